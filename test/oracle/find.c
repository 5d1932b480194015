/*
 * find SEED COUNT - what holds for every text that is searched and masked
 *
 * COUNT random texts, each in a block of exactly its size and in one of all
 * ways, also in pieces; masked where they lie, too. Prints lines `count NAME
 * NUMBER` and ends with status 1 at the first text for which a property does
 * not hold.
 */
#include "nurl_find.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "nurl_parse.h"
#include "nurl_writer.h"
#include "random.h"

#define MOST 64u /* URLs in a text */

/* What was found: how each stands, and all URLs behind each other. */
struct result {
    size_t lens[MOST];
    uint8_t ways[MOST];
    unsigned count;
    struct text urls;
};

static unsigned long texts, urls, full, in_pieces, masked;
static unsigned long by_way[NURL_FIND_BARE + 1];
static const struct text *now; /* for the message */

static void need(int holds, const char *property)
{
    if (!holds) {
        broken(property, now->at, now->len);
    }
}

static void random_text(struct text *text)
{
    static const char *const pieces[] = {
        "<",     "<",     "<",     ">",          ">",     "<URL:", "<URL:",
        "<url:", "<urn:", "http:", "ftp:",       "h:",    "//h",   "/",
        "a",     "B",     "-",     "-\n",        "-\r\n", "- \n",  "\n",
        "\t",    " ",     " ",     "(",          ")",     ".",     ",",
        "#",     "#",     "~",     "%41",        "%",     "@",     ":",
        "//",    "?",     "\"",    "'",          "\x80",  "u:p@",  "mailto",
        "news:", "x-y:",  "_",     "http://h/<", "::",    "[",     "]",
        "{",     "}",     "`",     "///",        NULL
    };

    text->len = 0;
    if (percent(5)) {
        put_octet(text, '\0');
    }
    put_some(text, pieces, 16);
    if (percent(10)) {
        put_octet(text, (char)below(256));
    }
}

static int is_one_of(const char *octets, char octet)
{
    return octet != '\0' && strchr(octets, octet) != NULL;
}

/* ---------------------------------------------------------------- found */

/* Behind the one before, inside the text, and between its brackets. */
static void check_place(const struct nurl_find *find, struct nurl_str text,
                        const char *behind)
{
    const char *start = find->found.ptr;
    const char *stop = start + find->found.len;

    need(start >= behind, "a place before the last one's end");
    need(stop <= text.ptr + text.len, "a place outside the text");
    need(find->hyphens <= find->found.len, "hyphens that are not there");
    if (find->way != NURL_FIND_BARE) {
        need(*stop == '>', "a place that ends with no bracket");
        need(start > text.ptr &&
                 start[-1] == (find->way == NURL_FIND_URL ? ':' : '<'),
             "a place that begins with no bracket");
    }
}

/* A bracket without prefix holds a URI; nothing has white space. */
static void check_url(const struct nurl_find *find,
                      const struct nurl_writer *out)
{
    struct nurl url;
    size_t i;

    need(out->len <= find->found.len, "a URL longer than in the text");
    for (i = 0; i < out->len; i++) {
        need(!is_one_of(" \t\n\v\f\r<>", out->ptr[i]),
             "white space or a bracket in a URL");
    }
    if (find->way == NURL_FIND_ANGLE) {
        need(nurl_parse(&url, out->ptr, out->len) == NURL_OK &&
                 nurl_present(url.scheme),
             "a URL in brackets that is not valid");
    }
}

/* A bare URL has one colon behind its scheme, and then more than slashes. */
static void check_bare(const struct nurl_find *find)
{
    const char *at = memchr(find->found.ptr, ':', find->found.len);
    const char *end = find->found.ptr + find->found.len;

    need(at && at + 1 < end && at[1] != ':', "no bare URL");
    need(!is_one_of(".,;:!?'`", end[-1]), "punctuation at its end");
    do {
        at++;
    } while (at < end && *at == '/');
    need(at < end, "a bare URL of slashes");
}

static void keep(struct result *result, const struct nurl_find *find,
                 const struct nurl_writer *out)
{
    size_t i;

    need(result->count < MOST, "more URLs than octets");
    result->ways[result->count] = find->way;
    result->lens[result->count++] = out->len;
    for (i = 0; i < out->len; i++) {
        put_octet(&result->urls, out->ptr[i]);
    }
}

static void check_rest(const struct nurl_find *find, const char *end, int last)
{
    if (find->rest.len > 0) {
        need(find->rest.ptr + find->rest.len == end, "a rest not at the end");
        need(!last, "a rest of the last piece");
        need(!find->is_open || *find->rest.ptr == '<',
             "open, and not at a bracket");
    }
}

/* Searches a piece in a block of exactly its size; returns what is left. */
static size_t search(struct result *result, struct nurl_find *find,
                     struct nurl_str piece, int last)
{
    char *block = exact(piece.ptr, piece.len);
    char *room = malloc(piece.len);
    const char *behind = block;
    struct nurl_writer out;

    nurl_writer_init(&out, room, piece.len);
    nurl_find_feed(find, block, piece.len, last);
    while (nurl_find_next(find, &out)) {
        need(out.status == NURL_OK, "no room for what is no longer");
        check_place(find, nurl_text(block, piece.len), behind);
        check_url(find, &out);
        if (find->way == NURL_FIND_BARE) {
            check_bare(find);
        }
        keep(result, find, &out);
        behind = find->found.ptr + find->found.len;
    }
    need(out.len == 0 && out.status == NURL_OK, "something put, none found");
    check_rest(find, block + piece.len, last);
    free(room);
    free(block);
    return find->rest.len;
}

static void need_same(const struct result *a, const struct result *b,
                      const char *property)
{
    need(a->count == b->count && a->urls.len == b->urls.len, property);
    need(memcmp(a->urls.at, b->urls.at, a->urls.len) == 0, property);
    need(memcmp(a->lens, b->lens, a->count * sizeof a->lens[0]) == 0, property);
    need(memcmp(a->ways, b->ways, a->count) == 0, property);
}

static void reset(struct result *result)
{
    result->count = 0;
    result->urls.len = 0;
}

/* The caller goes on with what was left and new text. */
static void check_pieces(const struct result *whole, const struct text *text,
                         unsigned ways)
{
    static struct result other;
    struct nurl_find find;
    struct nurl_str piece;
    size_t start = 0;
    size_t end = 0;
    int last;

    reset(&other);
    nurl_find_begin(&find, ways);
    do {
        end += below((unsigned)(text->len - end) + 1);
        last = end == text->len;
        piece = nurl_text(text->at + start, end - start);
        start = end - search(&other, &find, piece, last);
    } while (!last);
    need_same(whole, &other, "something else in pieces");
    in_pieces++;
}

/* Room for a part only: the length is counted, and no octet more written. */
static void check_small(const struct text *text, unsigned ways)
{
    char *block = exact(text->at, text->len);
    size_t size = below(6);
    char *room = malloc(size);
    struct nurl_writer out;
    struct nurl_find find;
    size_t calls = 0;

    nurl_find_begin(&find, ways);
    nurl_find_feed(&find, block, text->len, 1);
    nurl_writer_init(&out, room, size);
    while (nurl_find_next(&find, &out)) {
        need(++calls <= text->len, "a search without an end");
        need((out.status == NURL_OK) == (out.len <= size), "a wrong status");
        need(out.len <= find.found.len, "a length above that in the text");
        full += out.status != NURL_OK;
    }
    free(room);
    free(block);
}

static void check_find(const struct text *text)
{
    static struct result whole;
    unsigned ways = 1 + below(15);
    struct nurl_find find;
    unsigned i;

    reset(&whole);
    nurl_find_begin(&find, ways);
    search(&whole, &find, nurl_text(text->at, text->len), 1);
    check_small(text, ways);
    check_pieces(&whole, text, ways);
    urls += whole.count;
    for (i = 0; i < whole.count; i++) {
        by_way[whole.ways[i]]++;
    }
}

/* --------------------------------------------------------------- masked */

/* 1 if the rule hides the octet: ":" before it, "@" behind, no "/" between. */
static int is_hidden(const struct text *text, size_t i)
{
    size_t before = i;
    size_t behind = i + 1;

    if (text->at[i] == '/') {
        return 0;
    }
    while (before > 0 && !is_one_of("/:", text->at[before - 1])) {
        before--;
    }
    while (behind < text->len && !is_one_of("/@", text->at[behind])) {
        behind++;
    }
    return before > 0 && text->at[before - 1] == ':' && behind < text->len &&
           text->at[behind] == '@';
}

/* Into a room of its own, and where it lies. */
static void check_masked(const struct text *text)
{
    char *block = exact(text->at, text->len);
    char *room = malloc(text->len);
    struct nurl_writer out;
    int any = 0;
    size_t i;

    nurl_writer_init(&out, room, text->len);
    nurl_write_masked(&out, nurl_text(block, text->len));
    need(nurl_writer_status(&out) == NURL_OK,
         "no room for a text of the same length");
    need(out.len == text->len, "masked to another length");
    for (i = 0; i < text->len; i++) {
        need(room[i] == '*' || !is_hidden(text, i), "showed a password");
        need(room[i] == '*' || room[i] == '?' || room[i] == text->at[i],
             "masked something else");
        need(room[i] >= ' ' && room[i] <= '~', "not printable");
        any |= is_hidden(text, i);
    }
    nurl_writer_init(&out, block, text->len);
    nurl_write_masked(&out, nurl_text(block, text->len));
    need(memcmp(room, block, text->len) == 0, "masked else where it lies");
    masked += any != 0;
    free(room);
    free(block);
}

/* What parses, by either profile, has its password hidden. */
static void check_password(const struct text *text)
{
    static char room[sizeof text->at];
    struct nurl_writer out;
    struct nurl url;
    size_t i;

    if (nurl_parse(&url, text->at, text->len) != NURL_OK) {
        nurl_parse_1738(&url, text->at, text->len);
    }
    nurl_writer_init(&out, room, sizeof room);
    nurl_write_masked(&out, nurl_text(text->at, text->len));
    for (i = 0; i < url.password.len; i++) {
        need(room[url.password.off + i] == '*', "a password not masked");
    }
}

int main(int argc, char **argv)
{
    unsigned long count = argc == 3 ? strtoul(argv[2], NULL, 10) : 0;
    struct text text;

    if (count == 0) {
        return 64;
    }
    random_seed(strtoul(argv[1], NULL, 10));
    now = &text;
    for (; texts < count; texts++) {
        random_text(&text);
        check_find(&text);
        check_masked(&text);
        check_password(&text);
    }
    printf("count find.texts %lu\n", texts);
    printf("count find.urls %lu\n", urls);
    printf("count find.urls_in_wrappers %lu\n", by_way[NURL_FIND_URL]);
    printf("count find.urls_in_brackets %lu\n", by_way[NURL_FIND_ANGLE]);
    printf("count find.urls_bare %lu\n", by_way[NURL_FIND_BARE]);
    printf("count find.urls_without_room %lu\n", full);
    printf("count find.texts_in_pieces %lu\n", in_pieces);
    printf("count find.texts_with_a_password %lu\n", masked);
    return 0;
}
