/* Is a URL in the directory of another? Requirements GRD-16 to GRD-21. */
#include "nurl_equal.h"

#include "exact.h"
#include "nurl_parse.h"
#include "unity.h"

#include <string.h>

/* Both texts are in blocks of exactly their size. */
static int below(const char *text, const char *base_text)
{
    size_t length = strlen(text);
    size_t size = strlen(base_text);
    char *block = exact_open(text, length);
    char *base_block = exact_open(base_text, size);
    struct nurl url;
    struct nurl base;
    int answer;

    TEST_ASSERT_EQUAL_MESSAGE(NURL_OK, nurl_parse(&url, block, length), text);
    TEST_ASSERT_EQUAL_MESSAGE(NURL_OK, nurl_parse(&base, base_block, size),
                              base_text);
    answer = nurl_is_below(&url, &base);
    exact_close(base_block);
    exact_close(block);
    return answer;
}

struct row {
    const char *url;
    const char *base;
};

static void check(const struct row *rows, size_t count, int expected)
{
    size_t i;

    for (i = 0; i < count; i++) {
        TEST_ASSERT_EQUAL_MESSAGE(expected, below(rows[i].url, rows[i].base),
                                  rows[i].url);
    }
}

#define BELOW(rows, expected)                                                  \
    check(rows, sizeof rows / sizeof rows[0], expected)

void test_the_directory_is_the_path_up_to_its_last_slash(void)
{
    static const struct row in[] = {
        { "https://h/fw/v2/x", "https://h/fw/v2/" },
        { "https://h/fw/v2/", "https://h/fw/v2/" },
        { "https://h/fw/v2//x", "https://h/fw/v2/" },
        { "https://h/fw/v2/a/b/c", "https://h/fw/v2/" },
        { "https://h/fw/x", "https://h/fw/v2" },
        { "https://h", "https://h" },
        { "https://h/a", "https://h" },
        { "https://h?a", "https://h/" },
        { "https://h//a/b", "https://h//a/" },
        { "https://u:p@H:443/fw/v2/x?../..#/..", "HTTPS://h/fw/v2/?..#%2f" },
        { "x://h/a/b", "x://h/a/" },
    };
    static const struct row out[] = {
        { "https://h/fw/v2", "https://h/fw/v2/" },
        { "https://h/fw/v20/x", "https://h/fw/v2/" },
        { "https://h/fw/v", "https://h/fw/v2/" },
        { "https://h/", "https://h/fw/v2/" },
        { "https://h", "https://h/fw/v2/" },
        { "https://h/FW/v2/x", "https://h/fw/v2/" },
        { "https://h/fw//v2/x", "https://h/fw/v2/" },
        { "https://h//a/b", "https://h/a/" },
        { "http://h/fw/v2/x", "https://h/fw/v2/" },
        { "https://h:8443/fw/v2/x", "https://h/fw/v2/" },
        { "https://evil/fw/v2/x", "https://h/fw/v2/" },
        { "/fw/v2/x", "/fw/v2/" },
        { "file:///a/b", "file:///a/" },
    };

    BELOW(in, 1);
    BELOW(out, 0);
}

void test_paths_are_compared_in_normal_form(void)
{
    static const struct row in[] = {
        { "https://h/f%77/%76%32/x", "https://h/fw/v2/" },
        { "https://h/fw/v2/x", "https://h/%66w/v%32/" },
        { "https://h/a%3ab/x", "https://h/a%3Ab/" },
        { "https://h/a:b/x", "https://h/a:b/" },
    };
    static const struct row out[] = {
        { "https://h/a%3Ab/x", "https://h/a:b/" },
        { "https://h/%46W/x", "https://h/fw/" },
        { "https://h/%2566w/x", "https://h/fw/" },
    };

    BELOW(in, 1);
    BELOW(out, 0);
}

void test_a_segment_that_leads_elsewhere_is_below_nothing(void)
{
    static const char *const in[] = { "...",       "..a",       ".a",   "a..",
                                      "a.",        ";..",       "a;",   "a%3B",
                                      "%2541",     "%2e%2e%2e", "...;", "%252f",
                                      "%252e%252e" };
    static const char *const out[] = {
        ".",    "..",   "./x",     "../v1/x", "%2e",    "%2E%2e/x",
        ".%2e", "..;x", ".;",      "..%3Bx",  "%2e;",   "a/../b",
        "a/..", "a/.",  "..%2fv1", "..%5cv1", "a%2fb",  "a%5Cb",
        "a%00", "%00",  "%2F",     "a:%2f",   "x/a%2f", "x/.",
    };
    char text[64];
    size_t i;

    for (i = 0; i < sizeof in / sizeof in[0]; i++) {
        strcpy(text, "https://h/fw/");
        strcat(text, in[i]);
        TEST_ASSERT_EQUAL_MESSAGE(1, below(text, "https://h/fw/"), text);
        strcat(text, "/");
        TEST_ASSERT_EQUAL_MESSAGE(1, below(text, text), text);
    }
    for (i = 0; i < sizeof out / sizeof out[0]; i++) {
        strcpy(text, "https://h/fw/");
        strcat(text, out[i]);
        TEST_ASSERT_EQUAL_MESSAGE(0, below(text, "https://h/fw/"), text);
        TEST_ASSERT_EQUAL_MESSAGE(0, below("https://h/fw/x", text), text);
        strcat(text, "/");
        TEST_ASSERT_EQUAL_MESSAGE(0, below(text, text), text);
    }
}

void test_what_was_not_parsed_is_below_nothing(void)
{
    static const struct nurl nobody_filled_it;
    struct nurl good;
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, "http://h/a", 10));
    TEST_ASSERT_EQUAL(0, nurl_is_below(&nobody_filled_it, &url));
    TEST_ASSERT_EQUAL(0, nurl_is_below(&url, &nobody_filled_it));
    url.path.off = 9; /* a damaged struct: no "/" begins the path */
    url.path.len = 1;
    TEST_ASSERT_EQUAL(0, nurl_is_below(&url, &url));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&good, "http://h/a", 10));
    TEST_ASSERT_EQUAL(0, nurl_is_below(&url, &good));
    TEST_ASSERT_EQUAL(0, nurl_is_below(&good, &url));
}

void test_a_byte_that_no_path_has_is_below_nothing(void)
{
    struct nurl url;
    char text[] = "http://h/a/b";

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, text, sizeof text - 1));
    text[11] = '\\';
    TEST_ASSERT_EQUAL(0, nurl_is_below(&url, &url));
    text[11] = '%';
    TEST_ASSERT_EQUAL(0, nurl_is_below(&url, &url));
}
