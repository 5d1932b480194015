/* Is a host in a domain? Requirements GRD-27 to GRD-30. */
#include "nurl_host.h"

#include "rows.h"
#include "unity.h"

static const struct pair in[] = {
    /* A name is in a domain by whole labels. */
    { "h.com", "h.com." },
    { "a.b", "b" },
    { "b", "b" },
    /* An address is within itself alone. */
    { "192.0.2.1", "192.0.2.1" },
    { "a.0x7g", "0x7g" },
    { "[2001:DB8::1]", "[2001:db8:0:0::1]" },
    { "[v1F.a:B]", "[V1f.A:b]" },
};

static const struct pair out[] = {
    /* Another name is in no domain. */
    { "evilh.com", "h.com" },
    { "h.com", "h.com.." },
    { "", "h.com" },
    { "h.com", "" },
    { "www.h.com", "g.com" },
    /* An address is within no other one. */
    { "192.0.2.1", "2.1" },
    { "[::1]", "[::0.0.0.2]" },
    { "[1::1]", "[2::1]" },
    { "1.2.3.4", "[::ffff:1.2.3.4]" },
    { "[::1]", "[v1.a]" },
    { "[v1.a]", "[::1]" },
    { "[v1.a]", "[v1.b]" },
    /* Other text in brackets is no host. */
    { "[", "[" },
    { "[]", "[]" },
    { "[a b]", "[a b]" },
    { "[v1.]", "[v1.]" },
    { "[::1", "[::1" },
    { "::1]", "::1]" },
    { "[::1%25e]", "[::1%25e]" },
    /* In doubt it is no. */
    { "*.h.com", "h.com" },
    { "a b", "a b" },
};

void test_a_name_is_within_a_domain_and_an_address_within_itself(void)
{
    STR_PAIRS(nurl_host_within, in, 1);
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

/* Whatever stands before it is no part of the host. */
void test_a_host_is_not_within_a_longer_domain(void)
{
    static const char text[] = ".h.com";
    struct nurl_str host = nurl_text(text + 3, 3);

    TEST_ASSERT_FALSE(nurl_host_within(host, NURL_STR("h.com")));
    TEST_ASSERT_TRUE(nurl_host_within(nurl_text(text + 1, 5), host));
}
