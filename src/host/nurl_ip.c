/*
 * nurl_ip.c - the grammar of addresses in a host, in one pass each
 */
#include "nurl_ip.h"
#include "nurl_octet.h"

/*
 * IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet
 * dec-octet   = 0 to 255 in decimal, no superfluous zero     RFC 3986 3.2.2
 */
int nurl_ip_is_v4(const char *at, const char *end)
{
    const uint_least16_t none = 256; /* no digit of this number seen yet */
    uint_least16_t value = none;
    uint_least16_t digit;
    unsigned dots = 0;

    for (; at < end; at++) {
        digit = (uint_least16_t)(nurl_octet(*at) - '0');
        if (*at == '.' && value != none && dots < 3) {
            dots++;
            value = none;
        } else if (digit > 9 || value == 0) {
            return 0;
        } else if (value == none) {
            value = digit;
        } else {
            value = (uint_least16_t)(value * 10u + digit);
            if (value > 255) {
                return 0;
            }
        }
    }
    return dots == 3 && value != none;
}

/*
 * IPv6address = eight groups h16 with ":" between them; once "::" stands for
 *               one group or more; an IPv4address may be the last two groups
 * h16         = 1*4HEXDIG                            RFC 3986 3.2.2, RFC 4291
 */
static int is_v6(const char *at, const char *end)
{
    const char *gap = NULL; /* behind the "::" */
    unsigned groups = 0;
    unsigned digits = 0; /* of the group that is being read */

    if (end - at >= 2 && at[0] == ':' && at[1] == ':') {
        at++; /* the second colon follows no group and so makes the gap */
    } else if (at < end && at[0] == ':') {
        return 0;
    }
    for (; at < end; at++) {
        if (nurl_octet_is(*at, NURL_OCTET_HEX) && digits < 4) {
            digits++;
        } else if (*at == ':' && digits > 0) {
            groups++;
            digits = 0;
        } else if (*at == ':' && !gap) {
            gap = at + 1;
        } else if (nurl_ip_is_v4(at - digits, end)) {
            groups++; /* its first two octets; the other two count below */
            digits = 1;
            break;
        } else {
            return 0;
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
    const char *start = at + 1; /* of the digits, then of the address */

    if (at == end || (*at | 0x20) != 'v') {
        return 0;
    }
    while (++at < end) {
        if (*at == '.' && classes == NURL_OCTET_HEX && at > start) {
            classes = NURL_OCTET_USER;
            start = at + 1;
        } else if (!nurl_octet_is(*at, classes)) {
            return 0;
        }
    }
    return classes == NURL_OCTET_USER && at > start;
}

/* IP-literal = "[" ( IPv6address / IPvFuture ) "]"       RFC 3986 3.2.2 */
enum nurl_kind nurl_ip_literal(const char *at, const char *end)
{
    if (is_v6(at, end)) {
        return NURL_KIND_IPV6;
    }
    return is_future(at, end) ? NURL_KIND_IPVFUTURE : NURL_KIND_NONE;
}
