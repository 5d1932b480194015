/* Is a URL another, or below it? Requirements GRD-16 to GRD-21. */
#include "nurl_equal.h"

#include "support.h"

static bool below(struct nurl_str text, struct nurl_str base_text)
{
    struct nurl url = url_in(nurl_parse, text.ptr, text.len);
    struct nurl base = url_in(nurl_parse, base_text.ptr, base_text.len);

    return nurl_is_below(&url, &base);
}

void test_what_is_below_a_base_begins_with_its_segments(void)
{
    static const struct pair in[] = {
        { "https://h/a", "https://h/a" },
        { "https://h/a/", "https://h/a" },
        { "https://h/a/b", "https://h/a" },
        { "https://h/a//b", "https://h/a/" },
        { "https://h//", "https://h//" },
        { "https://h//b", "https://h/" },
        { "https://h/b", "https://h" },
        { "https://h", "https://h" },
        { "x://h/a/b", "x://h/a/" },
    };
    static const struct pair out[] = {
        { "https://h/ab", "https://h/a" },
        { "https://h/a", "https://h/ab" },
        { "https://h/b", "https://h/a" },
        { "https://h/b/a", "https://h/a" },
        { "https://h/a/c", "https://h/a/b" },
        { "https://h/b", "https://h//" },
        { "https://h/a/b", "https://h/a//" },
        { "file:///a/b", "file:///a/" },
    };

    STR_PAIRS(below, in, 1);
    STR_PAIRS(below, out, 0);
}

void test_a_final_slash_of_a_base_says_that_it_is_a_directory_only(void)
{
    static const struct pair out[] = {
        { "https://h/a", "https://h/a/" },
        { "https://h/a/b", "https://h/a/b/" },
        { "https://h/", "https://h//" },
    };

    STR_PAIRS(below, out, 0);
}

/* Of two different paths one at most is below the other. */
void test_swapped_arguments_fail(void)
{
    static const struct pair swapped[] = {
        { "https://h/fw", "https://h/fw/v2/x.bin" },
        { "https://h/fw/v2/", "https://h/fw/v2/x.bin" },
        { "https://h/", "https://h/fw/v2/" },
        { "https://h", "https://h/fw" },
    };

    STR_PAIRS(below, swapped, 0);
}

void test_segments_are_compared_in_their_normal_form(void)
{
    static const struct pair in[] = {
        { "https://h/f%77/%76%32/x", "https://h/fw/v2/" },
        { "https://h/a:b/x", "https://h/a:b/" },
        { "https://h/%3a", "https://h/%3A" },
    };
    static const struct pair out[] = {
        { "https://h/a%3Ab/x", "https://h/a:b/" },
        { "https://h/A", "https://h/a" },
    };

    STR_PAIRS(below, in, 1);
    STR_PAIRS(below, out, 0);
}

void test_a_segment_that_leads_out_is_below_nothing(void)
{
    static const struct pair out[] = {
        { "https://h/a/..", "https://h/a" },
        { "https://h/a/b/../../c", "https://h/a/" },
        { "https://h/a/b%2Fc", "https://h/a" },
        { "https://h/a/..", "https://h/a/.." },
        { "https://h/a/b", "https://h/." },
    };

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
