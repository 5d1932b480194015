/*
 * nurl_host.h - whom to connect to
 *
 * For a connection there is one call, nurl_endpoint_parse: a name for a
 * resolver or the octets of an address, a zone, and a port, with all checks.
 * The others answer one question each: what is this host, and which port?
 */
#ifndef NURL_HOST_H
#define NURL_HOST_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * A host by its text
 *
 * host       = IP-literal / IPv4address / reg-name    RFC 3986 section 3.2.2
 * IP-literal = "[" ( IPv6address / IPvFuture ) "]"    RFC 4291 section 2.2
 *
 *     [2001:db8::1]    IPV6       octets 20 01 0d b8 .. 00 01
 *     192.168.1.10     IPV4       octets c0 a8 01 0a
 *     h.com            NAME
 *     192.168.1        NAME       numeric_tail 1
 *     [v1.x]           IPVFUTURE
 *     (empty)          EMPTY
 *
 * The host of a parsed URL is good, and url.host_kind says what it is; what
 * is new here are the octets. It also reads a host from a setting, or what a
 * person has typed. The way back to text is in nurl_writer.h.
 */
struct nurl_host {
    struct nurl_str zone; /* as written, in the text given; or absent */
    uint16_t stop;        /* the faulty octet, or the length */
    uint8_t kind;         /* enum nurl_host_kind; NONE after a fault */
    uint8_t numeric_tail; /* 1: a NAME that some take for an address */
    uint8_t address[16];  /* IPV4: the first four; IPV6: all; else zeros */
};

/*
 * Reads a host as it stands in a URL, with the brackets of an IP-literal, to
 * the end of the text. The absent text is the empty host.
 *
 * numeric_tail marks a name whose last label, one final dot set aside and
 * escapes decoded, is all digits, or "0x" and hex digits or nothing: "1.2.3",
 * "0x7f.1", "0x", "1.2.3.%34". Many resolvers make an address of it, and often
 * another one than a filter thought: do not give it to them.
 *
 * Returns OK; EMPTY for NULL with a length; TOO_LONG; IP_LITERAL; HOST_CHAR,
 * PCT, CTRL or 8BIT for what a name cannot hold; HOST_CHAR for whatever
 * follows a "]".
 */
NURL_CHECKED enum nurl_status nurl_host_parse(struct nurl_host *host,
                                              struct nurl_str text);

/*
 * The same, and an IPv6 address may have a zone, as in nurl_parse_zone
 * (nurl_parse.h): of [fe80::1%25eth0] and of [fe80::1%eth0] it is "eth0", and
 * the octets are those of fe80::1. Escapes in it stay as they are written.
 */
NURL_CHECKED enum nurl_status nurl_host_parse_zone(struct nurl_host *host,
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
NURL_CHECKED enum nurl_status nurl_port(const struct nurl *url, uint16_t *port);

/*
 * Returns the default port of a scheme, in upper or lower case, from the list
 * in nurl_scheme.h: 443 for "https". 0 for a scheme that has none there.
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
    uint16_t stop;         /* the place of the fault; without one, url->stop */
    uint16_t port;         /* 1 to 65535; 0 after a fault */
    uint8_t kind;          /* NURL_HOST_NAME, NURL_HOST_IPV4, NURL_HOST_IPV6 */
    uint8_t address[16];   /* IPV4: the first four; IPV6: all; else zeros */
};

/*
 * Reads host and port of a URL of either profile, one that nurl_parse_zone or
 * nurl_parse_authority has filled among them. A scheme is not needed if a port
 * is written.
 *
 * A name fit for a resolver has labels of letters, digits, "-" and "_", 1 to 63
 * octets each and 253 in all, and may end with one dot (RFC 1034 3.1, RFC 1035
 * 2.3.4). That is wider than RFC 1123 2.1 on purpose: resolvers take names with
 * "_", and with "-" at the edge of a label. Nothing is decoded: a name with an
 * escape is refused.
 *
 * The first fault in this order is the result, and endpoint->stop its place:
 *   UNPARSED      0
 *   SCHEME_MISSING  0: neither scheme nor "//", as in "h.com/x"
 *   HOST_MISSING  after the ":" of the scheme: no "//", as in "h.com:80"
 *   HOST_EMPTY    where the host would begin, as in "http://:80/"
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
NURL_CHECKED enum nurl_status
nurl_endpoint_parse(struct nurl_endpoint *endpoint, const struct nurl *url);

#ifdef __cplusplus
}
#endif

#endif
