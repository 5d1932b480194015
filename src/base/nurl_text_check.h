/* SPDX-License-Identifier: MIT */
/*
 * nurl_text_check.h - checks a text before it is read
 */
#ifndef NURL_TEXT_CHECK_H
#define NURL_TEXT_CHECK_H

#include "nurl_types.h"

/*
 * Returns EMPTY with *stop 0 for NULL with a length, TOO_LONG with *stop 65,535
 * for more than NURL_TEXT_MAX bytes, and else OK with *stop 0.
 */
static inline enum nurl_status nurl_text_check(const char *text, size_t length,
                                               uint16_t *stop)
{
    *stop = 0;
    if (!text && length > 0) {
        return NURL_ERR_EMPTY;
    }
    if (length > NURL_TEXT_MAX) {
        *stop = 65535;
        return NURL_ERR_TOO_LONG;
    }
    return NURL_OK;
}

#endif
