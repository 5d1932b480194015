/*
 * find SEED COUNT - what holds for every text that is searched and masked
 *
 * COUNT random texts, each in a block of exactly its size and in one of all
 * ways, also in place and in pieces. Prints lines `count NAME NUMBER` and ends
 * with status 1 at the first text for which a property does not hold.
 */
#include "nurl_find.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "nurl_parse.h"
#include "nurl_writer.h"
#include "random.h"

#define MOST 64u /* URLs in a text */

/* What a search found: places, and all URLs behind each other. */
struct result {
    struct nurl_found found[MOST];
    size_t lens[MOST];
    unsigned count;
    struct text urls;
    size_t rest; /* where what is not decided begins */
};

/*
 * A search: the text in a block of its own, where the URLs are put, and what
 * an earlier piece left in `find`.
 */
struct job {
    struct nurl_find *find;
    char *text;
    size_t len;
    unsigned ways;
    int own; /* 1: into the text's own memory */
};

static unsigned long texts, urls, full, in_place, in_pieces, masked;
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
        "news:", "x-y:",  "_",     "http://h/<", NULL
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

/* ---------------------------------------------------------------- found */

static void check_place(const struct nurl_find *find,
                        const struct nurl_found *found, size_t behind)
{
    size_t end = found->at + found->len;

    need(found->at >= behind, "a place before the last one's end");
    need(end >= found->at && end <= find->length, "a place outside the text");
    need(find->at >= end && find->at <= find->length, "read outside the text");
    need(find->at > behind, "a search that does not go on");
    need(found->hyphen_breaks <= found->len, "hyphens that are not there");
    if (found->way != NURL_FIND_BARE) {
        need(find->text[end] == '>', "a place that ends with no bracket");
        need(find->text[found->at - 1] ==
                 (found->way == NURL_FIND_URL ? ':' : '<'),
             "a place that begins with no bracket");
    }
}

/* A bracket without prefix holds what is valid; nothing has white space. */
static void check_url(const struct nurl_found *found,
                      const struct nurl_writer *out)
{
    struct nurl url;
    size_t i;

    need(out->len <= found->len, "a URL longer than what stands in the text");
    for (i = 0; i < out->len; i++) {
        need(out->ptr[i] == '\0' || !strchr(" \t\n\v\f\r<>", out->ptr[i]),
             "white space or a bracket in a URL");
    }
    if (found->way == NURL_FIND_ANGLE) {
        need(nurl_parse_1738_ref(&url, out->ptr, out->len) == NURL_OK,
             "a URL in brackets that is not valid");
    }
}

static void keep(struct result *result, const struct nurl_found *found,
                 const struct nurl_writer *out)
{
    size_t i;

    need(result->count < MOST, "more URLs than octets");
    result->found[result->count] = *found;
    result->lens[result->count++] = out->len;
    for (i = 0; i < out->len; i++) {
        put_octet(&result->urls, out->ptr[i]);
    }
}

/* Searches to the end, into exact room or into the text's own memory. */
static void search(struct result *result, const struct job *job)
{
    char *room = job->own ? job->text : malloc(job->len);
    struct nurl_find *find = job->find;
    struct nurl_found found;
    struct nurl_writer out;
    size_t behind = 0;

    nurl_find_more(find, job->text, job->len, job->ways);
    nurl_writer_init(&out, room, job->len);
    while (nurl_find_next(find, &found, &out)) {
        need(out.status == NURL_OK, "no room for what is no longer");
        if (!job->own) {
            check_place(find, &found, behind);
            check_url(&found, &out);
        }
        keep(result, &found, &out);
        behind = find->at;
        nurl_writer_init(&out, room, job->len);
    }
    need(out.len == 0 && out.status == NURL_OK, "something put, none found");
    need(find->rest <= job->len, "a rest outside the text");
    need((job->ways & NURL_FIND_MORE) || find->at == job->len,
         "not read to the end");
    need(!find->is_open || job->own || job->text[find->rest] == '<',
         "open, and not at a bracket");
    result->rest = find->rest;
    if (!job->own) {
        free(room);
    }
}

/* `part` of a text that `find` knows the piece before of. */
static void search_block(struct result *result, struct nurl_find *find,
                         const struct nurl_str *part, unsigned ways)
{
    struct job job = { NULL, NULL, 0, 0, 0 };

    job.find = find;
    job.text = exact(part->ptr, part->len);
    job.len = part->len;
    job.ways = ways;
    search(result, &job);
    free(job.text);
}

static void need_same(const struct result *a, const struct result *b,
                      const char *property)
{
    need(a->count == b->count && a->urls.len == b->urls.len, property);
    need(memcmp(a->urls.at, b->urls.at, a->urls.len) == 0, property);
    need(memcmp(a->lens, b->lens, a->count * sizeof a->lens[0]) == 0, property);
}

static struct result empty(void)
{
    struct result result;

    result.count = 0;
    result.urls.len = 0;
    return result;
}

static void check_in_place(const struct result *whole, const struct text *text,
                           unsigned ways)
{
    struct result other = empty();
    struct nurl_find find;
    struct job job = { NULL, NULL, 0, 0, 1 };

    nurl_find_open(&find, NULL, 0, ways);
    job.find = &find;
    job.text = exact(text->at, text->len);
    job.len = text->len;
    job.ways = ways;
    search(&other, &job);
    free(job.text);
    need_same(whole, &other, "something else in place");
    in_place++;
}

/* The caller goes on with what was left and new text. */
static void check_pieces(const struct result *whole, const struct text *text,
                         unsigned ways)
{
    struct result other = empty();
    struct nurl_str part = { NULL, 0 };
    struct nurl_find find;
    size_t end = 0;
    int last;

    part.ptr = text->at;
    nurl_find_open(&find, NULL, 0, ways);
    do {
        end += below((unsigned)(text->len - end) + 1);
        last = end == text->len;
        part.len = (size_t)(text->at + end - part.ptr);
        search_block(&other, &find, &part, last ? ways : ways | NURL_FIND_MORE);
        part.ptr += other.rest;
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
    struct nurl_found found;
    struct nurl_writer out;
    struct nurl_find find;
    size_t calls = 0;

    nurl_find_open(&find, block, text->len, ways);
    nurl_writer_init(&out, room, size);
    while (nurl_find_next(&find, &found, &out)) {
        need(++calls <= text->len, "a search without an end");
        need((out.status == NURL_OK) == (out.len <= size), "a wrong status");
        need(out.len <= found.len, "a length above what stands in the text");
        full += out.status != NURL_OK;
        nurl_writer_init(&out, room, size);
    }
    free(room);
    free(block);
}

static void check_find(const struct text *text)
{
    const unsigned both = NURL_FIND_ANGLE | NURL_FIND_BARE;
    unsigned ways = 1 + below(15);
    struct result whole = empty();
    struct nurl_str all = { NULL, 0 };
    struct nurl_find find;
    unsigned i;

    all.ptr = text->at;
    all.len = text->len;
    nurl_find_open(&find, NULL, 0, ways);
    search_block(&whole, &find, &all, ways);
    check_small(text, ways);
    if ((ways & both) != both) { /* as the header says */
        check_in_place(&whole, text, ways);
    }
    check_pieces(&whole, text, ways);
    urls += whole.count;
    for (i = 0; i < whole.count; i++) {
        by_way[whole.found[i].way]++;
    }
}

/* --------------------------------------------------------------- masked */

/* Where the secret is, looked for in another way than nurl_secret does. */
static size_t secret_of(const struct text *text, size_t *len)
{
    size_t at = 0;
    size_t colon;
    size_t end;

    *len = 0;
    while (at + 1 < text->len && memcmp(text->at + at, "//", 2) != 0) {
        at++;
    }
    at = at + 1 < text->len ? at + 2 : text->len;
    for (end = at; end < text->len && !memchr("/?#@", text->at[end], 4);) {
        end++;
    }
    for (colon = at; colon < end && text->at[colon] != ':';) {
        colon++;
    }
    if (colon < end && end < text->len && text->at[end] == '@') {
        *len = end - colon - 1;
    }
    return *len > 0 ? colon + 1 : 0;
}

static int ends_login(char octet)
{
    return octet == '/' || octet == '#';
}

/* 1 if the octet stands behind "//" and ":", and an "@" behind it. */
static int is_hidden(const struct text *text, size_t i)
{
    size_t start = i;
    size_t end = i;
    size_t at;
    int colon = 0;
    int mark = 0;

    while (start > 0 && !ends_login(text->at[start - 1])) {
        start--;
    }
    while (end < text->len && !ends_login(text->at[end])) {
        end++;
    }
    if (start < 2 || memcmp(text->at + start - 2, "//", 2) != 0) {
        return 0;
    }
    for (at = start; at < i; at++) {
        colon |= text->at[at] == ':';
    }
    for (at = i + 1; at < end; at++) {
        mark |= text->at[at] == '@';
    }
    return colon && mark && i < end;
}

static void check_masked(const struct text *text)
{
    char *block = exact(text->at, text->len);
    char *room = malloc(text->len);
    struct nurl_str str = { NULL, 0 };
    struct nurl_writer out;
    struct nurl_str secret;
    size_t len;
    size_t at = secret_of(text, &len);
    size_t i;

    str.ptr = block;
    str.len = text->len;
    nurl_writer_init(&out, room, text->len);
    nurl_write_masked(&out, str);
    need(nurl_writer_status(&out) == NURL_OK,
         "no room for a text of the same length");
    need(out.len == text->len, "masked to another length");
    secret = nurl_secret(str);
    need(secret.len == len && (len == 0 || secret.ptr == block + at),
         "another secret");
    for (i = 0; i < text->len; i++) {
        need(room[i] == (is_hidden(text, i) ? '*' : text->at[i]),
             "masked something else");
        need(i < at || i >= at + len || room[i] == '*', "a secret not masked");
    }
    masked += len > 0;
    free(room);
    free(block);
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
    }
    printf("count find.texts %lu\n", texts);
    printf("count find.urls %lu\n", urls);
    printf("count find.urls_in_wrappers %lu\n", by_way[NURL_FIND_URL]);
    printf("count find.urls_in_brackets %lu\n", by_way[NURL_FIND_ANGLE]);
    printf("count find.urls_bare %lu\n", by_way[NURL_FIND_BARE]);
    printf("count find.urls_without_room %lu\n", full);
    printf("count find.texts_in_place %lu\n", in_place);
    printf("count find.texts_in_pieces %lu\n", in_pieces);
    printf("count find.texts_with_a_secret %lu\n", masked);
    return 0;
}
