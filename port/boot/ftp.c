/*
 * ftp.c - an image by ftp
 */
#include "fetch.h"

int fetch_ftp(struct fetch *fetch)
{
    (void)fetch;
    return FETCH_ERR_SCHEME;
}
