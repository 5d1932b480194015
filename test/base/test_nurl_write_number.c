/* A number in decimal digits. */
#include "base/nurl_decimal.h"

#include "render.h"
#include "unity.h"

static char buffer[8];

static const char *decimal(uint16_t value, size_t size)
{
    struct nurl_writer out;

    nurl_writer_init(&out, buffer, size);
    nurl_decimal(&out, value);
    return shown_writer(&out);
}

void test_a_number_has_no_leading_zeros_and_one_digit_at_least(void)
{
    TEST_ASSERT_EQUAL_STRING("0", decimal(0, 8));
    TEST_ASSERT_EQUAL_STRING("9", decimal(9, 8));
    TEST_ASSERT_EQUAL_STRING("10", decimal(10, 8));
    TEST_ASSERT_EQUAL_STRING("100", decimal(100, 8));
    TEST_ASSERT_EQUAL_STRING("5683", decimal(5683, 8));
    TEST_ASSERT_EQUAL_STRING("9999", decimal(9999, 8));
    TEST_ASSERT_EQUAL_STRING("10000", decimal(10000, 8));
    TEST_ASSERT_EQUAL_STRING("65535", decimal(65535, 8));
}

void test_a_buffer_too_small_is_buf(void)
{
    TEST_ASSERT_EQUAL_STRING("BUF@0", decimal(443, 2));
    TEST_ASSERT_EQUAL_STRING("443", decimal(443, 3));
}
