/*
 * http.c - an image by http
 */
#include "fetch.h"

int fetch_http(struct fetch *fetch)
{
    (void)fetch;
    return FETCH_ERR_SCHEME;
}
