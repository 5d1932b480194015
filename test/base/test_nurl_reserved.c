/* The class of a byte in RFC 1738: one of seven reserved, uchar, or unsafe. */
#include "base/nurl_reserved.h"

#include <string.h>

#include "exact.h"
#include "unity.h"

static const char seven[] = ";/?:@&=";

void test_each_of_the_seven_has_the_bit_of_its_name(void)
{
    TEST_ASSERT_EQUAL(NURL_RESERVED_SEMICOLON, nurl_reserved(';'));
    TEST_ASSERT_EQUAL(NURL_RESERVED_SLASH, nurl_reserved('/'));
    TEST_ASSERT_EQUAL(NURL_RESERVED_QUESTION, nurl_reserved('?'));
    TEST_ASSERT_EQUAL(NURL_RESERVED_COLON, nurl_reserved(':'));
    TEST_ASSERT_EQUAL(NURL_RESERVED_AT, nurl_reserved('@'));
    TEST_ASSERT_EQUAL(NURL_RESERVED_AND, nurl_reserved('&'));
    TEST_ASSERT_EQUAL(NURL_RESERVED_EQUALS, nurl_reserved('='));
}

void test_no_two_share_a_bit_and_all_make_the_set(void)
{
    unsigned all = 0;
    unsigned bit;
    unsigned i;

    for (i = 0; i < sizeof seven - 1; i++) {
        bit = nurl_reserved(seven[i]);
        TEST_ASSERT_EQUAL_HEX(0, bit & (bit - 1));
        TEST_ASSERT_EQUAL_HEX(0, all & bit);
        all |= bit;
    }
    TEST_ASSERT_EQUAL_HEX(NURL_RESERVED_ALL, all);
}

void test_no_other_of_the_256_bytes_is_reserved(void)
{
    unsigned reserved = 0;
    unsigned octet;

    for (octet = 0; octet < 256; octet++) {
        reserved += nurl_reserved((char)octet) != 0;
    }
    TEST_ASSERT_EQUAL(sizeof seven - 1, reserved);
}

static size_t scanned(const char *text, size_t len, unsigned stop)
{
    char *block = exact_open(text, len);
    const char *at = nurl_reserved_scan(block, block + len, stop);
    size_t result = (size_t)(at - block);

    exact_close(block);
    return result;
}

void test_a_class_is_a_reserved_bit_or_unsafe_or_nothing_for_uchar(void)
{
    static const char unsafe[] = " \"#%<>[\\]^`{|}~\x7F";
    unsigned octet;
    unsigned expected;
    char c;

    for (octet = 0; octet < 256; octet++) {
        c = (char)octet;
        expected = nurl_reserved(c);
        if (octet < 0x20 || octet >= 0x80 || strchr(unsafe, (int)octet)) {
            expected = NURL_RESERVED_UNSAFE;
        }
        TEST_ASSERT_EQUAL_HEX(expected, nurl_reserved_class(c));
        TEST_ASSERT_EQUAL(expected != NURL_RESERVED_UNSAFE,
                          scanned(&c, 1, NURL_RESERVED_UNSAFE));
    }
}

void test_a_scan_ends_at_one_of_its_bytes_and_at_no_other(void)
{
    static const char text[] = "a;/?:@&= ~\x80\n%";
    const size_t len = sizeof text - 1;

    TEST_ASSERT_EQUAL(1, scanned(text, len, NURL_RESERVED_ALL));
    TEST_ASSERT_EQUAL(3, scanned(text, len, NURL_RESERVED_QUESTION));
    TEST_ASSERT_EQUAL(
        4, scanned(text, len, NURL_RESERVED_COLON | NURL_RESERVED_EQUALS));
    TEST_ASSERT_EQUAL(len, scanned(text, len, 0));
    TEST_ASSERT_EQUAL(0, scanned("", 0, NURL_RESERVED_ALL));
}

void test_only_who_asks_for_unsafe_bytes_steps_over_whole_escapes(void)
{
    TEST_ASSERT_EQUAL(7, scanned("a%2Fb%4", 7, 0));
    TEST_ASSERT_EQUAL(5, scanned("a%2Fb%4", 7, NURL_RESERVED_UNSAFE));
    TEST_ASSERT_EQUAL(0, scanned("%", 1, NURL_RESERVED_UNSAFE));
    TEST_ASSERT_EQUAL(0, scanned("%G1", 3, NURL_RESERVED_UNSAFE));
    TEST_ASSERT_EQUAL(2, scanned("%2/", 3, NURL_RESERVED_SLASH));
    TEST_ASSERT_EQUAL(
        3, scanned("%2f/", 4, NURL_RESERVED_UNSAFE | NURL_RESERVED_SLASH));
}
