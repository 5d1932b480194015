/* SPDX-License-Identifier: MIT */
/*
 * nurl_equal_1738.c - do two URLs mean the same by RFC 1738?
 *
 * The reserved bytes of a scheme divide its parts, and a reserved byte is not
 * the same as its escape (section 2.2). So equivalent texts have equivalent
 * parts, and most paths are compared as a whole.
 */
#include "nurl_equal.h"

#include "base/nurl_equivalent.h"
#include "base/nurl_scheme_name.h"
#include "host/nurl_host_equal.h"
#include "nurl_file.h"
#include "nurl_host.h"
#include "nurl_mailto.h"
#include "nurl_nntp.h"

/* Only ":", "@" and "/" are reserved in a login (section 3.1). */
#define LOGIN_RESERVED                                                         \
    (NURL_RESERVED_COLON | NURL_RESERVED_AT | NURL_RESERVED_SLASH)

/* Equivalent, or both absent. */
static int same(struct nurl_str a, struct nurl_str b, unsigned reserved)
{
    return (a.ptr == NULL) == (b.ptr == NULL) &&
           nurl_equivalent(a, b, reserved);
}

static int same_port(const struct nurl *a, const struct nurl *b)
{
    uint16_t x;
    uint16_t y;

    return nurl_port(a, &x) == nurl_port(b, &y) && x == y;
}

/* [ user [ ":" password ] "@" ] host [ ":" port ] */
static int same_authority(const struct nurl *a, const struct nurl *b)
{
    return same(nurl_part(a, a->user), nurl_part(b, b->user), LOGIN_RESERVED) &&
           same(nurl_part(a, a->password), nurl_part(b, b->password),
                LOGIN_RESERVED) &&
           nurl_host_equal(a, b) && same_port(a, b);
}

/* 1 if both files are on this machine, or on the same host (3.10). */
static int same_file_host(const struct nurl *a, const struct nurl *b)
{
    struct nurl_file x;
    struct nurl_file y;

    return nurl_file_parse(&x, a) == NURL_OK &&
           nurl_file_parse(&y, b) == NURL_OK && x.local == y.local &&
           (x.local || nurl_host_equal(a, b));
}

/* An empty path means "/". In gopher "/" means the directory "/1". */
static struct nurl_str path_of(const struct nurl *url, enum nurl_scheme scheme)
{
    struct nurl_str path = nurl_part(url, url->path);

    if (scheme == NURL_SCHEME_GOPHER && path.len <= 1) {
        return NURL_STR("/1");
    }
    return path.len == 0 ? NURL_STR("/") : path;
}

/* How many bytes there are before the first ";". */
static size_t until_semicolon(struct nurl_str path)
{
    size_t len = 0;

    while (len < path.len && path.ptr[len] != ';') {
        len++;
    }
    return len;
}

static struct nurl_str before_semicolon(struct nurl_str path)
{
    return nurl_text(path.ptr, until_semicolon(path));
}

/* The first ";" and the text after it. */
static struct nurl_str from_semicolon(struct nurl_str path)
{
    size_t len = until_semicolon(path);

    return nurl_text(path.ptr + len, path.len - len);
}

/* "/" fpath [ ";type=" ftptype ], the type without case (3.2.2) */
static int same_ftp(struct nurl_str a, struct nurl_str b)
{
    return nurl_equivalent(before_semicolon(a), before_semicolon(b),
                           NURL_RESERVED_SLASH) &&
           nurl_str_equal_nocase(from_semicolon(a), from_semicolon(b));
}

/* local "@" domain, the domain without case (RFC 5321 2.4) */
static int same_mailto(const struct nurl *a, const struct nurl *b)
{
    struct nurl_mailto x;
    struct nurl_mailto y;

    if (nurl_mailto_parse(&x, a) != NURL_OK) {
        return 0;
    }
    if (nurl_mailto_parse(&y, b) != NURL_OK) {
        return 0;
    }
    if (!nurl_present(x.domain) || !nurl_present(y.domain)) {
        return nurl_equivalent(nurl_part(a, x.address), nurl_part(b, y.address),
                               0);
    }
    return nurl_equivalent(nurl_part(a, x.local), nurl_part(b, y.local), 0) &&
           nurl_equivalent(nurl_part(a, x.domain), nurl_part(b, y.domain),
                           NURL_EQUIVALENT_NOCASE);
}

/* Removes leading zeros; zero becomes "". */
static struct nurl_str number(struct nurl_str digits)
{
    while (digits.len > 0 && digits.ptr[0] == '0') {
        digits.ptr++;
        digits.len--;
    }
    return digits;
}

/* "/" group [ "/" digits ], the digits as a number (3.7) */
static int same_nntp(const struct nurl *a, const struct nurl *b)
{
    struct nurl_nntp x;
    struct nurl_nntp y;

    return nurl_nntp_parse(&x, a) == NURL_OK &&
           nurl_nntp_parse(&y, b) == NURL_OK &&
           same(nurl_part(a, x.group), nurl_part(b, y.group), 0) &&
           same(number(nurl_part(a, x.article)),
                number(nurl_part(b, y.article)), 0);
}

/* "/" hsoname *( ";" name "=" value ): "=" is reserved in fields (3.11) */
static int same_prospero(struct nurl_str a, struct nurl_str b)
{
    return nurl_equivalent(before_semicolon(a), before_semicolon(b), 0) &&
           nurl_equivalent(from_semicolon(a), from_semicolon(b),
                           NURL_RESERVED_SEMICOLON | NURL_RESERVED_EQUALS);
}

/*
 * Compares the text after the authority or the colon, up to a "?" in http and
 * wais, with the reserved bytes of the scheme (section 2.2).
 */
static int same_path(const struct nurl *a, const struct nurl *b,
                     enum nurl_scheme scheme)
{
    struct nurl_str x = path_of(a, scheme);
    struct nurl_str y = path_of(b, scheme);

    switch (scheme) {
    case NURL_SCHEME_FTP:
        return same_ftp(x, y);
    case NURL_SCHEME_GOPHER:
        return nurl_equivalent(x, y, 0);
    case NURL_SCHEME_MAILTO:
        return same_mailto(a, b);
    case NURL_SCHEME_NEWS:
        return nurl_equivalent(x, y, NURL_RESERVED_AT);
    case NURL_SCHEME_NNTP:
        return same_nntp(a, b);
    case NURL_SCHEME_FILE:
        return nurl_equivalent(x, y, NURL_RESERVED_SLASH);
    case NURL_SCHEME_PROSPERO:
        return same_prospero(x, y);
    default: /* http, telnet, wais */
        break;
    }
    return nurl_equivalent(x, y, NURL_RESERVED_ALL);
}

bool nurl_equal_1738(const struct nurl *a, const struct nurl *b)
{
    struct nurl_str name = nurl_part(a, a->scheme);
    enum nurl_scheme scheme = nurl_scheme_named_1738(name.ptr, name.len);

    if (a->profile != NURL_PROFILE_1738 || b->profile != NURL_PROFILE_1738 ||
        !nurl_str_equal_nocase(name, nurl_part(b, b->scheme)) ||
        !same(nurl_part(a, a->query), nurl_part(b, b->query),
              NURL_RESERVED_ALL) ||
        !same(nurl_part(a, a->fragment), nurl_part(b, b->fragment),
              NURL_RESERVED_ALL)) {
        return false;
    }
    if (scheme == NURL_SCHEME_OTHER) {
        return nurl_equivalent(nurl_part(a, a->path), nurl_part(b, b->path),
                               NURL_RESERVED_ALL);
    }
    if (scheme == NURL_SCHEME_FILE) {
        return same_file_host(a, b) && same_path(a, b, scheme);
    }
    return same_authority(a, b) && same_path(a, b, scheme);
}
