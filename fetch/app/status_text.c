/* SPDX-License-Identifier: MIT */
/*
 * status_text.c - any status of this house in words
 */
#include "app/status_text.h"
#include "nfetch_status.h"
#include "nimage_types.h"
#include "nslot.h"

static const char *app_text(int status)
{
    switch (status) {
    case NSLOT_ERR_FLASH:
        return "flash error";
    case NSLOT_ERR_PHASE:
        return "an image is on trial";
    case NFETCH_APP_ERR_EMPTY:
        return "too short for an image";
    case NFETCH_APP_ERR_FILE:
        return "the file cannot be written or read";
    default:
        return nfetch_text(status);
    }
}

const char *nfetch_status_text(int status)
{
    switch (status) {
    case NIMAGE_ERR_READ:
        return "the image cannot be read";
    case NIMAGE_ERR_FORMAT:
        return "not an image for this machine";
    case NIMAGE_ERR_DIGEST:
        return "another digest";
    case NIMAGE_ERR_KEY:
        return "not signed by the trusted key";
    case NIMAGE_ERR_SIGNATURE:
        return "no trusted signature";
    case NIMAGE_ERR_COUNTER:
        return "older than the confirmed image";
    case NIMAGE_ERR_ADDRESS:
        return "linked for another address";
    default:
        return app_text(status);
    }
}

int nfetch_status_exit(int status)
{
    if (status == NFETCH_OK) {
        return 0;
    }
    if (status > NFETCH_STATUS_FIRST || status < NFETCH_STATUS_LAST) {
        return NFETCH_EXIT_OWN;
    }
    return NFETCH_EXIT_FIRST + NFETCH_STATUS_FIRST - status;
}
