/* Which bytes are UTF-8: all pairs of a first byte and the next. */
#include "scheme/nurl_utf8.h"

#include "support.h"

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
