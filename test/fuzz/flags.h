/*
 * flags.h - what the flags of a strict URL mean, asked of its text
 *
 * Not all of them: those that the text of the whole URL, its scheme, its login
 * or its port tells without knowing the scheme's views.
 */
#ifndef FLAGS_H
#define FLAGS_H

#include "fuzz.h"

/* The octet of the escape here, or -1. */
static inline int flags_escaped(struct nurl_str text, size_t at)
{
    static const char digits[] = "0123456789ABCDEF0123456789abcdef";
    const char *high;
    const char *low;

    if (text.len - at < 3 || text.ptr[at] != '%') {
        return -1;
    }
    high = memchr(digits, text.ptr[at + 1], 32);
    low = memchr(digits, text.ptr[at + 2], 32);
    return (int)((high - digits) % 16 * 16 + (low - digits) % 16);
}

/* The text without its fragment. */
static inline struct nurl_str flags_text(const struct nurl *url)
{
    size_t len =
        nurl_present(url->fragment) ? url->fragment.off - 1u : url->stop;

    return nurl_text(url->text, len);
}

static inline uint32_t flags_of_escapes(struct nurl_str text, int is_gopher)
{
    uint32_t flags = 0;
    size_t i;
    int octet;

    for (i = 0; i < text.len; i++) {
        octet = flags_escaped(text, i);
        if (octet >= 0x80) {
            flags |= NURL_FLAG_PCT_8BIT;
        } else if ((octet >= 0 && octet < 0x20 && !(is_gopher && octet == 9)) ||
                   octet == 0x7F) {
            flags |= NURL_FLAG_PCT_CTRL;
        }
    }
    return flags;
}

static inline uint32_t flags_of_scheme(struct nurl_str scheme)
{
    uint32_t flags = 0;
    size_t i;

    if (scheme.len > 1 && (scheme.ptr[0] | 0x20) == 'x' &&
        scheme.ptr[1] == '-') {
        flags |= NURL_FLAG_EXPERIMENTAL;
    }
    for (i = 0; i < scheme.len; i++) {
        if (scheme.ptr[i] >= 'A' && scheme.ptr[i] <= 'Z') {
            flags |= NURL_FLAG_SCHEME_CASE;
        }
    }
    if ((scheme.ptr[0] | 0x20) < 'a' || (scheme.ptr[0] | 0x20) > 'z') {
        flags |= NURL_FLAG_SCHEME_FIRST;
    }
    return flags;
}

/* One of the ten schemes that RFC 1738 knows. */
static inline int flags_is_old(const struct nurl *url)
{
    enum nurl_scheme scheme = nurl_scheme_of(url);

    return scheme > NURL_SCHEME_OTHER && scheme <= NURL_SCHEME_PROSPERO;
}

/* Where RFC 3986 would see other parts. */
static inline uint32_t flags_of_path(const struct nurl *url)
{
    struct nurl_str path = nurl_part(url, url->path);
    uint32_t flags = 0;

    if (path.len > 0 && memchr(path.ptr, '?', path.len) && flags_is_old(url)) {
        flags |= NURL_FLAG_QMARK_PATH;
    }
    if (url->host_kind == NURL_HOST_NONE && path.len > 1 &&
        memcmp(path.ptr, "//", 2) == 0) {
        flags |= NURL_FLAG_AUTH_LOOKALIKE;
    }
    return flags;
}

static inline uint32_t flags_of_port(const struct nurl *url)
{
    struct nurl_str digits = nurl_part(url, url->port);
    uint16_t own = nurl_default_port(nurl_part(url, url->scheme));
    unsigned long port = 0;
    uint32_t flags = 0;
    size_t i;

    if (digits.len == 0) {
        return 0;
    }
    for (i = 0; i < digits.len; i++) {
        port = port * 10 + (unsigned long)(digits.ptr[i] - '0');
    }
    if (port == 0) {
        flags |= NURL_FLAG_PORT_ZERO;
    }
    if (own != 0 && port != own && flags_is_old(url)) {
        flags |= NURL_FLAG_PORT_NONDEFAULT;
        flags |= port < 1024 ? NURL_FLAG_PORT_RESERVED : 0;
    }
    return flags;
}

static inline void check_flags(const struct nurl *url)
{
    uint32_t known = NURL_FLAG_EXPERIMENTAL | NURL_FLAG_SCHEME_CASE |
                     NURL_FLAG_SCHEME_FIRST | NURL_FLAG_PASSWORD |
                     NURL_FLAG_PORT_ZERO | NURL_FLAG_PORT_NONDEFAULT |
                     NURL_FLAG_PORT_RESERVED | NURL_FLAG_PCT_8BIT |
                     NURL_FLAG_QMARK_PATH | NURL_FLAG_AUTH_LOOKALIKE |
                     NURL_FLAG_INVALID;
    struct nurl_str scheme = nurl_part(url, url->scheme);
    int is_gopher = nurl_scheme_is(url, "gopher");
    uint32_t got = nurl_flags_1738(url);
    uint32_t meant = flags_of_scheme(scheme) | flags_of_port(url) |
                     flags_of_path(url) |
                     flags_of_escapes(flags_text(url), is_gopher);

    if (url->password.len > 0) {
        meant |= NURL_FLAG_PASSWORD;
    }
    if (!is_gopher) {
        known |= NURL_FLAG_PCT_CTRL;
    }
    CHECK((got & known) == (meant & known));
}

#endif
