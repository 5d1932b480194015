/*
 * nurl_types.h - text, places in a text, and the parsed URL
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
 * is the path, and every parsed URL has a path. So nurl_present(url.query)
 * asks whether there is a query, for every part but the path.
 */
#ifndef NURL_TYPES_H
#define NURL_TYPES_H

#include "nurl_status.h"

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * The longest text, in octets, that can be parsed, encoded or decoded: what
 * 16 bits can count, or what the compiler's largest object holds where that
 * is less (32,767 on AVR). A longer one is TOO_LONG, with stop 65535.
 */
#define NURL_TEXT_MAX (PTRDIFF_MAX < 65535 ? (size_t)PTRDIFF_MAX : 65535u)

/*
 * For printf: printf("host " NURL_PRI "\n", NURL_ARG(host)). `str` is
 * evaluated twice. A precision is an int: with one of 16 bits no text above
 * 32,767 octets may be printed so.
 */
#define NURL_PRI "%.*s"
#define NURL_ARG(str) (int)(str).len, (str).ptr

/* A literal as a text: NURL_STR("http"). A pointer does not compile. */
#define NURL_STR(literal) nurl_text("" literal "", sizeof(literal) - 1)

/* Text, in or out: octets, no NUL needed. `ptr` NULL is absent. */
struct nurl_str {
    const char *ptr;
    size_t len;
};

/* A place in a text, in octets. {0, 0} is absent. */
struct nurl_span {
    uint16_t off;
    uint16_t len;
};

/* What a host is (RFC 3986 section 3.2.2). A struct keeps it as uint8_t. */
enum nurl_host_kind {
    NURL_HOST_NONE = 0,  /* there is no host */
    NURL_HOST_EMPTY = 1, /* a host of no octets, as in file:///x */
    NURL_HOST_NAME = 2,  /* a reg-name */
    NURL_HOST_IPV4 = 3,
    NURL_HOST_IPV6 = 4,     /* in brackets */
    NURL_HOST_IPVFUTURE = 5 /* in brackets */
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
    const char *text;          /* what was parsed; nurl_attach when it moves */
    uint16_t stop;             /* the faulty octet, or the length */
    uint8_t host_kind;         /* enum nurl_host_kind; 0: no host */
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

/* A text of `len` octets: nurl_text(buffer, length). */
static inline struct nurl_str nurl_text(const char *ptr, size_t len)
{
    struct nurl_str str;

    str.ptr = ptr;
    str.len = len;
    return str;
}

/* 1 if the URL has this part. Not for the path: ask url.path.len. */
static inline int nurl_present(struct nurl_span span)
{
    return span.off != 0 || span.len != 0;
}

/*
 * The octets of a span. An absent span gives {NULL, 0}, which every function
 * takes for the empty text, and so does an empty path at offset 0.
 */
static inline struct nurl_str nurl_part(const struct nurl *url,
                                        struct nurl_span span)
{
    return nurl_present(span) ? nurl_text(url->text + span.off, span.len)
                              : nurl_text(NULL, 0);
}

/*
 * 1 if the URL has this scheme, ASCII letters of both cases being the same;
 * else 0, also for a struct that holds no URL: nurl_scheme_is(&url, "https").
 * `name` ends with a NUL.
 */
int nurl_scheme_is(const struct nurl *url, const char *name);

/* 1 if the texts differ at most in the case of ASCII letters, else 0. */
int nurl_str_equal_nocase(struct nurl_str a, struct nurl_str b);

/*
 * Points a copied or stored struct to its text, `length` octets at `text`,
 * and checks that the two may be used together: all spans and stop lie inside,
 * and no escape is cut off by the end of path, query or text, so that no
 * function of this library reads beyond it. Whether the parts are what the
 * text says is another question: to be sure of that, parse again.
 *
 * Returns OK, or UNPARSED, and the struct holds no URL then.
 */
enum nurl_status nurl_attach(struct nurl *url, const char *text, size_t length);

#ifdef __cplusplus
}
#endif

#endif
