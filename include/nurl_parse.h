/*
 * nurl_parse.h - a text into its parts
 *
 * Which one?
 *
 *     nurl_parse             what users type and servers send: URLs of every
 *                            scheme and relative references, by RFC 3986
 *     nurl_parse_zone        the same, and [fe80::1%25eth0] or [fe80::1%eth0]
 *     nurl_parse_authority   user:password@host:port without a scheme: a
 *                            broker in a setting, a proxy
 *     nurl_parse_1738        the ten schemes of RFC 1738 to the last octet,
 *                            and nothing that came later
 *     nurl_parse_1738_ref    the same with a "#fragment"
 *
 * Each refuses whatever its grammar does not hold, and nothing else. nurl_parse
 * and nurl_parse_1738 do not link each other.
 *
 *     struct nurl url;
 *
 *     if (nurl_parse(&url, text, length) != NURL_OK) {
 *         ... nurl_status_text, url.stop
 *     }
 *
 * The text must stay as long as the struct is used: its parts are places there.
 */
#ifndef NURL_PARSE_H
#define NURL_PARSE_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * RFC 3986
 *
 * URI-reference = [ scheme ":" ] [ "//" authority ] path
 *                 [ "?" query ] [ "#" fragment ]             section 4.1
 * authority     = [ userinfo "@" ] host [ ":" port ]         section 3.2
 * userinfo      = user [ ":" password ]
 *
 *     http://joe:pw@[2001:db8::1]:8080/fw.bin?v=2#x
 *     0      7   11 14            28  32      40  44
 *
 *     scheme    {0,4}    http           port      {28,4}  8080
 *     user      {7,3}    joe            path      {32,7}  /fw.bin
 *     password  {11,2}   pw             query     {40,3}  v=2
 *     host      {14,13}  [2001:db8::1]  fragment  {44,1}  x
 *     host_kind NURL_HOST_IPV6
 *
 *     mailto:a@b.c     scheme {0,6}, path {7,5}; no host
 *     //h.com          host {2,5}, path {7,0}; no scheme
 *     ../a?b           path {0,4}, query {5,1}
 *     (empty)          path {0,0}
 *
 * The grammar is wide: a host may be empty, or a name with "!" and escapes in
 * it, and a port may be empty or have a hundred digits. nurl_endpoint_parse
 * (nurl_host.h) says whether one can connect.
 *
 * Returns OK or the first fault, in the order of the text:
 *   the text   EMPTY, TOO_LONG
 *   scheme     SCHEME_MISSING, SCHEME_FIRST, SCHEME_CHAR
 *   user info  PCT, CTRL, 8BIT, USERINFO_CHAR
 *   host       IP_LITERAL, PCT, CTRL, 8BIT, HOST_CHAR
 *   port       PORT_CHAR
 *   the rest   PCT, CTRL, 8BIT, CHAR
 *
 * A ":" in front of the first "/", "?" or "#" ends a scheme, or what should
 * be one: "192.168.1.5:80" is SCHEME_FIRST, and is for nurl_parse_authority.
 */
NURL_CHECKED enum nurl_status nurl_parse(struct nurl *url, const char *text,
                                         size_t length);

/*
 * The same, and an IPv6 address may have a zone, which says by which interface
 * of this machine it is reached (RFC 4007 section 11):
 *
 *     IP-literal = "[" IPv6address ( "%25" / "%" ) ZoneID "]"
 *     ZoneID     = 1*( unreserved / pct-encoded )
 *
 *     http://[fe80::1%25eth0]/    as RFC 6874 writes it
 *     http://[fe80::1%eth0]/      as people type it (RFC 9844)
 *
 * "%25" is the delimiter if anything follows it. The host is all with its
 * brackets, {7,16} above, and its kind is NURL_HOST_IPV6; nurl_host_parse_zone
 * and the endpoint give the zone. A zone means nothing to another machine:
 * nurl_parse takes none, and what is sent is without.
 *
 * Returns what nurl_parse returns; a bad zone is IP_LITERAL.
 */
NURL_CHECKED enum nurl_status nurl_parse_zone(struct nurl *url,
                                              const char *text, size_t length);

/*
 * An authority alone, with a zone or without, as in settings and on command
 * lines. Not for the Host field that a server receives: that has no user info
 * and no zone, and a server must refuse one that does (RFC 9112 section 3.2).
 *
 *     joe:pw@h.com:1883    user {0,3}  password {4,2}  host {7,5}  port {13,4}
 *     192.168.1.5:1883     host {0,11}  port {12,4}
 *     http:80              host {0,4}  port {5,2}
 *
 * All is the authority, to the end of the text: a "/", "?" or "#" is a fault
 * of the part it stands in. There is always a host, an empty one for an empty
 * text; there is neither scheme, query nor fragment, and the path is empty.
 *
 * Parts may begin at 0 here. host_kind tells the kind of the host; there is
 * user info exactly if url.host.off is not 0 (of "@h" the user is {0, 0}, and
 * empty); and nurl_present tells a password and a port.
 *
 * Returns OK or the first fault, in the order of the text: those of the text,
 * of user info, host and port of nurl_parse.
 */
NURL_CHECKED enum nurl_status
nurl_parse_authority(struct nurl *url, const char *text, size_t length);

/*
 * RFC 1738
 *
 * genericurl = scheme ":" schemepart                         section 5
 *
 *     ftp://joe:pw@h.com:2121/pub/fw.bin;type=i
 *     0     6   10 13    19  23
 *
 *     scheme    {0,3}  ftp              host  {13,5}  h.com
 *     user      {6,3}  joe              port  {19,4}  2121
 *     password  {10,2} pw               path  {23,18} /pub/fw.bin;type=i
 *
 * The ten schemes ftp, http, gopher, mailto, news, nntp, telnet, wais, file
 * and prospero are held to their grammars, and to the prose where it is
 * plainly narrower; any other scheme may have any body of octets that are
 * allowed. It is another language than RFC 3986: no relative references; a
 * host is made of labels; "~", brackets and "#" never stand unescaped; "?" is
 * a delimiter in http and wais alone.
 *
 * The struct is that of nurl_parse, with the profile 1738:
 * - path is all behind the authority, with its slash, and holds typecodes and
 *   fields, too; http and wais alone have a query;
 * - in mailto, news and what is not of the ten, path is all behind the colon.
 *   If it begins, outside the ten, with "//" and a login that RFC 3986 would
 *   read alike, the parts of that login are set as well, and lie in the path.
 * The views (nurl_ftp.h and nine more) take such paths apart.
 *
 * Returns OK or the first fault in this order:
 *   EMPTY, TOO_LONG
 *   SCHEME_CHAR, SCHEME_MISSING
 *   PCT, CTRL, 8BIT, FRAGMENT, UNSAFE    of all octets behind the colon
 *   SLASHES, USERINFO, USERINFO_CHAR, PORT, HOST_EMPTY, HOST_CHAR,
 *   HOST_LABEL, IPV4_RANGE, HOST_TOPLABEL, HOST_LEN, PORT_EMPTY, PORT_CHAR,
 *   PORT_RANGE                           as far as the scheme has them
 *   those of the scheme's view
 */
NURL_CHECKED enum nurl_status nurl_parse_1738(struct nurl *url,
                                              const char *text, size_t length);

/*
 * The same for a URL with or without "#" and a fragment, as the appendix of
 * RFC 1738 puts it between "<URL:" and ">". Faults of the URL come first;
 * then those of the octets in the fragment, of which a "#" is FRAGMENT.
 */
NURL_CHECKED enum nurl_status
nurl_parse_1738_ref(struct nurl *url, const char *text, size_t length);

/*
 * Returns how many bytes from `text` on can belong to a URL: up to the first
 * byte that no URL has, or `length`. A URL has unreserved and reserved bytes
 * and "%" (RFC 3986 section 2); a space, a quote, "<", ">", a line end, NUL and
 * 80-FF end it. The buffer may have any length. NULL has no bytes.
 *
 *     Location: http://h/a?b\r\n        12, from the "h" on
 *
 * The byte that ends it must be the one that you expect there. If it is
 * another one, the text is invalid: "Location: /fw v2.bin" does not mean "/fw".
 *
 *     length = nurl_extent(value, rest);
 *     if (length == rest || value[length] != '\r') {
 *         ... invalid: value[length] cannot stand in a URL
 *     }
 *     status = nurl_parse(&url, value, length);
 */
size_t nurl_extent(const char *text, size_t length);

#ifdef __cplusplus
}
#endif

#endif
