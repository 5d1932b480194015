/*
 * nurl_types.c - small questions about a parsed URL and its texts
 */
#include "nurl_types.h"
#include "base/nurl_octet.h"

/*
 * Compares in the loop that looks for the NUL: a compiler turns a loop that
 * only counts into a call of strlen. BOUNDS: reads nothing after the NUL.
 */
int nurl_scheme_is(const struct nurl *url, const char *name)
{
    struct nurl_str scheme = nurl_part(url, url->scheme);
    size_t i;

    for (i = 0; i < scheme.len; i++) {
        if (name[i] == '\0' ||
            nurl_octet_lower(name[i]) != nurl_octet_lower(scheme.ptr[i])) {
            return 0;
        }
    }
    return i > 0 && name[i] == '\0';
}

int nurl_str_equal_nocase(struct nurl_str a, struct nurl_str b)
{
    size_t i;

    if (a.len != b.len || (a.len > 0 && (!a.ptr || !b.ptr))) {
        return 0; /* NULL with a length is equal to nothing */
    }
    for (i = 0; i < a.len; i++) {
        if (a.ptr[i] != b.ptr[i] &&
            nurl_octet_lower(a.ptr[i]) != nurl_octet_lower(b.ptr[i])) {
            return 0;
        }
    }
    return 1;
}
