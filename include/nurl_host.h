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

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

struct nurl_host {
    uint8_t kind;          /* enum nurl_host_kind; NONE after a fault */
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
enum nurl_status nurl_host_parse(struct nurl_host *host, struct nurl_str text);

/*
 * The same, and an IPv6 address may carry a zone (RFC 6874): "%25" and one or
 * more unreserved octets or escapes before the "]", as in [fe80::1%25eth0].
 * nurl_parse takes no zones: they mean nothing outside the machine.
 */
enum nurl_status nurl_host_parse_zone(struct nurl_host *host,
                                      struct nurl_str text);

/*
 * The port to connect to
 *
 * port = *DIGIT                                     RFC 3986 section 3.2.3
 *
 * A port may be absent, empty, or have any number of digits; only its number
 * is bounded. `http://h:65536/` parses, and this is where it is refused.
 *
 *     http://h/        80       http://h:8080/   8080
 *     http://h:/       80       http://h:00081/  81
 *     http://h:65536/  PORT_RANGE
 *     foo://h/         PORT_MISSING
 */

/*
 * The effective port: the number that is written, else (no port, or an empty
 * one) the default port of the scheme. A written 0 is 0, and nobody can connect
 * to it. It depends on scheme and port only. RFC 1738 has seven default ports:
 * a strict struct of any other scheme has none.
 *
 * Returns OK; PORT_RANGE for a number above 65535, whose place is
 * url->port.off; PORT_MISSING where none is written and none is known;
 * UNPARSED. *port is 0 after a fault.
 */
enum nurl_status nurl_port(const struct nurl *url, uint16_t *port);

/*
 * The default port of a scheme, ASCII letters of both cases being the same:
 * ftp 21, telnet 23, tftp 69, gopher 70, http, ws and coap+ws 80, nntp 119,
 * wais 210, https, wss and coaps+ws 443, rtsp 554, prospero 1525, mqtt 1883,
 * coap and coap+tcp 5683, coaps and coaps+tcp 5684, mqtts 8883; 0 for any
 * other.
 */
uint16_t nurl_default_port(struct nurl_str scheme);

#ifdef __cplusplus
}
#endif

#endif
