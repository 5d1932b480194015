/* SPDX-License-Identifier: MIT */
/*
 * nurl_host_within.c - is a host in a domain?
 */
#include "nurl_host.h"

#include "base/nurl_scan.h"
#include "host/nurl_ip.h"
#include "host/nurl_ip_value.h"
#include "host/nurl_number_label.h"

/*
 * name  = label *( "." label )                          RFC 1034 section 3.1
 * label = 1*( ALPHA / DIGIT / "-" / "_" )
 *
 * Returns 1 and sets *last to the start of the last label, or returns 0.
 */
static int is_name(struct nurl_str text, const char **last)
{
    const char *at = text.ptr;
    const char *end = at + text.len;

    for (;; at++) {
        *last = at;
        at = nurl_scan_alnum(at, end, "-_");
        if (at == *last) {
            return 0;
        }
        if (at == end) {
            return 1;
        }
        if (*at != '.') {
            return 0;
        }
    }
}

/*
 * IP-literal = "[" ( IPv6address / IPvFuture ) "]"       RFC 3986 3.2.2
 *
 * Returns IPV6, IPVFUTURE or, for any other text, NONE. BOUNDS: the text is not
 * empty. The two brackets are two bytes.
 */
static enum nurl_host_kind bracketed_kind(struct nurl_str host)
{
    const char *close = host.ptr + host.len - 1;

    if (host.ptr[0] != '[' || *close != ']') {
        return NURL_HOST_NONE;
    }
    return nurl_ip_literal(host.ptr + 1, close);
}

/* BOUNDS: an IPv6 literal has two brackets. */
static void literal_value(uint8_t address[16], struct nurl_str literal)
{
    nurl_ip_value_v6(address, literal.ptr + 1, literal.ptr + literal.len - 1);
}

/* Compares IPv6 addresses by value, and an IPvFuture by its text. */
static bool same_literal(struct nurl_str host, struct nurl_str domain)
{
    enum nurl_host_kind kind = bracketed_kind(host);
    uint8_t address[16];
    uint8_t other[16];

    if (kind == NURL_HOST_NONE || kind != bracketed_kind(domain)) {
        return false;
    }
    if (kind == NURL_HOST_IPVFUTURE) {
        return nurl_str_equal_nocase(host, domain);
    }
    literal_value(address, host);
    literal_value(other, domain);
    return nurl_ip_same_v6(address, other);
}

/* The length without one final dot. */
static size_t name_length(struct nurl_str name)
{
    return name.ptr[name.len - 1] == '.' ? name.len - 1 : name.len;
}

/*
 * Only the host is checked as a name. If it ends with the domain, at a label's
 * beginning, then the domain is a name, too. BOUNDS: both texts have a byte. If
 * the domain is shorter, the host has a byte before it.
 */
bool nurl_host_within(struct nurl_str host, struct nurl_str domain)
{
    const char *last;
    size_t before;

    if (!host.ptr || !domain.ptr || host.len == 0 || domain.len == 0) {
        return false;
    }
    if (host.ptr[0] == '[') {
        return same_literal(host, domain);
    }
    host.len = name_length(host);
    domain.len = name_length(domain);
    before = host.len - domain.len;
    if (domain.len == 0 || host.len < domain.len || !is_name(host, &last)) {
        return false;
    }
    if (before > 0 && (host.ptr[before - 1] != '.' ||
                       nurl_number_label(last, host.ptr + host.len))) {
        return false;
    }
    return nurl_str_equal_nocase(nurl_text(host.ptr + before, domain.len),
                                 domain);
}
