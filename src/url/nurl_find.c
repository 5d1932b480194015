/* SPDX-License-Identifier: MIT */
/*
 * nurl_find.c - URLs in running text
 */
#include "nurl_find.h"
#include "base/nurl_emit.h"
#include "base/nurl_octet.h"
#include "base/nurl_scan.h"
#include "nurl_parse.h"
#include "url/nurl_find_bare.h"

/* Written before a URL, in any case; PREFIX is how many bytes it has. */
static const char url_prefix[] = "url:";
#define PREFIX (sizeof url_prefix - 1)

/*
 * 1 if a hyphen before `at` can come from hyphenation: the white space at `at`
 * has a line end, and there is text after it, before `end`.
 */
static int breaks_line(const char *at, const char *end)
{
    int line_end = 0;

    for (; at < end && nurl_octet_white(*at); at++) {
        line_end |= *at == '\n' || *at == '\r';
    }
    return line_end && at < end;
}

/* Appends what was found, as RFC 3986 appendix C reads it; counts hyphens. */
static void put_inside(struct nurl_find *find, struct nurl_writer *out)
{
    const char *at = find->found.ptr;
    const char *end = at + find->found.len;

    for (; at < end; at++) {
        if (nurl_octet_white(*at)) {
            continue;
        }
        if (*at == '-' && breaks_line(at + 1, end)) {
            find->hyphens++;
            if (find->ways & NURL_FIND_DROP_HYPHEN) {
                continue;
            }
        }
        nurl_emit(out, at, 1, 0);
    }
}

static int has_white(struct nurl_str text)
{
    size_t i;

    for (i = 0; i < text.len; i++) {
        if (nurl_octet_white(text.ptr[i])) {
            return 1;
        }
    }
    return 0;
}

/* A text that parses has a scheme, because may_be_uri has seen the colon. */
static int is_uri(const char *text, size_t length)
{
    struct nurl url;

    return nurl_parse(&url, text, length) == NURL_OK;
}

/*
 * Appends what was found, if it is a URI. A text without white space is checked
 * first. A text with white space is appended without it, then checked, and
 * removed if it is not a URI. If it does not fit, it is not checked.
 */
static int put_uri(struct nurl_find *find, struct nurl_writer *out)
{
    if (!has_white(find->found)) {
        if (!is_uri(find->found.ptr, find->found.len)) {
            return 0;
        }
        put_inside(find, out);
        return 1;
    }
    put_inside(find, out);
    if (nurl_writer_status(out) == NURL_OK && !is_uri(out->ptr, out->len)) {
        nurl_writer_init(out, out->ptr, out->size);
        return 0;
    }
    return 1;
}

/* The offset of the next ">" or "<" from `at` on, or the length. */
static size_t bracket_end(const struct nurl_find *find, size_t at)
{
    while (at < find->length && find->text[at] != '>' &&
           find->text[at] != '<') {
        at++;
    }
    return at;
}

/* scheme ":" after the "<", or its beginning at the end of the text */
static int may_be_uri(const struct nurl_find *find, size_t start)
{
    size_t at = start;

    while (at < find->length &&
           nurl_octet_is(find->text[at], NURL_OCTET_SCHEME)) {
        at++;
    }
    return at == find->length || (at > start && find->text[at] == ':');
}

/*
 * Which way of writing can begin with the "<" before `at`: URL, ANGLE or 0. The
 * beginning of "URL:" at the end of the text can become either.
 */
static unsigned way_of(const struct nurl_find *find, size_t at)
{
    struct nurl_str text = nurl_text(find->text + at, find->length - at);
    size_t prefix = nurl_scan_prefix(text, url_prefix);

    if (prefix == PREFIX) {
        return find->ways & NURL_FIND_URL;
    }
    if (prefix == text.len) {
        return find->ways & (NURL_FIND_URL | NURL_FIND_ANGLE);
    }
    return may_be_uri(find, at) ? find->ways & NURL_FIND_ANGLE : 0;
}

/* The rest of the text cannot be decided yet: the caller must add text. */
static void leave_rest(struct nurl_find *find)
{
    if (!find->last) {
        find->rest.ptr = find->text + find->next;
        find->rest.len = find->length - find->next;
    }
}

static void set_found(struct nurl_find *find, unsigned way, size_t at,
                      size_t len)
{
    find->way = (uint8_t)way;
    find->found.ptr = find->text + at;
    find->found.len = len;
    find->hyphens = 0;
}

/*
 * Finds the URL after the "<" at find->next: returns 1, or 0 if there is none.
 * BOUNDS: end < length before text[end] is read; end >= start + PREFIX, because
 * "URL:" holds no bracket.
 */
static int find_bracket(struct nurl_find *find, struct nurl_writer *out)
{
    size_t start = find->next + 1;
    size_t end = bracket_end(find, start);
    unsigned way = way_of(find, start);

    if (way == 0) {
        return 0;
    }
    if (end == find->length) {
        find->is_open = 1;
        leave_rest(find);
        return 0;
    }
    if (find->text[end] == '<') {
        return 0;
    }
    if (way == NURL_FIND_URL) {
        set_found(find, way, start + PREFIX, end - start - PREFIX);
        put_inside(find, out);
    } else {
        set_found(find, way, start, end - start);
        if (!put_uri(find, out)) {
            return 0;
        }
    }
    find->next = end + 1;
    return 1;
}

static int is_word_char(char octet)
{
    return octet == '_' || nurl_octet_alpha(octet) || nurl_octet_digit(octet);
}

static int begins_word(const struct nurl_find *find)
{
    return find->next > 0 ? !is_word_char(find->text[find->next - 1])
                          : !find->in_word;
}

/* Finds a bare URL at find->next: returns 1, or 0 if there is none. */
static int find_bare(struct nurl_find *find, struct nurl_writer *out)
{
    const char *at = find->text + find->next;
    const char *end = find->text + find->length;
    int undecided;
    size_t len;
    size_t i;

    if (!begins_word(find)) {
        return 0;
    }
    len = nurl_find_bare(at, end, &undecided);
    if (undecided && !find->last) {
        leave_rest(find);
        return 0;
    }
    if (len == 0) {
        return 0;
    }
    set_found(find, NURL_FIND_BARE, find->next, len);
    for (i = 0; i < len; i++) {
        nurl_emit(out, at + i, 1, 0);
    }
    find->next += len;
    return 1;
}

void nurl_find_begin(struct nurl_find *find, unsigned ways)
{
    find->ways = (uint8_t)ways;
    find->way = 0;
    find->hyphens = 0;
    find->after_word = 0;
    nurl_find_feed(find, NULL, 0, 0);
}

void nurl_find_feed(struct nurl_find *find, const char *text, size_t length,
                    int last)
{
    find->text = text;
    find->length = text ? length : 0;
    find->next = 0;
    find->last = last != 0;
    find->is_open = 0;
    find->in_word = find->after_word;
    find->rest = nurl_text(text, 0);
    find->found = nurl_text(NULL, 0);
}

/* Remembers whether a word can continue in the next text of the caller. */
static void note_end(struct nurl_find *find)
{
    size_t end = find->length - find->rest.len;

    if (end > 0) {
        find->after_word = (uint8_t)is_word_char(find->text[end - 1]);
    }
}

bool nurl_find_next(struct nurl_find *find, struct nurl_writer *out)
{
    nurl_writer_init(out, out->ptr, out->size);
    for (; find->next < find->length && find->rest.len == 0; find->next++) {
        if (find->text[find->next] == '<' && find_bracket(find, out)) {
            return true;
        }
        if ((find->ways & NURL_FIND_BARE) && find_bare(find, out)) {
            return true;
        }
    }
    note_end(find);
    find->found = nurl_text(NULL, 0);
    return false;
}
