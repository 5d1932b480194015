/*
 * references SEED COUNT - what holds for every reference, base and location
 *
 * COUNT rounds, each with a base, a reference, two spellings of one URL and a
 * text of any octets. What the library writes is compared with what letter.c
 * makes by the letter of RFC 3986, and with what chapter 4 of
 * test/vectors/requests.md says. Prints lines `count NAME NUMBER`; ends with
 * status 1 at the first property that does not hold.
 */
#include "nurl_reference.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dotted.h"
#include "letter.h"
#include "nurl_equal.h"
#include "nurl_host.h"
#include "nurl_parse.h"

static unsigned long rounds, invalid, pairs, equal, origins, rooms, cleaned,
    changed, fragments, dots_in_front;

/* A function that is given a URL and a text, or one of them. */
enum writes {
    RESOLVE,
    REDIRECT,
    NORMALIZE,
    CLEAN
};

/* ------------------------------------------------------------- the texts */

static const char *const hosts[] = {
    "//h",     "//H%41.c", "//u:p@h",    "//@h:",          "//h:80", "//h:080",
    "//[::A]", "//",       "//h%C3:443", "//1.2.3.4:5683", NULL
};
static const char *const any[] = { " ",    "%",  "%4",  "#",  "?",  "/",
                                   "[",    "]",  "@",   ":",  "a",  "\x01",
                                   "\xC3", "\\", "%41", "..", "//", "\"",
                                   "\x7F", "0",  "%zz", "{",  "=",  NULL };

static void make_any(struct text *text)
{
    if (percent(60)) {
        dotted_new(text, percent(50), hosts);
    } else {
        text->len = 0;
    }
    put_some(text, any, 8);
}

/* ------------------------------------------------------- what is compared */

/* A block of exactly the text's size, parsed; the text must be valid. */
struct parsed {
    char *block;
    size_t len;
    struct nurl url;
};

static int parse(struct parsed *out, const char *at, size_t len)
{
    out->block = exact(at, len);
    out->len = len;
    if (nurl_parse(&out->url, out->block, len) == NURL_OK) {
        return 1;
    }
    free(out->block);
    return 0;
}

/* What is used without being asked: a text that the library wrote. */
static void parse_written(struct parsed *out, const struct text *text)
{
    if (!parse(out, text->at, text->len)) {
        broken("what was written does not parse", text->at, text->len);
    }
}

static void put_into(struct nurl_writer *out, enum writes what,
                     const struct nurl *url, struct nurl_str text)
{
    switch (what) {
    case RESOLVE:
        nurl_resolve(out, url, text);
        break;
    case REDIRECT:
        nurl_redirect(out, url, text);
        break;
    case NORMALIZE:
        nurl_normalize(out, url);
        break;
    case CLEAN:
        nurl_clean(out, text);
        break;
    }
}

/* Room of `size` octets in a block of its own: the beginning of `whole`. */
static void check_room(enum writes what, const struct nurl *url,
                       struct nurl_str text, const struct text *whole)
{
    size_t size = percent(20) ? 0 : below((unsigned)whole->len + 1);
    char *room = malloc(size);
    struct nurl_writer out;
    size_t held = size;

    memset(room, '\n', size);
    nurl_writer_init(&out, room, size);
    put_into(&out, what, url, text);
    while (held > 0 && room[held - 1] == '\n') {
        held--;
    }
    if (out.len != whole->len ||
        (nurl_writer_status(&out) == NURL_ERR_BUF) != (size < whole->len) ||
        held + 3 < size + (size == whole->len ? 3 : 1) ||
        memcmp(room, whole->at, held) != 0) {
        broken("another text in less room", whole->at, whole->len);
    }
    free(room);
    rooms++;
}

/* The status; if it is good, `whole` is what was written. */
static enum nurl_status write_whole(struct text *whole, enum writes what,
                                    const struct nurl *url,
                                    struct nurl_str text)
{
    struct nurl_writer out;

    nurl_writer_init(&out, whole->at, sizeof whole->at);
    put_into(&out, what, url, text);
    whole->len = out.len;
    if (nurl_writer_status(&out) == NURL_OK) {
        check_room(what, url, text, whole);
    }
    return nurl_writer_status(&out);
}

static void same_text(const char *property, const struct text *a,
                      struct nurl_str b)
{
    if (a->len != b.len || memcmp(a->at, b.ptr, b.len) != 0) {
        printf("%.*s is not\n", (int)b.len, b.ptr);
        broken(property, a->at, a->len);
    }
}

/* ----------------------------------------------------------- properties */

static void check_normal(const struct parsed *given, struct text *normal)
{
    static struct text again, letter;
    struct parsed written;
    struct nurl_str text = nurl_text(given->block, given->len);

    if (write_whole(normal, NORMALIZE, &given->url, text) != NURL_OK) {
        broken("no normal form", given->block, given->len);
    }
    letter_normalize(&letter, text);
    same_text("not the normal form by the letter", normal,
              nurl_text(letter.at, letter.len));
    parse_written(&written, normal);
    if ((written.url.host_kind != 0) != (given->url.host_kind != 0) ||
        !nurl_equal(&given->url, &written.url)) {
        broken("not equal to its normal form", given->block, given->len);
    }
    write_whole(&again, NORMALIZE, &written.url, nurl_text(NULL, 0));
    same_text("the normal form of a normal form", normal,
              nurl_text(again.at, again.len));
    free(written.block);
}

/* RFC 6454 4, asked in other words. */
static int has_origin(const struct nurl *url)
{
    uint16_t port;

    return url->scheme.len > 0 && url->host.len > 0 &&
           nurl_port(url, &port) != NURL_ERR_PORT_RANGE;
}

static void check_pair(const struct parsed *a, const struct parsed *b)
{
    static struct text x, y;
    int is_equal = nurl_equal(&a->url, &b->url);
    int is_same = nurl_same_origin(&a->url, &b->url);

    check_normal(a, &x);
    check_normal(b, &y);
    if (is_equal != nurl_equal(&b->url, &a->url) ||
        is_same != nurl_same_origin(&b->url, &a->url)) {
        broken("not symmetric", a->block, a->len);
    }
    if (is_equal != (x.len == y.len && memcmp(x.at, y.at, x.len) == 0)) {
        broken("equal, or not, against the normal form", b->block, b->len);
    }
    if (nurl_same_origin(&a->url, &a->url) != has_origin(&a->url) ||
        (is_equal && has_origin(&a->url) && !is_same)) {
        broken("not its own origin", a->block, a->len);
    }
    pairs++;
    equal += (unsigned long)is_equal;
    origins += (unsigned long)is_same;
}

/* The parts that the letter means, but a path that begins with "//". */
static void check_parts(const struct text *target, const struct text *letter)
{
    struct letter meant = letter_split(nurl_text(letter->at, letter->len));
    struct parsed written;

    same_text("not the target by the letter", target,
              nurl_text(letter->at, letter->len));
    parse_written(&written, target);
    if ((written.url.host_kind != 0) != (meant.authority.ptr != NULL)) {
        broken("an authority was invented or lost", target->at, target->len);
    }
    dots_in_front += (unsigned long)(target->len > 5 &&
                                     strncmp(meant.path.ptr, "/.//", 4) == 0);
    free(written.block);
}

static void check_resolve(const struct parsed *base, struct nurl_str reference)
{
    static struct text target, letter, empty;
    struct nurl_str text = nurl_text(base->block, base->len);
    size_t len = base->len;
    struct nurl url;

    if (nurl_parse(&url, reference.ptr, reference.len) ==
        write_whole(&target, RESOLVE, &base->url, reference)) {
        if (url.profile != NURL_PROFILE_NONE) {
            letter_resolve(&letter, text, reference);
            check_parts(&target, &letter);
        }
    } else {
        broken("another fault than the parser's", reference.ptr, reference.len);
    }
    if (nurl_present(base->url.fragment)) {
        len = base->url.fragment.off - 1u;
    }
    write_whole(&empty, RESOLVE, &base->url, nurl_text(NULL, 0));
    same_text("the empty reference is not the base", &empty,
              nurl_text(base->block, len));
}

/* It parses, has a scheme, and a fragment if one of the two has one. */
static void check_redirect(const struct parsed *asked, struct nurl_str location)
{
    static struct text target;
    struct parsed written;
    int has_fragment = nurl_present(asked->url.fragment);

    if (write_whole(&target, REDIRECT, &asked->url, location) != NURL_OK) {
        return;
    }
    has_fragment |= location.len > 0 && memchr(location.ptr, '#', location.len);
    parse_written(&written, &target);
    if (written.url.scheme.len == 0 ||
        nurl_present(written.url.fragment) != has_fragment) {
        broken("a redirect without scheme or fragment", target.at, target.len);
    }
    fragments += (unsigned long)has_fragment;
    free(written.block);
}

static void same_meaning(struct nurl_str a, struct nurl_str b,
                         const struct text *of)
{
    static struct text x, y;

    letter_decode(&x, a);
    letter_decode(&y, b);
    if (!a.ptr != !b.ptr || x.len != y.len || memcmp(x.at, y.at, x.len) != 0) {
        broken("cleaned into another meaning", of->at, of->len);
    }
}

static struct nurl_str trim(struct nurl_str text)
{
    while (text.len > 0 && (unsigned char)text.ptr[0] <= ' ') {
        text.ptr++;
        text.len--;
    }
    while (text.len > 0 && (unsigned char)text.ptr[text.len - 1] <= ' ') {
        text.len--;
    }
    return text;
}

/* What is valid stays, what is clean stays, and each part means the same. */
static void check_clean(const struct text *text, struct text *clean)
{
    static struct text again;
    char *block = exact(text->at, text->len);
    struct nurl_str given = nurl_text(block, text->len);
    struct letter a = letter_split(trim(given));
    struct letter b;
    struct nurl url;

    write_whole(clean, CLEAN, NULL, given);
    if (nurl_parse(&url, block, text->len) == NURL_OK) {
        same_text("a valid text was cleaned", clean, given);
    } else {
        changed++;
    }
    b = letter_split(nurl_text(clean->at, clean->len));
    same_meaning(a.scheme, b.scheme, text);
    same_meaning(a.authority, b.authority, text);
    same_meaning(a.path, b.path, text);
    same_meaning(a.query, b.query, text);
    same_meaning(a.fragment, b.fragment, text);
    write_whole(&again, CLEAN, NULL, nurl_text(clean->at, clean->len));
    same_text("cleaned twice", clean, nurl_text(again.at, again.len));
    free(block);
    cleaned++;
}

static void check_location(const struct parsed *base)
{
    static struct text location, clean;

    make_any(&location);
    check_clean(&location, &clean);
    check_redirect(base, nurl_text(clean.at, clean.len));
}

static void check_reference(const struct parsed *base)
{
    static struct text reference;
    char *block;

    dotted_new(&reference, percent(20), hosts);
    block = exact(reference.at, reference.len);
    check_resolve(base, nurl_text(block, reference.len));
    check_redirect(base, nurl_text(block, reference.len));
    free(block);
}

static void check_spelling(const struct text *text, const struct parsed *url)
{
    static struct text other;
    struct parsed second;

    if (percent(70)) {
        dotted_other(&other, text);
    } else {
        dotted_new(&other, url->url.scheme.len > 0, hosts);
    }
    if (parse(&second, other.at, other.len)) {
        check_pair(url, &second);
        free(second.block);
    }
}

static void round_of(void)
{
    static struct text text;
    struct parsed url;

    dotted_new(&text, percent(80), hosts);
    if (!parse(&url, text.at, text.len)) {
        invalid++;
        return;
    }
    check_spelling(&text, &url);
    if (url.url.scheme.len > 0) {
        check_reference(&url);
        check_location(&url);
    }
    free(url.block);
    rounds++;
}

int main(int argc, char **argv)
{
    unsigned long count = argc == 3 ? strtoul(argv[2], NULL, 10) : 0;

    if (count == 0) {
        return 64;
    }
    random_seed(strtoul(argv[1], NULL, 10));
    while (rounds < count) {
        round_of();
    }
    printf("count references.texts %lu\n", rounds);
    printf("count references.not_valid %lu\n", invalid);
    printf("count references.pairs %lu\n", pairs);
    printf("count references.pairs_equal %lu\n", equal);
    printf("count references.pairs_same_origin %lu\n", origins);
    printf("count references.rooms %lu\n", rooms);
    printf("count references.cleaned %lu\n", cleaned);
    printf("count references.cleaned_not_valid %lu\n", changed);
    printf("count references.redirects_with_fragment %lu\n", fragments);
    printf("count references.slash_dot_in_front %lu\n", dots_in_front);
    return 0;
}
