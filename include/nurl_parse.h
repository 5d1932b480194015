/*
 * nurl_parse.h - parse a URL
 *
 * Each function accepts exactly its grammar. nurl_parse_setting parses what
 * people type, nurl_parse_target and nurl_parse_host_field what a server
 * receives.
 */
#ifndef NURL_PARSE_H
#define NURL_PARSE_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Parses a URL or a relative reference, which can be empty.
 *
 * URI-reference = [ scheme ":" ] [ "//" authority ] path
 *                 [ "?" query ] [ "#" fragment ]          RFC 3986 section 4.1
 * authority     = [ user [ ":" password ] "@" ] host [ ":" port ]
 *
 *     http://h/a?b    scheme {0,4}  host {7,1}  path {8,2}  query {11,1}
 *     mailto:a@b.c    scheme {0,6}  path {7,5}; no host
 *     //h.com         host {2,5}  path {7,0}; no scheme
 *
 * RFC 3986 allows an empty host, "!" and escapes in a host, and a port of a
 * hundred digits: before you connect, call nurl_endpoint_parse. "h.com:80" has
 * the scheme "h.com", and "192.168.1.5:80" is SCHEME_FIRST: nurl_parse_setting
 * reads both as a host and a port.
 *
 * Returns NURL_OK or the first error: SCHEME_MISSING, SCHEME_FIRST,
 * SCHEME_CHAR; USERINFO_CHAR; HOST_CHAR, IP_LITERAL; PORT_CHAR; CHAR in the
 * rest; and PCT, CTRL or 8BIT in all but scheme and port.
 */
NURL_CHECKED enum nurl_status nurl_parse(struct nurl *url, const char *text,
                                         size_t length);

/*
 * Parses the same, and an IPv6 address can have a zone: the name of a network
 * interface of this machine (RFC 4007 section 11). ZoneID is one or more
 * unreserved bytes and escapes. An invalid zone is IP_LITERAL.
 *
 *     http://[fe80::1%25eth0]/    "[" IPv6address "%25" ZoneID "]", RFC 6874
 *     http://[fe80::1%eth0]/      "[" IPv6address "%" ZoneID "]", RFC 9844
 *
 * "%25" is the delimiter if anything follows it. The zone is part of the host,
 * {7,16} above; nurl_endpoint_parse finds it, and requests leave it out.
 */
NURL_CHECKED enum nurl_status nurl_parse_zone(struct nurl *url,
                                              const char *text, size_t length);

/*
 * Parses an authority alone, with a zone or without. There is always a host,
 * perhaps empty. A "/", "?" or "#" is an error. Errors as nurl_parse.
 *
 *     joe:pw@h.com:1883    user {0,3}  password {4,2}  host {7,5}  port {13,4}
 *     http:80              host {0,4}  port {5,2}
 *
 * Parts can begin at 0 here: there is user info exactly if url.host.off is not
 * 0, and an empty host is {0, 0} with NURL_HOST_EMPTY.
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
 * Returns how many bytes from `text` on can belong to a URL: up to a byte that
 * RFC 3986 section 2 does not have (space, quote, "<", ">", 00-1F, 7F-FF, ...),
 * or `length`.
 *
 * Check that the byte there is the one you expect, such as a CR. If not, the
 * text is invalid: "Location: /fw v2.bin" does not mean "/fw".
 */
size_t nurl_extent(const char *text, size_t length);

/*
 * Parses the target of a request line (RFC 9112 section 3.2). The method, whose
 * case counts, and the first byte decide the form:
 *
 *     form       method    target
 *     authority  CONNECT   h.com:443      host and port
 *     origin     others    /a?b           also //h/a: a path, never a host
 *     asterisk   OPTIONS   *              the path is "*"
 *     absolute   others    http://h.com/a any scheme (check it), and a host
 *
 * No form has user info, a zone or a fragment. The result tells the form: it
 * has a scheme (absolute), else a host (authority), else the path "*"
 * (asterisk), else it is origin. If your server is no proxy, use the host of an
 * absolute form instead of the Host field.
 *
 * Compare the path segment by segment (nurl_path_next). Do not parse or resolve
 * the text of an origin form again: there "//h/a" has a host.
 *
 * Returns NURL_OK; EMPTY for the empty text, too; the errors of nurl_parse, for
 * CONNECT those of nurl_parse_host_field; then
 *   authority  HOST_EMPTY, PORT_MISSING, PORT_EMPTY, PORT_RANGE (0, or above
 *              65535)
 *   origin     FRAGMENT
 *   absolute   PATH_REQUIRED at 0 (neither "/" nor scheme), SLASHES, USERINFO,
 *              HOST_EMPTY, FRAGMENT
 */
NURL_CHECKED enum nurl_status nurl_parse_target(struct nurl *url,
                                                struct nurl_str method,
                                                const char *text,
                                                size_t length);

/*
 * Parses the value of a Host field, or of :authority (RFC 9110 section 7.2):
 * host [ ":" port ]. The host can be empty, and the port any number: nurl_port
 * checks it. Errors as nurl_parse_authority, but a zone is IP_LITERAL, and user
 * info is USERINFO at its "@".
 */
NURL_CHECKED enum nurl_status
nurl_parse_host_field(struct nurl *url, const char *text, size_t length);

/*
 * Parses what a person types as "server". Calls nurl_parse_zone if the text
 * starts with a scheme and "://", else nurl_parse_authority: then parts can
 * begin at 0. White space is an error.
 *
 *     mqtt://broker    broker:1883    192.0.2.1    [fe80::1%eth0]:1883
 *     mailto:a@b.c     no "://": user "mailto", password "a", host "b.c"
 *
 * Any scheme is accepted: check it. nurl_endpoint_parse takes both results.
 */
NURL_CHECKED enum nurl_status
nurl_parse_setting(struct nurl *url, const char *text, size_t length);

#ifdef __cplusplus
}
#endif

#endif
