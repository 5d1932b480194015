/*
 * nurl_find.c - URLs in running text
 */
#include "nurl_find.h"
#include "base/nurl_emit.h"
#include "base/nurl_octet.h"
#include "base/nurl_scan.h"
#include "nurl_parse.h"
#include "url/nurl_find_bare.h"

#define PREFIX 4u /* octets of "URL:" */

static int is_break(char octet)
{
    return octet == '\n' || octet == '\r';
}

/*
 * What the white space at `at` is to a hyphen before it: 1 if it breaks the
 * line and text follows before `end`.
 */
static int breaks_line(const char *text, size_t at, size_t end)
{
    int line = 0;

    for (; at < end && nurl_octet_white(text[at]); at++) {
        line |= is_break(text[at]);
    }
    return line && at < end;
}

/* Puts what stands between the brackets, as the appendix reads it. */
static void put_inside(const struct nurl_find *find, struct nurl_found *found,
                       struct nurl_writer *out)
{
    size_t end = found->at + found->len;
    size_t at;

    found->hyphen_breaks = 0;
    for (at = found->at; at < end; at++) {
        if (nurl_octet_white(find->text[at])) {
            continue;
        }
        if (find->text[at] == '-' && breaks_line(find->text, at + 1, end)) {
            found->hyphen_breaks++;
            if (find->ways & NURL_FIND_DROP_HYPHEN) {
                continue;
            }
        }
        nurl_emit(out, find->text + at, 1, 0);
    }
}

/* The offset of the ">" or "<" that ends what begins at `at`. */
static size_t bracket_end(const struct nurl_find *find, size_t at)
{
    while (at < find->length && find->text[at] != '>' &&
           find->text[at] != '<') {
        at++;
    }
    return at;
}

/* scheme ":" right behind the "<", or as much of it as there is text */
static int looks_like_url(const struct nurl_find *find, size_t at)
{
    size_t start = at;

    while (at < find->length &&
           nurl_octet_is(find->text[at], NURL_OCTET_SCHEME)) {
        at++;
    }
    return at == find->length || (at > start && find->text[at] == ':');
}

static int has_white(const char *at, size_t len)
{
    size_t i;

    for (i = 0; i < len; i++) {
        if (nurl_octet_white(at[i])) {
            return 1;
        }
    }
    return 0;
}

static int is_valid(const char *at, size_t len)
{
    struct nurl url;

    return nurl_parse_1738_ref(&url, at, len) == NURL_OK;
}

/*
 * Puts what stands between "<" and ">" if it is a strict URL. Without white
 * space it is judged where it stands; else it is put together first, and
 * taken back if it is none. What does not fit is not judged.
 */
static int put_angle(const struct nurl_find *find, struct nurl_found *found,
                     struct nurl_writer *out)
{
    const char *at = find->text + found->at;
    size_t held = out->len; /* what the writer had before */

    if (!has_white(at, found->len)) {
        if (!is_valid(at, found->len)) {
            return 0;
        }
        put_inside(find, found, out);
        return 1;
    }
    put_inside(find, found, out);
    if (out->status == NURL_OK && !is_valid(out->ptr + held, out->len - held)) {
        out->len = held;
        return 0;
    }
    return 1;
}

/*
 * The way in which the "<" before `at` may open a URL: URL, ANGLE or 0. At the
 * end of the text a part of "URL:" may become either.
 */
static unsigned way_of(const struct nurl_find *find, size_t at)
{
    struct nurl_str text = nurl_text(find->text + at, find->length - at);
    size_t n = nurl_scan_prefix(text, "url:");

    if (n == PREFIX) {
        return find->ways & NURL_FIND_URL;
    }
    if (at + n == find->length) {
        return find->ways & (NURL_FIND_URL | NURL_FIND_ANGLE);
    }
    if (looks_like_url(find, at)) {
        return find->ways & NURL_FIND_ANGLE;
    }
    return 0;
}

/* "<" at find->at: 1 and what it holds, or 0. */
static int bracket(struct nurl_find *find, struct nurl_found *found,
                   struct nurl_writer *out)
{
    size_t start = find->at + 1;
    size_t end = bracket_end(find, start);
    unsigned way = way_of(find, start);

    if (way == 0) {
        return 0;
    }
    if (end == find->length) {
        find->rest = find->is_open ? find->rest : find->at;
        find->is_open = 1;
        return 0;
    }
    if (find->text[end] == '<') {
        return 0;
    }
    found->way = (uint8_t)way;
    found->at = way == NURL_FIND_URL ? start + PREFIX : start;
    found->len = end - found->at;
    if (way == NURL_FIND_URL) {
        put_inside(find, found, out);
    } else if (!put_angle(find, found, out)) {
        return 0;
    }
    find->at = end + 1;
    return 1;
}

static int is_word(char octet)
{
    return octet == '_' || nurl_octet_alpha(octet) ||
           nurl_octet_is(octet, NURL_OCTET_DIGIT);
}

/* A bare URL at find->at, at a word boundary: 1 and it, or 0. */
static int bare(struct nurl_find *find, struct nurl_found *found,
                struct nurl_writer *out)
{
    const char *at = find->text + find->at;
    int open;
    size_t i;

    if (find->at > 0 ? is_word(at[-1]) : find->in_word) {
        return 0;
    }
    found->len = nurl_find_bare(at, find->text + find->length, &open);
    if (open && (find->ways & NURL_FIND_MORE)) {
        find->rest = find->at;
        return 0;
    }
    if (found->len == 0) {
        return 0;
    }
    found->way = NURL_FIND_BARE;
    found->at = find->at;
    found->hyphen_breaks = 0;
    for (i = 0; i < found->len; i++) {
        nurl_emit(out, at + i, 1, 0);
    }
    find->at += found->len;
    return 1;
}

static void begin(struct nurl_find *find, const char *text, size_t length,
                  unsigned ways)
{
    find->text = text;
    find->length = length;
    find->at = 0;
    find->rest = length;
    find->ways = (uint8_t)ways;
    find->is_open = 0;
}

void nurl_find_open(struct nurl_find *find, const char *text, size_t length,
                    unsigned ways)
{
    begin(find, text, length, ways);
    find->in_word = 0;
    find->after_word = 0;
}

void nurl_find_more(struct nurl_find *find, const char *text, size_t length,
                    unsigned ways)
{
    begin(find, text, length, ways);
    find->in_word = find->after_word;
}

/* What more text may change ends the search, if there is more. */
static int is_cut(const struct nurl_find *find)
{
    return (find->ways & NURL_FIND_MORE) && find->rest < find->length;
}

/* What stands before the piece that comes next: that decides what a word is. */
static void note_end(struct nurl_find *find)
{
    size_t end = is_cut(find) ? find->rest : find->length;

    find->after_word = find->in_word;
    if (end > 0) {
        find->after_word = (uint8_t)is_word(find->text[end - 1]);
    }
}

int nurl_find_next(struct nurl_find *find, struct nurl_found *found,
                   struct nurl_writer *out)
{
    for (; find->at < find->length && !is_cut(find); find->at++) {
        if (find->text[find->at] == '<' && bracket(find, found, out)) {
            return 1;
        }
        if ((find->ways & NURL_FIND_BARE) && bare(find, found, out)) {
            return 1;
        }
    }
    note_end(find);
    return 0;
}

struct nurl_str nurl_strip_prefix(struct nurl_str text)
{
    size_t at = nurl_scan_prefix(text, "url:");

    if (at == PREFIX) {
        while (at < text.len && nurl_octet_white(text.ptr[at])) {
            at++;
        }
        text.ptr += at;
        text.len -= at;
    }
    return text;
}
