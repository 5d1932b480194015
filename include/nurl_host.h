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
    struct nurl_str zone; /* behind "%25" or "%", as written; or absent */
    uint16_t stop;        /* the faulty octet, or the length */
    uint8_t kind;         /* enum nurl_host_kind; NONE after a fault */
    uint8_t numeric_tail; /* 1: a name that some would read as an address */
    uint8_t octets[16];   /* IPV4: the first four; IPV6: all; else zeros */
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

/*
 * Whom to connect to: all that is asked before a connection, in one call
 *
 *     http://h.com/a              NAME  name {7,5}  port 80
 *     coap://[fe80::1%25eth0]     IPV6  octets fe 80 .. 00 01
 *                                       zone {18,4}  port 5683
 *     http://192.0.2.1:8080/      IPV4  octets c0 00 02 01  port 8080
 *     http://h%2Ecom/             HOST_CHAR at 8
 *     http://1.2.3/               HOST_NUMERIC at 7
 *     http://h:0/                 PORT_RANGE at 9
 *
 * A name goes to a resolver, octets go into the address of a socket, and a
 * zone says by which interface. nurl_write_host (nurl_writer.h) makes one
 * string of them for getaddrinfo.
 */
struct nurl_endpoint {
    struct nurl_span name; /* NAME: the host as written; else absent */
    struct nurl_span zone; /* IPV6: as written; absent if there is none */
    uint16_t stop;         /* the place of the fault; of OK that of the URL */
    uint16_t port;         /* 1 to 65535; 0 after a fault */
    uint8_t kind;          /* NURL_HOST_NAME, NURL_HOST_IPV4, NURL_HOST_IPV6 */
    uint8_t octets[16];    /* IPV4: the first four; IPV6: all; else zeros */
};

/*
 * Reads host and port of a URL of either profile, one that nurl_parse_zone or
 * nurl_parse_authority has filled among them. A scheme is not needed if a port
 * is written.
 *
 * A name fit for a resolver has labels of letters, digits, "-" and "_", 1 to 63
 * octets each and 253 in all, and may end with one dot (RFC 1034 3.1, RFC 1035
 * 2.3.4, RFC 1123 2.1). Nothing is decoded: a name with an escape is refused.
 *
 * The first fault in this order is the result, and endpoint->stop its place:
 *   UNPARSED      0
 *   HOST_EMPTY    where a host would begin: there is none, or an empty one
 *   IP_LITERAL    the "[" of an IPvFuture
 *   HOST_CHAR     the octet that no name holds
 *   HOST_LABEL    where a label is empty
 *   HOST_LEN      where the long label begins, or the long name
 *   HOST_NUMERIC  the host: its last label is a number (struct nurl_host)
 *   PORT_RANGE    the port: 0, or above 65535
 *   PORT_MISSING  the end of the host: none is written, and the scheme has none
 * After PORT_MISSING all but the port is set, for who has a port of his own;
 * after any other fault nothing is.
 */
enum nurl_status nurl_endpoint_parse(struct nurl_endpoint *endpoint,
                                     const struct nurl *url);

#ifdef __cplusplus
}
#endif

#endif
