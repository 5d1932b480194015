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
 * When the buffer is full (BUF), `len` still grows, to the size that is needed
 * (a string needs one byte more): check the status before you send `len` bytes.
 * An error in an input replaces BUF, so a writer of size 0 tells the size and
 * whether the input is valid. If you need `stop`, check `status` after each
 * call.
 *
 * After BUF, until nurl_writer_finish, the buffer holds the first bytes of the
 * text. nurl_write_text, _masked, _ipv4, _ipv6 and nurl_decode fill it; others
 * do not write half an escape, "//" or CR LF.
 */
#ifndef NURL_WRITER_H
#define NURL_WRITER_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

struct nurl_writer {
    char *ptr;
    size_t size;
    size_t len;    /* bytes written, or needed */
    uint16_t stop; /* offset of the error, in the input of that call */
    int8_t status; /* enum nurl_status */
};

/* Begins with an empty buffer. If it is NULL, its size is 0. */
void nurl_writer_init(struct nurl_writer *out, char *buffer, size_t size);

/* Returns the error, or NURL_OK. Adds no NUL. */
NURL_CHECKED enum nurl_status nurl_writer_status(const struct nurl_writer *out);

/*
 * Adds a NUL, which `len` does not count, and returns the error or NURL_OK.
 * After an error the buffer holds "", if it has a byte.
 */
NURL_CHECKED enum nurl_status nurl_writer_finish(struct nurl_writer *out);

/* Appends the text. */
void nurl_write_text(struct nurl_writer *out, struct nurl_str text);

/* Appends an IPv4 address, at most 15 bytes: 192.168.1.10 */
void nurl_write_ipv4(struct nurl_writer *out, const uint8_t address[4]);

/* Appends an IPv6 address (RFC 5952), at most 39 bytes: 2001:db8::1 */
void nurl_write_ipv6(struct nurl_writer *out, const uint8_t address[16]);

/*
 * Appends any text for a log: "*" for each byte of a password, "?" for each
 * other byte outside 20-7E (RFC 3986 7.5). Offsets stay.
 *
 *     ftp://u:pw@h/          ftp://u:**@h/
 *     http://u:pa/ss@h/      http://u:*****@h/
 *     http://u:p@ss/w@h      http://u:*@ss/w@h    "ss" is a host
 *     http://u:12/34@h       http://u:12/34@h     "12" is a port
 *
 * It hides the password of every URL that parses: all between a ":" and an "@"
 * without a "/" between them. It also hides one with an unescaped "/", "?" or
 * "#", unless the text before that is a host with a port.
 *
 * NOT HIDDEN: a user name, path, query, fragment; a password whose "@" is not
 * in the same call; the last two above. SECURITY.md has all cases.
 */
void nurl_write_masked(struct nurl_writer *out, struct nurl_str text);

/*
 * Appends the host for getaddrinfo: a name, or an address without brackets,
 * with its zone decoded: "fe80::1%eth0" (RFC 4007 11). Errors as
 * nurl_endpoint_parse except PORT_MISSING; DEC_FORBIDDEN for an escaped NUL, LF
 * or CR in a zone.
 */
void nurl_write_host(struct nurl_writer *out, const struct nurl *url);

/*
 * Appends the value of a Host field (RFC 9110 7.2), as written: the host
 * without its zone, and ":" and the port if it is not the scheme's default:
 * "[::1]:0081". Errors (nurl_host.h): SCHEME_MISSING, HOST_MISSING, HOST_EMPTY,
 * PORT_RANGE.
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
 * SCHEME, HOST_MISSING, HOST_EMPTY; except in origin form PORT_RANGE (for
 * CONNECT also 0).
 */
void nurl_write_target(struct nurl_writer *out, const struct nurl *url,
                       enum nurl_target form);

/*
 * Appends a pair of a query: the delimiter ('?', '&', or '\0' for none), the
 * key, and, unless the value is absent, "=" and the value. Key and value are
 * plain bytes: all but the unreserved are escaped.
 *
 *     nurl_write_pair(&out, '?', NURL_STR("q"), NURL_STR("a b"));    ?q=a%20b
 */
void nurl_write_pair(struct nurl_writer *out, char delimiter,
                     struct nurl_str key, struct nurl_str value);

/*
 * Copies a text and a NUL into a buffer. After an error (BUF) it holds "".
 */
NURL_CHECKED enum nurl_status nurl_copy_string(char *buffer, size_t size,
                                               struct nurl_str text);

#ifdef __cplusplus
}
#endif

#endif
