/*
 * nurl_text_check.h - checks a text before it is read
 */
#ifndef NURL_TEXT_CHECK_H
#define NURL_TEXT_CHECK_H

#include "nurl_types.h"

/*
 * NULL with a length is EMPTY at 0, and what is longer than NURL_TEXT_MAX is
 * TOO_LONG, by definition at 65,535. Else OK; *stop is 0 then, too.
 */
static inline enum nurl_status nurl_text_check(struct nurl_str text,
                                               uint16_t *stop)
{
    *stop = 0;
    if (!text.ptr && text.len > 0) {
        return NURL_ERR_EMPTY;
    }
    if (text.len > NURL_TEXT_MAX) {
        *stop = 65535;
        return NURL_ERR_TOO_LONG;
    }
    return NURL_OK;
}

#endif
