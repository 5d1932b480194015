/* SPDX-License-Identifier: MIT */
/*
 * nurl_cursor.h - reading a text from left to right, part by part
 */
#ifndef NURL_CURSOR_H
#define NURL_CURSOR_H

#include "base/nurl_octet.h"
#include "nurl_types.h"

/* No class: the part is empty, and the result is the byte at the cursor. */
#define NURL_CURSOR_PEEK 0u

struct nurl_cursor {
    const char *text;
    const char *at; /* what is read next; after an error the invalid byte */
    const char *end;
    struct nurl_span part; /* what was read last */
};

/*
 * Reads bytes of one class, and escapes if the class can have them, into
 * cursor->part. Returns the byte after the part, or NONE.
 */
int nurl_cursor_part(struct nurl_cursor *cursor, unsigned class_bit);

/* Skips one byte, such as a delimiter, and reads the part after it. */
int nurl_cursor_next_part(struct nurl_cursor *cursor, unsigned class_bit);

/* 1 if this byte is before the next "/", "?" or "#", else 0. */
int nurl_cursor_sees(const struct nurl_cursor *cursor, char octet);

#endif
