/* URLs with the same normal form: each row has two. */
#include "nurl_equal.h"

#include "support.h"

void test_what_has_one_normal_form_is_equal(void)
{
    static const struct pair rows[] = {
        { "HTTP://H:80", "http://h/" },
        { "x:.", "x:" },
        { "x:./%2e%2e/a", "x:a" },
        { "//[0::FFFF:102:304]", "//[::ffff:1.2.3.4]" },
    };

    PAIRS(nurl_parse, nurl_equal, rows, 1);
}

static const struct pair segments_stay_rows[] = {
    /* Every part counts. */
    { "x:a", "y:a" },
    { "http://h/a/../b", "http://h/c" },
    { "x:./a", "x:/a" },
    { "x:/a/./b", "x:/b" },
    { "/.ab", "/ab" },
    { "/./a", "/a" },
    { "x:///a", "x:/a" },
    { "x://u:p@h", "x://u:q@h" },
    /* Without a scheme dot segments stay. */
    { "./a", "a" },
    { "//h/.//a", "//h//a" },
    { "/x//a", "/y//a" },
    { "/.x/a", "x/a" },
    { "..", "" },
    { "//h:80", "//h" },
};

void test_every_part_counts_and_without_a_scheme_dot_segments_stay(void)
{
    PAIRS(nurl_parse, nurl_equal, segments_stay_rows, 0);
}

void test_a_struct_without_such_a_url_is_equal_to_none(void)
{
    struct nurl a = url_of(nurl_parse, "http://h/");
    struct nurl b = url_of(nurl_parse_1738, "http://h/");

    TEST_ASSERT_EQUAL(0, nurl_equal(&a, &b));
    TEST_ASSERT_EQUAL(0, nurl_equal(&b, &a));
    TEST_ASSERT_NOT_EQUAL(NURL_OK, nurl_parse(&b, "http://h/ ", 10));
    TEST_ASSERT_EQUAL(0, nurl_equal(&b, &b));
}

void test_a_host_that_was_cleared_is_no_address(void)
{
    struct nurl a = url_of(nurl_parse, "x://[::1]");
    struct nurl b = url_of(nurl_parse, "x://[::1]");

    clear(&b.host);
    TEST_ASSERT_EQUAL(0, nurl_equal(&a, &b));
    TEST_ASSERT_EQUAL(0, nurl_equal(&b, &a));
    TEST_ASSERT_EQUAL(1, nurl_equal(&b, &b));
}

/* The first URL without its scheme, as if its user had cleared it. */
static bool equal_without_scheme(struct nurl_str text, struct nurl_str other)
{
    struct nurl a = url_in(nurl_parse, text.ptr, text.len);
    struct nurl b = url_in(nurl_parse, other.ptr, other.len);

    clear(&a.scheme);
    TEST_ASSERT_EQUAL(nurl_equal(&a, &b), nurl_equal(&b, &a));
    return nurl_equal(&a, &b);
}

/* So that it stays a path, the normal form of "a:b" is "./a:b" then. */
void test_a_path_that_begins_the_text_is_equal_to_its_normal_form(void)
{
    static const struct pair same[] = {
        { "x:a:b", "./a:b" },
        { "x::", "./:" },
        { "x:a/b:c", "a/b:c" },
    };
    static const struct pair different[] = {
        { "x:a:b", "./a:c" },
        { "x:a/b:c", "./a/b:c" },
        { "x:ab", "./ab" },
    };

    STR_PAIRS(equal_without_scheme, same, 1);
    STR_PAIRS(equal_without_scheme, different, 0);
}

void test_a_password_without_its_user_is_not_compared(void)
{
    struct nurl a = url_of(nurl_parse, "x://u:p@h/");
    struct nurl b = url_of(nurl_parse, "x://u:q@h/");

    clear(&a.user);
    clear(&b.user);
    TEST_ASSERT_TRUE(nurl_equal(&a, &b));
}

void test_an_escaped_dot_is_a_dot_whatever_the_stack_holds(void)
{
    struct nurl a = url_of(nurl_parse, "x:/a/%2E%2E/b");
    struct nurl b = url_of(nurl_parse, "x:/b");

    fill_stack(0x00);
    TEST_ASSERT_TRUE(nurl_equal(&a, &b));
}
