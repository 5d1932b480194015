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
 *     fragment  44,1   x             host_kind NURL_KIND_IPV6
 *
 * Complete and strict: the whole grammar of RFC 3986 and nothing else. One
 * pass over the text from left to right, linear for every text. Reentrant,
 * and safe in an interrupt. The README says what it costs.
 */
#ifndef NURL_PARSE_H
#define NURL_PARSE_H

#include "nurl_span.h"
#include "nurl_status.h"

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

#ifdef __cplusplus
}
#endif

#endif
