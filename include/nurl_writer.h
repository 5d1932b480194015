/*
 * nurl_writer.h - write into your buffer: text, a request, a log line
 *
 *     char line[64];
 *     struct nurl_writer out;
 *
 *     nurl_writer_init(&out, line, sizeof line);
 *     nurl_write_text(&out, NURL_STR("GET "));
 *     nurl_write_target(&out, &url, NURL_TARGET_ORIGIN);
 *     if (nurl_writer_finish(&out) == NURL_OK) ... line is "GET /a?b"
 *
 * A writer never writes past its buffer. When it is full (BUF), it goes on
 * counting: `len` is then the size that is needed (a string needs one byte
 * more), and larger than the buffer: never send `len` bytes without a look at
 * the status. The first error of an input stays; BUF stays until such an error.
 * So a writer of size 0 tells the size, and whether the input is valid. `stop`
 * is an offset in the input of the call that failed: to know which one that
 * was, look at `status` after each call.
 *
 * After BUF the buffer holds the first bytes of the text, at most `size`: a log
 * line can be cut so, without nurl_writer_finish, which would empty it. If the
 * call was nurl_write_text, _masked, _ipv4, _ipv6 or nurl_decode, the buffer is
 * filled to its last byte; other functions write an escape, "//" or CR LF whole
 * or not at all. Every function can fail with BUF, and with TOO_LONG or EMPTY
 * for a text.
 */
#ifndef NURL_WRITER_H
#define NURL_WRITER_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

struct nurl_writer {
    char *ptr;     /* your buffer */
    size_t size;   /* of the buffer */
    size_t len;    /* bytes written, or needed */
    uint16_t stop; /* offset of the error, in the input of that call */
    int8_t status; /* enum nurl_status */
};

/* Begins with an empty buffer of `size` bytes. For NULL the size is 0. */
void nurl_writer_init(struct nurl_writer *out, char *buffer, size_t size);

/* Returns the error, or NURL_OK. Adds no NUL. */
NURL_CHECKED enum nurl_status nurl_writer_status(const struct nurl_writer *out);

/*
 * Adds a NUL, which `len` does not count but which needs a byte, and returns
 * the error, or NURL_OK. After an error the buffer holds "", if it has a byte.
 */
NURL_CHECKED enum nurl_status nurl_writer_finish(struct nurl_writer *out);

/* Appends the text. */
void nurl_write_text(struct nurl_writer *out, struct nurl_str text);

/* Appends an IPv4 address, at most 15 bytes: 192.168.1.10 */
void nurl_write_ipv4(struct nurl_writer *out, const uint8_t address[4]);

/*
 * Appends an IPv6 address as RFC 5952 writes it, at most 39 bytes, without
 * brackets: 2001:db8::1
 */
void nurl_write_ipv6(struct nurl_writer *out, const uint8_t address[16]);

/*
 * Appends any text for a log or a terminal: "*" for each byte of a password,
 * "?" for each other byte outside 20-7E. Offsets stay (RFC 3986 section 7.5).
 *
 *     ftp://u:pw@h/          ftp://u:**@h/
 *     http://u:pa/ss@h/      http://u:*****@h/
 *     http://h:80/a@b        as it is: "80" is a port
 *
 * A byte is hidden if a ":" comes before it and an "@" after it, without a "/"
 * between these two: so the password of every URL that parses.
 *
 * For passwords with a raw "/", "?" or "#": a login begins after every "//",
 * and at the start of the text, unless its first "/" is that of a "://". If it
 * has a ":" before the next "/", "?" or "#", and no host with a port follows
 * its last "@", all from that ":" to the last "@" of the text is hidden. When
 * in doubt it hides.
 *
 * NOT HIDDEN: a password that reads as a port, "http://u:12/34@h"; what follows
 * "@" and "/" in one, "http://u:p@ss/w@h"; a user name, path, query, fragment;
 * a password whose "@" is not in the same call. SECURITY.md has all cases.
 */
void nurl_write_masked(struct nurl_writer *out, struct nurl_str text);

/*
 * Appends the host for getaddrinfo: a name as written, an IPv6 address without
 * brackets and with its zone, decoded: "fe80::1%eth0" (RFC 4007 section 11).
 * Errors: those of nurl_endpoint_parse except PORT_MISSING; DEC_FORBIDDEN for
 * an escaped NUL, LF or CR in a zone.
 */
void nurl_write_host(struct nurl_writer *out, const struct nurl *url);

/*
 * Appends the value of a Host field (RFC 9110 section 7.2): the host without
 * zone, and ":" and the port if it is not the scheme's default. Errors:
 * UNPARSED; SCHEME_MISSING, HOST_MISSING, HOST_EMPTY (nurl_host.h); PORT_RANGE.
 */
void nurl_write_host_field(struct nurl_writer *out, const struct nurl *url);

/* Request targets (RFC 9112 3.2) of http://u:p@h.com:8080/a?b#c */
enum nurl_target {
    NURL_TARGET_ORIGIN = 0,   /* /a?b */
    NURL_TARGET_ABSOLUTE = 1, /* http://h.com:8080/a?b, to a proxy */
    NURL_TARGET_AUTHORITY = 2 /* h.com:8080, for CONNECT */
};

/*
 * Appends a request target for a URL of http, https, ws (as http) or wss (as
 * https, RFC 6455). Path and query are copied, an empty path is "/". Errors:
 * UNPARSED; SCHEME for another scheme; HOST_MISSING, HOST_EMPTY; PORT_RANGE,
 * not in origin form.
 */
void nurl_write_target(struct nurl_writer *out, const struct nurl *url,
                       enum nurl_target form);

/*
 * Appends a pair of a query: the delimiter ('?', '&', or '\0' for none), the
 * key, "=" and the value. Key and value are plain bytes: all but the unreserved
 * are escaped. An absent value leaves no "=".
 *
 *     nurl_write_pair(&out, '?', NURL_STR("q"), NURL_STR("a b"));    ?q=a%20b
 */
void nurl_write_pair(struct nurl_writer *out, char delimiter,
                     struct nurl_str key, struct nurl_str value);

/*
 * Copies a text as it is, and a NUL, into a buffer, for example a part of a URL
 * as a string. Returns NURL_OK; BUF, and the string is "", if it does not fit;
 * EMPTY; TOO_LONG. nurl_decode_string (nurl_decode.h) decodes it, too.
 */
NURL_CHECKED enum nurl_status nurl_copy_string(char *buffer, size_t size,
                                               struct nurl_str text);

#ifdef __cplusplus
}
#endif

#endif
