/* The grammar of addresses, each line a text and what it is. */
#include "host/nurl_ip.h"

#include <string.h>

#include "exact.h"
#include "unity.h"

struct row {
    const char *text;
    int expected;
};

static int is_v4(const char *text)
{
    size_t len = strlen(text);
    char *block = exact_open(text, len);
    int result = nurl_ip_is_v4(block, block + len);

    exact_close(block);
    return result;
}

static int literal(const char *text)
{
    size_t len = strlen(text);
    char *block = exact_open(text, len);
    int result = (int)nurl_ip_literal(block, block + len);

    exact_close(block);
    return result;
}

static const struct row numbers[] = {
    { "0.0.0.0", 1 },
    { "1.2.3.4", 1 },
    { "9.99.100.199", 1 },
    { "249.250.254.255", 1 },
    { "255.255.255.255", 1 },
    { "", 0 },
    { ".", 0 },
    { "1", 0 },
    { "1.2.3", 0 },
    { "1.2.3.", 0 },
    { "1.2.3.4.", 0 },
    { "1.2.3.4.5", 0 },
    { ".1.2.3.4", 0 },
    { "1..2.3", 0 },
    { "1.2..3.4", 0 },
    { "256.1.1.1", 0 },
    { "1.1.1.256", 0 },
    { "1.1.1.999", 0 },
    { "1.1.1.1000", 0 },
    { "1.1.1.65537", 0 },
    { "1.1.1.4294967297", 0 },
    { "00.0.0.0", 0 },
    { "01.2.3.4", 0 },
    { "1.2.3.00", 0 },
    { "1.2.3.4x", 0 },
    { "x.2.3.4", 0 },
    { "1.2.3.-4", 0 },
    { "1.2.3. 4", 0 },
    { "1,2.3.4", 0 },
    { "0x1.2.3.4", 0 },
};

void test_an_ipv4_address_is_four_numbers_up_to_255(void)
{
    unsigned i;

    for (i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        TEST_ASSERT_EQUAL_MESSAGE(numbers[i].expected, is_v4(numbers[i].text),
                                  numbers[i].text);
    }
}

void test_an_ipv6_address_is_eight_groups_or_fewer_with_one_gap(void)
{
    static const char *const good[] = {
        "::",
        "::1",
        "1::",
        "1:2:3:4:5:6:7:8",
        "1:2:3:4:5:6:7::",
        "::2:3:4:5:6:7:8",
        "1::3:4:5:6:7:8",
        "1:2:3:4:5:6::8",
        "fe80::1",
        "ABCD:ef01:2345:6789:abcd:EF01:2345:6789",
        "::1.2.3.4",
        "::ffff:192.0.2.1",
        "1:2:3:4:5:6:1.2.3.4",
        "1:2:3:4:5::1.2.3.4",
        "::2:3:4:5:6:1.2.3.4",
        "1::1.2.3.4",
        "0:0:0:0:0:0:0:0",
        "0000:0000::0000",
    };
    unsigned i;

    for (i = 0; i < sizeof good / sizeof good[0]; i++) {
        TEST_ASSERT_EQUAL_MESSAGE(NURL_HOST_IPV6, literal(good[i]), good[i]);
    }
}

static const char *const bad[] = {
    "",
    ":",
    ":::",
    "::::",
    ":1",
    "1:",
    "1",
    "1:2:3:4:5:6:7",
    "1:2:3:4:5:6:7:8:9",
    "1:2:3:4:5:6:7:8::",
    "::1:2:3:4:5:6:7:8",
    "1:2:3:4::5:6:7:8",
    "1::2::3",
    "::1::",
    "1:::2",
    ":1::2",
    "1::2:",
    ":1:2:3:4:5:6:7:8",
    "1:2:3:4:5:6:7:8:",
    ":1:2:3:4:5:6:7",
    "12345::",
    "::12345",
    "g::",
    "::g",
    "1.2.3.4",
    "::1.2.3",
    "::1.2.3.4.5",
    "::256.1.1.1",
    "::01.1.1.1",
    "::.1.1.1",
    "1.2.3.4::",
    "::1.2.3.4:5",
    "1:2:3:4:5:6:7:1.2.3.4",
    "1:2:3:4:5:1.2.3.4",
    "::1:2:3:4:5:6:1.2.3.4",
    "::12345.2.3.4",
    "::1%25eth0",
    "::1 ",
    " ::1",
    "[::1]",
    "::-1",
};

void test_whatever_else_stands_in_the_brackets_is_no_ipv6_address(void)
{
    unsigned i;

    for (i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        TEST_ASSERT_EQUAL_MESSAGE(NURL_HOST_NONE, literal(bad[i]), bad[i]);
    }
}

void test_an_ipvfuture_has_a_version_a_dot_and_an_address(void)
{
    static const struct row rows[] = {
        { "v1.x", NURL_HOST_IPVFUTURE },
        { "V1.x", NURL_HOST_IPVFUTURE },
        { "vAF09.a:b!$&'()*+,;=-._~", NURL_HOST_IPVFUTURE },
        { "v1.:", NURL_HOST_IPVFUTURE },
        { "v1..", NURL_HOST_IPVFUTURE },
        { "v", NURL_HOST_NONE },
        { "v1", NURL_HOST_NONE },
        { "v1.", NURL_HOST_NONE },
        { "v.x", NURL_HOST_NONE },
        { "vg.x", NURL_HOST_NONE },
        { "xf.x", NURL_HOST_NONE },
        { "11.x", NURL_HOST_NONE },
        { "v1x.x", NURL_HOST_NONE },
        { "1.x", NURL_HOST_NONE },
        { "v1.a%25b", NURL_HOST_NONE },
        { "v1.a/b", NURL_HOST_NONE },
        { "v1.a@b", NURL_HOST_NONE },
        { "v1.[", NURL_HOST_NONE },
        { "v1.\x80", NURL_HOST_NONE },
    };
    unsigned i;

    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        TEST_ASSERT_EQUAL_MESSAGE(rows[i].expected, literal(rows[i].text),
                                  rows[i].text);
    }
}
