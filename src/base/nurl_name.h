/* SPDX-License-Identifier: MIT */
/*
 * nurl_name.h - is a text one of these names?
 */
#ifndef NURL_NAME_H
#define NURL_NAME_H

#include "nurl_types.h"

/*
 * Compares without case. Returns the number of the name that the text is, from
 * 1, or 0 for none. `names` holds the names in lower case, one after the other;
 * `lengths` holds their lengths, and a 0 at the end: "ftphttp", { 3, 4, 0 }.
 * The text can be NULL with length 0.
 */
unsigned nurl_name_find(const char *text, size_t len, const char *names,
                        const uint8_t *lengths);

/* For a list of rows ROW(id, name, port): their names, and their lengths. */
#define NURL_NAME_TEXT(id, name, port) name
#define NURL_NAME_LENGTH(id, name, port) sizeof(name) - 1,

#endif
