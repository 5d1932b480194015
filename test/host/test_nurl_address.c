/* Address bytes to text: RFC 5952, section by section. */
#include "nurl_writer.h"

#include <string.h>

#include "unity.h"

static char buffer[64];

/* The text of the address with these eight groups. */
static const char *ipv6(const uint16_t groups[8])
{
    uint8_t octets[16];
    struct nurl_writer out;
    unsigned i;

    for (i = 0; i < 8; i++) {
        octets[2 * i] = (uint8_t)(groups[i] >> 8);
        octets[2 * i + 1] = (uint8_t)groups[i];
    }
    nurl_writer_init(&out, buffer, sizeof buffer);
    nurl_write_ipv6(&out, octets);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_finish(&out));
    TEST_ASSERT_TRUE(out.len <= 39);
    return buffer;
}

struct row {
    uint16_t groups[8];
    const char *text;
};

static const struct row rows[] = {
    /* 4.1, 4.3: no leading zeros, lower case */
    { { 0x2001, 0xDB8, 1, 0x20, 0x300, 0xABCD, 0xEF, 0x8765 },
      "2001:db8:1:20:300:abcd:ef:8765" },
    { { 0xFFFF, 0xFFFF, 0xFFFF, 0xFFFF, 0xFFFF, 0xFFFF, 0xFFFF, 0xFFFF },
      "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff" },
    /* 4.2.1: as short as possible */
    { { 0, 0, 0, 0, 0, 0, 0, 0 }, "::" },
    { { 0, 0, 0, 0, 0, 0, 0, 1 }, "::1" },
    { { 1, 0, 0, 0, 0, 0, 0, 0 }, "1::" },
    { { 0x2001, 0xDB8, 0, 0, 0, 0, 2, 1 }, "2001:db8::2:1" },
    { { 1, 2, 3, 4, 5, 6, 0, 0 }, "1:2:3:4:5:6::" },
    { { 0, 0, 3, 4, 5, 6, 7, 8 }, "::3:4:5:6:7:8" },
    /* 4.2.2: never for one group */
    { { 0x2001, 0xDB8, 0, 1, 1, 1, 1, 1 }, "2001:db8:0:1:1:1:1:1" },
    { { 0, 2, 3, 4, 5, 6, 7, 8 }, "0:2:3:4:5:6:7:8" },
    { { 1, 2, 3, 4, 5, 6, 7, 0 }, "1:2:3:4:5:6:7:0" },
    /* 4.2.3: the longest; of two equal ones the first */
    { { 0x2001, 0, 0, 1, 0, 0, 0, 1 }, "2001:0:0:1::1" },
    { { 0x2001, 0xDB8, 0, 0, 1, 0, 0, 1 }, "2001:db8::1:0:0:1" },
    { { 0, 0, 1, 0, 0, 1, 0, 0 }, "::1:0:0:1:0:0" },
    /* 5: dotted decimal only for IPv4-mapped addresses */
    { { 0, 0, 0, 0, 0, 0xFFFF, 0xC000, 0x0201 }, "::ffff:192.0.2.1" },
    { { 0, 0, 0, 0, 0, 0xFFFF, 0, 0 }, "::ffff:0.0.0.0" },
    { { 0, 0, 0, 0, 0, 0, 0x0102, 0x0304 }, "::102:304" },
    { { 0, 0, 0, 0, 0xFFFF, 0, 0x0102, 0x0304 }, "::ffff:0:102:304" },
    { { 0x64, 0xFF9B, 0, 0, 0, 0, 0xC000, 0x0221 }, "64:ff9b::c000:221" },
    { { 1, 0, 0, 0, 0, 0xFFFF, 0x0102, 0x0304 }, "1::ffff:102:304" },
    { { 0, 0, 0, 0, 0, 0xFFFE, 0x0102, 0x0304 }, "::fffe:102:304" },
    { { 0, 0, 0, 0, 0, 0xFEFF, 0x0102, 0x0304 }, "::feff:102:304" },
};

void test_an_ipv6_address_has_one_text(void)
{
    unsigned i;

    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        TEST_ASSERT_EQUAL_STRING(rows[i].text, ipv6(rows[i].groups));
    }
}

void test_short_buffer_is_never_overrun_and_the_length_is_known(void)
{
    static const uint8_t octets[16] = { 0x20, 0x01, 0x0D, 0xB8 };
    struct nurl_writer out;
    size_t size;

    for (size = 0; size < 10; size++) {
        memset(buffer, '#', sizeof buffer);
        nurl_writer_init(&out, buffer, size);
        nurl_write_ipv6(&out, octets);
        TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_status(&out));
        TEST_ASSERT_EQUAL(10, nurl_writer_need(&out));
        TEST_ASSERT_EQUAL(0, out.stop);
        TEST_ASSERT_EQUAL('#', buffer[size]);
        if (size > 0) {
            TEST_ASSERT_EQUAL_MEMORY("2001:db8::", buffer, size);
        }
    }
}
