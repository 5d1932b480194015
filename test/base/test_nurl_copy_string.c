/* A text as a string. */
#include "nurl_writer.h"

#include "unity.h"

#include <string.h>

void test_a_text_is_copied_with_its_nul(void)
{
    char buffer[8];

    memset(buffer, '#', sizeof buffer);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_copy_string(buffer, 4, NURL_STR("a%2")));
    TEST_ASSERT_EQUAL_MEMORY("a%2\0####", buffer, 8);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_copy_string(buffer, 1, nurl_text(NULL, 0)));
    TEST_ASSERT_EQUAL_STRING("", buffer);
}

void test_what_does_not_fit_is_the_empty_string(void)
{
    char buffer[4];

    memset(buffer, '#', sizeof buffer);
    TEST_ASSERT_EQUAL(NURL_ERR_BUF,
                      nurl_copy_string(buffer, 3, NURL_STR("abc")));
    TEST_ASSERT_EQUAL_STRING("", buffer);
    TEST_ASSERT_EQUAL('#', buffer[3]);
    TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_copy_string(NULL, 0, NURL_STR("")));
    TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_copy_string(NULL, 4, NURL_STR("a")));
    TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_copy_string(buffer, 0, NURL_STR("")));
    TEST_ASSERT_EQUAL(NURL_ERR_EMPTY,
                      nurl_copy_string(buffer, 4, nurl_text(NULL, 1)));
    TEST_ASSERT_EQUAL_STRING("", buffer);
}

void test_an_error_of_the_text_is_reported_without_a_buffer_too(void)
{
    char buffer[2] = "#";
    struct nurl_str none = nurl_text(NULL, 1);
    struct nurl_str large = nurl_text(buffer, (size_t)NURL_TEXT_MAX + 1);

    TEST_ASSERT_EQUAL(NURL_ERR_EMPTY, nurl_copy_string(NULL, 0, none));
    TEST_ASSERT_EQUAL(NURL_ERR_TOO_LONG, nurl_copy_string(NULL, 0, large));
    TEST_ASSERT_EQUAL(NURL_ERR_EMPTY, nurl_copy_string(buffer, 0, none));
    TEST_ASSERT_EQUAL('#', buffer[0]);
    TEST_ASSERT_EQUAL(NURL_ERR_TOO_LONG, nurl_copy_string(buffer, 2, large));
    TEST_ASSERT_EQUAL_STRING("", buffer);
}
