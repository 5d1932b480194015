/*
 * nurl_span.h - text, places in a text, and the parsed URL
 *
 * A URL is read where it lies. Its parts are spans: an offset and a length
 * in octets, 16 bits each, so that they survive a move of the buffer.
 *
 *     http://joe@h.com:8080/a?b
 *     ^0     ^7  ^11   ^17 ^21 ^23     scheme {0,4}   user {7,3}
 *                                      host {11,5}    port {17,4}
 *                                      path {21,2}    query {24,1}
 *
 * Absent is not empty. `http://h` has no query and `http://h?` has an empty
 * one. An absent span is {0, 0}; the only part that can be empty at offset 0
 * is the path, and every parsed URL has a path. So `if (url.query.at)` asks
 * whether there is a query, for every part but scheme and path; for the
 * scheme ask `url.scheme.len`.
 *
 * Everything here is reentrant and safe in an interrupt.
 */
#ifndef NURL_SPAN_H
#define NURL_SPAN_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The longest text, in octets, that can be parsed, encoded or decoded. */
#define NURL_TEXT_MAX 65535u

/*
 * For printf: printf("host " NURL_PRI "\n", NURL_ARG(host)). `str` is
 * evaluated twice. A precision is an int: with one of 16 bits no text above
 * 32,767 octets may be printed so.
 */
#define NURL_PRI "%.*s"
#define NURL_ARG(str) (int)(str).len, (str).at

/* Text, in or out: octets, no NUL needed. `at` NULL is absent. */
struct nurl_str {
    const char *at;
    size_t len;
};

/* A place in a text, in octets. {0, 0} is absent. */
struct nurl_span {
    uint16_t at;
    uint16_t len;
};

/*
 * A list that is read piece by piece: the caller holds it, the functions of
 * a header named *_walk and *_next fill and move it. Nothing else is stored.
 */
struct nurl_walk {
    struct nurl_str rest; /* what has not been read; at NULL: nothing */
};

/* What a host is (RFC 3986 section 3.2.2). A struct keeps it as uint8_t. */
enum nurl_kind {
    NURL_KIND_NONE = 0,  /* there is no host */
    NURL_KIND_EMPTY = 1, /* a host of no octets, as in file:///x */
    NURL_KIND_NAME = 2,  /* a reg-name */
    NURL_KIND_IPV4 = 3,
    NURL_KIND_IPV6 = 4,     /* in brackets */
    NURL_KIND_IPVFUTURE = 5 /* in brackets */
};

/* Which grammar a struct nurl was read by. A struct keeps it as uint8_t. */
enum nurl_profile {
    NURL_PROFILE_NONE = 0, /* nobody filled it, or the parse failed */
    NURL_PROFILE_3986 = 1,
    NURL_PROFILE_1738 = 2
};

/*
 * A parsed URL: 40 octets on a 32-bit core. It can be copied, stored and
 * passed on like a number. Every span lies in the text; all are in the order
 * of the text. After a fault all of them are absent, profile is 0, and stop
 * is the offset of the faulty octet.
 */
struct nurl {
    const char *text;          /* what was parsed; re-point it when it moves */
    uint16_t stop;             /* the faulty octet, or the length */
    uint8_t host_kind;         /* enum nurl_kind; 0: no host */
    uint8_t profile;           /* enum nurl_profile; 0: not a parsed URL */
    struct nurl_span scheme;   /* without its ":" */
    struct nurl_span user;     /* up to the first ":" of the user info */
    struct nurl_span password; /* behind that ":" */
    struct nurl_span host;     /* with the brackets of an address */
    struct nurl_span port;     /* digits, or empty */
    struct nurl_span path;     /* with its first "/" */
    struct nurl_span query;    /* without its "?" */
    struct nurl_span fragment; /* without its "#" */
};

/* A text of `len` octets: nurl_text("http", 4). */
static inline struct nurl_str nurl_text(const char *at, size_t len)
{
    struct nurl_str str;

    str.at = at;
    str.len = len;
    return str;
}

/*
 * The octets of a span. An absent span gives {NULL, 0}, which every function
 * takes for the empty text, and so does an empty path at offset 0.
 */
static inline struct nurl_str nurl_get(const struct nurl *url,
                                       struct nurl_span span)
{
    struct nurl_str str = { NULL, 0 };

    if (span.at != 0 || span.len != 0) {
        str.at = url->text + span.at;
        str.len = span.len;
    }
    return str;
}

/*
 * 1 if a struct from flash or from a message may be used with the `length`
 * octets at url->text: all spans and stop lie inside, and no escape is cut off
 * by the end of path, query or text, so that no function of this library reads
 * beyond it. Else 0, also when the struct holds no parsed URL. Whether it is
 * what the text says is another question: to be sure of that, parse again.
 */
int nurl_fits(const struct nurl *url, size_t length);

/*
 * 1 if the text is the name, ASCII letters of both cases being the same; else
 * 0. `lower` is in lower case and ends with a NUL; a NUL in the text ends no
 * name. For schemes: nurl_is(nurl_get(&url, url.scheme), "https").
 */
int nurl_is(struct nurl_str text, const char *lower);

#ifdef __cplusplus
}
#endif

#endif
