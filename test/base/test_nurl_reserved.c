/* The seven reserved octets, each a bit, and all others none. */
#include "base/nurl_reserved.h"

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

void test_no_other_of_the_256_octets_is_reserved(void)
{
    unsigned reserved = 0;
    unsigned octet;

    for (octet = 0; octet < 256; octet++) {
        reserved += nurl_reserved((char)octet) != 0;
    }
    TEST_ASSERT_EQUAL(sizeof seven - 1, reserved);
}
