/* SPDX-License-Identifier: MIT */
/*
 * nurl_equal.c - do two URLs have the same normal form?
 */
#include "nurl_equal.h"
#include "base/nurl_escape.h"
#include "syntax/nurl_normal.h"
#include "syntax/nurl_segments.h"
#include "url/nurl_scheme_based.h"

/* Compares two texts; each of them can be absent. */
static int equal_parts(struct nurl_str a, struct nurl_str b)
{
    return !a.ptr == !b.ptr && nurl_normal_equal(a, b, NURL_NORMAL_PART);
}

/* If there is no user in either, there is no password. */
static int equal_logins(const struct nurl *a, const struct nurl *b)
{
    return equal_parts(nurl_part(a, a->user), nurl_part(b, b->user)) &&
           (!nurl_present(a->user) ||
            equal_parts(nurl_part(a, a->password), nurl_part(b, b->password)));
}

static int equal_authorities(const struct nurl *a, const struct nurl *b)
{
    if (a->host_kind == NURL_HOST_NONE || b->host_kind == NURL_HOST_NONE) {
        return a->host_kind == b->host_kind;
    }
    return equal_logins(a, b) && nurl_normal_equal_host(a, b) &&
           nurl_str_equal_nocase(nurl_scheme_based_port(a),
                                 nurl_scheme_based_port(b));
}

static void begin_path(struct nurl_segments *iter, struct nurl_str text)
{
    struct nurl_merged path;

    path.before = nurl_text("", 0);
    path.path = text;
    path.decodes_dots = 1;
    nurl_segments_begin(iter, &path);
}

/* Compares both paths without dot segments, from the last segment on. */
static int equal_segments(struct nurl_str a, struct nurl_str b)
{
    struct nurl_segments x;
    struct nurl_segments y;
    int more;

    begin_path(&x, a);
    begin_path(&y, b);
    for (;;) {
        more = nurl_segments_previous(&x);
        if (nurl_segments_previous(&y) != more) {
            return 0;
        }
        if (!more) {
            return 1;
        }
        if (x.slash != y.slash ||
            !nurl_normal_equal(x.segment, y.segment, NURL_NORMAL_PART)) {
            return 0;
        }
    }
}

/* segment-nz-nc has no ":"                                            3.3 */
static int has_colon(const char *at, const char *end)
{
    while (at < end && *at != '/') {
        if (*at++ == ':') {
            return 1;
        }
    }
    return 0;
}

/*
 * Without an authority and a scheme the normal form of "//a" is "/.//a", and
 * that of "a:b" is "./a:b". Returns the path without the "/." or "./".
 * BOUNDS: at[0] and at[1] are read only if two bytes are left.
 */
static struct nurl_str without_lead(const struct nurl *url)
{
    struct nurl_str path = nurl_scheme_based_path(url);
    const char *end;
    const char *at;

    if (nurl_present(url->scheme) || url->host_kind != NURL_HOST_NONE ||
        path.len < 3) {
        return path;
    }
    at = path.ptr + (path.ptr[0] == '/');
    end = path.ptr + path.len;
    if (nurl_escape_next(&at, end) != '.' || end - at < 2 || at[0] != '/') {
        return path;
    }
    if (path.ptr[0] == '/') {
        return at[1] == '/' ? nurl_text(at, (size_t)(end - at)) : path;
    }
    at++;
    return has_colon(at, end) ? nurl_text(at, (size_t)(end - at)) : path;
}

/* Without a scheme dot segments stay. */
static int equal_paths(const struct nurl *a, const struct nurl *b)
{
    struct nurl_str x = without_lead(a);
    struct nurl_str y = without_lead(b);

    if (nurl_normal_equal(x, y, NURL_NORMAL_PART)) {
        return 1;
    }
    return nurl_present(a->scheme) &&
           (nurl_segments_has_dots(x) || nurl_segments_has_dots(y)) &&
           equal_segments(x, y);
}

bool nurl_equal(const struct nurl *a, const struct nurl *b)
{
    if (a->profile != NURL_PROFILE_3986 || b->profile != NURL_PROFILE_3986) {
        return false;
    }
    return nurl_str_equal_nocase(nurl_part(a, a->scheme),
                                 nurl_part(b, b->scheme)) &&
           equal_authorities(a, b) && equal_paths(a, b) &&
           equal_parts(nurl_part(a, a->query), nurl_part(b, b->query)) &&
           equal_parts(nurl_part(a, a->fragment), nurl_part(b, b->fragment));
}
