/* Is a URL in the directory of another? Requirements GRD-16 to GRD-21. */
#include "nurl_equal.h"

#include "support.h"

static bool below(struct nurl_str text, struct nurl_str base_text)
{
    struct nurl url = url_in(nurl_parse, text.ptr, text.len);
    struct nurl base = url_in(nurl_parse, base_text.ptr, base_text.len);

    return nurl_is_below(&url, &base);
}

void test_what_is_below_a_directory_begins_with_its_normal_form(void)
{
    static const struct pair in[] = {
        /* The directory is the path up to its last slash. */
        { "https://h/fw/v2/x", "https://h/fw/v2/" },
        { "https://h", "https://h" },
        { "x://h/a/b", "x://h/a/" },
        /* Escapes are compared in their normal form. */
        { "https://h/f%77/%76%32/x", "https://h/fw/v2/" },
        { "https://h/a:b/x", "https://h/a:b/" },
    };
    static const struct pair out[] = {
        { "https://h/fw/v2", "https://h/fw/v2/" },
        { "file:///a/b", "file:///a/" },
        { "https://h/a%3Ab/x", "https://h/a:b/" },
    };

    STR_PAIRS(below, in, 1);
    STR_PAIRS(below, out, 0);
}

void test_what_was_not_parsed_is_below_nothing(void)
{
    static const struct nurl nobody_filled_it;
    struct nurl good = url_of(nurl_parse, "http://h/a");
    struct nurl url = url_of(nurl_parse, "http://h/a");

    TEST_ASSERT_EQUAL(0, nurl_is_below(&nobody_filled_it, &url));
    TEST_ASSERT_EQUAL(0, nurl_is_below(&url, &nobody_filled_it));
    url.path.off = 9; /* a damaged struct: no "/" begins the path */
    url.path.len = 1;
    TEST_ASSERT_EQUAL(0, nurl_is_below(&url, &url));
    TEST_ASSERT_EQUAL(0, nurl_is_below(&url, &good));
    TEST_ASSERT_EQUAL(0, nurl_is_below(&good, &url));
}
