/*
 * nurl_same.c - two texts that mean the same
 */
#include "nurl_same.h"
#include "nurl_octet.h"
#include "nurl_scan.h"

#define ESCAPED 0x100u /* tells an escaped reserved octet from a raw one */

/*
 * What the next unit means; *at moves behind it. BOUNDS: the text is valid,
 * so two digits follow every "%".
 */
static unsigned meaning(const char *text, size_t *at, unsigned reserved)
{
    const char *next = text + *at;
    unsigned escaped = *next == '%' ? ESCAPED : 0;
    uint8_t octet = nurl_scan_next(&next);

    *at = (size_t)(next - text);
    if (nurl_reserved((char)octet) & reserved) {
        return octet | escaped;
    }
    return octet;
}

int nurl_same(struct nurl_str a, struct nurl_str b, unsigned reserved)
{
    size_t i = 0;
    size_t j = 0;

    while (i < a.len && j < b.len) {
        if (meaning(a.at, &i, reserved) != meaning(b.at, &j, reserved)) {
            return 0;
        }
    }
    return i == a.len && j == b.len;
}

int nurl_same_part(const struct nurl_both *both, struct nurl_span a,
                   struct nurl_span b)
{
    return nurl_same(nurl_get(both->a, a), nurl_get(both->b, b),
                     both->reserved);
}

int nurl_same_span(const struct nurl_both *both, struct nurl_span a,
                   struct nurl_span b)
{
    return (a.at == 0) == (b.at == 0) && nurl_same_part(both, a, b);
}

int nurl_same_name(struct nurl_str a, struct nurl_str b)
{
    size_t i;

    if (a.len != b.len) {
        return 0;
    }
    for (i = 0; i < a.len; i++) {
        if (nurl_octet_lower(a.at[i]) != nurl_octet_lower(b.at[i])) {
            return 0;
        }
    }
    return 1;
}
