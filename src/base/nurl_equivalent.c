/* SPDX-License-Identifier: MIT */
/*
 * nurl_equivalent.c - two spellings of the same text (RFC 1738 section 2.2)
 */
#include "base/nurl_equivalent.h"
#include "base/nurl_escape.h"
#include "base/nurl_octet.h"

#define ESCAPED 0x100u /* tells an escaped reserved byte from a raw one */

/*
 * Reads the next byte or escape and moves *at after it. Returns a number that
 * is the same for all spellings of the byte.
 */
static unsigned meaning(const char **at, const char *end, unsigned reserved)
{
    const char *start = *at;
    uint8_t octet = nurl_escape_next(at, end);

    if (nurl_reserved((char)octet) & reserved) {
        return *at - start > 1 ? octet | ESCAPED : octet;
    }
    if (reserved & NURL_EQUIVALENT_NOCASE) {
        return nurl_octet(nurl_octet_lower((char)octet));
    }
    return octet;
}

int nurl_equivalent(struct nurl_str a, struct nurl_str b, unsigned reserved)
{
    const char *a_end;
    const char *b_end;

    if (a.len == 0 || b.len == 0) {
        return a.len == b.len; /* a text can be NULL */
    }
    a_end = a.ptr + a.len;
    b_end = b.ptr + b.len;
    while (a.ptr < a_end && b.ptr < b_end) {
        if (meaning(&a.ptr, a_end, reserved) !=
            meaning(&b.ptr, b_end, reserved)) {
            return 0;
        }
    }
    return a.ptr == a_end && b.ptr == b_end;
}
