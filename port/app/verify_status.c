/*
 * verify_status.c - why an image is refused, as a status of fetch_status.h
 */
#include "verify_status.h"
#include "fetch_status.h"

int verify_status(enum image_status status)
{
    switch (status) {
    case IMAGE_OK:
        return FETCH_OK;
    case IMAGE_ERR_READ:
        return FETCH_ERR_FLASH;
    case IMAGE_ERR_DIGEST:
        return FETCH_ERR_DIGEST;
    case IMAGE_ERR_KEY:
    case IMAGE_ERR_SIGNATURE:
        return FETCH_ERR_SIGNATURE;
    case IMAGE_ERR_COUNTER:
        return FETCH_ERR_COUNTER;
    case IMAGE_ERR_ADDRESS:
        return FETCH_ERR_ADDRESS;
    default:
        return FETCH_ERR_IMAGE;
    }
}
