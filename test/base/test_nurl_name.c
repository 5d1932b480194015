/* Is a text one of these names? */
#include "base/nurl_name.h"

#include "rows.h"
#include "unity.h"

/* The number of the name, from "1" on, or "0". */
static const char *which(const char *text, size_t len)
{
    static const char *const numbers[] = { "0", "1", "2", "3", "4" };
    static const uint8_t lengths[] = { 2, 1, 3, 3, 0 };

    return numbers[nurl_name_find(text, len, "abaabcz9.", lengths)];
}

void test_a_name_is_the_whole_text_in_either_case(void)
{
    static const struct row rows[] = {
        { "ab", "1" },
        { "A", "2" },
        { "aBC", "3" },
        { "Z9.", "4" },
        { "", "0" },
        { "b", "0" },
        { "abcd", "0" },
        { "ac", "0" },
        { "z9", "0" },
        /* Only letters are compared without case. */
        { "z9\x0E", "0" },
        { "z\x19.", "0" },
        { "\xE1", "0" },
        { "\x01", "0" },
    };

    ROWS(which, rows);
}

void test_nothing_is_in_no_list_and_no_list_has_anything(void)
{
    static const uint8_t lengths[] = { 1, 0 };

    TEST_ASSERT_EQUAL(0, nurl_name_find(NULL, 0, "a", lengths));
    TEST_ASSERT_EQUAL(0, nurl_name_find("a", 1, "", lengths + 1));
    TEST_ASSERT_EQUAL(0, nurl_name_find(NULL, 0, "", lengths + 1));
}
