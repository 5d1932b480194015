/* SPDX-License-Identifier: MIT */
/*
 * nurl_name.c - is a text one of these names?
 */
#include "base/nurl_name.h"
#include "base/nurl_octet.h"

/*
 * Tries the byte as it is first, because most text is in lower case.
 * BOUNDS: name and text are `len` bytes long.
 */
static int is_equal(const char *name, const char *text, size_t len)
{
    const char *end = name + len;

    for (; name < end; name++) {
        if (*text != *name && nurl_octet_lower(*text) != *name) {
            return 0;
        }
        text++;
    }
    return 1;
}

/* BOUNDS: each length leads to the next name; the last one is 0. */
unsigned nurl_name_find(const char *text, size_t len, const char *names,
                        const uint8_t *lengths)
{
    unsigned n;

    for (n = 0; lengths[n] > 0; n++) {
        if (lengths[n] == len && is_equal(names, text, len)) {
            return n + 1;
        }
        names += lengths[n];
    }
    return 0;
}
