/*
 * nurl_writer.h - text into a buffer, and what a client sends
 *
 * A writer never writes past its buffer and always counts. Functions whose
 * first argument is a writer append to it, one after the other, and one check
 * at the end tells how it went:
 *
 *     char buffer[32];
 *     struct nurl_writer out;
 *
 *     nurl_writer_init(&out, buffer, sizeof buffer);
 *     nurl_write_text(&out, nurl_part(&url, url.host));
 *     nurl_write_text(&out, nurl_part(&url, url.path));
 *     if (nurl_writer_finish(&out) == NURL_OK) ... buffer is "h.com/a"
 *
 * Two things can go wrong:
 *
 *     BUF    the buffer is full. What stands in it stays, and `len` counts on:
 *            it becomes the size that is needed
 *     other  an input is at fault. `len` stands still, and the buffer is not
 *            to be used
 *
 * The first failure sticks, but a fault of an input takes the place of BUF,
 * in the same call and in a later one: every function reads its whole input,
 * room or not. So a writer of size 0 asks two questions at once: how long the
 * text will be, and whether it is good.
 *
 *     nurl_writer_init(&out, NULL, 0);
 *     nurl_decode(&out, text, NURL_POLICY_TEXT);
 *     nurl_writer_status(&out)   OK: nothing; BUF: out.len octets; or a fault
 *
 * `stop` is an offset in the input of the call that failed. Of BUF it is the
 * octet that found no room, or 0 where a call has no input text or two.
 *
 * A log line may be cut off where its buffer ends. After BUF the first octets
 * of the buffer are those of the whole text:
 *
 * - as many as the buffer has, if nothing but nurl_write_text,
 *   nurl_write_masked, nurl_write_ipv4, nurl_write_ipv6, nurl_decode and
 *   nurl_decode_form has written there. So of a log line:
 *
 *       length = out.len < out.size ? out.len : out.size;
 *
 * - up to two fewer after other functions, which write an escape, "//" or CR LF
 *   whole or not at all. The octets behind are as they were before, and no
 *   member says how many there are: zero the buffer first, and a text without
 *   zeros ends at the first one.
 */
#ifndef NURL_WRITER_H
#define NURL_WRITER_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

struct nurl_writer {
    char *ptr;     /* the caller's buffer; may be NULL if size is 0 */
    size_t size;   /* of that buffer, in octets */
    size_t len;    /* octets written, or needed; it never wraps */
    uint16_t stop; /* where it failed, in that call's input */
    int8_t status; /* enum nurl_status */
};

/*
 * Begins with nothing in a buffer of `size` octets; 0 asks for the length.
 * Without a buffer (NULL) the size is taken for 0.
 */
void nurl_writer_init(struct nurl_writer *out, char *buffer, size_t size);

/* OK, or what failed since nurl_writer_init. For octets: it adds no NUL. */
NURL_CHECKED enum nurl_status nurl_writer_status(const struct nurl_writer *out);

/*
 * The same for a string: adds a NUL, which needs room and is not counted, so
 * a string takes len + 1 octets. BUF with stop 0 if only the NUL has no room.
 * After a failure the buffer holds the empty string, if it holds anything, so
 * that nobody takes a part for the whole.
 */
NURL_CHECKED enum nurl_status nurl_writer_finish(struct nurl_writer *out);

/* Appends the text as it is. Failures: TOO_LONG, EMPTY, BUF. */
void nurl_write_text(struct nurl_writer *out, struct nurl_str text);

/*
 * Appends an IPv4 address in dotted decimal, at most 15 octets.
 *
 *     c0 a8 01 0a                192.168.1.10
 *
 * Failures: BUF, stop 0.
 */
void nurl_write_ipv4(struct nurl_writer *out, const uint8_t address[4]);

/*
 * Appends an IPv6 address, at most 39 octets, in the one way of RFC 5952:
 * lower case, no leading zeros, "::" for the first longest run of two or more
 * zero groups, dotted decimal at the end of ::ffff:0:0/96 alone. Brackets and
 * zone are the caller's.
 *
 *     20 01 0d b8 0 .. 0 00 01   2001:db8::1
 *     0 .. 0 ff ff c0 00 02 01   ::ffff:192.0.2.1
 *
 * Failures: BUF, stop 0.
 */
void nurl_write_ipv6(struct nurl_writer *out, const uint8_t address[16]);

/*
 * Appends any text, valid or not, for a log or a terminal: each byte of a
 * password becomes "*", and each other byte outside 20-7E becomes "?". The
 * length does not change, so offsets stay right (RFC 3986 section 7.5).
 *
 *     ftp://u:pw@h/          ftp://u:**@h/
 *     u:p:w@h                u:***@h
 *     http://u:pa/ss@h/      http://u:*****@h/
 *     http://h:80/a@b        as it is: "80" is a port
 *     ftp://u:@h/            as it is
 *
 * The rule does not need a URL:
 *
 * 1. A byte is hidden if a ":" comes before it and an "@" after it, with no "/"
 *    between these two. This hides the password of every URL that parses.
 * 2. People type a raw "/", "?" or "#" in a password. A login can begin at the
 *    start of the text and after every "//". Look at the text from there up to
 *    the next "/", "?" or "#". If it has a ":", and what follows its last "@"
 *    is no host with a port, everything from that ":" up to the last "@" of the
 *    text is hidden. A start of the text that ends in "://" is a scheme, with
 *    or without words before it, and no login.
 *
 * When in doubt, it hides: all between a ":" and the "@" of a mail address, as
 * in "12:30 mail to joe@h", "b" in "/a:b@c", and all between "h:" and a later
 * "@" in "http://h:/a@b".
 *
 * NOT HIDDEN: a password that reads as a port, "http://u:12/34@h"; what follows
 * a raw "@" and "/" in a password, "http://u:p@ss/w@h"; one with "://" at the
 * start of the text, "u:p://w@h"; one with a raw "/" of a login that has no
 * "//" before it, "see /x u:p/w@h"; a user, where some put
 * a token; "joe%3Asecret@h", which has no ":"; a secret in path, query or
 * fragment, such as "?password=". Percent-encode what you put into a URL.
 *
 * Pass the whole text in one call. A text that is cut before its "@" shows the
 * password.
 *
 * The text may lie in the writer's buffer, where the next byte goes or after
 * it. Errors: TOO_LONG, EMPTY, BUF.
 */
void nurl_write_masked(struct nurl_writer *out, struct nurl_str text);

/*
 * What a client writes of a URL
 *
 *     http://u:p@h.com:8080/a?b#c
 *     host         h.com             for getaddrinfo
 *     Host field   h.com:8080
 *     target       /a?b              origin form
 *                  http://h.com:8080/a?b     absolute form, to a proxy
 *                  h.com:8080        authority form, for CONNECT
 *
 * Failures have their place in the URL's text. BUF says how much room is
 * needed, as everywhere.
 */

/*
 * Appends the host as getaddrinfo reads it: a name as written, an address
 * without brackets, and behind an IPv6 address "%" and its zone, decoded (RFC
 * 4007 11, RFC 6874 2): "fe80::1%eth0". Takes URLs of either profile.
 *
 * Failures: those of nurl_endpoint_parse but PORT_MISSING; DEC_FORBIDDEN at an
 * escape of 00, 0A or 0D in a zone; BUF.
 */
void nurl_write_host(struct nurl_writer *out, const struct nurl *url);

/*
 * Appends the value of a Host field (RFC 9110 7.2): the host as written,
 * without zone, and ":" and the port as written if it is not the scheme's
 * default. The URL may have any scheme, or none, and is of profile 3986.
 *
 * Failures: UNPARSED, stop 0; without a host SCHEME_MISSING, HOST_MISSING or
 * HOST_EMPTY, as nurl_endpoint_parse says; PORT_RANGE at a port above 65535;
 * BUF.
 */
void nurl_write_host_field(struct nurl_writer *out, const struct nurl *url);

/* What a request asks for (RFC 9112 3.2). */
enum nurl_target {
    NURL_TARGET_ORIGIN = 0,   /* path, and "?" with the query */
    NURL_TARGET_ABSOLUTE = 1, /* scheme, Host field and all of that */
    NURL_TARGET_AUTHORITY = 2 /* host and effective port */
};

/*
 * Appends the target of a request for a URL of http, https, ws or wss, of
 * profile 3986. Path and query go as they are written, an empty path as "/", a
 * login and a fragment never. In absolute form ws is http and wss https (RFC
 * 6455).
 *
 * Failures: UNPARSED, and SCHEME for any other scheme, stop 0; without a host
 * HOST_MISSING or HOST_EMPTY, as nurl_endpoint_parse says; then, not in origin
 * form, PORT_RANGE at a port above 65535, and in authority form at 0; BUF.
 */
void nurl_write_target(struct nurl_writer *out, const struct nurl *url,
                       enum nurl_target form);

/*
 * Appends a pair of a query: the delimiter, the key, "=" and the value. Key and
 * value are plain octets, of which all but the unreserved are escaped
 * (NURL_CLASS_COMPONENT). A value that is absent (ptr NULL) leaves no "=", as
 * nurl_query_next reads it.
 * The delimiter goes as it is: '?' for the first pair behind a URL, then '&';
 * '\0' writes none, for a form's body.
 *
 *     nurl_write_pair(&out, '?', NURL_STR("q"), NURL_STR("a b"));    ?q=a%20b
 *     nurl_write_pair(&out, '&', NURL_STR("x&y"), NURL_STR(""));     &x%26y=
 *
 * Failures: TOO_LONG, EMPTY; BUF, stop 0.
 */
void nurl_write_pair(struct nurl_writer *out, char delimiter,
                     struct nurl_str key, struct nurl_str value);

#ifdef __cplusplus
}
#endif

#endif
