/* An address without a URL; requirement GRD-36. */
#include "nurl_host.h"

#include "support.h"

static const char *parsed(const char *text, size_t len)
{
    struct nurl_host host;
    enum nurl_status status;

    memset(&host, 0xA5, sizeof host);
    status = nurl_host_parse_address(&host, nurl_text(text, len));
    TEST_ASSERT_TRUE(status == NURL_OK ? host.stop == len
                                       : host.kind == NURL_HOST_NONE);
    return render_host(&host, status);
}

static const struct row address_rows[] = {
    /* An address stands without brackets. */
    { "0.0.0.0", "ipv4 00000000" },
    { "1", "ADDRESS@0" },
    { "1:2:3:4:5:6:7:8:", "ADDRESS@0" },
    { "\xC3", "ADDRESS@0" },
    /* A zone is all after the first "%". */
    { "::%1", "ipv6 00000000000000000000000000000000 zone=1" },
    { "::%%", "ADDRESS@0" },
    { "h%1", "ADDRESS@0" },
};

void test_an_address_is_the_whole_text(void)
{
    ROWS(parsed, address_rows);
}

void test_no_text_is_no_address_and_nothing_else_is_read_at_null(void)
{
    TEST_ASSERT_EQUAL_STRING("ADDRESS@0", parsed(NULL, 0));
    TEST_ASSERT_EQUAL_STRING("EMPTY@0", parsed(NULL, 300));
    TEST_ASSERT_EQUAL_STRING("TOO_LONG@65535",
                             parsed("", (size_t)NURL_TEXT_MAX + 1));
}

/* A text in brackets: the host that nurl_host_parse_zone reads. */
static enum nurl_status bracketed(struct nurl_host *host, const char *text,
                                  size_t len)
{
    static char literal[100];

    TEST_ASSERT_LESS_THAN(sizeof literal - 2, len);
    literal[0] = '[';
    memcpy(literal + 1, text, len);
    literal[len + 1] = ']';
    return nurl_host_parse_zone(host, nurl_text(literal, len + 2));
}

/*
 * What nurl_host_parse calls an IPv4 address is one, and so is what the
 * brackets of an IPv6 address can hold. Only a "%25" is another zone there.
 */
static void agrees(const char *text, size_t len)
{
    struct nurl_host host;
    struct nurl_host other;
    enum nurl_status status =
        nurl_host_parse_address(&host, nurl_text(text, len));
    int is_v4 = nurl_host_parse(&other, nurl_text(text, len)) == NURL_OK &&
                other.kind == NURL_HOST_IPV4;

    TEST_ASSERT_EQUAL(is_v4, host.kind == NURL_HOST_IPV4);
    if (!is_v4) {
        TEST_ASSERT_EQUAL(bracketed(&other, text, len) == NURL_OK &&
                              other.kind == NURL_HOST_IPV6,
                          host.kind == NURL_HOST_IPV6);
    }
    if (status == NURL_OK) {
        TEST_ASSERT_EQUAL_MEMORY(other.address, host.address, 16);
        TEST_ASSERT_EQUAL(!other.zone.ptr, !host.zone.ptr);
    } else {
        TEST_ASSERT_EQUAL(NURL_ERR_ADDRESS, status);
        TEST_ASSERT_EQUAL(0, host.stop);
    }
}

void test_every_prefix_and_every_replaced_byte_agrees_with_the_other_readers(
    void)
{
    MUTATE(agrees, "192.0.2.1", "fe80::1%eth0", "2001:db8::192.0.2.33%25a",
           "1:2:3:4:5:6:7:8");
}
