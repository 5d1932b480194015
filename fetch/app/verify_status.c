/*
 * verify_status.c - why an image is refused, as a status of nfetch_status.h
 */
#include "app/verify_status.h"
#include "nfetch_status.h"

int nfetch_verify_status(enum nimage_status status)
{
    switch (status) {
    case NIMAGE_OK:
        return NFETCH_OK;
    case NIMAGE_ERR_READ:
        return NFETCH_ERR_FLASH;
    case NIMAGE_ERR_DIGEST:
        return NFETCH_ERR_DIGEST;
    case NIMAGE_ERR_KEY:
    case NIMAGE_ERR_SIGNATURE:
        return NFETCH_ERR_SIGNATURE;
    case NIMAGE_ERR_COUNTER:
        return NFETCH_ERR_COUNTER;
    case NIMAGE_ERR_ADDRESS:
        return NFETCH_ERR_ADDRESS;
    default:
        return NFETCH_ERR_IMAGE;
    }
}
