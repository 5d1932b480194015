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

static inline int is_http(const char *name)
{
    return name[0] == 'h' && name[1] == 't' && name[2] == 't' && name[3] == 'p';
}

/*
 * http and https are compared first, as nearly all URLs have them: in lower
 * case.
 */
enum nurl_scheme nurl_scheme_named(const char *name, size_t len)
{
    unsigned found;

    if (len >= 4 && is_http(name)) {
        if (len == 4) {
            return NURL_SCHEME_HTTP;
        }
        if (len == 5 && name[4] == 's') {
            return NURL_SCHEME_HTTPS;
        }
    }
    found = nurl_name_find(name, len, names_later, lengths_later);
    return found > 0 ? (enum nurl_scheme)(NURL_SCHEME_LAST_1738 + found)
                     : nurl_scheme_named_1738(name, len);
}
