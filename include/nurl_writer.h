/*
 * nurl_writer.h - text into room that the caller owns
 *
 * A writer never writes past its room and always counts. Functions put text
 * into it one after the other, and one check at the end tells how it went:
 *
 *     char room[32];
 *     struct nurl_writer out;
 *
 *     nurl_writer_init(&out, room, sizeof room);
 *     nurl_write_text(&out, nurl_part(&url, url.host));
 *     nurl_write_text(&out, nurl_part(&url, url.path));
 *     if (nurl_writer_finish(&out) == NURL_OK) ... room is "h.com/a"
 *
 * The first failure sticks. When the room is full (NURL_ERR_BUF), what stands
 * in it is a whole prefix and stays (an escape that does not fit leaves up to
 * two octets unused), and `len` counts on: it becomes the room that is needed.
 * So a writer without room is a question for the size. After any other failure
 * `len` stands still. `stop` is an offset in the input of the call that failed.
 *
 * Reentrant, and safe in an interrupt.
 */
#ifndef NURL_WRITER_H
#define NURL_WRITER_H

#include "nurl_flags_1738.h"
#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

struct nurl_writer {
    char *ptr;     /* the caller's buffer; may be NULL if size is 0 */
    size_t size;   /* of that buffer, in octets */
    size_t len;    /* octets written, or needed */
    uint16_t stop; /* of the first failure: where in that call's input */
    int8_t status; /* enum nurl_status, of the first failure */
};

/* Starts with empty room of `size` octets; 0 asks how many are needed. */
void nurl_writer_init(struct nurl_writer *out, char *room, size_t size);

/*
 * Puts the text as it is, octet by octet. It may lie in the writer's own
 * room, where the next octet goes or behind it. Failures: BUF at the first
 * octet without room, TOO_LONG.
 */
void nurl_write_text(struct nurl_writer *out, struct nurl_str text);

/* The first failure since nurl_writer_init, or OK. Writes nothing. */
enum nurl_status nurl_writer_status(const struct nurl_writer *out);

/*
 * Like nurl_writer_status, and adds a NUL, which is not counted in len but
 * needs room: len + 1 octets in all, and BUF without it, stop being 0 if only
 * the NUL had none. After a failure the room, if there is any, holds the empty
 * string, so that nobody takes a text for whole that is not.
 */
enum nurl_status nurl_writer_finish(struct nurl_writer *out);

/*
 * an address as text, the one way to write it
 *
 *     c0 a8 01 0a                192.168.1.10
 *     20 01 0d b8 0 .. 0 00 01   2001:db8::1
 *     0 .. 0 ff ff c0 00 02 01   ::ffff:192.0.2.1
 *
 * Reentrant, and safe in an interrupt. At most 15 and 39 octets.
 */
/* Four octets in dotted decimal. Failures: BUF, stop 0. */
void nurl_write_ipv4(struct nurl_writer *out, const uint8_t octets[4]);

/*
 * Sixteen octets by RFC 5952, without brackets and zone: lower case, no
 * leading zeros, "::" for the first longest run of two or more zero groups,
 * and the last 32 bits in dotted decimal for ::ffff:0:0/96 alone.
 * Failures: BUF, stop 0.
 */
void nurl_write_ipv6(struct nurl_writer *out, const uint8_t octets[16]);

/*
 * what to look at before a URL is used, shown or logged
 *
 * RFC 1738 section 6 warns of ports below 1,024, of escaped line ends and of
 * passwords in the clear. For a URL that parsed, nurl_flags_1738 answers in
 * one call; the names below say which flag is which question. Passwords are
 * looked for in any text, because what is logged is often what did not parse.
 *
 *     ftp://u:pw@h/     secret "pw"       masked ftp://u:**@h/
 *     http://h:80/a@b   none
 *
 * Reentrant, and safe in an interrupt; linear in the length of the text.
 */
/*
 * A port that is not the usual one and below 1,024: somebody else's. Each
 * question is answered for the worse if the struct holds no strict URL.
 */
static inline int nurl_is_port_risk(uint32_t flags)
{
    return (flags & (NURL_FLAG_PORT_RESERVED | NURL_FLAG_INVALID)) != 0;
}

/* An escaped control octet: what decodes it must name a policy. */
static inline int nurl_has_control(uint32_t flags)
{
    return (flags & (NURL_FLAG_PCT_CTRL | NURL_FLAG_INVALID)) != 0;
}

/* An RFC 3986 reader sees the same parts. */
static inline int nurl_is_unambiguous(uint32_t flags)
{
    return (flags & (NURL_FLAG_AMBIGUOUS | NURL_FLAG_INVALID)) == 0;
}

/*
 * What must be masked in a text, valid or not: behind the first "//", from
 * the first ":" to the first "@" before the next "/", "?" or "#". at NULL if
 * there is nothing. It knows no grammar: after a successful parse mask
 * url.password as well. The text may be of any length.
 */
struct nurl_str nurl_secret(struct nurl_str text);

/*
 * Puts a text for a log. Behind every "//", what stands between the first ":"
 * and the last "@" before the next "/" or "#" is hidden, each octet by a "*",
 * so that offsets stay what they are. That is the secret, the password of
 * every URL that nurl_parse or nurl_parse_1738 reads, and more: rather too
 * much than a letter of a password. What is no login for anybody is not
 * hidden: "u:pw@h" without "//", a password with a "/" in it. How many octets
 * there were can still be seen. The room may be the memory of the text
 * itself. Failures: TOO_LONG, BUF.
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
 * Puts the host as getaddrinfo reads it: a name as written, an address without
 * brackets, and behind an IPv6 address "%" and its zone, decoded (RFC 4007 11,
 * RFC 6874 2): "fe80::1%eth0". Takes URLs of either profile.
 *
 * Failures: those of nurl_endpoint_parse but PORT_MISSING; DEC_FORBIDDEN at an
 * escape of 00, 0A or 0D in a zone; BUF.
 */
void nurl_write_host(struct nurl_writer *out, const struct nurl *url);

/*
 * Puts the value of a Host field (RFC 9110 7.2): the host as written, without
 * zone, and ":" and the port as written if it is not the scheme's default. The
 * URL may have any scheme, or none, and is of profile 3986.
 *
 * Failures: UNPARSED, stop 0; HOST_EMPTY where a host would begin; PORT_RANGE
 * at a port above 65535; BUF.
 */
void nurl_write_host_field(struct nurl_writer *out, const struct nurl *url);

/* What a request asks for (RFC 9112 3.2). */
enum nurl_target {
    NURL_TARGET_ORIGIN = 0,   /* path, and "?" with the query */
    NURL_TARGET_ABSOLUTE = 1, /* scheme, Host field and all of that */
    NURL_TARGET_AUTHORITY = 2 /* host and effective port */
};

/*
 * Puts the target of a request for a URL of http, https, ws or wss, of profile
 * 3986. Path and query go as they are written, an empty path as "/", a login
 * and a fragment never. In absolute form ws is http and wss https (RFC 6455).
 *
 * Failures: UNPARSED, and SCHEME for any other scheme, stop 0; HOST_EMPTY
 * where a host would begin; then, not in origin form, PORT_RANGE at a port
 * above 65535, and in authority form at 0; BUF.
 */
void nurl_write_target(struct nurl_writer *out, const struct nurl *url,
                       enum nurl_target form);

#ifdef __cplusplus
}
#endif

#endif
