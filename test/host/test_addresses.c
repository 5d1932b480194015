/* Private functions that read addresses. */
#include "host/nurl_host_clear.h"

#include "host/nurl_ip.h"
#include "host/nurl_ip_value.h"
#include "host/nurl_zone.h"
#include "support.h"

/* ------------------------------------------------------------------- ip */

/* The text between brackets. */
static const char *literal(const char *text, size_t len)
{
    switch (nurl_ip_literal(text, text + len)) {
    case NURL_HOST_IPV6:
        return "ipv6";
    case NURL_HOST_IPVFUTURE:
        return "future";
    case NURL_HOST_NONE:
        return "";
    default:
        return "?";
    }
}

void test_the_empty_text_is_no_ipv4_address(void)
{
    char *block = exact_open("", 0);

    TEST_ASSERT_FALSE(nurl_ip_is_v4(block, block));
    exact_close(block);
}

static const struct row literal_rows[] = {
    /* Eight groups of hex digits, or fewer with one gap. */
    { "::2:3:4:5:6:7:8", "ipv6" },
    { "::2:3:4:5:6:1.2.3.4", "ipv6" },
    { ":", "" },
    { "1:2:3:4::5:6:7:8", "" },
    { "1:::2", "" },
    { ":1::2", "" },
    { "::1:2:3:4:5:6:1.2.3.4", "" },
    /* A future address has a version, a dot and an address. */
    { "vg.x", "" },
    { "v1.[", "" },
    { "v1.\x80", "" },
};

void test_brackets_hold_an_address_of_one_of_two_kinds(void)
{
    ROWS(literal, literal_rows);
}

/* ------------------------------------------------------------- ip_value */

/* The bytes of an address; nurl_host_parse has further rows. */
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

/* ----------------------------------------------------------------- zone */

/* Where the zone of an IPv6 address begins; requirement REQ-20. */
void test_a_zone_has_no_other_byte_after_an_escape(void)
{
    static const char text[] = "::%25%41!";

    TEST_ASSERT_NULL(nurl_zone_of(text, text + sizeof text - 1));
}

static const char *bare(const char *text, size_t len)
{
    const char *mark = nurl_zone_bare(text, text + len);

    return mark ? shown(mark, (size_t)(text + len - mark)) : "(none)";
}

void test_without_brackets_the_percent_sign_alone_begins_a_zone(void)
{
    static const struct row rows[] = {
        { "::%/a", "(none)" },
        { "::%1", "%1" },
    };

    ROWS(bare, rows);
}

/* ----------------------------------------------------------- host_clear */

/* A struct nurl_host before a parse. */
void test_all_but_stop_is_cleared(void)
{
    struct nurl_host host;
    unsigned i;

    memset(&host, 0xA5, sizeof host);
    nurl_host_clear(&host);
    TEST_ASSERT_NULL(host.zone.ptr);
    TEST_ASSERT_EQUAL(0, host.zone.len);
    TEST_ASSERT_EQUAL(NURL_HOST_NONE, host.kind);
    TEST_ASSERT_EQUAL(0, host.numeric_tail);
    for (i = 0; i < 16; i++) {
        TEST_ASSERT_EQUAL(0, host.address[i]);
    }
    TEST_ASSERT_EQUAL_HEX16(0xA5A5, host.stop);
}
