/* Spans and names. */
#include "nurl_types.h"

#include "support.h"

#include <stdio.h>

static const struct nurl nobody_filled_it;

void test_a_text_has_any_length(void)
{
    TEST_ASSERT_TRUE(nurl_text("", SIZE_MAX).len == SIZE_MAX);
}

void test_printf_gets_the_length_of_a_text_and_its_bytes(void)
{
    char said[8];
    struct nurl_str text = NURL_STR("abc");

    text.len = 2;
    sprintf(said, "<" NURL_PRI ">", NURL_ARG(text));
    TEST_ASSERT_EQUAL_STRING("<ab>", said);
}

void test_a_text_is_its_bytes_and_their_number(void)
{
    struct nurl_str text = nurl_text("ab\0c", 4);

    TEST_ASSERT_EQUAL(4, text.len);
    TEST_ASSERT_EQUAL_MEMORY("ab\0c", text.ptr, 4);
}

void test_an_absent_span_is_no_text_and_an_empty_one_a_place(void)
{
    struct nurl url = nobody_filled_it;
    struct nurl_span span = { 4, 0 };

    url.text = "http://h";
    TEST_ASSERT_NULL(nurl_part(&url, url.host).ptr);
    TEST_ASSERT_EQUAL(0, nurl_part(&url, url.host).len);
    TEST_ASSERT_EQUAL_PTR(url.text + 4, nurl_part(&url, span).ptr);
    TEST_ASSERT_EQUAL(0, nurl_part(&url, span).len);
}

void test_the_length_is_that_of_a_parsed_text(void)
{
    struct nurl url = nobody_filled_it;

    TEST_ASSERT_EQUAL(0, nurl_length(&url));
    url.stop = 65535;
    TEST_ASSERT_EQUAL(0, nurl_length(&url));
    url.profile = NURL_PROFILE_3986;
    TEST_ASSERT_EQUAL(65535, nurl_length(&url));
    url.profile = NURL_PROFILE_1738;
    TEST_ASSERT_EQUAL(65535, nurl_length(&url));
}

static int same(const char *a, const char *b)
{
    return nurl_str_equal_nocase(nurl_text(a, strlen(a)),
                                 nurl_text(b, strlen(b)));
}

void test_names_are_compared_without_case(void)
{
    TEST_ASSERT_TRUE(same("http", "http"));
    TEST_ASSERT_TRUE(same("HtTp", "http"));
    TEST_ASSERT_TRUE(same("coap+TCP", "coap+tcp"));
    TEST_ASSERT_TRUE(same("http", "hTTp"));
    TEST_ASSERT_FALSE(same("http", "https"));
    TEST_ASSERT_FALSE(same("https", "http"));
    TEST_ASSERT_FALSE(same("HTTP", "HTTQ"));
    TEST_ASSERT_FALSE(same("@", "`"));
    TEST_ASSERT_FALSE(same("[", "{"));
}

void test_a_nul_in_a_text_ends_no_name(void)
{
    TEST_ASSERT_FALSE(
        nurl_str_equal_nocase(nurl_text("http\0x", 6), NURL_STR("http")));
    TEST_ASSERT_FALSE(
        nurl_str_equal_nocase(nurl_text("http\0", 5), NURL_STR("http")));
    TEST_ASSERT_FALSE(nurl_str_equal_nocase(nurl_text("\0", 1), NURL_STR("")));
}

void test_a_scheme_is_asked_for_in_either_case(void)
{
    struct nurl url = url_of(nurl_parse_1738, "A:b");

    TEST_ASSERT_TRUE(nurl_scheme_is(&url, "a"));
    TEST_ASSERT_TRUE(nurl_scheme_is(&url, "A"));
    TEST_ASSERT_FALSE(nurl_scheme_is(&url, "ab"));
    TEST_ASSERT_FALSE(nurl_scheme_is(&url, ""));
    TEST_ASSERT_FALSE(nurl_scheme_is(&nobody_filled_it, ""));
    TEST_ASSERT_FALSE(nurl_scheme_is(&nobody_filled_it, "a"));
}

void test_a_scheme_is_compared_to_the_end_of_both_names(void)
{
    struct nurl url = url_of(nurl_parse_1738, "abc:d");

    TEST_ASSERT_TRUE(nurl_scheme_is(&url, "aBc"));
    TEST_ASSERT_FALSE(nurl_scheme_is(&url, "ab"));
    TEST_ASSERT_FALSE(nurl_scheme_is(&url, "abcd"));
    TEST_ASSERT_FALSE(nurl_scheme_is(&url, "abd"));
}

void test_no_byte_after_the_nul_of_a_name_is_read(void)
{
    char *name = exact_open("a", 2);
    struct nurl url = url_of(nurl_parse_1738, "A:b");

    TEST_ASSERT_TRUE(nurl_scheme_is(&url, name));
    url.text = "A\0c:b"; /* as after damage in storage */
    url.scheme.len = 3;
    TEST_ASSERT_FALSE(nurl_scheme_is(&url, name));
    exact_close(name);
}

void test_the_struct_has_the_size_that_the_readme_says(void)
{
    TEST_ASSERT_EQUAL(sizeof(char *) == 4 ? 40 : 48, sizeof(struct nurl));
}

void test_no_text_is_empty_and_one_that_nothing_can_read_is_equal_to_none(void)
{
    static const struct nurl_str none = { NULL, 0 };
    static const struct nurl_str one = { NULL, 1 };
    static const struct nurl_str four = { NULL, 4 };

    TEST_ASSERT_TRUE(nurl_str_equal_nocase(none, NURL_STR("")));
    TEST_ASSERT_FALSE(nurl_str_equal_nocase(none, NURL_STR("http")));
    TEST_ASSERT_FALSE(nurl_str_equal_nocase(four, NURL_STR("http")));
    TEST_ASSERT_FALSE(nurl_str_equal_nocase(NURL_STR("http"), four));
    TEST_ASSERT_FALSE(nurl_str_equal_nocase(four, four));
    TEST_ASSERT_FALSE(nurl_str_equal_nocase(one, NURL_STR("a")));
    TEST_ASSERT_FALSE(nurl_str_equal_nocase(NURL_STR("a"), one));
}
