/* SPDX-License-Identifier: MIT */
/*
 * nurl_host.h - connect: name or address, zone, port
 */
#ifndef NURL_HOST_H
#define NURL_HOST_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 *     http://h.com/a              NAME  name {7,5}  port 80
 *     coap://[fe80::1%25eth0]     IPV6  address fe 80 .. 00 01
 *                                       zone {18,4}  port 5683
 *     http://192.0.2.1:8080/      IPV4  address c0 00 02 01  port 8080
 */
struct nurl_endpoint {
    struct nurl_span name; /* of a NAME */
    struct nurl_span zone; /* of an IPV6; nurl_decode it (FILE): if_nametoindex
                              gives its sin6_scope_id */
    uint16_t stop;
    uint16_t port;       /* 1 to 65535, for htons; 0 after an error */
    uint8_t kind;        /* NAME, IPV4 or IPV6 */
    uint8_t address[16]; /* IPV4: the first four; else zeros */
    uint8_t scheme;      /* enum nurl_scheme: with TLS or not? */
};

/*
 * Parses host and port. A name has labels of letters, digits, "-" and "_", of 1
 * to 63 bytes, 253 in all, and perhaps a final dot (RFC 1035 2.3.4). Any scheme
 * is accepted: check it; with a port none is needed. Errors, in this order:
 *   SCHEME_MISSING  neither scheme nor "//": h.com/x
 *   HOST_MISSING    no "//": h.com:80
 *   HOST_EMPTY      http://:80/
 *   IP_LITERAL      an IPvFuture
 *   HOST_CHAR       also at an escape: http://h%2Ecom/
 *   HOST_LABEL, HOST_LEN
 *   HOST_NUMERIC    the last label is a number (nurl_host_parse): http://1.2.3/
 *   PORT_RANGE      also 0
 *   PORT_MISSING    neither written nor a default. All but the port is set:
 *                   use your own default, and write it into the Host field, too
 */
NURL_CHECKED enum nurl_status
nurl_endpoint_parse(struct nurl_endpoint *endpoint, const struct nurl *url);

/*
 * Sets *port to the written port, perhaps 0, or the scheme's default, 80 for
 * http://h:/. Strict structs have only RFC 1738's defaults. Errors, with *port
 * 0: PORT_RANGE (at url->port.off), PORT_MISSING.
 */
NURL_CHECKED enum nurl_status nurl_port(const struct nurl *url, uint16_t *port);

/* Returns a scheme's default port (nurl_scheme.h), 443 for "https", or 0. */
uint16_t nurl_default_port(struct nurl_str scheme);

/*
 * A host by its text (RFC 3986 3.2.2); a URL's by nurl_endpoint_parse. The
 * empty text is NURL_HOST_EMPTY, no error.
 */
struct nurl_host {
    struct nurl_str zone; /* or absent */
    uint16_t stop;
    uint8_t kind;         /* enum nurl_host_kind; NONE after an error */
    uint8_t numeric_tail; /* of a NAME */
    uint8_t address[16];  /* as in struct nurl_endpoint */
};

/*
 * Parses a host as in a URL, IPv6 in brackets. Errors: IP_LITERAL, HOST_CHAR,
 * PCT, CTRL, 8BIT. numeric_tail is 1 for a name whose last label, decoded, is
 * digits, or "0x" and perhaps hex digits: 192.168.1, 0x7f.1. Resolvers read it
 * as an address.
 */
NURL_CHECKED enum nurl_status nurl_host_parse(struct nurl_host *host,
                                              struct nurl_str text);

/* The same, and an IPv6 address can have a zone (nurl_parse_zone). */
NURL_CHECKED enum nurl_status nurl_host_parse_zone(struct nurl_host *host,
                                                   struct nurl_str text);

/*
 * Parses an address as people and inet_ntop write it, IPv6 perhaps with "%" and
 * a zone: "192.0.2.1", "fe80::1%eth0" (RFC 4291 2.2, RFC 4007 11). In a URL
 * IPv6 needs brackets: "[", nurl_write_ipv6, "]". Error: ADDRESS at 0 for any
 * other text, such as [::1] or 01.2.3.4.
 */
NURL_CHECKED enum nurl_status nurl_host_parse_address(struct nurl_host *host,
                                                      struct nurl_str text);

/*
 * Returns the host without brackets and zone, for a resolver or inet_pton;
 * empty if it is empty, {NULL, 0} without one. A final dot stays: it tells a
 * resolver to use no search list.
 */
struct nurl_str nurl_host_text(const struct nurl *url);

/*
 * Returns true and the name for TLS: for SNI (RFC 6066 3), and to compare with
 * the certificate. It is the host as written, without a final dot: call
 * nurl_endpoint_parse first, which rejects 1.2.3, h%2Ecom and *.h. True is not
 * NURL_OK.
 *
 * False, and an absent name, for an address, which a certificate has as such
 * (nurl_host_text); without a host; for "h.." and "1.2.3.4.". Then give the
 * library NULL, not the "" of nurl_copy_string, and never leave the comparison
 * out: most TLS libraries check nothing without a name.
 */
NURL_CHECKED bool nurl_server_name(const struct nurl *url,
                                   struct nurl_str *name);

/*
 * Where an address leads, by IANA's special-purpose registries (RFC 6890), or
 * the IPv4 address in an IPv6 one: ::ffff:127.0.0.1 is LOOPBACK.
 */
enum nurl_scope {
    NURL_SCOPE_RESERVED = 0,    /* documentation, future use, not assigned */
    NURL_SCOPE_GLOBAL = 1,      /* the public Internet */
    NURL_SCOPE_UNSPECIFIED = 2, /* 0.0.0.0, ::, often this machine */
    NURL_SCOPE_LOOPBACK = 3,
    NURL_SCOPE_LINK_LOCAL = 4,
    NURL_SCOPE_PRIVATE = 5,
    NURL_SCOPE_SHARED = 6, /* 100.64.0.0/10, between a provider's customers */
    NURL_SCOPE_MULTICAST = 7
};

/* Returns where an address leads; for a yes or no: nurl_ipv4_is_global. */
enum nurl_scope nurl_scope_ipv4(const uint8_t address[4]);

/* The same for IPv6: nurl_ipv6_is_global. */
enum nurl_scope nurl_scope_ipv6(const uint8_t address[16]);

/*
 * Returns where an endpoint leads. Ask `== NURL_SCOPE_GLOBAL`: in an `if`
 * 127.0.0.1 is true, too. (nurl_scope_ipv4 and nurl_ipv4_is_global would judge
 * the first four bytes of an IPv6 address.) A name and an endpoint after an
 * error are RESERVED. Zones do not count: nurl_parse refuses them. A scope is
 * no sin6_scope_id.
 */
enum nurl_scope nurl_endpoint_scope(const struct nurl_endpoint *endpoint);

/*
 * Returns true for GLOBAL. A URL from outside should lead only there, and not
 * into your own network. Check every address that the resolver returns, and
 * connect to it, not to the name.
 */
bool nurl_ipv4_is_global(const uint8_t address[4]);

bool nurl_ipv6_is_global(const uint8_t address[16]);

/*
 * Returns true if the host is the domain or below it (RFC 6265 5.1.3). Whole
 * labels are compared, ignoring case and a final dot. An address (IPv6 in
 * brackets) is within the same address only, however written. Two are the same
 * host if each is within the other.
 *
 *     www.h.com in h.com     true        evilh.com in h.com   false
 *     [::1] in [0:0::1]      true
 *
 * True is not NURL_OK. False means "not known to be within": also for an empty
 * text or label, an escape, a zone, brackets without an address of RFC 3986, a
 * byte that is no letter, digit, "-" or "_". So it serves a list of allowed
 * hosts. To forbid hosts, first reject what nurl_endpoint_parse rejects, and
 * judge addresses by nurl_endpoint_scope.
 */
bool nurl_host_within(struct nurl_str host, struct nurl_str domain);

#ifdef __cplusplus
}
#endif

#endif
