/* The grammar of addresses, each line a text and what it is. */
#include "host/nurl_ip.h"

#include "rows.h"
#include "unity.h"

ROW_LINE(v4, nurl_ip_is_v4(text, text + len) ? "ipv4" : "")

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
