/* Private functions that read addresses. */
#include "host/nurl_host_clear.h"

#include "host/nurl_host_grammar.h"
#include "host/nurl_ip.h"
#include "host/nurl_ip_value.h"
#include "host/nurl_zone.h"
#include "support.h"

/* ------------------------------------------------------------------- ip */

/* The grammar of addresses, each line a text and what it is. */
static const char *v4(const char *text, size_t len)
{
    return nurl_ip_is_v4(text, text + len) ? "ipv4" : "";
}

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

void test_an_ipv4_address_is_four_numbers_up_to_255(void)
{
    static const struct row rows[] = {
        { "1.2.3.4", "ipv4" },
        { "9.99.100.199", "ipv4" },
        { "249.250.254.255", "ipv4" },
        { "255.255.255.255", "ipv4" },
        { "", "" },
        { "1", "" },
        { "1.2.3.", "" },
        { "1.2.3.4.5", "" },
        { "1..2.3", "" },
        { "1.1.1.256", "" },
        { "1.1.1.1000", "" },
        { "1.1.1.65537", "" },
        { "1.1.1.4294967297", "" },
        { "00.0.0.0", "" },
        { "01.2.3.4", "" },
        { "1.2.3.4x", "" },
        { "1.2.3. 4", "" },
        { "0x1.2.3.4", "" },
    };

    ROWS(v4, rows);
}

void test_an_ipv6_address_is_eight_groups_or_fewer_with_one_gap(void)
{
    static const struct row rows[] = {
        { "::", "ipv6" },
        { "1:2:3:4:5:6:7:8", "ipv6" },
        { "1:2:3:4:5:6:7::", "ipv6" },
        { "::2:3:4:5:6:7:8", "ipv6" },
        { "1::3:4:5:6:7:8", "ipv6" },
        { "fe80::1", "ipv6" },
        { "ABCD:ef01:2345:6789:abcd:EF01:2345:6789", "ipv6" },
        { "::1.2.3.4", "ipv6" },
        { "::ffff:192.0.2.1", "ipv6" },
        { "1:2:3:4:5:6:1.2.3.4", "ipv6" },
        { "1:2:3:4:5::1.2.3.4", "ipv6" },
        { "::2:3:4:5:6:1.2.3.4", "ipv6" },
        { "1::1.2.3.4", "ipv6" },
    };

    ROWS(literal, rows);
}

static const struct row ipv6_address_rows[] = {
    { "", "" },
    { ":", "" },
    { "::::", "" },
    { "1", "" },
    { "1:2:3:4:5:6:7", "" },
    { "1:2:3:4:5:6:7:8:9", "" },
    { "1:2:3:4:5:6:7:8::", "" },
    { "::1:2:3:4:5:6:7:8", "" },
    { "1:2:3:4::5:6:7:8", "" },
    { "1::2::3", "" },
    { "1:::2", "" },
    { ":1::2", "" },
    { "1::2:", "" },
    { "12345::", "" },
    { "::12345", "" },
    { "g::", "" },
    { "1.2.3.4", "" },
    { "::1.2.3", "" },
    { "::1.2.3.4.5", "" },
    { "::256.1.1.1", "" },
    { "::01.1.1.1", "" },
    { "::1.2.3.4:5", "" },
    { "1:2:3:4:5:6:7:1.2.3.4", "" },
    { "1:2:3:4:5:1.2.3.4", "" },
    { "::1:2:3:4:5:6:1.2.3.4", "" },
    { "::12345.2.3.4", "" },
    { "::1%25eth0", "" },
    { "::1 ", "" },
    { "[::1]", "" },
};

void test_whatever_else_stands_in_the_brackets_is_no_ipv6_address(void)
{
    ROWS(literal, ipv6_address_rows);
}

void test_an_ipvfuture_has_a_version_a_dot_and_an_address(void)
{
    static const struct row rows[] = {
        { "v1.x", "future" },
        { "V1.x", "future" },
        { "vAF09.a:b!$&'()*+,;=-._~", "future" },
        { "v1.:", "future" },
        { "v1..", "future" },
        { "v1.", "" },
        { "v.x", "" },
        { "vg.x", "" },
        { "xf.x", "" },
        { "v1x.x", "" },
        { "v1.a%25b", "" },
        { "v1.a@b", "" },
        { "v1.[", "" },
        { "v1.\x80", "" },
    };

    ROWS(literal, rows);
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

/* ----------------------------------------------------------------- zone */

/* Where the zone of an IPv6 address begins; requirement REQ-20. */
static const char *zone_of(const char *text, size_t len)
{
    const char *zone = nurl_zone_of(text, text + len);

    return zone ? shown(zone, (size_t)(text + len - zone)) : "(none)";
}

static const struct row either_delimiter_rows[] = {
    { "fe80::1%25eth0", "eth0" },
    { "fe80::1%eth0", "eth0" },
    { "FE80::1%251", "1" },
    { "::%2", "2" },
    { "::%25", "25" },
    { "::%2525", "25" },
    { "::%25%25", "%25" },
    { "::%2Fb", "2Fb" },
    { "::1.2.3.4%a", "a" },
    { "::%-._~9", "-._~9" },
    { "::%25-._~9", "-._~9" },
    { "::%a%2Fb", "a%2Fb" },
    { "::", "(none)" },
    { "%", "(none)" },
    { "::%", "(none)" },
    { "::%%", "(none)" },
    { "::%%4", "(none)" },
    { "::%25%4", "(none)" },
    { "::%25%41!", "(none)" },
    { "::%a@b", "(none)" },
    { "::%a b", "(none)" },
    { "::%\xC3\xA9", "(none)" },
};

void test_a_zone_stands_after_either_delimiter(void)
{
    ROWS(zone_of, either_delimiter_rows);
}

static const char *bare(const char *text, size_t len)
{
    const char *mark = nurl_zone_bare(text, text + len);

    return mark ? shown(mark, (size_t)(text + len - mark)) : "(none)";
}

void test_without_brackets_the_percent_sign_alone_begins_a_zone(void)
{
    static const struct row rows[] = {
        { "::1", "" },           { "::1%eth0", "%eth0" },
        { "::%25", "%25" },      { "::%25eth0", "%25eth0" },
        { "::%%25", "%%25" },    { "::%", "(none)" },
        { "::%a%", "(none)" },   { "::%/a", "(none)" },
        { "::%1", "%1" },        { "h%a", "(none)" },
        { "1.2.3.4", "(none)" }, { "", "(none)" },
        { "%a", "(none)" },
    };

    ROWS(bare, rows);
}

/* --------------------------------------------------------- host_grammar */

/* Whether a text is a host, and of which kind; requirement X86-16. */

/* "name@1", or the error and its offset */
static const char *checked(const char *text, size_t len)
{
    static const char *const kinds[] = { "none", "empty", "name",
                                         "ipv4", "ipv6",  "future" };
    uint8_t kind = 0xA5;
    uint16_t stop = 0xA5A5;
    enum nurl_status status =
        nurl_host_check(nurl_text(text, len), &kind, &stop);

    if (status != NURL_OK) {
        TEST_ASSERT_EQUAL(NURL_HOST_NONE, kind);
        return render_fault(status, stop);
    }
    render_start();
    render_text(kinds[kind]);
    render_text("@");
    render_number(stop);
    return render_line();
}

void test_a_host_is_whole_or_an_error_with_its_place(void)
{
    static const struct row rows[] = {
        { "", "empty@0" },
        { "h", "name@1" },
        { "a.%41", "name@5" },
        { "1.2.3.4", "ipv4@7" },
        { "1.2.3.256", "name@9" },
        { "[::1]", "ipv6@5" },
        { "[v1.x]", "future@6" },
        { "[::1", "IP_LITERAL@0" },
        { "[::1%1]", "IP_LITERAL@0" },
        { "[::1]x", "HOST_CHAR@5" },
        { "a b", "HOST_CHAR@1" },
        { "a%4", "PCT@1" },
        { "a%4g", "PCT@1" },
        { "%41%", "PCT@3" },
        { "a\r", "CTRL@1" },
        { "\xC3", "8BIT@0" },
    };

    ROWS(checked, rows);
    TEST_ASSERT_EQUAL_STRING("EMPTY@0", checked(NULL, 3));
    TEST_ASSERT_EQUAL_STRING("TOO_LONG@65535",
                             checked("", (size_t)NURL_TEXT_MAX + 1));
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
