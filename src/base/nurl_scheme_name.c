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

/* Searches the later schemes first, because most URLs are https. */
enum nurl_scheme nurl_scheme_named(const char *name, size_t len)
{
    unsigned later = nurl_name_find(name, len, names_later, lengths_later);

    return later > 0 ? (enum nurl_scheme)(NURL_SCHEME_LAST_1738 + later)
                     : nurl_scheme_named_1738(name, len);
}
