/* One byte or one escape: the byte it stands for, and where the next begins. */
#include "base/nurl_escape.h"

#include <string.h>

#include "exact.h"
#include "unity.h"

struct row {
    const char *text;
    size_t length; /* of its first unit */
    uint8_t octet; /* the byte that it is */
};

void test_a_unit_is_a_byte_or_a_whole_escape(void)
{
    static const struct row rows[] = {
        { "a", 1, 'a' },      { "ab", 1, 'a' },    { "%41", 3, 'A' },
        { "%41%42", 3, 'A' }, { "%aF", 3, 0xAF },  { "%Fa1", 3, 0xFA },
        { "%00", 3, 0 },      { "%25", 3, '%' },   { "%2525", 3, '%' },
        { "%", 1, '%' },      { "%4", 1, '%' },    { "%4g", 1, '%' },
        { "%g4", 1, '%' },    { "%%41", 1, '%' },  { "%/0", 1, '%' },
        { "%0:", 1, '%' },    { "%@0", 1, '%' },   { "%0`", 1, '%' },
        { "\xE9", 1, 0xE9 },  { "\x01", 1, 0x01 }, { "41", 1, '4' },
    };
    size_t i;

    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        size_t len = strlen(rows[i].text);
        char *block = exact_open(rows[i].text, len);
        const char *at = block;

        TEST_ASSERT_EQUAL_MESSAGE(rows[i].length == 3,
                                  nurl_escape_at(block, block + len),
                                  rows[i].text);
        TEST_ASSERT_EQUAL_HEX8_MESSAGE(
            rows[i].octet, nurl_escape_next(&at, block + len), rows[i].text);
        TEST_ASSERT_EQUAL_MESSAGE(rows[i].length, at - block, rows[i].text);
        exact_close(block);
    }
}

void test_the_digits_are_the_hex_digits_of_ascii_and_no_others(void)
{
    static const char digits[] = "0123456789abcdefABCDEF";
    char text[3] = { '%', '0', '0' };
    int octet;
    int is_digit;

    for (octet = 0; octet < 256; octet++) {
        is_digit = octet != 0 && strchr(digits, octet) != NULL;
        text[1] = (char)octet;
        text[2] = '0';
        TEST_ASSERT_EQUAL(is_digit, nurl_escape_at(text, text + 3));
        text[1] = '0';
        text[2] = (char)octet;
        TEST_ASSERT_EQUAL(is_digit, nurl_escape_at(text, text + 3));
    }
}

void test_a_digit_has_its_value_in_both_cases_and_any_other_byte_16(void)
{
    static const char digits[] = "0123456789abcdef0123456789ABCDEF";
    unsigned i;

    for (i = 0; i < 32; i++) {
        TEST_ASSERT_EQUAL(i % 16, nurl_escape_digit(digits[i]));
    }
    TEST_ASSERT_EQUAL(16, nurl_escape_digit('g'));
    TEST_ASSERT_EQUAL(16, nurl_escape_digit(':'));
    TEST_ASSERT_EQUAL(16, nurl_escape_digit('\0'));
}

void test_at_the_end_there_is_no_escape(void)
{
    static const char text[] = "%41";

    TEST_ASSERT_FALSE(nurl_escape_at(text, text));
    TEST_ASSERT_FALSE(nurl_escape_at(NULL, NULL));
}

void test_a_text_is_read_from_unit_to_unit(void)
{
    static const char text[] = "a%2F%fF%0ab%";
    static const uint8_t octets[] = { 'a', '/', 0xFF, '\n', 'b', '%' };
    const char *at = text;
    size_t i;

    for (i = 0; i < sizeof octets; i++) {
        TEST_ASSERT_EQUAL_HEX8(octets[i],
                               nurl_escape_next(&at, text + sizeof text - 1));
    }
    TEST_ASSERT_EQUAL_PTR(text + sizeof text - 1, at);
}
