/* SPDX-License-Identifier: MIT */
/*
 * nurl_parse.h - parse a URL. Each function accepts exactly its grammar.
 */
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
 * For settings such as the last two call nurl_parse_setting. RFC 3986 allows an
 * empty host, "!" and escapes in a host, and long ports: before you connect,
 * call nurl_endpoint_parse.
 *
 * Errors: SCHEME_MISSING, SCHEME_FIRST, SCHEME_CHAR; USERINFO_CHAR; HOST_CHAR,
 * IP_LITERAL; PORT_CHAR; CHAR in the rest; PCT, CTRL, 8BIT in all but scheme
 * and port. In brackets any bad byte is IP_LITERAL, after the "]" HOST_CHAR.
 */
NURL_CHECKED enum nurl_status nurl_parse(struct nurl *url, const char *text,
                                         size_t length);

/*
 * Parses the same, and an IPv6 address can have a zone: a network interface of
 * this machine (RFC 4007 11). ZoneID is one or more unreserved bytes and
 * escapes; an invalid one is IP_LITERAL.
 *
 *     http://[fe80::1%25eth0]/    host {7,16}    "%25" ZoneID, RFC 6874
 *     http://[fe80::1%eth0]/      host {7,14}    "%" ZoneID, RFC 9844
 *
 * "%25" is the delimiter if anything follows it: %251 is the zone "1".
 * nurl_endpoint_parse finds the zone, and requests leave it out.
 * nurl_parse_authority, nurl_parse_setting, nurl_host_parse_zone and _address
 * take zones, too.
 */
NURL_CHECKED enum nurl_status nurl_parse_zone(struct nurl *url,
                                              const char *text, size_t length);

/*
 * Parses an authority alone, perhaps with a zone. Errors as nurl_parse, also at
 * "/", "?" and "#".
 *
 *     joe:pw@h.com:1883    user {0,3}  password {4,2}  host {7,5}  port {13,4}
 *     http:80              host {0,4}  port {5,2}
 *
 * Parts can begin at 0 here. There is always a host: an empty one is {0, 0}
 * with NURL_HOST_EMPTY. There is a login exactly if url.host.off is not 0.
 */
NURL_CHECKED enum nurl_status
nurl_parse_authority(struct nurl *url, const char *text, size_t length);

/*
 * Parses a URL by RFC 1738. src/rfc1738.md says what differs from nurl_parse,
 * and in which order errors are found; nurl_any.h what `path` and `query` are.
 *
 * genericurl = scheme ":" schemepart                              RFC 1738 5
 *
 *     ftp://joe@h.com/fw?v;type=i     user {6,3}  host {10,5}  path {15,12}
 */
NURL_CHECKED enum nurl_status nurl_parse_1738(struct nurl *url,
                                              const char *text, size_t length);

/* Parses the same, perhaps with "#" and a fragment (RFC 1738 appendix). */
NURL_CHECKED enum nurl_status
nurl_parse_1738_ref(struct nurl *url, const char *text, size_t length);

/*
 * Returns how many bytes from `text` on can belong to a URL: up to a byte that
 * RFC 3986 2 does not have (space, quote, "<", ">", 00-1F, 7F-FF, ...), or
 * `length`. If the byte there is not the one you expect, such as a CR, the text
 * is invalid: "Location: /fw v2.bin" does not mean "/fw".
 */
size_t nurl_extent(const char *text, size_t length);

/*
 * Parses the target of a request line (RFC 9112 3.2): the text between its two
 * spaces; compare what follows with "HTTP/1.1". The method, whose case counts,
 * and the first byte decide the form; an empty method is like GET:
 *
 *     form       method   target          result
 *     absolute   others   http://h.com/a  a scheme (any: check it) and a host
 *     authority  CONNECT  h.com:443       host and port, no scheme
 *     asterisk   OPTIONS  *               the path "*"
 *     origin     others   /a?b            another path; no host, even in //h/a
 *
 * No form has user info, a zone or a fragment. If there is a scheme, check this
 * host and port in place of the Host field: http://evil/a has the path /a, too.
 * The path of http://h is empty, which is "/". Compare paths segment by segment
 * (nurl_path_next). Do not parse or resolve the text of an origin form again:
 * there "//h/a" has a host.
 *
 * Errors: ARGUMENT at 0 for a method with a byte that is not in a token (RFC
 * 9110 5.6.2); EMPTY for the empty text, too; those of nurl_parse, for CONNECT
 * of nurl_parse_host_field; then
 *   absolute   PATH_REQUIRED at 0 (neither "/" nor scheme), SLASHES, USERINFO,
 *              HOST_EMPTY, FRAGMENT
 *   authority  HOST_EMPTY, PORT_MISSING, PORT_EMPTY, PORT_RANGE (also 0)
 *   origin     FRAGMENT
 *
 * The method takes at most 110 instructions a byte.
 */
NURL_CHECKED enum nurl_status nurl_parse_target(struct nurl *url,
                                                struct nurl_str method,
                                                const char *text,
                                                size_t length);

/*
 * Parses the value of a Host field, or of :authority: host [ ":" port ] (RFC
 * 9110 7.2). It can be empty, "*", "h,g", or have port 0: nurl_endpoint_parse
 * rejects these; accept its PORT_MISSING. Is it yours? Ask nurl_host_within,
 * both ways. Errors as nurl_parse_authority, but a zone is IP_LITERAL, and user
 * info USERINFO.
 *
 * It also parses the host and port of sip:, stun: and turn:, in which an IPv6
 * address is no URI of RFC 3986. Pass the text after the ":", or a later "@",
 * up to a ";" or "?", and call nurl_endpoint_parse.
 *
 *     turn:[2001:db8::1]:3479?transport=tcp    [2001:db8::1]:3479
 *     sip:bob@[2001:db8::1];lr                 [2001:db8::1]    PORT_MISSING
 *
 * And it parses where a server listens: ":8080", "[::]:0", "*:80" (a NAME).
 * Take the port by nurl_port, which is PORT_RANGE for ":99999". For a host that
 * is not empty or "*" call nurl_endpoint_parse, too, with a copy of the struct
 * whose port is cleared, and accept PORT_MISSING: with port 0 it would be
 * PORT_RANGE, and the address not set. "8080" is a NAME, HOST_NUMERIC there.
 */
NURL_CHECKED enum nurl_status
nurl_parse_host_field(struct nurl *url, const char *text, size_t length);

/*
 * Parses what a person types as "server": a URL, if the text starts with a
 * scheme and "://" (as nurl_parse_zone, but with no fragment), else a host with
 * what belongs to it (nurl_parse_authority).
 *
 *     authority [ "/" path ] [ "?" query ]
 *
 *     mqtt://broker    broker:1883    [fe80::1%eth0]:1883    192.168.1.5/fw.bin
 *     h.com:8080/a?b   host {0,5}  port {6,4}  path {10,2}  query {13,1}
 *     fw.bin           host "fw.bin": a path alone is never meant
 *     mailto:a@b.c     no "://": user "mailto", password "a", host "b.c"; so
 *                      https:tok@h has no scheme, and no TLS
 *
 * Any scheme is accepted: check it with nurl_scheme_is. Use login, path and
 * query, or refuse them, as MQTT does with a path. A login is there exactly if
 *
 *     url.host.off > 0 && url.text[url.host.off - 1] == '@'
 *
 * (in "@h" and ":pw@h" the user is {0, 0}, and nurl_equal and nurl_normalize do
 * not see the login; of nurl_parse ask for the user). Refuse an empty port
 * (present, len 0): ws://ws://h has the host "ws" and the path "//h"; and an
 * "@" in path or query: http://u:1/2@h/ has the host "u". Without
 * scheme and port nurl_endpoint_parse returns PORT_MISSING: connect to your own
 * default, and append it to the Host field if the protocol has another one.
 *
 * Errors as nurl_parse_zone, and for what people type by mistake:
 *
 *     fe80::1/64       BRACKETS at 0, for an IPv6 address without them
 *     http://fe80::1/  BRACKETS at 7
 *     http//h          SLASHES at 4: the ":" is missing
 *     http:/h          PORT_EMPTY at 5: a "/" is missing (say so in your own
 *                      words), or "C:/x" is a drive
 *     /fw.bin          HOST_EMPTY at 0
 *     u:12/34@h        USERINFO_CHAR at 4: in a password "/" must be %2F
 *     h/a@b            USERINFO_CHAR at 1: in a path here "@" must be %40
 *     u:12#34@h        FRAGMENT at 4: a "#" nearly always is one of a password,
 *                      which must be %23
 *
 * BRACKETS, then USERINFO_CHAR at a "/" or "?", come before all other errors;
 * the bytes before that "/" or "?" may not be printable.
 *
 * After a scheme a password with "/" can have any error, http://u:12/3%4@h PCT,
 * or none. Log no setting that was refused,
 * not even masked, only its status and stop.
 */
NURL_CHECKED enum nurl_status
nurl_parse_setting(struct nurl *url, const char *text, size_t length);

#ifdef __cplusplus
}
#endif

#endif
