/*
 * build SEED COUNT - what is built parses to the parts that went in
 *
 * COUNT sets of random parts, plain or as in a URL. What nurl_build refuses
 * must be what does not come back when the parts are just put together. And
 * the parts of a parsed reference give it again. Prints lines `count NAME
 * NUMBER` and ends with status 1 at the first that is not so.
 */
#include "nurl_build.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "nurl_decode.h"
#include "nurl_encode.h"
#include "nurl_parse.h"
#include "random.h"

#define PARTS 8
#define ROOM (8u * 3u * TEXT_ROOM)

enum {
    SCHEME,
    USER,
    PASSWORD,
    HOST,
    PORT,
    PATH,
    QUERY,
    FRAGMENT
};

/* What a part is made of, and what it should not be made of. */
static const char *const pieces[PARTS][16] = {
    { "http", "a", "x+", "-.", "9", "%41", " ", "", NULL },
    { "u", "%41", "~!", "@", ":", "/", " ", "%4", "\xC3", NULL },
    { "p", ":", "%2F", "=", "@", "#", "\n", "%zz", NULL },
    { "h", ".com", "1.2.3.4", "[::1]", "[v1.a]", "%41", "_", "/", "@", ":8",
      "[", "\xFF", NULL },
    { "8", "0", "65536", "a", "", NULL },
    { "/", "/", "//", "a", "b:c", ":", ".", "..", "%41", ";", "@", "?", "#",
      " ", "%", NULL },
    { "a=b", "&", "?", "/", ":", "%26", "#", "\x7F", "%", NULL },
    { "f", "/", "?", ":", "%23", "#", " ", "%a", NULL },
};

static unsigned long texts, refused, encoded, references;

struct parts {
    struct text text[PARTS];
    int present[PARTS];
    struct nurl_parts parts;
    unsigned options;
};

static struct nurl_str *member(struct nurl_parts *parts, unsigned n)
{
    switch (n) {
    case SCHEME:
        return &parts->scheme;
    case USER:
        return &parts->user;
    case PASSWORD:
        return &parts->password;
    case HOST:
        return &parts->host;
    case PORT:
        return &parts->port;
    case PATH:
        return &parts->path;
    case QUERY:
        return &parts->query;
    default:
        return &parts->fragment;
    }
}

/* Mostly good: awkward pieces stand behind the others in each list. */
static void random_part(struct text *text, unsigned n)
{
    unsigned good = n == HOST || n == SCHEME ? 1 : 3;
    unsigned count = below(good + 1);
    unsigned all = 0;

    text->len = 0;
    while (pieces[n][all]) {
        all++;
    }
    while (count-- > 0) {
        put(text, pieces[n][below(percent(90) ? (all + 1) / 2 : all)]);
    }
}

static void random_parts(struct parts *parts)
{
    static const struct nurl_str none = { NULL, 0 };
    unsigned n;

    parts->options = (percent(50) ? NURL_BUILD_ENCODE : 0u) |
                     (percent(70) ? NURL_BUILD_PASSWORD : 0u);
    for (n = 0; n < PARTS; n++) {
        parts->present[n] = percent(n == HOST || n == PATH ? 80 : 50);
        random_part(&parts->text[n], n);
        *member(&parts->parts, n) =
            parts->present[n]
                ? nurl_text(exact(parts->text[n].at, parts->text[n].len),
                            parts->text[n].len)
                : none;
    }
}

static void free_parts(struct parts *parts)
{
    unsigned n;

    for (n = 0; n < PARTS; n++) {
        if (parts->present[n]) {
            free((void *)(uintptr_t)member(&parts->parts, n)->ptr);
        }
    }
}

static int is_plain(const struct parts *parts, unsigned n)
{
    return (parts->options & NURL_BUILD_ENCODE) &&
           (n == USER || n == PASSWORD || n == PATH || n == FRAGMENT);
}

/* Whether the library shall write the part: a password if it is asked for. */
static int is_wanted(const struct parts *parts, unsigned n)
{
    return parts->present[n] &&
           (n != PASSWORD || (parts->options & NURL_BUILD_PASSWORD));
}

/* A part without any look at what is in it. */
static void put_blindly(struct nurl_writer *out, struct parts *parts,
                        unsigned n)
{
    const struct text *text = &parts->text[n];
    size_t i;

    for (i = 0; i < text->len; i++) {
        if (is_plain(parts, n) && !(n == PATH && text->at[i] == '/')) {
            nurl_encode(out, nurl_text(text->at + i, 1), NURL_CLASS_COMPONENT);
        } else {
            nurl_write_text(out, nurl_text(text->at + i, 1));
        }
    }
}

/* What stands in front of a part, whatever is there (RFC 3986 5.3). */
static struct nurl_str delimiter(const struct parts *parts, unsigned n)
{
    switch (n) {
    case PASSWORD:
    case PORT:
        return NURL_STR(":");
    case HOST:
        return parts->present[USER] ? NURL_STR("@") : NURL_STR("");
    case QUERY:
        return NURL_STR("?");
    case FRAGMENT:
        return NURL_STR("#");
    default:
        return NURL_STR("");
    }
}

static void join(struct nurl_writer *out, struct parts *parts)
{
    unsigned n;

    for (n = 0; n < PARTS; n++) {
        if (is_wanted(parts, n)) {
            nurl_write_text(out, delimiter(parts, n));
            put_blindly(out, parts, n);
        }
        if (n == SCHEME) {
            nurl_write_text(out,
                            is_wanted(parts, n) ? NURL_STR(":") : NURL_STR(""));
            nurl_write_text(out, parts->present[HOST] ? NURL_STR("//")
                                                      : NURL_STR(""));
        }
    }
}

static struct nurl_span span_of(const struct nurl *url, unsigned n)
{
    switch (n) {
    case SCHEME:
        return url->scheme;
    case USER:
        return url->user;
    case PASSWORD:
        return url->password;
    case HOST:
        return url->host;
    case PORT:
        return url->port;
    case PATH:
        return url->path;
    case QUERY:
        return url->query;
    default:
        return url->fragment;
    }
}

/* 1 if the part came back; an absent path comes back as an empty one. */
static int is_same(struct parts *parts, const struct nurl *url, unsigned n)
{
    static char room[TEXT_ROOM];
    struct nurl_str part = nurl_part(url, span_of(url, n));
    struct nurl_writer out;

    if (n != PATH && is_wanted(parts, n) != nurl_present(span_of(url, n))) {
        return 0;
    }
    if (!is_wanted(parts, n)) {
        return part.len == 0;
    }
    nurl_writer_init(&out, room, sizeof room);
    if (is_plain(parts, n)) {
        nurl_decode(&out, part, NURL_POLICY_RAW);
    } else {
        nurl_write_text(&out, part);
    }
    return nurl_writer_status(&out) == NURL_OK &&
           out.len == parts->text[n].len &&
           memcmp(room, parts->text[n].at, out.len) == 0;
}

static int comes_back(struct parts *parts, const struct nurl *url)
{
    unsigned n;

    for (n = 0; n < PARTS; n++) {
        if (!is_same(parts, url, n)) {
            return 0;
        }
    }
    return 1;
}

/* The same in any room: what is needed, and which fault. */
static void check_rooms(struct parts *parts, const struct nurl_writer *whole)
{
    static char room[ROOM];
    struct nurl_writer out;
    size_t size = whole->len > 0 ? below((unsigned)whole->len) : 0;
    int is_full = whole->status == NURL_OK && whole->len > 0;
    unsigned n;

    for (n = 0; n < 2; n++, size = 0) {
        memset(room, '#', sizeof room);
        nurl_writer_init(&out, room, size);
        nurl_build(&out, &parts->parts, parts->options);
        if (out.len != whole->len ||
            out.status != (is_full ? NURL_ERR_BUF : whole->status) ||
            out.stop != whole->stop) {
            broken("something else in a small room", whole->ptr, whole->len);
        }
        if (room[size] != '#') {
            broken("written beyond the room", whole->ptr, whole->len);
        }
    }
}

/* Refused: put together blindly, the parts must not come back. */
static void check_refused(struct parts *parts)
{
    static char room[ROOM];
    struct nurl_writer out;
    struct nurl url;
    char *block;

    nurl_writer_init(&out, room, sizeof room);
    join(&out, parts);
    block = exact(room, out.len);
    if (nurl_parse(&url, block, out.len) == NURL_OK &&
        comes_back(parts, &url)) {
        broken("refused without need", room, out.len);
    }
    free(block);
    refused++;
}

static void check_parts(struct parts *parts)
{
    static char room[ROOM];
    struct nurl_writer out;
    struct nurl url;
    char *block;

    nurl_writer_init(&out, room, sizeof room);
    nurl_build(&out, &parts->parts, parts->options);
    check_rooms(parts, &out);
    if (nurl_writer_status(&out) != NURL_OK) {
        check_refused(parts);
        return;
    }
    block = exact(room, out.len);
    if (nurl_parse(&url, block, out.len) != NURL_OK) {
        broken("what is built does not parse", room, out.len);
    }
    if (!comes_back(parts, &url)) {
        broken("other parts than went in", room, out.len);
    }
    free(block);
    texts++;
    encoded += parts->options & NURL_BUILD_ENCODE;
}

/* A reference put together blindly: does it come again of its parts? */
static void check_reference(struct parts *parts)
{
    static char room[ROOM];
    static char again[ROOM];
    struct nurl_writer out;
    struct nurl_parts found;
    struct nurl url;
    char *block;
    size_t len;
    unsigned n;

    nurl_writer_init(&out, room, sizeof room);
    join(&out, parts);
    len = out.len;
    block = exact(room, len);
    if (nurl_parse(&url, block, len) == NURL_OK) {
        for (n = 0; n < PARTS; n++) {
            *member(&found, n) = nurl_part(&url, span_of(&url, n));
        }
        nurl_writer_init(&out, again, sizeof again);
        nurl_build(&out, &found, NURL_BUILD_PASSWORD);
        if (nurl_writer_status(&out) != NURL_OK || out.len != len ||
            memcmp(again, room, len) != 0) {
            broken("not built again of its parts", room, len);
        }
        references++;
    }
    free(block);
}

int main(int argc, char **argv)
{
    static struct parts parts;
    unsigned long count = argc == 3 ? strtoul(argv[2], NULL, 10) : 0;

    if (count == 0) {
        return 64;
    }
    random_seed(strtoul(argv[1], NULL, 10));
    while (texts < count) {
        random_parts(&parts);
        check_parts(&parts);
        check_reference(&parts);
        free_parts(&parts);
    }
    printf("count build.texts %lu\n", texts);
    printf("count build.encoded %lu\n", encoded);
    printf("count build.refused %lu\n", refused);
    printf("count build.references %lu\n", references);
    return 0;
}
