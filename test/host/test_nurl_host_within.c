/* Is a host in a domain? Requirements GRD-27 to GRD-30. */
#include "nurl_host.h"

#include "rows.h"
#include "unity.h"

void test_a_name_is_in_a_domain_by_whole_labels(void)
{
    static const struct pair in[] = {
        { "h.com", "h.com" },
        { "www.h.com", "h.com" },
        { "WWW.H.Com", "h.cOM" },
        { "h.com", "com" },
        { "a.b.c.d", "c.d" },
        { "h.com.", "h.com" },
        { "h.com", "h.com." },
        { "www.h.com.", "h.com." },
        { "a_b.h.com", "h.com" },
        { "-.h.com", "h.com" },
        { "9.h.com", "h.com" },
        { "a.b", "b" },
        { "b", "b" },
    };
    static const struct pair out[] = {
        { "evilh.com", "h.com" },
        { "h.com.evil", "h.com" },
        { "h.com", "www.h.com" },
        { "h.com", "h.co" },
        { "www.h.com", ".h.com" },
        { ".h.com", ".h.com" },
        { ".h.com", "h.com" },
        { "h.com..", "h.com" },
        { "h.com", "h.com.." },
        { "a..h.com", "h.com" },
        { "", "h.com" },
        { "h.com", "" },
        { "", "" },
        { ".", "." },
        { "h", "." },
        { "www.h.com", "g.com" },
    };

    STR_PAIRS(nurl_host_within, in, 1);
    STR_PAIRS(nurl_host_within, out, 0);
}

void test_an_address_is_within_itself_alone(void)
{
    static const struct pair in[] = {
        { "192.0.2.1", "192.0.2.1" },
        { "192.0.2.1.", "192.0.2.1" },
        { "[2001:DB8::1]", "[2001:db8::1]" },
        { "[v1.a]", "[V1.A]" },
        { "0x7f", "0X7F" },
        { "a.0x7g", "0x7g" },
        { "a.1b", "1b" },
        { "[1:2:3:4:5:6:7:8]", "[1:2:3:4:5:6:0.7.0.8]" },
        { "[1::2:0]", "[1:0:0:0:0:0:2:0000]" },
        { "[::]", "[0::0]" },
        { "[not an address]", "[NOT an address]" },
    };

    STR_PAIRS(nurl_host_within, in, 1);
}

static const struct pair out[] = {
    /* An address is within no other one. */
    { "192.0.2.1", "2.1" },
    { "192.0.2.10", "192.0.2.1" },
    { "a.192.0.2.1", "192.0.2.1" },
    { "a.0x7f", "0x7f" },
    { "a.0x", "0x" },
    { "a.7", "7" },
    { "[::1]", "[::2]" },
    { "[::1]", "::1" },
    { "::1", "::1" },
    { "[::1].", "[::1]" },
    { "[::1]", "[::1]." },
    { "[fe80::1%a]", "[fe80::1%a]" },
    { "[", "[" },
    { "a.[::1]", "[::1]" },
    { "[::1]", "[::1:0]" },
    { "[::1]", "[::0.0.0.2]" },
    { "[0::]", "[::1]" },
    { "[1::]", "[::]" },
    { "[::1]", "[v1.a]" },
    { "[v1.a]", "[::1]" },
    { "[::1]", "[0::1%1]" },
    { "[::1]", "[0::1" },
    { "[::1]", "0::1]" },
    { "[::1]", "[0::1]x" },
    { "[::1]", "h" },
    { "[0:1]", "[0:01]" },
    { "[]", "[::]" },
    { "[::]", "]" },
    { "[::ffff:1.2.3.4]", "1.2.3.4" },
    { "1.2.3.4", "[::ffff:1.2.3.4]" },
    /* In doubt it is no. */
    { "www%2eh.com", "h.com" },
    { "%68.com", "%68.com" },
    { "h.com:80", "h.com:80" },
    { "u@h.com", "h.com" },
    { "*.h.com", "h.com" },
    { "h.com", "*" },
    { "\xE9.h.com", "h.com" },
    { "a/b.h.com", "h.com" },
    { "a b", "a b" },
};

void test_an_address_is_within_no_other_one_and_in_doubt_nothing_is(void)
{
    STR_PAIRS(nurl_host_within, out, 0);
}

void test_null_is_within_nothing(void)
{
    struct nurl_str none = nurl_text(NULL, 0);
    struct nurl_str broken = nurl_text(NULL, 3);

    TEST_ASSERT_EQUAL(0, nurl_host_within(none, none));
    TEST_ASSERT_EQUAL(0, nurl_host_within(broken, NURL_STR("com")));
    TEST_ASSERT_EQUAL(0, nurl_host_within(NURL_STR("com"), broken));
    TEST_ASSERT_EQUAL(0, nurl_host_within(broken, broken));
}
