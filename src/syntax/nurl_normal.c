/* SPDX-License-Identifier: MIT */
/*
 * nurl_normal.c - parts of a URL in normal form
 */
#include "syntax/nurl_normal.h"
#include "base/nurl_emit.h"
#include "base/nurl_escape.h"
#include "base/nurl_octet.h"
#include "base/nurl_scan.h"
#include "host/nurl_ip_value.h"

#define ESCAPE 0x100u /* added to the value of a byte that stays escaped */

/*
 * Reads a byte or an escape, and moves *at after it. Returns the byte of the
 * normal form. For an escape that stays, returns ESCAPE and its value.
 */
static unsigned next(const char **at, const char *end, enum nurl_normal form)
{
    const char *start = *at;
    uint8_t octet = nurl_octet(*start);

    if (octet != '%') {
        *at = start + 1;
    } else {
        octet = nurl_escape_next(at, end);
        if (*at != start + 1 && !nurl_octet_unreserved((char)octet)) {
            return ESCAPE | octet;
        }
    }
    if (form == NURL_NORMAL_LOWER) {
        return nurl_octet(nurl_octet_lower((char)octet));
    }
    return octet;
}

/* Returns the first byte that can differ in the normal form, or `end`. */
static const char *same_end(const char *at, const char *end,
                            enum nurl_normal form)
{
    if (form == NURL_NORMAL_PART) {
        return nurl_scan_to(at, end, '%');
    }
    while (at < end && *at != '%' && nurl_octet_lower(*at) == *at) {
        at++;
    }
    return at;
}

/* BOUNDS: a part without bytes can be NULL; nothing is added to NULL. */
void nurl_normal_write(struct nurl_writer *out, struct nurl_str part,
                       enum nurl_normal form)
{
    const char *at = part.ptr;
    const char *end = at ? at + part.len : at;
    const char *start;
    unsigned unit;
    char octet;

    for (;;) {
        start = at;
        at = same_end(at, end, form);
        if (at > start) {
            nurl_emit_run(out, start, (size_t)(at - start), 0);
        }
        if (at == end) {
            return;
        }
        unit = next(&at, end, form);
        octet = (char)unit;
        if (unit & ESCAPE) {
            nurl_emit_escape(out, (uint8_t)(unit & 0xFFu), 0);
        } else {
            nurl_emit(out, &octet, 1, 0);
        }
    }
}

/* Each decoded escape makes the text two bytes shorter. */
size_t nurl_normal_length(struct nurl_str part)
{
    const char *at = part.ptr;
    const char *end = at + part.len;
    const char *start;
    size_t len = part.len;

    for (at = nurl_scan_to(at, end, '%'); at < end;
         at = nurl_scan_to(at, end, '%')) {
        start = at;
        if (!(next(&at, end, NURL_NORMAL_PART) & ESCAPE)) {
            len -= (size_t)(at - start) - 1;
        }
    }
    return len;
}

bool nurl_normal_equal(struct nurl_str a, struct nurl_str b,
                       enum nurl_normal form)
{
    const char *x = a.ptr;
    const char *y = b.ptr;
    const char *x_end = x ? x + a.len : x;
    const char *y_end = y ? y + b.len : y;

    while (x < x_end && y < y_end) {
        if (*x == *y && *x != '%') {
            x++;
            y++;
        } else if (next(&x, x_end, form) != next(&y, y_end, form)) {
            return false;
        }
    }
    return x == x_end && y == y_end;
}

/* A caller can have cleared the host: then it has no brackets. */
static int has_literal(const struct nurl *url)
{
    return url->host_kind == NURL_HOST_IPV6 && url->host.len > 0;
}

/*
 * Reads the address of an IPv6 literal. Returns the text after it: the zone as
 * written, with its "%", and the "]". BOUNDS: the host has brackets.
 */
static struct nurl_str split_literal(uint8_t address[16],
                                     const struct nurl *url)
{
    const char *at = url->text + url->host.off + 1;
    const char *close = at + (url->host.len - 2);
    const char *rest = nurl_scan_to(at, close, '%');

    nurl_ip_value_v6(address, at, rest);
    return nurl_text(rest, (size_t)(close + 1 - rest));
}

void nurl_normal_write_host(struct nurl_writer *out, const struct nurl *url)
{
    uint8_t address[16];
    struct nurl_str rest;

    if (!has_literal(url)) {
        nurl_normal_write(out, nurl_part(url, url->host), NURL_NORMAL_LOWER);
        return;
    }
    rest = split_literal(address, url);
    nurl_emit(out, "[", 1, 0);
    nurl_write_ipv6(out, address);
    nurl_emit_run(out, rest.ptr, rest.len, 0);
}

/* Compares addresses by value, and zones as text: they are local names. */
static int equal_literals(const struct nurl *a, const struct nurl *b)
{
    uint8_t address[16];
    uint8_t other[16];
    struct nurl_str x = split_literal(address, a);
    struct nurl_str y = split_literal(other, b);
    size_t i;

    if (!nurl_ip_same_v6(address, other)) {
        return 0;
    }
    if (x.len != y.len) {
        return 0;
    }
    for (i = 0; i < x.len; i++) {
        if (x.ptr[i] != y.ptr[i]) {
            return 0;
        }
    }
    return 1;
}

bool nurl_normal_equal_host(const struct nurl *a, const struct nurl *b)
{
    if (has_literal(a) && has_literal(b)) {
        return equal_literals(a, b);
    }
    return nurl_normal_equal(nurl_part(a, a->host), nurl_part(b, b->host),
                             NURL_NORMAL_LOWER);
}
