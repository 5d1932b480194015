/* A text as a string. */
#include "nurl_writer.h"

#include "unity.h"

#include <string.h>

void test_a_text_is_copied_with_its_nul(void)
{
    char room[8];

    memset(room, '#', sizeof room);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_copy_string(room, 4, NURL_STR("a%2")));
    TEST_ASSERT_EQUAL_MEMORY("a%2\0####", room, 8);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_copy_string(room, 1, nurl_text(NULL, 0)));
    TEST_ASSERT_EQUAL_STRING("", room);
}

void test_what_does_not_fit_is_the_empty_string(void)
{
    char room[4];

    memset(room, '#', sizeof room);
    TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_copy_string(room, 3, NURL_STR("abc")));
    TEST_ASSERT_EQUAL_STRING("", room);
    TEST_ASSERT_EQUAL('#', room[3]);
    TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_copy_string(NULL, 0, NURL_STR("")));
    TEST_ASSERT_EQUAL(NURL_ERR_EMPTY,
                      nurl_copy_string(room, 4, nurl_text(NULL, 1)));
    TEST_ASSERT_EQUAL_STRING("", room);
}
