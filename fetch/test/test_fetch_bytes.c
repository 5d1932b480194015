/* Numbers, texts and digits in bytes. */
#include "bytes.h"

#include <string.h>

#include "unity.h"

void test_the_higher_byte_is_the_first(void)
{
    uint8_t bytes[4] = { 1, 2, 3, 4 };

    TEST_ASSERT_EQUAL_HEX16(0x0203, bytes_get_16(bytes + 1));
    bytes_put_16(bytes + 1, 0xABCD);
    TEST_ASSERT_EQUAL_MEMORY("\1\xAB\xCD\4", bytes, 4);
    TEST_ASSERT_EQUAL_HEX16(0xABCD, bytes_get_16(bytes + 1));
}

void test_the_lower_byte_is_the_first(void)
{
    uint8_t bytes[6] = { 1, 2, 3, 4, 5, 6 };

    TEST_ASSERT_EQUAL_HEX32(0x05040302, bytes_get_le_32(bytes + 1));
    bytes_put_le_32(bytes + 1, 0x89ABCDEF);
    TEST_ASSERT_EQUAL_MEMORY("\1\xEF\xCD\xAB\x89\6", bytes, 6);
    TEST_ASSERT_EQUAL_HEX32(0x89ABCDEF, bytes_get_le_32(bytes + 1));
}

void test_bytes_are_the_same_up_to_the_length(void)
{
    TEST_ASSERT_TRUE(bytes_same("abc", "abd", 2));
    TEST_ASSERT_FALSE(bytes_same("abc", "abd", 3));
    TEST_ASSERT_FALSE(bytes_same("abc", "xbc", 3));
    TEST_ASSERT_TRUE(bytes_same("a", "b", 0));
}

void test_a_digit_of_each_case_and_nothing_else(void)
{
    static const char digits[] = "0123456789abcdef", large[] = "ABCDEF";

    for (int c = 1; c < 128; c++) {
        const char *digit = strchr(digits, c);
        const char *other = strchr(large, c);
        int value = digit != NULL   ? (int)(digit - digits)
                    : other != NULL ? 10 + (int)(other - large)
                                    : -1;

        TEST_ASSERT_EQUAL_INT(value, bytes_digit((char)c));
    }
}
