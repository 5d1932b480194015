/* What a reference means with a base; RFC 3986 5.4's examples are vectors. */
#include <string.h>

#include "nurl_reference.h"
#include "support.h"

static char buffer[200];

/* After an error the length is 0. */
static const char *resolved(const struct nurl *url, const char *reference)
{
    struct nurl_writer out = writer_of(buffer, sizeof buffer);

    nurl_resolve(&out, url, nurl_text(reference, strlen(reference)));
    TEST_ASSERT_TRUE(nurl_writer_status(&out) == NURL_OK || out.len == 0);
    return shown_writer(&out);
}

/* A text is a base, a blank and a reference. */
static void resolve(struct nurl_writer *out, const char *text, size_t len)
{
    size_t base = (size_t)((const char *)memchr(text, ' ', len) - text);
    struct nurl url = url_in(nurl_parse_zone, text, base);

    nurl_resolve(out, &url, nurl_text(text + base + 1, len - base - 1));
}

#define BASE "http://a/b/c/d;p?q"

void test_an_escaped_dot_is_no_dot_whatever_the_stack_holds(void)
{
    static const char reference[] = "%2E%2E/x";
    struct nurl_writer out = writer_of(buffer, sizeof buffer);
    struct nurl url = url_of(nurl_parse_zone, "http://h/a/b/c");

    fill_stack(0x01);
    nurl_resolve(&out, &url, nurl_text(reference, sizeof reference - 1));
    TEST_ASSERT_EQUAL_STRING("http://h/a/b/%2E%2E/x", shown_writer(&out));
}

static const struct row with_base_rows[] = {
    /* An authority is taken over whole. */
    { "http://u:p@h:81/a b", "http://u:p@h:81/b" },
    { "http://u:p@h:81/a //g", "http://g" },
    { "http://h/a#f #", "http://h/a#" },
    { "http://h/a?b ?", "http://h/a?" },
    { "http://h/a/b 0", "http://h/a/0" },
    { "HTTP://H/%7e %2E%2E/x", "HTTP://H/%2E%2E/x" },
    /* A path without a first slash is a base, exactly as RFC 3986 says. */
    { "x:a .", "x:" },
    { "x:a ..", "x:" },
    { "x: ", "x:" },
    { "x: a/..", "x:/" },
    /* With a scheme of its own it is not merged. */
    { "http://h/a/b x:y/z", "x:y/z" },
    { "x:a/b x:y", "x:y" },
    /* No authority is invented. */
    { "http://h/a ..//c", "http://h//c" },
    { "x:/a /.//", "x:/.//" },
    { "x:/a /./", "x:/" },
    { "file:/x/y/z?q ../..//a/../b/..", "file:/.//" },
};

void test_a_reference_is_read_with_its_base(void)
{
    WRITES(resolve, 1 | UNPLACED, with_base_rows);
}

static const char *line(const struct nurl *url)
{
    return resolved(url, "g");
}

void test_a_struct_without_a_url_is_refused(void)
{
    rows_refuse(line, "http://h/");
}

static void fill_by_base(struct nurl_writer *out, const char *text, size_t len)
{
    struct nurl url = url_in(nurl_parse, text, len);

    nurl_resolve(out, &url, NURL_STR("../x"));
}

static void fill_by_reference(struct nurl_writer *out, const char *text,
                              size_t len)
{
    struct nurl url = url_of(nurl_parse_zone, BASE);

    nurl_resolve(out, &url, nurl_text(text, len));
}

/* Also before any other error: nothing was read. */
void test_neither_base_nor_reference_lies_where_the_result_goes(void)
{
    struct nurl_writer out = writer_of(buffer, sizeof buffer);
    struct nurl url = url_of(nurl_parse_zone, "//h/a");

    overlap_check(fill_by_base, "http://a/b?q#f");
    overlap_check(fill_by_reference, "../d/./e#f");
    overlap_check(fill_by_reference, "x");
    overlap_check(fill_by_reference, "");
    strcpy(buffer, "//h/a b");
    nurl_resolve(&out, &url, nurl_text(buffer, 7));
    TEST_ASSERT_EQUAL_STRING("OVERLAP@0", shown_writer(&out));
    TEST_ASSERT_EQUAL_STRING("//h/a b", buffer);
}
