/* Which bytes are UTF-8: all pairs of a first byte and the next. */
#include "scheme/nurl_utf8.h"

#include <stddef.h>

#include "unity.h"

/* Returns 1 and sets how many bytes are missing, or returns 0. */
static int begins(unsigned first, unsigned *left)
{
    struct nurl_utf8 state = { 0, 0, 0 };
    int good = nurl_utf8_next(&state, (uint8_t)first);

    *left = state.left;
    return good;
}

void test_a_first_byte_says_how_many_follow(void)
{
    unsigned first;
    unsigned left;
    unsigned expected;

    for (first = 0; first < 256; first++) {
        int good = begins(first, &left);

        expected = first < 0xC2   ? 0u
                   : first < 0xE0 ? 1u
                   : first < 0xF0 ? 2u
                                  : 3u;
        TEST_ASSERT_EQUAL(first < 0x80 || (first > 0xC1 && first < 0xF5), good);
        if (good) {
            TEST_ASSERT_EQUAL(expected, left);
        }
    }
}

/* RFC 3629 section 4 */
static int is_second(unsigned first, unsigned octet)
{
    unsigned low = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
    unsigned high = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;

    return octet >= low && octet <= high;
}

void test_a_second_byte_has_its_bounds(void)
{
    unsigned first;
    unsigned octet;

    for (first = 0xC2; first < 0xF5; first++) {
        for (octet = 0; octet < 256; octet++) {
            struct nurl_utf8 state = { 0, 0, 0 };

            (void)nurl_utf8_next(&state, (uint8_t)first);
            TEST_ASSERT_EQUAL(is_second(first, octet),
                              nurl_utf8_next(&state, (uint8_t)octet));
        }
    }
}

void test_the_bytes_after_them_are_80_to_BF(void)
{
    unsigned octet;

    for (octet = 0; octet < 256; octet++) {
        struct nurl_utf8 state = { 0, 0, 0 };

        (void)nurl_utf8_next(&state, 0xF4);
        (void)nurl_utf8_next(&state, 0x8F);
        TEST_ASSERT_EQUAL(octet >= 0x80 && octet <= 0xBF,
                          nurl_utf8_next(&state, (uint8_t)octet));
    }
}

void test_after_a_sequence_another_one_can_begin(void)
{
    static const uint8_t text[] = { 'a',  0xC2, 0x80, 0xE1, 0x80, 0x80, 0xF1,
                                    0xBF, 0xBF, 0xBF, 0xC3, 0xBF, 'z' };
    struct nurl_utf8 state = { 0, 0, 0 };
    size_t i;

    for (i = 0; i < sizeof text; i++) {
        TEST_ASSERT_EQUAL(1, nurl_utf8_next(&state, text[i]));
    }
    TEST_ASSERT_EQUAL(0, state.left);
}
