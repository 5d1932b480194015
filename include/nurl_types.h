/* SPDX-License-Identifier: MIT */
/*
 * nurl_types.h - a parsed URL, its parts, and texts
 *
 *     coap://joe:pw@[2001:db8::1]:5685/fw.bin?v=2#x
 *
 *     scheme    {0,4}   coap           port      {28,4}  5685
 *     user      {7,3}   joe            path      {32,7}  /fw.bin
 *     password  {11,2}  pw             query     {40,3}  v=2
 *     host      {14,13} [2001:db8::1]  fragment  {44,1}  x
 *
 *     if (nurl_parse(&url, text, length) < 0) ... byte url.stop is wrong
 *     if (nurl_present(url.query))
 *         printf("query " NURL_PRI, NURL_ARG(nurl_part(&url, url.query)));
 *
 * "http://h" has no query, "http://h?" an empty one. An absent span is {0, 0};
 * an empty one has another offset (but see nurl_parse_setting). There is always
 * a path: look at url.path.len.
 */
#ifndef NURL_TYPES_H
#define NURL_TYPES_H

#include "nurl_status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Warns about an ignored status. */
#ifdef __GNUC__
#define NURL_CHECKED __attribute__((warn_unused_result))
#else
#define NURL_CHECKED
#endif

/* 65,535 bytes, or the largest object (AVR: 32,767). */
#define NURL_TEXT_MAX (PTRDIFF_MAX < 65535 ? 32767u : 65535u)

/* For printf. `str` is evaluated twice, and must not be absent. */
#define NURL_PRI "%.*s"
#define NURL_ARG(str) nurl_precision(str), (str).ptr

/* A literal as a text. For a static in C: { "http", 4 }. */
#define NURL_STR(literal) nurl_text("" literal "", sizeof(literal) - 1)

/* A text; absent if `ptr` is NULL. */
struct nurl_str {
    const char *ptr;
    size_t len;
};

struct nurl_span {
    uint16_t off;
    uint16_t len;
};

/* The kind of a host (RFC 3986 3.2.2). */
enum nurl_host_kind {
    NURL_HOST_NONE = 0,
    NURL_HOST_EMPTY = 1, /* as in file:///x */
    NURL_HOST_NAME = 2,
    NURL_HOST_IPV4 = 3,
    NURL_HOST_IPV6 = 4,
    NURL_HOST_IPVFUTURE = 5 /* [v1.x] */
};

enum nurl_profile {
    NURL_PROFILE_NONE = 0, /* no URL */
    NURL_PROFILE_3986 = 1,
    NURL_PROFILE_1738 = 2
};

/*
 * A parsed URL, 40 bytes on a 32-bit core. You can copy it. In flash keep the
 * text, and parse it at start: an update can have another struct.
 *
 * You can clear a part of a struct of nurl_parse or nurl_parse_zone; of another
 * parser only query and fragment, and the port for nurl_write_host_field and
 * nurl_endpoint_parse. Set its span to {0, 0} (in the path `len` is enough),
 * and with the host clear host_kind. Then every function works as if part and
 * delimiter were not in the text, which keeps them. Without a user there is no
 * password; without a host no user, password or port.
 *
 *     https://joe:pw@h.com/a    without user      https://h.com/a
 *     x:b:c                     without scheme    ./b:c
 *     x://h//a                  without host      x:/.//a
 *
 * A written path stays a path, as the last two show; nurl_build refuses it
 * instead. In mailto and news "//" belongs to the address: there you get
 * UNPARSED if a part of an authority, or the path after it, was cleared.
 */
struct nurl {
    const char *text;
    uint16_t stop;     /* offset of the error, else the length */
    uint8_t host_kind; /* enum nurl_host_kind */
    uint8_t profile;   /* enum nurl_profile */
    struct nurl_span scheme;
    struct nurl_span user;     /* up to the user info's first ":" */
    struct nurl_span password; /* after that ":" */
    struct nurl_span host;
    struct nurl_span port; /* digits, or empty */
    struct nurl_span path;
    struct nurl_span query;
    struct nurl_span fragment;
};

/* Makes a text. */
static inline struct nurl_str nurl_text(const char *ptr, size_t len)
{
#ifdef __cplusplus
    return { ptr, len };
#else
    return (struct nurl_str){ ptr, len };
#endif
}

/* For NURL_ARG: "%.*s" takes an int. */
static inline int nurl_precision(struct nurl_str str)
{
#ifdef __cplusplus
    return static_cast<int>(str.len);
#else
    return (int)str.len;
#endif
}

/* Returns true unless the part is absent. */
static inline bool nurl_present(struct nurl_span span)
{
    return span.off != 0 || span.len != 0;
}

/* Returns a part as a text: {NULL, 0} if absent. */
static inline struct nurl_str nurl_part(const struct nurl *url,
                                        struct nurl_span span)
{
    return nurl_present(span) ? nurl_text(url->text + span.off, span.len)
                              : nurl_text(NULL, 0);
}

/* Returns the length of the parsed text, or 0 (rule 2). */
static inline size_t nurl_length(const struct nurl *url)
{
    return url->profile != NURL_PROFILE_NONE ? url->stop : 0u;
}

/* Returns true for this scheme, such as "https", ignoring case. */
bool nurl_scheme_is(const struct nurl *url, const char *name);

/*
 * Returns true if both have the same bytes. Absent equals empty: before you
 * compare a key with a secret, check that both have bytes. The time shows where
 * they differ.
 */
bool nurl_str_equal(struct nurl_str a, struct nurl_str b);

/* The same, ignoring ASCII case. */
bool nurl_str_equal_nocase(struct nurl_str a, struct nurl_str b);

/*
 * Points a copied struct, which can hold any bytes, to its text at `text`.
 * Returns UNPARSED unless
 *   - the parts are before `stop`, in order, without overlap (but in a strict
 *     struct a login can lie inside the path); any can be cleared, but not a
 *     strict struct's scheme;
 *   - the host is what host_kind says, a name and a zone by their bytes, too;
 *   - text, path and query do not end inside an escape.
 *
 * Then no function reads or returns an offset outside the text. Other damage is
 * not detected, nor a struct of another build: the result can then be another
 * URL.
 */
NURL_CHECKED enum nurl_status nurl_attach(struct nurl *url, const char *text,
                                          size_t length);

/*
 * Returns true and the value of one or more digits, at most 4294967295, perhaps
 * with leading zeros. Else *number is 0, also for "%33", an escaped digit.
 */
NURL_CHECKED bool nurl_str_number(struct nurl_str text, uint32_t *number);

#ifdef __cplusplus
}
#endif

#endif
