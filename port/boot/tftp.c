/*
 * tftp.c - an image by tftp
 */
#include "fetch.h"

int fetch_tftp(struct fetch *fetch)
{
    (void)fetch;
    return FETCH_ERR_SCHEME;
}
