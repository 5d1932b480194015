/* SPDX-License-Identifier: MIT */
/*
 * nurl_find_bare.c - a URL in text, without brackets around it
 *
 * bare = scheme ":" 1*octet
 *
 * octet is any byte except white space, "<", ">" and '"'; the first one is not
 * ":". trim removes punctuation at the end.
 */
#include "url/nurl_find_bare.h"
#include "base/nurl_name.h"
#include "base/nurl_octet.h"
#include "base/nurl_scheme_name.h"

#define LONGEST 8u /* the length of "prospero" */

/* One of the ten schemes of RFC 1738, or https. */
static int is_known(const char *name, size_t len)
{
    static const uint8_t lengths[] = { 5, 0 };

    return nurl_scheme_named_1738(name, len) != NURL_SCHEME_OTHER ||
           nurl_name_find(name, len, "https", lengths) > 0;
}

/*
 * Returns the byte after scheme and colon, or NULL. A word at the end of the
 * text can become a scheme: *undecided. BOUNDS: the colon is before `end`.
 */
static const char *after_scheme(const char *at, const char *end, int *undecided)
{
    size_t left = (size_t)(end - at);
    size_t len = 0;

    while (len < left && len <= LONGEST && nurl_octet_alpha(at[len])) {
        len++;
    }
    if (len == left) {
        *undecided = len <= LONGEST;
        return NULL;
    }
    if (at[len] != ':' || !is_known(at, len)) {
        return NULL;
    }
    return at + len + 1;
}

static const char *stop_of(const char *at, const char *end)
{
    while (at < end && !nurl_octet_white(*at) && *at != '<' && *at != '>' &&
           *at != '"') {
        at++;
    }
    return at;
}

/* For each kind of bracket: how many more close than open. */
struct surplus {
    size_t round;
    size_t square;
    size_t curly;
};

static size_t surplus_of(const char *at, const char *end, char opening,
                         char closing)
{
    size_t opened = 0;
    size_t closed = 0;

    for (; at < end; at++) {
        opened += *at == opening;
        closed += *at == closing;
    }
    return closed > opened ? closed - opened : 0;
}

/* If there are too many closing brackets, counts one less and returns 1. */
static int take(size_t *surplus)
{
    if (*surplus == 0) {
        return 0;
    }
    --*surplus;
    return 1;
}

/* 1 if the byte, at the end of a URL, is not a part of it. */
static int is_trailing(char octet, struct surplus *surplus)
{
    switch (octet) {
    case ')':
        return take(&surplus->round);
    case ']':
        return take(&surplus->square);
    case '}':
        return take(&surplus->curly);
    case '.':
    case ',':
    case ';':
    case ':':
    case '!':
    case '?':
    case '\'':
    case '`':
        return 1;
    default:
        return 0;
    }
}

/*
 * Removes punctuation at the end, and closing brackets if there are more of
 * them than opening ones. Brackets are counted only once, before the loop.
 */
static const char *trim(const char *at, const char *end)
{
    struct surplus surplus;

    surplus.round = surplus_of(at, end, '(', ')');
    surplus.square = surplus_of(at, end, '[', ']');
    surplus.curly = surplus_of(at, end, '{', '}');
    while (end > at && is_trailing(end[-1], &surplus)) {
        end--;
    }
    return end;
}

/* `file://` alone is not a URL, but a scheme in the text. */
static int has_more_than_slashes(const char *at, const char *end)
{
    while (at < end && *at == '/') {
        at++;
    }
    return at < end;
}

size_t nurl_find_bare(const char *at, const char *end, int *undecided)
{
    const char *start;
    const char *stop;

    *undecided = 0;
    start = after_scheme(at, end, undecided);
    if (!start || (start < end && *start == ':')) {
        return 0;
    }
    stop = stop_of(start, end);
    *undecided = stop == end;
    stop = trim(start, stop);
    return has_more_than_slashes(start, stop) ? (size_t)(stop - at) : 0;
}
