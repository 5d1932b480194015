/*
 * nurl_types.h - the parsed URL, its parts, and texts
 *
 * A URL is read where it lies. Its parts are spans, an offset and a length of
 * 16 bits each, so the text must stay as long as they are used. They hold
 * wherever it is moved: nurl_attach is told where.
 *
 *     http://joe@h.com:8080/a?b
 *     0      7   11    17  21 24      scheme {0,4}    user {7,3}
 *                                     host {11,5}     port {17,4}
 *                                     path {21,2}     query {24,1}
 *
 *     struct nurl url;
 *
 *     if (nurl_parse(&url, text, length) != NURL_OK) {
 *         ... url.stop is the offset of the octet to blame
 *     }
 *     if (nurl_present(url.query)) {
 *         struct nurl_str query = nurl_part(&url, url.query);   "b", 1
 *         printf("query " NURL_PRI "\n", NURL_ARG(query));
 *     }
 *
 * Absent is not empty. `http://h` has no query, `http://h?` has an empty one.
 * An absent span is {0, 0}. A part that is there, but empty, has its delimiter
 * in front of it, so its offset is not 0. One part has no delimiter, the path,
 * and an empty one may be {0, 0}; but every URL has a path, so nobody need ask.
 * In what nurl_parse_authority reads, parts begin at 0, and it says what to ask
 * there.
 */
#ifndef NURL_TYPES_H
#define NURL_TYPES_H

#include "nurl_status.h"

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Makes the compiler warn where a status is not looked at, if it can. */
#ifdef __GNUC__
#define NURL_CHECKED __attribute__((warn_unused_result))
#else
#define NURL_CHECKED
#endif

/*
 * The longest text that can be read: what 16 bits count, or the largest
 * object of the compiler where that is smaller (32,767 octets on AVR). A
 * longer one is TOO_LONG, whose place is 65535 by definition.
 */
#define NURL_TEXT_MAX (PTRDIFF_MAX < 65535 ? (size_t)PTRDIFF_MAX : 65535u)

/*
 * A text for printf: printf("host " NURL_PRI "\n", NURL_ARG(host)). `str` is
 * evaluated twice. The precision is an int: where that has 16 bits, a text
 * above 32,767 octets cannot be printed so.
 */
#define NURL_PRI "%.*s"
#define NURL_ARG(str) (int)(str).len, (str).ptr

/*
 * A literal as a text: NURL_STR("http"). A pointer does not compile. It is a
 * call of nurl_text, so in C it initialises no static: write { "http", 4 }.
 */
#define NURL_STR(literal) nurl_text("" literal "", sizeof(literal) - 1)

/* A text, in or out: `len` octets, no NUL needed. `ptr` NULL is absent. */
struct nurl_str {
    const char *ptr;
    size_t len;
};

/* A place in a text. {0, 0} is absent. */
struct nurl_span {
    uint16_t off;
    uint16_t len;
};

/* What a host is (RFC 3986 section 3.2.2); a struct keeps it in a uint8_t. */
enum nurl_host_kind {
    NURL_HOST_NONE = 0,  /* there is no host */
    NURL_HOST_EMPTY = 1, /* a host of no octets, as in file:///x */
    NURL_HOST_NAME = 2,  /* a registered name */
    NURL_HOST_IPV4 = 3,
    NURL_HOST_IPV6 = 4,     /* in brackets */
    NURL_HOST_IPVFUTURE = 5 /* in brackets, "v" and a version in front */
};

/* The grammar that a struct nurl was read by; it keeps it in a uint8_t. */
enum nurl_profile {
    NURL_PROFILE_NONE = 0, /* nobody filled it, or the parse failed */
    NURL_PROFILE_3986 = 1,
    NURL_PROFILE_1738 = 2
};

/*
 * A parsed URL, 40 octets on a 32-bit core. It can be copied and stored; when
 * the text has moved, nurl_attach is told where. All spans lie in the text, in
 * the order of the members and apart from each other (nurl_parse_1738 has one
 * exception: a login inside a path). After a fault all are absent, profile is
 * 0, and stop is the place. A part that has been dealt with may be cleared
 * to {0, 0}, such as a fragment that is a digest, before a function that
 * refuses fragments.
 */
struct nurl {
    const char *text;          /* what was parsed; of (NULL, 0) it is "" */
    uint16_t stop;             /* the faulty octet, or the length */
    uint8_t host_kind;         /* enum nurl_host_kind; 0: no host */
    uint8_t profile;           /* enum nurl_profile; 0: no parsed URL */
    struct nurl_span scheme;   /* without its ":" */
    struct nurl_span user;     /* up to the first ":" of the user info */
    struct nurl_span password; /* behind that ":" */
    struct nurl_span host;     /* with the brackets of an address */
    struct nurl_span port;     /* digits, or empty */
    struct nurl_span path;     /* with its first "/" */
    struct nurl_span query;    /* without its "?" */
    struct nurl_span fragment; /* without its "#" */
};

/* `len` octets as a text: nurl_text(buffer, length). */
static inline struct nurl_str nurl_text(const char *ptr, size_t len)
{
    struct nurl_str str;

    str.ptr = ptr;
    str.len = len;
    return str;
}

/* 1 if the URL has this part, else 0. Not for the path: ask url.path.len. */
static inline int nurl_present(struct nurl_span span)
{
    return span.off != 0 || span.len != 0;
}

/*
 * A part as a text: nurl_part(&url, url.host). An absent part is the absent
 * text {NULL, 0}; so is an empty path at offset 0.
 */
static inline struct nurl_str nurl_part(const struct nurl *url,
                                        struct nurl_span span)
{
    return nurl_present(span) ? nurl_text(url->text + span.off, span.len)
                              : nurl_text(NULL, 0);
}

/*
 * 1 if the URL has this scheme, in either case (RFC 3986 section 3.1), else 0:
 * nurl_scheme_is(&url, "https"). A URL without a scheme has none, and neither
 * has a struct that holds no URL. For more than two or three, and for a
 * switch, there is nurl_scheme_of in nurl_scheme.h.
 */
int nurl_scheme_is(const struct nurl *url, const char *name);

/*
 * 1 if the texts are equal, ASCII letters of both cases being the same; else
 * 0. Nothing is decoded. The absent text is equal to the empty one.
 */
int nurl_str_equal_nocase(struct nurl_str a, struct nurl_str b);

/*
 * Points a copied or stored struct to its text, now `length` octets at `text`,
 * and checks that the two fit: all spans and stop lie in the text, the host is
 * what host_kind says, and where path, query and text end, no escape is cut in
 * two. So no function reads beyond the text, whatever the store has done to the
 * struct.
 *
 *     struct nurl url = settings->url;      from flash, with its text
 *
 *     status = nurl_attach(&url, settings->text, settings->length);
 *
 * It does not detect damage: a struct with other numbers that fit the text, or
 * a text with another host, is OK. Ask a checksum of yours first, over both, or
 * store the text alone and parse it again.
 *
 * Returns OK; EMPTY for NULL with a length; TOO_LONG; UNPARSED if they do not
 * fit, or if the struct held no URL. After a fault it holds none.
 */
NURL_CHECKED enum nurl_status nurl_attach(struct nurl *url, const char *text,
                                          size_t length);

#ifdef __cplusplus
}
#endif

#endif
