/*
 * nurl_find_bare.c - a URL that stands in text without brackets
 */
#include "url/nurl_find_bare.h"
#include "base/nurl_octet.h"
#include "base/nurl_scan.h"

/*
 * Where one of the names ends that begins here, or NULL; *open is 1 if the
 * text ends inside a name. BOUNDS: a NUL ends each name and the list.
 */
static const char *scheme(const char *at, const char *end, int *open)
{
    static const char names[] =
        "ftp:\0http:\0https:\0gopher:\0mailto:\0news:\0nntp:\0telnet:\0"
        "wais:\0file:\0prospero:\0";
    struct nurl_str text = nurl_text(at, (size_t)(end - at));
    const char *name;
    size_t n;

    for (name = names; *name != '\0'; name += n + 1) {
        n = nurl_scan_prefix(text, name);
        if (name[n] == '\0') {
            return at + n;
        }
        *open |= n == text.len;
        while (name[n] != '\0') {
            n++;
        }
    }
    return NULL;
}

static const char *stop_of(const char *at, const char *end)
{
    while (at < end && !nurl_octet_white(*at) && *at != '<' && *at != '>' &&
           *at != '"') {
        at++;
    }
    return at;
}

static int is_punctuation(char octet)
{
    switch (octet) {
    case '.':
    case ',':
    case ';':
    case ':':
    case '!':
    case '?':
    case '\'':
        return 1;
    default:
        return 0;
    }
}

/*
 * Takes punctuation off the end, and a ")" while there are more of them than
 * of "(", counted once.
 */
static const char *trimmed(const char *start, const char *end)
{
    size_t opening = 0;
    size_t closing = 0;
    const char *at;

    for (at = start; at < end; at++) {
        opening += *at == '(';
        closing += *at == ')';
    }
    for (; end > start; end--) {
        if (end[-1] == ')' && closing > opening) {
            closing--;
        } else if (!is_punctuation(end[-1])) {
            break;
        }
    }
    return end;
}

size_t nurl_find_bare(const char *at, const char *end, int *open)
{
    const char *body;
    const char *stop;

    *open = 0;
    body = scheme(at, end, open);
    if (!body) {
        return 0;
    }
    stop = stop_of(body, end);
    *open = stop == end;
    stop = trimmed(at, stop);
    /* Something must be left behind the colon. */
    return stop > body ? (size_t)(stop - at) : 0;
}
