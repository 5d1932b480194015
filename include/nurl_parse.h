/*
 * nurl_parse.h - parse a URL
 *
 *     nurl_parse             URLs and relative references (RFC 3986)
 *     nurl_parse_zone        the same, with [fe80::1%eth0]
 *     nurl_parse_authority   user:password@host:port, without a scheme
 *     nurl_parse_setting     what people type as a server: one of these two
 *     nurl_parse_target      the target of a request line, in a server
 *     nurl_parse_host_field  the value of a Host field, in a server
 *     nurl_parse_1738        strictly RFC 1738 and its ten schemes
 *     nurl_parse_1738_ref    the same with a "#fragment"
 *
 * Each accepts exactly its grammar. nurl_parse links none of the others.
 */
#ifndef NURL_PARSE_H
#define NURL_PARSE_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Parses a URL or a relative reference.
 *
 * URI-reference = [ scheme ":" ] [ "//" authority ] path
 *                 [ "?" query ] [ "#" fragment ]          RFC 3986 section 4.1
 * authority     = [ user [ ":" password ] "@" ] host [ ":" port ]
 *
 *     coap://joe:pw@[2001:db8::1]:5685/fw.bin?v=2#x
 *     0      7   11 14            28  32      40  44
 *
 *     scheme    {0,4}   coap           port      {28,4}  5685
 *     user      {7,3}   joe            path      {32,7}  /fw.bin
 *     password  {11,2}  pw             query     {40,3}  v=2
 *     host      {14,13} [2001:db8::1]  fragment  {44,1}  x
 *
 *     mailto:a@b.c     scheme {0,6}, path {7,5}; no host
 *     //h.com          host {2,5}, path {7,0}; no scheme
 *     ../a?b           path {0,4}, query {5,1}; the empty text is valid, too
 *
 * RFC 3986 allows an empty host, "!" and escapes in a host, and a port of a
 * hundred digits: before you connect, nurl_endpoint_parse checks them.
 * "h.com:80" has the scheme "h.com", and "192.168.1.5:80" is SCHEME_FIRST: if
 * people type this, call nurl_parse_setting. "//a/b" has the host "a": for a
 * request line call nurl_parse_target.
 *
 * Returns NURL_OK or the first error:
 *   the text   EMPTY, TOO_LONG
 *   scheme     SCHEME_MISSING, SCHEME_FIRST, SCHEME_CHAR
 *   user info  PCT, CTRL, 8BIT, USERINFO_CHAR
 *   host       IP_LITERAL, PCT, CTRL, 8BIT, HOST_CHAR
 *   port       PORT_CHAR
 *   the rest   PCT, CTRL, 8BIT, CHAR
 */
NURL_CHECKED enum nurl_status nurl_parse(struct nurl *url, const char *text,
                                         size_t length);

/*
 * Parses the same, and an IPv6 address can have a zone, the name of a network
 * interface of this machine (RFC 4007 section 11). ZoneID is one or more
 * unreserved bytes and escapes.
 *
 *     http://[fe80::1%25eth0]/    "[" IPv6address "%25" ZoneID "]", RFC 6874
 *     http://[fe80::1%eth0]/      "[" IPv6address "%" ZoneID "]", RFC 9844
 *
 * "%25" is the delimiter if anything follows it. The host is all of it, {7,16}
 * above; nurl_endpoint_parse returns the zone. Requests contain no zone.
 *
 * Returns what nurl_parse returns; an invalid zone is IP_LITERAL.
 */
NURL_CHECKED enum nurl_status nurl_parse_zone(struct nurl *url,
                                              const char *text, size_t length);

/*
 * Parses an authority alone, with a zone or without.
 *
 *     joe:pw@h.com:1883    user {0,3}  password {4,2}  host {7,5}  port {13,4}
 *     192.168.1.5:1883     host {0,11}  port {12,4}
 *     http:80              host {0,4}  port {5,2}
 *
 * There is always a host, perhaps empty. A "/", "?" or "#" is an error. Parts
 * can begin at 0 here: there is user info exactly if url.host.off is not 0,
 * and an empty host is {0, 0} with NURL_HOST_EMPTY.
 *
 * Not for the Host field that a server receives: call nurl_parse_host_field.
 * Returns what nurl_parse returns for these parts.
 */
NURL_CHECKED enum nurl_status
nurl_parse_authority(struct nurl *url, const char *text, size_t length);

/*
 * Parses a URL strictly by RFC 1738. src/rfc1738.md says what differs from
 * nurl_parse, and in which order errors are found.
 *
 * genericurl = scheme ":" schemepart                         section 5
 *
 *     ftp://joe@h.com/fw?v;type=i     path {15,12}
 *
 * Only http and wais have a query; elsewhere "?" is data. In mailto, news and
 * unknown schemes `path` is all that follows the colon, and the parts of a
 * login at its start lie inside it. nurl_any.h splits paths.
 */
NURL_CHECKED enum nurl_status nurl_parse_1738(struct nurl *url,
                                              const char *text, size_t length);

/* Parses the same, perhaps with "#" and a fragment (RFC 1738 appendix). */
NURL_CHECKED enum nurl_status
nurl_parse_1738_ref(struct nurl *url, const char *text, size_t length);

/*
 * Returns how many bytes from `text` on can belong to a URL: up to a space, a
 * quote, "<", ">", a control byte, 80-FF (RFC 3986 section 2), or `length`.
 *
 * Check that the byte there is the one you expect, such as a CR. If not, the
 * text is invalid: "Location: /fw v2.bin" does not mean "/fw".
 */
size_t nurl_extent(const char *text, size_t length);

/*
 * Parses the target of a request line (RFC 9112 section 3.2). The method, whose
 * case counts, and the first byte decide the form:
 *
 *     CONNECT     authority   h.com:443        host ":" port, nothing else
 *     any other   origin      /a?b             also //h/a: a path, never a host
 *     OPTIONS     asterisk    *                the path is "*"
 *     any other   absolute    http://h.com/a   any scheme: check it; a host
 *
 * No form has user info, a zone or a fragment. Afterwards a present url.scheme
 * means absolute; else a host means authority; else the path "*" asterisk; else
 * origin. A server that is no proxy uses the host of an absolute form instead
 * of the Host field.
 *
 * Compare the path segment by segment (nurl_path_next). Do not parse or resolve
 * the text of an origin form again: there "//h/a" has a host.
 *
 * Returns NURL_OK; EMPTY, TOO_LONG; the errors of nurl_parse, for CONNECT those
 * of nurl_parse_host_field; then for absolute PATH_REQUIRED at 0 (no "/" and no
 * scheme), SLASHES, USERINFO, HOST_EMPTY, FRAGMENT; for origin FRAGMENT; for
 * CONNECT HOST_EMPTY, PORT_MISSING, PORT_EMPTY, PORT_RANGE (0 or above 65535).
 */
NURL_CHECKED enum nurl_status nurl_parse_target(struct nurl *url,
                                                struct nurl_str method,
                                                const char *text,
                                                size_t length);

/*
 * Parses the value of a Host field, or of :authority (RFC 9110 section 7.2):
 * host [ ":" port ], where the host can be empty and the port any number:
 * nurl_port judges it. Returns what nurl_parse_authority returns, but a zone is
 * IP_LITERAL, and user info is USERINFO at its "@".
 */
NURL_CHECKED enum nurl_status
nurl_parse_host_field(struct nurl *url, const char *text, size_t length);

/*
 * Parses what a person types as "server": a URL or a host, perhaps with a port.
 * Calls nurl_parse_zone if the text starts with a scheme and "://", else
 * nurl_parse_authority, and returns what they return: without a scheme parts
 * can begin at 0. White space is an error.
 *
 *     mqtt://broker    broker:1883    192.0.2.1    [fe80::1%eth0]:1883
 *     mailto:a@b.c     no "://": user "mailto", password "a", host "b.c"
 *
 * Any scheme is accepted: check it. nurl_endpoint_parse takes both results,
 * with the scheme's default port; after PORT_MISSING use your own.
 */
NURL_CHECKED enum nurl_status
nurl_parse_setting(struct nurl *url, const char *text, size_t length);

#ifdef __cplusplus
}
#endif

#endif
