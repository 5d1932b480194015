/*
 * nurl_parse_1738.h - a URL by RFC 1738, strictly
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
#ifndef NURL_PARSE_1738_H
#define NURL_PARSE_1738_H

#include "nurl_span.h"
#include "nurl_status.h"

#ifdef __cplusplus
extern "C" {
#endif

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

#ifdef __cplusplus
}
#endif

#endif
