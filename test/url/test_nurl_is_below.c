/* Is a URL in the directory of another? Requirements GRD-16 to GRD-21. */
#include "nurl_equal.h"

#include "support.h"

static bool below(struct nurl_str text, struct nurl_str base_text)
{
    struct nurl url;
    struct nurl base;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, text.ptr, text.len));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&base, base_text.ptr, base_text.len));
    return nurl_is_below(&url, &base);
}

/* For two strings. */
static void check(int expected, const char *text, const char *base)
{
    struct pair pairs[1];

    pairs[0].a = text;
    pairs[0].b = base;
    STR_PAIRS(below, pairs, expected);
}

void test_the_directory_is_the_path_up_to_its_last_slash(void)
{
    static const struct pair in[] = {
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
    static const struct pair out[] = {
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

    STR_PAIRS(below, in, 1);
    STR_PAIRS(below, out, 0);
}

void test_paths_are_compared_in_normal_form(void)
{
    static const struct pair in[] = {
        { "https://h/f%77/%76%32/x", "https://h/fw/v2/" },
        { "https://h/fw/v2/x", "https://h/%66w/v%32/" },
        { "https://h/a%3ab/x", "https://h/a%3Ab/" },
        { "https://h/a:b/x", "https://h/a:b/" },
    };
    static const struct pair out[] = {
        { "https://h/a%3Ab/x", "https://h/a:b/" },
        { "https://h/%46W/x", "https://h/fw/" },
        { "https://h/%2566w/x", "https://h/fw/" },
    };

    STR_PAIRS(below, in, 1);
    STR_PAIRS(below, out, 0);
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
        check(1, text, "https://h/fw/");
        strcat(text, "/");
        check(1, text, text);
    }
    for (i = 0; i < sizeof out / sizeof out[0]; i++) {
        strcpy(text, "https://h/fw/");
        strcat(text, out[i]);
        check(0, text, "https://h/fw/");
        check(0, "https://h/fw/x", text);
        strcat(text, "/");
        check(0, text, text);
    }
}

void test_what_was_not_parsed_is_below_nothing(void)
{
    static const struct nurl nobody_filled_it;
    struct nurl good;
    struct nurl url = url_of(nurl_parse, "http://h/a");

    TEST_ASSERT_EQUAL(0, nurl_is_below(&nobody_filled_it, &url));
    TEST_ASSERT_EQUAL(0, nurl_is_below(&url, &nobody_filled_it));
    url.path.off = 9; /* a damaged struct: no "/" begins the path */
    url.path.len = 1;
    TEST_ASSERT_EQUAL(0, nurl_is_below(&url, &url));
    good = url_of(nurl_parse, "http://h/a");
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
