/* SPDX-License-Identifier: MIT */
/*
 * nurl_ip.c - the grammar of addresses in a host, in one pass each
 */
#include "host/nurl_ip.h"
#include "base/nurl_octet.h"

/*
 * IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet
 * dec-octet   = 0 to 255 in decimal, no superfluous zero     RFC 3986 3.2.2
 *
 * One iteration of the outer loop reads one number. So the inner loop need not
 * test whether a byte is the first of its number: 66 bytes of flash on a
 * Cortex-M3, where a single loop takes 74.
 */
int nurl_ip_is_v4(const char *at, const char *end)
{
    unsigned numbers = 0;
    unsigned value;
    unsigned digit;

    while (at < end) {
        value = nurl_octet_offset(nurl_octet(*at++), '0');
        if (value > 9 || ++numbers > 4) {
            return 0;
        }
        for (;;) {
            if (at == end) {
                return numbers == 4;
            }
            if (*at == '.') {
                break;
            }
            digit = nurl_octet_offset(nurl_octet(*at++), '0');
            if (digit > 9 || value == 0) {
                return 0;
            }
            value = value * 10u + digit;
            if (value > 255) {
                return 0;
            }
        }
        at++;
    }
    return 0; /* no text, or a dot at the end */
}

/*
 * IPv6address = eight groups h16 with ":" between them. One "::" can stand for
 *               one group or more; an IPv4address can be the last two groups
 * h16         = 1*4HEXDIG                            RFC 3986 3.2.2, RFC 4291
 *
 * Stops at a group of five digits and at a ninth group: both are errors.
 */
int nurl_ip_is_v6(const char *at, const char *end)
{
    const char *group;
    unsigned groups = 0;
    int gap = 0; /* "::" was read */

    for (;;) {
        group = at;
        at = nurl_octet_run(at, end, NURL_OCTET_HEX);
        if (at > group && (at - group > 4 || ++groups > 8)) {
            return 0;
        }
        if (at == end || *at != ':') {
            break;
        }
        at++;
        if (at < end && *at == ':') {
            if (gap) {
                return 0;
            }
            gap = 1;
            at++;
        } else if (at == group + 1 || at == end) {
            return 0; /* a single colon at the beginning or at the end */
        }
    }
    if (at < end) {
        if (!nurl_ip_is_v4(group, end)) {
            return 0;
        }
        groups++; /* its first number was counted as a group */
    }
    return gap ? groups < 8 : groups == 8;
}

/* IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" ) */
static int is_future(const char *at, const char *end)
{
    const char *dot;

    if (at == end || (*at | 0x20) != 'v') {
        return 0;
    }
    dot = nurl_octet_run(at + 1, end, NURL_OCTET_HEX);
    return dot > at + 1 && end - dot > 1 && *dot == '.' &&
           nurl_octet_run(dot + 1, end, NURL_OCTET_USER) == end;
}

/* IP-literal = "[" ( IPv6address / IPvFuture ) "]"       RFC 3986 3.2.2 */
enum nurl_host_kind nurl_ip_literal(const char *at, const char *end)
{
    if (nurl_ip_is_v6(at, end)) {
        return NURL_HOST_IPV6;
    }
    return is_future(at, end) ? NURL_HOST_IPVFUTURE : NURL_HOST_NONE;
}
