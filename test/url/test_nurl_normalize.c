/* The normal form: each line a URL and its normal form. */
#include <string.h>

#include "nurl_equal.h"
#include "nurl_reference.h"
#include "support.h"

static char buffer[200];
static char again[200];

static void normalize(const struct nurl *url, char *result)
{
    struct nurl_writer out = writer_of(result, sizeof buffer);

    nurl_normalize(&out, url);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_finish(&out));
}

/* A normal form does not change again, and is equal to its URL. */
static const char *normal(const struct nurl *url)
{
    struct nurl parsed;

    normalize(url, buffer);
    TEST_ASSERT_EQUAL(NURL_OK,
                      nurl_parse_zone(&parsed, buffer, strlen(buffer)));
    TEST_ASSERT_TRUE(nurl_equal(url, &parsed));
    normalize(&parsed, again);
    TEST_ASSERT_EQUAL_STRING(buffer, again);
    return buffer;
}

void test_a_url_has_one_normal_form(void)
{
    static const struct row rows[] = {
        /* Case and escapes. */
        { "HTTP://H.Com/", "http://h.com/" },
        { "http://u:@h/", "http://u:@h/" },
        /* Dot segments go where there is a scheme. */
        { "http://h/a/b/../c/./d", "http://h/a/c/d" },
        { "http://h/%61/%2e./%c3%41/", "http://h/%C3A/" },
        { "http://h/a/./%7Eb", "http://h/a/~b" },
        { "x:%2E%2e/a", "x:a" },
        { "x:.", "x:" },
        /* No authority is invented. */
        { "x:/a/..//./b", "x:/.//b" },
        { "x://h/..//a", "x://h//a" },
        { "x:/a/..//./", "x:/.//" },
        { "x:ab/./c", "x:ab/c" },
        { "x:a/./c", "x:a/c" },
        { "x:a/b/./c", "x:a/b/c" },
        { "x:/a/..", "x:/" },
        { "x:/./", "x:/" },
        /* Parts that the scheme implies are removed. */
        { "//h:", "//h" },
        { "wss://#f", "wss:///#f" },
        { "foo://h:0/", "foo://h:0/" },
        /* A zone stays: its case counts, and its "%" escapes nothing. */
        { "HTTP://[FE80::1%41%c3]:80/%41", "http://[fe80::1%41%c3]/A" },
    };

    URL_ROWS(nurl_parse_zone, normal, rows);
    WRITTEN(nurl_parse_zone, nurl_normalize, 3 | UNPLACED | ONLY_3986, rows);
}

void test_an_escaped_dot_is_a_dot_whatever_the_stack_holds(void)
{
    struct nurl url = url_of(nurl_parse, "x:/a/%2E%2E/b");

    fill_stack(0x00);
    normalize(&url, buffer);
    TEST_ASSERT_EQUAL_STRING("x:/b", buffer);
}

static void fill_by_url(struct nurl_writer *out, const char *text, size_t len)
{
    struct nurl url = url_in(nurl_parse, text, len);

    nurl_normalize(out, &url);
}

void test_the_url_does_not_lie_where_the_result_goes(void)
{
    overlap_check(fill_by_url, "HTTP://H:80/%7ea/../b");
    overlap_check(fill_by_url, "http://h/a#f");
    overlap_check(fill_by_url, "x");
}
