/* The bytes of an address; nurl_host_parse has further rows. */
#include "host/nurl_ip_value.h"

#include <string.h>

#include "exact.h"
#include "unity.h"

static uint8_t address[18];

/* Both fill a buffer that was not cleared, and write no byte after it. */
static void is_v4(const char *text, const char *bytes)
{
    char *block = exact_open(text, strlen(text));

    memset(address, 0xA5, sizeof address);
    nurl_ip_value_v4(address + 1, block, block + strlen(text));
    TEST_ASSERT_EQUAL_MEMORY(bytes, address + 1, 4);
    TEST_ASSERT_EQUAL_HEX8(0xA5, address[0]);
    TEST_ASSERT_EQUAL_HEX8(0xA5, address[5]);
    exact_close(block);
}

static void is_v6(const char *text, const char *bytes)
{
    char *block = exact_open(text, strlen(text));

    memset(address, 0xA5, sizeof address);
    nurl_ip_value_v6(address + 1, block, block + strlen(text));
    TEST_ASSERT_EQUAL_MEMORY_MESSAGE(bytes, address + 1, 16, text);
    TEST_ASSERT_EQUAL_HEX8(0xA5, address[0]);
    TEST_ASSERT_EQUAL_HEX8(0xA5, address[17]);
    exact_close(block);
}

#define Z4 "\0\0\0\0"

void test_an_ipv4_address_has_four_bytes(void)
{
    is_v4("0.0.0.0", Z4);
    is_v4("1.20.255.9", "\x01\x14\xFF\x09");
    is_v4("255.255.255.255", "\xFF\xFF\xFF\xFF");
}

void test_an_ipv6_address_has_sixteen_bytes(void)
{
    is_v6("::", Z4 Z4 Z4 Z4);
    is_v6("::1", Z4 Z4 Z4 "\0\0\0\x01");
    is_v6("1::", "\0\x01\0\0" Z4 Z4 Z4);
    is_v6("1:23:456:789A:aB:0:f0:FFFF",
          "\0\x01\0\x23\x04\x56\x78\x9A\0\xAB\0\0\0\xF0\xFF\xFF");
    is_v6("fe80::1:2", "\xFE\x80\0\0" Z4 Z4 "\0\x01\0\x02");
    is_v6("1:2:3:4:5:6:7::", "\0\x01\0\x02\0\x03\0\x04\0\x05\0\x06\0\x07\0\0");
    is_v6("::2:3:4:5:6:7:8", "\0\0\0\x02\0\x03\0\x04\0\x05\0\x06\0\x07\0\x08");
}

void test_the_last_two_groups_can_be_an_ipv4_address(void)
{
    is_v6("::1.2.3.4", Z4 Z4 Z4 "\x01\x02\x03\x04");
    is_v6("::ffff:255.0.1.10", Z4 Z4 "\0\0\xFF\xFF\xFF\0\x01\x0A");
    is_v6("1:2:3:4:5:6:7.8.9.10",
          "\0\x01\0\x02\0\x03\0\x04\0\x05\0\x06\x07\x08\x09\x0A");
    is_v6("1::2:7.8.9.10", "\0\x01\0\0" Z4 "\0\0\0\x02\x07\x08\x09\x0A");
}

/* The text of a stored struct can have changed. */
void test_of_a_text_that_is_no_address_no_further_byte_is_written(void)
{
    is_v4("1.2.3.4.5", "\x01\x02\x03\x2D");
    is_v6("1:2:3:4:5:6:7:8:9:a",
          "\0\x01\0\x02\0\x03\0\x04\0\x05\0\x06\0\x07\0\x08");
    is_v6("1:2:3:4:5:6:7:8.0.0.0",
          "\0\x01\0\x02\0\x03\0\x04\0\x05\0\x06\0\x07\0\x08");
}

void test_addresses_are_the_same_if_all_sixteen_bytes_are(void)
{
    uint8_t a[16] = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 };
    uint8_t b[16];
    unsigned i;

    memcpy(b, a, sizeof b);
    TEST_ASSERT_TRUE(nurl_ip_same_v6(a, b));
    for (i = 0; i < 16; i++) {
        b[i] ^= 0x80;
        TEST_ASSERT_FALSE(nurl_ip_same_v6(a, b));
        b[i] = a[i];
    }
}
