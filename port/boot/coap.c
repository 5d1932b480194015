/*
 * coap.c - an image by coap
 */
#include "fetch.h"

int fetch_coap(struct fetch *fetch)
{
    (void)fetch;
    return FETCH_ERR_SCHEME;
}
