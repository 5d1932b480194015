/* SPDX-License-Identifier: MIT */
/*
 * nurl_cursor.c - reading a text from left to right, part by part
 */
#include "syntax/nurl_cursor.h"

/* BOUNDS: a text has at most 65,535 bytes, so both numbers fit in 16 bits. */
int nurl_cursor_part(struct nurl_cursor *cursor, unsigned class_bit)
{
    const char *start = cursor->at;
    const char *at = start;
    int next = nurl_octet_part(&at, cursor->end, class_bit);

    cursor->at = at;
    cursor->part.off = (uint16_t)(start - cursor->text);
    cursor->part.len = (uint16_t)(at - start);
    return next;
}

/* BOUNDS: the caller has seen a byte at the cursor. */
int nurl_cursor_next_part(struct nurl_cursor *cursor, unsigned class_bit)
{
    cursor->at++;
    return nurl_cursor_part(cursor, class_bit);
}

int nurl_cursor_sees(const struct nurl_cursor *cursor, char octet)
{
    const char *at = cursor->at;

    while (at < cursor->end && !nurl_octet_is(*at, NURL_OCTET_ENDS)) {
        if (*at++ == octet) {
            return 1;
        }
    }
    return 0;
}
