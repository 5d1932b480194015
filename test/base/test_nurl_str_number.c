/* Texts that are numbers; requirement GRD-31. */
#include "nurl_types.h"

#include "rows.h"
#include "unity.h"

#include <stdio.h>

static const char *number(const char *text, size_t len)
{
    static char line[16];
    uint32_t value = 7;
    int is_number = nurl_str_number(nurl_text(text, len), &value);

    TEST_ASSERT_TRUE(is_number || value == 0);
    sprintf(line, "%d %lu", is_number, (unsigned long)value);
    return line;
}

static const struct row number_rows[] = {
    /* Digits are a number and nothing else is. */
    { "0", "1 0" },
    { "1234567890", "1 1234567890" },
    { " 1", "0 0" },
    { "1/", "0 0" },
    { "1:", "0 0" },
    { "0x1", "0 0" },
    { "\xB1", "0 0" },
    /* A number has 32 bits. */
    { "4294967289", "1 4294967289" },
    { "4294967290", "1 4294967290" },
    { "4294967295", "1 4294967295" },
    { "4294967296", "0 0" },
    { "4294967299", "0 0" },
    { "4294967300", "0 0" },
    { "9999999999", "0 0" },
    { "18446744073709551617", "0 0" },
};

void test_digits_are_a_number_of_32_bits_and_nothing_else_is(void)
{
    ROWS(number, number_rows);
}

void test_null_is_no_number(void)
{
    uint32_t value = 7;

    TEST_ASSERT_EQUAL(0, nurl_str_number(nurl_text(NULL, 0), &value));
    TEST_ASSERT_EQUAL(0, nurl_str_number(nurl_text(NULL, 3), &value));
    TEST_ASSERT_EQUAL(0, value);
}
