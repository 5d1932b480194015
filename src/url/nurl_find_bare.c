/*
 * nurl_find_bare.c - a URL that stands in text without brackets
 *
 * bare = scheme ":" 1*octet, where octet is none of white space, "<", ">" and
 * '"', the first is no ":", and the last ones are taken off as trim says.
 */
#include "url/nurl_find_bare.h"
#include "base/nurl_octet.h"
#include "base/nurl_scheme_name.h"

#define LONGEST 8u /* letters of "prospero" */

/* One of the ten schemes of RFC 1738, or https. */
static int is_known(const char *name, size_t len)
{
    enum nurl_scheme scheme = nurl_scheme_named(name, len);

    return scheme == NURL_SCHEME_HTTPS ||
           (scheme != NURL_SCHEME_OTHER && scheme <= NURL_SCHEME_LAST_1738);
}

/*
 * Where it goes on after scheme and colon, or NULL. A word at the end of the
 * text can become a scheme. BOUNDS: the colon is before `end`.
 */
static const char *behind_scheme(const char *at, const char *end,
                                 int *undecided)
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

/* Of each kind, how many more brackets close than open. */
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

/* 1 if the closing bracket is one too many; it is one less then. */
static int take(size_t *surplus)
{
    if (*surplus == 0) {
        return 0;
    }
    --*surplus;
    return 1;
}

/* 1 if the byte is no part of a URL that it stands after. */
static int is_behind(char octet, struct surplus *surplus)
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
 * Takes punctuation off the end, and each closing bracket while there are more
 * of its kind than opening ones. Those are counted once.
 */
static const char *trim(const char *at, const char *end)
{
    struct surplus surplus;

    surplus.round = surplus_of(at, end, '(', ')');
    surplus.square = surplus_of(at, end, '[', ']');
    surplus.curly = surplus_of(at, end, '{', '}');
    while (end > at && is_behind(end[-1], &surplus)) {
        end--;
    }
    return end;
}

/* `file://` is talk about a scheme, `HTTP::Request` a name in a program. */
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
    start = behind_scheme(at, end, undecided);
    if (!start || (start < end && *start == ':')) {
        return 0;
    }
    stop = stop_of(start, end);
    *undecided = stop == end;
    stop = trim(start, stop);
    return has_more_than_slashes(start, stop) ? (size_t)(stop - at) : 0;
}
