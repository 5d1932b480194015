/*
 * nurl_ip.c - the grammar of addresses in a host, in one pass each
 */
#include "host/nurl_ip.h"
#include "base/nurl_octet.h"

/*
 * IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet
 * dec-octet   = 0 to 255 in decimal, no superfluous zero     RFC 3986 3.2.2
 *
 * One turn of the outer loop is one number, so that no octet asks whether it
 * is the first of its number: 66 octets on a Cortex-M3, one loop takes 74.
 */
int nurl_ip_is_v4(const char *at, const char *end)
{
    unsigned numbers = 0;
    unsigned value;
    unsigned digit;

    while (at < end) {
        value = (unsigned)nurl_octet(*at++) - '0';
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
            digit = (unsigned)nurl_octet(*at++) - '0';
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
    return 0; /* no text, or a dot at its end */
}

/*
 * IPv6address = eight groups h16 with ":" between them; once "::" stands for
 *               one group or more; an IPv4address may be the last two groups
 * h16         = 1*4HEXDIG                            RFC 3986 3.2.2, RFC 4291
 */
int nurl_ip_is_v6(const char *at, const char *end)
{
    const char *gap = NULL; /* behind the "::" */
    unsigned groups = 0;
    unsigned digits = 0; /* of the group that is being read */
    char c;

    while (at < end) {
        c = *at++;
        if (c == ':' && digits > 0) {
            if (++groups > 8) {
                return 0; /* now, or a long text would cost its length */
            }
            digits = 0;
        } else if (c == ':') {
            if (gap || (groups == 0 && (at == end || *at++ != ':'))) {
                return 0; /* a second gap, or a single colon in front */
            }
            gap = at;
        } else if (!nurl_octet_is(c, NURL_OCTET_HEX) || ++digits > 4) {
            if (c != '.' || !nurl_ip_is_v4(at - 1 - digits, end)) {
                return 0;
            }
            groups++; /* its first two octets; the other two count below */
            digits = 1;
            break;
        }
    }
    if (digits > 0) {
        groups++;
    } else if (gap != end) {
        return 0; /* a single colon at the end, or no text */
    }
    return gap ? groups < 8 : groups == 8;
}

/* IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" ) */
static int is_future(const char *at, const char *end)
{
    unsigned classes = NURL_OCTET_HEX;
    const char *start; /* of the digits, then of the address */

    if (at == end || (*at | 0x20) != 'v') {
        return 0;
    }
    for (start = ++at; at < end; at++) {
        if (!nurl_octet_is(*at, classes)) {
            if (*at != '.' || at == start) {
                return 0;
            }
            classes = NURL_OCTET_USER; /* which has the dot in it */
            start = at + 1;
        }
    }
    return classes == NURL_OCTET_USER && at > start;
}

/* IP-literal = "[" ( IPv6address / IPvFuture ) "]"       RFC 3986 3.2.2 */
enum nurl_host_kind nurl_ip_literal(const char *at, const char *end)
{
    if (nurl_ip_is_v6(at, end)) {
        return NURL_HOST_IPV6;
    }
    return is_future(at, end) ? NURL_HOST_IPVFUTURE : NURL_HOST_NONE;
}
