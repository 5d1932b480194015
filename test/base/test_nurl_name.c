/* Is a text one of these names? */
#include "base/nurl_name.h"

#include <string.h>

#include "exact.h"
#include "unity.h"

static unsigned which(const char *text)
{
    static const uint8_t lengths[] = { 2, 1, 3, 3, 0 };
    size_t len = strlen(text);
    char *block = exact_open(text, len);
    unsigned n = nurl_name_find(block, len, "abaabcz9.", lengths);

    exact_close(block);
    return n;
}

void test_a_name_is_the_whole_text_in_either_case(void)
{
    TEST_ASSERT_EQUAL(1, which("ab"));
    TEST_ASSERT_EQUAL(2, which("A"));
    TEST_ASSERT_EQUAL(3, which("aBC"));
    TEST_ASSERT_EQUAL(4, which("Z9."));
    TEST_ASSERT_EQUAL(0, which(""));
    TEST_ASSERT_EQUAL(0, which("b"));
    TEST_ASSERT_EQUAL(0, which("abcd"));
    TEST_ASSERT_EQUAL(0, which("ac"));
    TEST_ASSERT_EQUAL(0, which("z9"));
}

void test_no_other_octet_is_taken_for_a_letter_or_a_sign(void)
{
    TEST_ASSERT_EQUAL(0, which("z9\x0E"));
    TEST_ASSERT_EQUAL(0, which("z\x19."));
    TEST_ASSERT_EQUAL(0, which("\xE1"));
    TEST_ASSERT_EQUAL(0, which("\x01"));
}

void test_nothing_is_in_no_list_and_no_list_has_anything(void)
{
    static const uint8_t lengths[] = { 1, 0 };

    TEST_ASSERT_EQUAL(0, nurl_name_find(NULL, 0, "a", lengths));
    TEST_ASSERT_EQUAL(0, nurl_name_find("a", 1, "", lengths + 1));
    TEST_ASSERT_EQUAL(0, nurl_name_find(NULL, 0, "", lengths + 1));
}
