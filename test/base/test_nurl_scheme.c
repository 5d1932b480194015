/* Which scheme a URL has. */
#include "nurl_parse.h"
#include "nurl_scheme.h"

#include <string.h>

#include "unity.h"

static enum nurl_scheme scheme_of(const char *text)
{
    struct nurl url;

    nurl_parse(&url, text, strlen(text));
    return nurl_scheme_of(&url);
}

void test_a_known_scheme_is_told_in_any_case(void)
{
    TEST_ASSERT_EQUAL(NURL_SCHEME_HTTP, scheme_of("http://h/"));
    TEST_ASSERT_EQUAL(NURL_SCHEME_HTTPS, scheme_of("HttpS://h/"));
    TEST_ASSERT_EQUAL(NURL_SCHEME_COAPS_WS, scheme_of("coaps+ws://h"));
    TEST_ASSERT_EQUAL(NURL_SCHEME_MAILTO, scheme_of("mailto:a"));
}

void test_any_other_scheme_and_none_are_other(void)
{
    TEST_ASSERT_EQUAL(NURL_SCHEME_OTHER, scheme_of("httpx://h/"));
    TEST_ASSERT_EQUAL(NURL_SCHEME_OTHER, scheme_of("//http/"));
    TEST_ASSERT_EQUAL(NURL_SCHEME_OTHER, scheme_of(""));
    TEST_ASSERT_EQUAL(NURL_SCHEME_OTHER, scheme_of("http://h/%"));
}

void test_a_strict_struct_is_asked_in_the_same_way(void)
{
    struct nurl url;

    nurl_parse_1738(&url, "https://h/", 10);
    TEST_ASSERT_EQUAL(NURL_SCHEME_HTTPS, nurl_scheme_of(&url));
}
