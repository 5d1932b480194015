/*
 * nurl_normal.c - parts of a URL in normal form
 */
#include "syntax/nurl_normal.h"
#include "base/nurl_emit.h"
#include "base/nurl_escape.h"
#include "base/nurl_octet.h"

#define ESCAPE 0x100u /* tells an escape from the octet that it stands for */

/* unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"                    2.3 */
static int is_unreserved(uint8_t octet)
{
    if (octet == '_' || octet == '~') {
        return 1;
    }
    return octet != '+' && nurl_octet_is((char)octet, NURL_OCTET_SCHEME);
}

/* The octet that the normal form has here, or ESCAPE and what it escapes. */
static unsigned next(const char **at, const char *end, enum nurl_normal form)
{
    const char *start = *at;
    uint8_t octet = nurl_octet(*start);

    if (octet != '%' || form == NURL_NORMAL_WRITTEN) {
        *at = start + 1;
    } else {
        octet = nurl_escape_next(at, end);
        if (*at != start + 1 && !is_unreserved(octet)) {
            return ESCAPE | octet;
        }
    }
    if (form == NURL_NORMAL_LOWER) {
        return nurl_octet(nurl_octet_lower((char)octet));
    }
    return octet;
}

enum nurl_normal nurl_normal_of_host(const struct nurl *url)
{
    const char *host = url->text + url->host.off;
    uint16_t i;

    if (url->host_kind == NURL_HOST_IPV6) {
        for (i = 0; i < url->host.len; i++) {
            if (host[i] == '%') {
                return NURL_NORMAL_WRITTEN;
            }
        }
    }
    return NURL_NORMAL_LOWER;
}

void nurl_normal_write(struct nurl_writer *out, struct nurl_str part,
                       enum nurl_normal form)
{
    const char *at = part.ptr;
    const char *end = at ? at + part.len : at;
    unsigned unit;
    char octet;

    while (at < end) {
        unit = next(&at, end, form);
        octet = (char)unit;
        if (unit & ESCAPE) {
            nurl_emit_escape(out, (uint8_t)unit, 0);
        } else {
            nurl_emit(out, &octet, 1, 0);
        }
    }
}

int nurl_normal_equal(struct nurl_str a, struct nurl_str b,
                      enum nurl_normal form)
{
    const char *x = a.ptr;
    const char *y = b.ptr;
    const char *x_end = x ? x + a.len : x;
    const char *y_end = y ? y + b.len : y;

    while (x < x_end && y < y_end) {
        if (next(&x, x_end, form) != next(&y, y_end, form)) {
            return 0;
        }
    }
    return x == x_end && y == y_end;
}

int nurl_normal_equal_host(const struct nurl *a, const struct nurl *b)
{
    enum nurl_normal form = nurl_normal_of_host(a);

    return nurl_normal_of_host(b) == form &&
           nurl_normal_equal(nurl_part(a, a->host), nurl_part(b, b->host),
                             form);
}
