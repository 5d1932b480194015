/*
 * nurl_host.h - the text of a host: what is it, and which address?
 *
 * host = IP-literal / IPv4address / reg-name        RFC 3986 section 3.2.2
 * IP-literal = "[" ( IPv6address / IPvFuture ) "]"  RFC 4291, RFC 6874
 *
 *     [2001:db8::1]  IPV6   20 01 0d b8 .. 00 01
 *     192.168.1.10   IPV4   c0 a8 01 0a
 *     h.com          NAME
 *     192.168.1      NAME   with numeric_tail: do not give it to a resolver
 *     [v1.x]         IPVFUTURE
 *
 * A URL that was parsed has a good host, and url.host_kind already says what
 * it is; this function gives the octets to connect to. It also reads a host
 * from anywhere else, such as a setting. For addresses to text there is
 * nurl_address.h.
 *
 * Reentrant, and safe in an interrupt. One pass over the text, two over an
 * address; no allocation.
 */
#ifndef NURL_HOST_H
#define NURL_HOST_H

#include "nurl_span.h"
#include "nurl_status.h"

#ifdef __cplusplus
extern "C" {
#endif

struct nurl_host {
    uint8_t kind;          /* enum nurl_kind; NONE after a fault */
    uint8_t numeric_tail;  /* 1: a name that some would read as an address */
    uint16_t stop;         /* the faulty octet, or the length */
    struct nurl_span zone; /* behind "%25", as written; {0, 0}: none */
    uint8_t octets[16];    /* IPV4: the first four; IPV6: all; else zeros */
};

/*
 * Reads a host as it stands in a URL, with the brackets of an IP literal.
 * The absent and the empty text are the empty host.
 *
 * numeric_tail is set for a name whose last label, one final dot set aside,
 * is all digits, or "0x" and hex digits, escapes decoded: "1.2.3", "0x7f.1",
 * "1.2.3.%34". It is no IPv4address, but many address parsers would take it
 * for one, so look it up as a name or not at all.
 *
 * Returns OK, TOO_LONG, PCT, CTRL, 8BIT, HOST_CHAR or IP_LITERAL; whatever
 * follows the host is HOST_CHAR. After a fault only `stop` means anything.
 */
enum nurl_status nurl_host(struct nurl_host *host, struct nurl_str text);

/*
 * The same, and an IPv6 address may carry a zone (RFC 6874): "%25" and one or
 * more unreserved octets or escapes before the "]", as in [fe80::1%25eth0].
 * nurl_parse takes no zones: they mean nothing outside the machine.
 */
enum nurl_status nurl_host_zone(struct nurl_host *host, struct nurl_str text);

#ifdef __cplusplus
}
#endif

#endif
