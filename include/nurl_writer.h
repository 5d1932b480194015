/* SPDX-License-Identifier: MIT */
/*
 * nurl_writer.h - write into your buffer: text, a request, a log line
 *
 *     char head[256];
 *     struct nurl_writer out;
 *
 *     nurl_writer_init(&out, head, sizeof head);
 *     nurl_write_request(&out, NURL_STR("GET"), &url);
 *     nurl_write_text(&out, NURL_STR("Accept: text/plain\r\n\r\n"));
 *     if (nurl_writer_status(&out) == NURL_OK) ... send out.len bytes
 *
 * After an error `len` bytes are in the buffer, never more than `size`, and
 * nothing is added: for another line call nurl_writer_init. For `stop` check
 * `status` after each call. A writer of size 0 tells the size and whether the
 * input is valid.
 *
 * After BUF, until nurl_writer_finish, the first bytes are there, which can be
 * a valid URL, and not always `size` of them: an escape that a function makes
 * is not cut, one that it copies can be. Only nurl_write_request writes all or
 * nothing.
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
    size_t len;     /* bytes in the buffer */
    size_t missing; /* bytes that did not fit; saturates */
    uint16_t stop;  /* offset of the error in that call's input */
    int16_t status; /* enum nurl_status */
};

/*
 * Begins with an empty buffer; NULL needs size 0. Call it before each message:
 * else the next one is appended to the last one.
 */
void nurl_writer_init(struct nurl_writer *out, char *buffer, size_t size);

/* Returns the status. Adds no NUL. */
NURL_CHECKED enum nurl_status nurl_writer_status(const struct nurl_writer *out);

/*
 * Adds a NUL, which `len` does not count, and returns the status. After an
 * error `len` is 0 and the buffer "", if it has a byte.
 */
NURL_CHECKED enum nurl_status nurl_writer_finish(struct nurl_writer *out);

/*
 * Returns len + missing, the size of all that was appended, without a NUL.
 * After BUF it is more than the buffer has: send `len` bytes, never this many.
 */
size_t nurl_writer_need(const struct nurl_writer *out);

/* Appends the text as it is, with CR and LF. For a log: nurl_write_masked. */
void nurl_write_text(struct nurl_writer *out, struct nurl_str text);

/* Appends at most 10 decimal digits. */
void nurl_write_number(struct nurl_writer *out, uint32_t number);

/* Appends at most 15 bytes: 192.168.1.10 */
void nurl_write_ipv4(struct nurl_writer *out, const uint8_t address[4]);

/* Appends at most 39 bytes (RFC 5952): 2001:db8::1 */
void nurl_write_ipv6(struct nurl_writer *out, const uint8_t address[16]);

/*
 * Appends any text for a log: "*" for each byte of a password, "?" for each
 * other byte outside 20-7E (RFC 3986 7.5). Offsets stay.
 *
 *     ftp://u:pw@h/               ftp://u:**@h/
 *     http://u:pa/ss@h/           http://u:*****@h/
 *     http://h:8080?mail=a@b.c    http://h:***********@b.c
 *     http://u:p@ss/w@h           http://u:*@ss/w@h    "ss" is a host
 *     http://u:12/34@h            http://u:12/34@h     "12" is a port
 *
 * It hides all between a ":" and an "@" without a "/" between them: the
 * password of every URL that parses, and in doubt more; one with a raw "/",
 * too, unless the text up to its first "/", "?" or "#" reads as host and port,
 * or login and host.
 *
 * NOT HIDDEN: a user name, path, query, fragment; a password whose "@" is not
 * in the same call; the last two above. SECURITY.md has all cases. If the text
 * can have a token, call nurl_parse_zone and nurl_write_redacted; if it does
 * not parse, or has no scheme or no host, log that fact alone (mailto needs no
 * host, a request target neither: nurl_parse_target).
 */
void nurl_write_masked(struct nurl_writer *out, struct nurl_str text);

/*
 * Appends a URL for a log: scheme, host, port and path as written, and one "*"
 * for the user info, each value of the query, a query item with none or only
 * "=" after its name, which can be base64, and the fragment. With a scheme and
 * no "//", a "*" replaces all before the last "@" of the path.
 *
 *     http://h.com/fw.bin?token=x&n=1#f     http://h.com/fw.bin?token=*&n=*#*
 *     http://h.com/?c2VjcmV0a2V5==          http://h.com/?*
 *     /set?key=x, from nurl_parse_target    /set?key=*
 *     //u:p@h/, from nurl_parse_target      //u:p@h/
 *
 * NOT HIDDEN: the names in ?token;x=1 and ?token%3Dx=1. A secret in the path,
 * such as a webhook's token: if paths can have one, log nurl_write_origin
 * ("null" without a scheme), of a target your route's pattern. A login with a
 * raw "/", "?" or "#": http://u:1?2@h/ has the host "u" and the port "1", half
 * of the password. If there is an "@" after the host, log only the scheme (also
 * of http:///u:p@h/).
 */
void nurl_write_redacted(struct nurl_writer *out, const struct nurl *url);

/*
 * Appends the host for getaddrinfo: a name, or an address without brackets,
 * with its zone decoded: "fe80::1%eth0" (RFC 4007 11). Errors as
 * nurl_endpoint_parse except PORT_MISSING; DEC_FORBIDDEN for an escaped NUL, LF
 * or CR in a zone.
 */
void nurl_write_host(struct nurl_writer *out, const struct nurl *url);

/*
 * Appends the value of a Host field (RFC 9110 7.2): the host as written,
 * without its zone, and ":" and the port unless it is the scheme's default:
 * "[::1]:0081". Errors: SCHEME_MISSING, HOST_MISSING, HOST_EMPTY, PORT_RANGE
 * (not 0: call nurl_endpoint_parse first).
 *
 * Append ":" and the port yourself after PORT_MISSING of nurl_endpoint_parse,
 * for your own default. For ipp and ipps, whose requests HTTP would expect at
 * port 80 (RFC 3510), call nurl_write_target_authority: it writes each port.
 *
 * For a library that appends the port itself, call it with a copy of the struct
 * whose port is cleared, also of a setting: "[::1]". (nurl_host_text has no
 * brackets, url.host perhaps a zone.) In Zephyr's http_client_req this is
 * `host`, and `port` is NULL.
 */
void nurl_write_host_field(struct nurl_writer *out, const struct nurl *url);

/*
 * Appends the first two lines of a request (RFC 9112 3, 3.2). Other fields and
 * an empty line follow. Call nurl_endpoint_parse first: any scheme and host are
 * accepted.
 *
 *     http://u:p@h.com:8080/a?b#c     GET /a?b HTTP/1.1 CR LF
 *                                     Host: h.com:8080 CR LF
 *
 * The login is left out: for Basic (RFC 7617 2) decode the user by
 * NURL_POLICY_USER and, after a ":", the password by NURL_POLICY_PASSWORD, and
 * append your base64 of that.
 *
 * For CONNECT both lines have the authority form. The Host field lacks the port
 * after PORT_MISSING of nurl_endpoint_parse, and port 631 of ipp and ipps: then
 * write both lines yourself. Errors: EMPTY or CHAR in a method that is no token
 * (RFC 9110 5.6.2), with `out->stop` in it; those of the target; PORT_RANGE.
 */
void nurl_write_request(struct nurl_writer *out, struct nurl_str method,
                        const struct nurl *url);

/*
 * Appends a request target (RFC 9112 3.2) of any URL with a host:
 *
 *     http://u:p@h.com:8080/a?b#c
 *     nurl_write_target              /a?b
 *     nurl_write_target_absolute     http://h.com:8080/a?b, to a proxy
 *     nurl_write_target_authority    h.com:8080, for CONNECT
 *
 * An empty path is "/"; for OPTIONS on the whole server write "*" yourself, to
 * a proxy http://h.com. nurl_target_text (nurl_http.h) copies nothing. In
 * absolute form the scheme is in lower case, http for ws, https for wss (RFC
 * 6455), and a default port is left out.
 *
 * Errors: SCHEME_MISSING, HOST_MISSING, HOST_EMPTY; absolute also
 * SCHEME_MISSING at 0 for //h/a, PORT_RANGE (not 0); authority PORT_RANGE (also
 * 0), PORT_MISSING.
 */
void nurl_write_target(struct nurl_writer *out, const struct nurl *url);

void nurl_write_target_absolute(struct nurl_writer *out,
                                const struct nurl *url);

void nurl_write_target_authority(struct nurl_writer *out,
                                 const struct nurl *url);

/*
 * Appends the delimiter of a query ('?', '&', ';', ',', or '\0' for none;
 * another is ARGUMENT at 0), the key, and, unless the value is absent, "=" and
 * the value. All bytes but the unreserved are escaped. What is in the buffer is
 * not looked at: for a URL that can have a query or a fragment see
 * nurl_write_query_set (nurl_query.h). nurl_build.h has an example.
 */
void nurl_write_pair(struct nurl_writer *out, char delimiter,
                     struct nurl_str key, struct nurl_str value);

/* Copies a text and a NUL. After an error (BUF) the buffer holds "". */
NURL_CHECKED enum nurl_status nurl_copy_string(char *buffer, size_t size,
                                               struct nurl_str text);

#ifdef __cplusplus
}
#endif

#endif
