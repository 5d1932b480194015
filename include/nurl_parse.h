/*
 * nurl_parse.h - a URL, or a reference to one, into its parts
 *
 * URI-reference = [ scheme ":" ] [ "//" authority ] path
 *                 [ "?" query ] [ "#" fragment ]     RFC 3986 section 4.1
 * authority     = [ user [ ":" password ] "@" ] host [ ":" port ]
 *
 *     http://joe:pw@[2001:db8::1]:8080/fw.bin?v=2#x
 *     scheme    0,4    http
 *     user      7,3    joe           host      14,13  [2001:db8::1]
 *     password  11,2   pw            port      28,4   8080
 *     path      32,7   /fw.bin       query     40,3   v=2
 *     fragment  44,1   x             host_kind NURL_HOST_IPV6
 *
 * Complete and strict: the whole grammar of RFC 3986 and nothing else. One
 * pass over the text from left to right, linear for every text. Reentrant,
 * and safe in an interrupt. The README says what it costs.
 */
#ifndef NURL_PARSE_H
#define NURL_PARSE_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Parses `length` octets of text. Not one octet behind them is read, no NUL
 * is needed, and nothing is written but *url, which keeps a pointer to the
 * text. (NULL, 0) is the empty text, a reference without any part but an
 * empty path.
 *
 * The first fault, the parts being checked in the order of the text, is the
 * result; url->stop is its offset in octets. All parts are absent then, and
 * url->profile is 0, so that every function refuses the struct. Returns OK,
 * TOO_LONG, or
 *   scheme     SCHEME_MISSING, SCHEME_FIRST, SCHEME_CHAR
 *   user info  PCT, CTRL, 8BIT, USERINFO_CHAR
 *   host       PCT, CTRL, 8BIT, HOST_CHAR, IP_LITERAL
 *   port       PORT_CHAR
 *   the rest   PCT, CTRL, 8BIT, CHAR
 *
 * An empty host, an empty port and a port of any number are grammatical:
 * nurl_port.h reads the number.
 */
enum nurl_status nurl_parse(struct nurl *url, const char *text, size_t length);

enum nurl_status nurl_parse_zone(struct nurl *url, const char *text,
                                 size_t length);

enum nurl_status nurl_parse_authority(struct nurl *url, const char *text,
                                      size_t length);

/*
 * a URL by RFC 1738, strictly
 *
 * url = scheme ":" schemepart                          RFC 1738 section 5
 *
 *     ftp://joe:pw@h.com:2121/pub/fw.bin;type=i
 *     scheme {0,3}   user {6,3}   password {10,2}   host {13,5}
 *     port {19,4}    path {23,18} "/pub/fw.bin;type=i"
 *
 * The whole grammar, narrowed by the prose where that is plain: the ten
 * schemes ftp, http, gopher, mailto, news, nntp, telnet, wais, file and
 * prospero are checked to the last octet, any other scheme may have any body.
 * What differs from RFC 3986: "?" is a delimiter in http and wais alone; a
 * host is made of labels; a "~", a bracket and a "#" never stand raw; there
 * are no relative references.
 *
 * It fills the same struct as nurl_parse, with profile 1738:
 * - path begins with its slash and holds the rest, a typecode or fields, too;
 *   only http and wais have a query;
 * - in mailto, news and schemes outside the ten, path is all behind the
 *   colon; outside the ten, if it begins with "//" and a login that RFC 3986
 *   would read the same way, the parts of that login are set, too.
 * The views (nurl_ftp.h and nine more) take the path apart.
 *
 * Three passes over the text at most, linear for every text. Reentrant, and
 * safe in an interrupt.
 */
/*
 * Parses `length` octets of text; no octet behind them is read. The first
 * fault in this order is the result, and url->stop its offset: TOO_LONG,
 * EMPTY; SCHEME_CHAR, SCHEME_MISSING; then over all the rest PCT, CTRL, 8BIT,
 * FRAGMENT, UNSAFE; then by the scheme SLASHES, USERINFO, USERINFO_CHAR,
 * PORT (file alone), HOST_EMPTY, HOST_CHAR, HOST_LABEL, IPV4_RANGE,
 * HOST_TOPLABEL, HOST_LEN, PORT_EMPTY, PORT_CHAR, PORT_RANGE; then those of
 * its view. After a fault all
 * parts are absent and url->profile is 0.
 */
enum nurl_status nurl_parse_1738(struct nurl *url, const char *text,
                                 size_t length);

/*
 * The same for a URL with an optional fragment behind its first "#", as the
 * appendix of RFC 1738 puts it into a wrapper. Faults of the URL come first;
 * the fragment holds xchar, and a second "#" is FRAGMENT.
 */
enum nurl_status nurl_parse_1738_ref(struct nurl *url, const char *text,
                                     size_t length);

/*
 * where a URL ends inside a larger buffer
 *
 * For a URL that something else follows: a boot-file option, the rest of a
 * header line, a line of a settings file.
 *
 *     Location: http://h/a?b\r\n   from the "h" on: 12 octets
 *
 *     length = nurl_extent(at, rest);
 *     status = nurl_parse(&url, at, length);
 *
 * Reentrant, and safe in an interrupt.
 */
/*
 * The number of octets up to the first that no URL can hold, or `length`:
 * a URL holds unreserved and reserved octets and "%" (RFC 3986 section 2).
 * So a space, a quote, "<", ">", a control octet, NUL or 80-FF ends it. It
 * judges nothing else, and the text may be longer than 65,535 octets.
 */
size_t nurl_extent(const char *text, size_t length);

#ifdef __cplusplus
}
#endif

#endif
