/*
 * nurl_equivalent.c - two texts that mean the same
 */
#include "base/nurl_equivalent.h"
#include "base/nurl_octet.h"
#include "base/nurl_scan.h"

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

int nurl_equivalent(struct nurl_str a, struct nurl_str b, unsigned reserved)
{
    size_t i = 0;
    size_t j = 0;

    while (i < a.len && j < b.len) {
        if (meaning(a.ptr, &i, reserved) != meaning(b.ptr, &j, reserved)) {
            return 0;
        }
    }
    return i == a.len && j == b.len;
}

int nurl_equivalent_part(const struct nurl_pair *both, struct nurl_span a,
                         struct nurl_span b)
{
    return nurl_equivalent(nurl_part(both->a, a), nurl_part(both->b, b),
                           both->reserved);
}

int nurl_equivalent_span(const struct nurl_pair *both, struct nurl_span a,
                         struct nurl_span b)
{
    return (a.off == 0) == (b.off == 0) && nurl_equivalent_part(both, a, b);
}
