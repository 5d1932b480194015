/* Links: parts are in the text, in order; links that are written again, with
 * every value in quotes, are the same; a link is found by its own value. The
 * input is a byte that chooses a buffer's size, a text, FF, and a pattern. */
#include "fuzz.h"

/* Fails unless the part lies between `at` and the end. Returns its end. */
static const char *check_inside(struct nurl_str part, const char *at,
                                const char *end)
{
    CHECK(part.ptr >= at && part.ptr <= end);
    CHECK(part.len <= (size_t)(end - part.ptr));
    return part.ptr + part.len;
}

/* Text in quotes must be printable; a value has no raw quote. */
static void write_quoted(struct nurl_writer *out, struct nurl_str value)
{
    nurl_write_text(out, NURL_STR("=\""));
    nurl_write_text(out, value);
    nurl_write_text(out, NURL_STR("\""));
}

/* Writes the link in its plain form, and checks where its parts lie. */
static const char *write_link(struct nurl_writer *out,
                              const struct nurl_link *link, const char *end)
{
    struct nurl_str attrs = link->attrs;
    struct nurl_str name;
    struct nurl_str value;
    const char *at = attrs.ptr;

    nurl_write_text(out, NURL_STR("<"));
    nurl_write_text(out, link->target);
    nurl_write_text(out, NURL_STR(">"));
    while (nurl_link_attr_next(&attrs, &name, &value)) {
        CHECK(name.len > 0);
        at = check_inside(name, at, end);
        nurl_write_text(out, NURL_STR(";"));
        nurl_write_text(out, name);
        if (value.ptr) {
            at = check_inside(value, at, end);
            write_quoted(out, value);
        }
    }
    CHECK(attrs.len == 0);
    return check_inside(link->attrs, link->attrs.ptr, end);
}

/* All links, written in their plain form. */
static void write_links(struct nurl_writer *out, struct nurl_str text)
{
    struct nurl_links links;
    struct nurl_link link;
    const char *at = text.ptr;
    const char *end = at + text.len;

    CHECK(nurl_links_begin(&links, text) == NURL_OK);
    while (nurl_link_next(&links, &link)) {
        check_inside(link.target, at, end);
        at = write_link(out, &link, end);
        nurl_write_text(out, NURL_STR(","));
    }
    CHECK(links.rest.len == 0);
}

/* A value without backslashes is a pattern that its own link fits. */
static void check_found(const struct nurl_link *link, struct nurl_str name,
                        struct nurl_str value)
{
    static char key[FUZZ_LONGEST + 1];
    static char pattern[FUZZ_LONGEST];
    struct nurl_writer out;
    struct nurl_str first;

    if (nurl_copy_string(key, sizeof key, name) != NURL_OK) {
        return;
    }
    CHECK(nurl_link_attr_find(link->attrs, key, &first));
    if (first.ptr == value.ptr &&
        !nurl_str_equal_nocase(name, NURL_STR("href"))) {
        struct nurl_links one = { { NULL, 0 }, 0 };
        struct nurl_link found;

        nurl_writer_init(&out, pattern, sizeof pattern);
        nurl_write_link_value(&out, value);
        CHECK(nurl_writer_status(&out) == NURL_OK);
        one.rest = nurl_text(
            link->target.ptr - 1,
            (size_t)(link->attrs.ptr + link->attrs.len - link->target.ptr + 1));
        CHECK(nurl_link_find(&one, key, nurl_text(pattern, out.len), &found));
        CHECK(found.target.ptr == link->target.ptr);
    }
}

/* The first few attributes: each costs a whole iteration. */
static void check_finds(struct nurl_links links)
{
    struct nurl_link link;
    struct nurl_str name;
    struct nurl_str value;
    int left = 8;

    while (left > 0 && nurl_link_next(&links, &link)) {
        struct nurl_str attrs = link.attrs;

        while (left-- > 0 && nurl_link_attr_next(&attrs, &name, &value)) {
            check_found(&link, name, value);
        }
    }
}

/* The first few attributes of a text that was not checked. */
static void check_unchecked(struct nurl_str text)
{
    struct nurl_links links = { { NULL, 0 }, 0 };
    struct nurl_link link;
    struct nurl_str name;
    struct nurl_str value;
    const char *end = text.ptr + text.len;

    links.rest = text;
    while (nurl_link_next(&links, &link)) {
        check_inside(link.target, text.ptr, end);
        check_inside(link.attrs, text.ptr, end);
        while (nurl_link_attr_next(&link.attrs, &name, &value)) {
            check_inside(name, text.ptr, end);
        }
    }
}

static void check_links(struct nurl_str text, struct nurl_str pattern,
                        unsigned space)
{
    static char plain[4 * FUZZ_LONGEST];
    static char again[4 * FUZZ_LONGEST];
    struct nurl_writer all;
    struct nurl_writer same;
    struct nurl_links links;
    struct nurl_link link;

    FUZZ_WRITE(&all, plain, space, 0, write_links(out, text));
    if (all.len <= NURL_TEXT_MAX) {
        nurl_writer_init(&same, again, sizeof again);
        write_links(&same, nurl_text(plain, all.len));
        CHECK(fuzz_same(nurl_text(plain, all.len), nurl_text(again, same.len)));
    }
    CHECK(nurl_links_begin(&links, text) == NURL_OK);
    check_finds(links);
    while (nurl_link_find(&links, "rt", pattern, &link)) {
        check_inside(link.target, text.ptr, text.ptr + text.len);
    }
    CHECK(links.rest.len == 0);
}

static void fuzz_input(const uint8_t *data, size_t size)
{
    static char value[FUZZ_LONGEST];
    struct nurl_str text = fuzz_text(data, size);
    unsigned space = fuzz_byte(&text);
    struct nurl_str first = fuzz_part(&text);
    struct nurl_links links;
    struct nurl_writer all;
    enum nurl_status status = nurl_links_begin(&links, first);

    if (first.len <= NURL_TEXT_MAX) {
        CHECK(status == NURL_OK ||
              (status == NURL_ERR_CHAR && links.stop <= first.len));
        FUZZ_WRITE(&all, value, space, 0, nurl_write_link_value(out, first));
    }
    if (status == NURL_OK) {
        check_links(first, text, space);
    } else {
        CHECK(links.rest.len == 0);
    }
    check_unchecked(first);
}
