/* SPDX-License-Identifier: MIT */
/* nurl_parse.h - parse a URL. Each function accepts exactly its grammar. */
#ifndef NURL_PARSE_H
#define NURL_PARSE_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Parses a URL or a relative reference, perhaps empty.
 *
 * URI-reference = [ scheme ":" ] [ "//" authority ] path
 *                 [ "?" query ] [ "#" fragment ]          RFC 3986 4.1
 * authority     = [ user [ ":" password ] "@" ] host [ ":" port ]
 *
 *     mailto:a@b.c    scheme {0,6}  path {7,5}
 *     //h.com         host {2,5}  path {7,0}
 *     h.com:80        scheme {0,5}  path {6,2}
 *     192.0.2.1:80    SCHEME_FIRST
 *
 * For settings such as the last two call nurl_parse_setting. Before you
 * connect, call nurl_endpoint_parse: hosts can be empty or have "!" and
 * escapes, ports be long.
 *
 * Errors: SCHEME_MISSING, SCHEME_FIRST, SCHEME_CHAR, USERINFO_CHAR, HOST_CHAR,
 * IP_LITERAL, PORT_CHAR; CHAR in the rest; PCT, CTRL, 8BIT in all but scheme
 * and port. In brackets any bad byte is IP_LITERAL, after the "]" HOST_CHAR.
 */
NURL_CHECKED enum nurl_status nurl_parse(struct nurl *url, const char *text,
                                         size_t length);

/*
 * The same, and an IPv6 address can have a zone: a network interface of this
 * machine (RFC 4007 11). ZoneID is one or more unreserved bytes and escapes, or
 * IP_LITERAL.
 *
 *     http://[fe80::1%25eth0]/    host {7,16}    "%25" ZoneID, RFC 6874
 *     http://[fe80::1%eth0]/      host {7,14}    "%" ZoneID, RFC 9844
 *
 * "%25" is the delimiter if anything follows: %251 is the zone "1".
 * nurl_endpoint_parse finds the zone; requests leave it out.
 * nurl_parse_authority, nurl_parse_setting, nurl_host_parse_zone and _address
 * take zones, too.
 */
NURL_CHECKED enum nurl_status nurl_parse_zone(struct nurl *url,
                                              const char *text, size_t length);

/*
 * Parses an authority alone, perhaps with a zone. Errors as nurl_parse; "/",
 * "?" and "#" are bytes that it cannot have.
 *
 *     joe:pw@h.com:1883    user {0,3}  password {4,2}  host {7,5}  port {13,4}
 *
 * Parts can begin at 0. There is always a host: an empty one is {0, 0} with
 * NURL_HOST_EMPTY. There is a login exactly if url.host.off is not 0.
 */
NURL_CHECKED enum nurl_status
nurl_parse_authority(struct nurl *url, const char *text, size_t length);

/*
 * Parses a URL by RFC 1738. src/rfc1738.md has the differences and the order of
 * errors, nurl_any.h what `path` and `query` are.
 *
 * genericurl = scheme ":" schemepart                              RFC 1738 5
 *
 *     ftp://joe@h.com/fw?v;type=i     user {6,3}  host {10,5}  path {15,12}
 */
NURL_CHECKED enum nurl_status nurl_parse_1738(struct nurl *url,
                                              const char *text, size_t length);

/* The same, perhaps with "#" and a fragment (RFC 1738 appendix). */
NURL_CHECKED enum nurl_status
nurl_parse_1738_ref(struct nurl *url, const char *text, size_t length);

/*
 * Returns how many bytes of `text` can belong to a URL: those before one that
 * RFC 3986 2 does not have (space, quote, "<", ">", 00-1F, 7F-FF, ...), or all.
 * If that is not the byte you expect, such as a CR, the text is invalid:
 * "Location: /fw v2.bin" does not mean "/fw".
 */
size_t nurl_extent(const char *text, size_t length);

/*
 * Parses the target of a request line (RFC 9112 3.2): the text between its two
 * spaces; compare what follows with "HTTP/1.1". The method (case counts; empty
 * is like GET) and the first byte decide the form:
 *
 *     form       method   target          result
 *     absolute   others   http://h.com/a  scheme (check it) and host
 *     authority  CONNECT  h.com:443       host and port, no scheme
 *     asterisk   OPTIONS  *               path "*"
 *     origin     others   /a?b            another path; no host, even in //h/a
 *
 * No form has user info, a zone or a fragment. If there is a scheme, check this
 * host and port in place of the Host field: http://evil/a has the path /a, too.
 * The path of http://h is empty and means "/": no route matches it. Do not
 * parse or resolve an origin form again: then "//h/a" has a host.
 *
 * Errors: ARGUMENT at 0 for a method that is no token (RFC 9110 5.6.2); EMPTY
 * also for the empty text; those of nurl_parse, for CONNECT
 * nurl_parse_host_field; then
 *   absolute   PATH_REQUIRED at 0 (neither "/" nor scheme), SLASHES, USERINFO,
 *              HOST_EMPTY, FRAGMENT
 *   authority  HOST_EMPTY, PORT_MISSING, PORT_EMPTY, PORT_RANGE (also 0)
 *   origin     FRAGMENT
 */
NURL_CHECKED enum nurl_status nurl_parse_target(struct nurl *url,
                                                struct nurl_str method,
                                                const char *text,
                                                size_t length);

/*
 * Parses the value of a Host field, or of :authority: host [ ":" port ] (RFC
 * 9110 7.2). It can be empty, "*", "h,g", or have port 0: nurl_endpoint_parse
 * rejects these; accept its PORT_MISSING. Is it yours? Ask nurl_host_within,
 * both ways. Errors as nurl_parse_authority, but IP_LITERAL for a zone;
 * USERINFO.
 *
 * It also parses the host and port of sip:, stun: and turn:, which with an IPv6
 * address are no URIs. Pass what is after the "@", or without one after the
 * ":", up to the next ";" or "?" (a user can have them, too; refuse a second
 * "@"), and call nurl_endpoint_parse.
 *
 *     sip:bob@[2001:db8::1];lr      [2001:db8::1]    PORT_MISSING
 *
 * And it parses where a server listens: ":8080", "[::]:0", "*:80" (a NAME).
 * Take the port by nurl_port, which is PORT_RANGE for ":99999". For a host but
 * "" and "*" call nurl_endpoint_parse, too, with a copy of the struct whose
 * port is cleared, and accept PORT_MISSING: with port 0 it would be PORT_RANGE,
 * and the address not set. "8080" is a NAME, HOST_NUMERIC there.
 */
NURL_CHECKED enum nurl_status
nurl_parse_host_field(struct nurl *url, const char *text, size_t length);

/*
 * Parses what a person types as "server": a URL, if the text starts with a
 * scheme and "://" (as nurl_parse_zone, without a fragment), else
 *
 *     authority [ "/" path ] [ "?" query ]
 *
 *     mqtt://broker    broker:1883    [fe80::1%eth0]:1883    192.168.1.5/fw.bin
 *     h.com:8080/a?b   host {0,5}  port {6,4}  path {10,2}  query {13,1}
 *     fw.bin           host "fw.bin"
 *     mailto:a@b.c     user "mailto", password "a", host "b.c"
 *     https:tok@h      the same, so no TLS
 *
 * Any scheme is accepted: check it. Use login, path and query, or refuse them,
 * as MQTT does with a path. A login is there exactly if
 *
 *     url.host.off > 0 && url.text[url.host.off - 1] == '@'
 *
 * (in "@h" and ":pw@h" the user is {0, 0}, and nurl_equal and nurl_normalize do
 * not see the login; of nurl_parse ask for the user). Refuse an empty port
 * (present, len 0): ws://ws://h has the host "ws" and the path "//h"; and an
 * "@" in path or query: http://u:1/2@h/ has the host "u". Without scheme and
 * port nurl_endpoint_parse returns PORT_MISSING. For a log:
 * nurl_write_redacted, with or without a scheme.
 *
 * Errors as nurl_parse_zone, and for mistakes:
 *
 *     http://fe80::1/  BRACKETS at 7: an IPv6 address without them
 *     http//h          SLASHES at 4: no ":"
 *     http:/h          PORT_EMPTY at 5: no "//" (say so yourself), or a drive
 *                      such as C:/x
 *     /fw.bin          HOST_EMPTY at 0
 *     u:12/34@h        USERINFO_CHAR at 4: in a password "/" must be %2F
 *     h/a@b            USERINFO_CHAR at 1: in a path here "@" must be %40
 *     u:12#34@h        FRAGMENT at 4: in a password "#" must be %23 (u:p#x@h is
 *                      PORT_CHAR at 2)
 *
 * BRACKETS, then USERINFO_CHAR at a "/" or "?", come before other errors; bytes
 * before it may be unprintable. After a scheme a password with "/" can have any
 * error, http://u:12/3%4@h PCT, or none. Log no setting that was refused, not
 * even masked, only its status and stop.
 */
NURL_CHECKED enum nurl_status
nurl_parse_setting(struct nurl *url, const char *text, size_t length);

#ifdef __cplusplus
}
#endif

#endif
