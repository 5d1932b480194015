/* Host text whose address can have a zone; requirements X86-16, REQ-20. */
#include "nurl_host.h"

#include "support.h"

static const char *parsed(const char *text, size_t len)
{
    struct nurl_host host;
    enum nurl_status status = nurl_host_parse_zone(&host, nurl_text(text, len));

    return render_host(&host, status);
}

void test_an_address_may_have_a_zone(void)
{
    static const struct row rows[] = {
        { "[fe80::1%25eth0]",
          "ipv6 fe800000000000000000000000000001 zone=eth0" },
        { "1.2.3.4", "ipv4 01020304" },
        { "[fe80::1%25", "IP_LITERAL@0" },
        { "[fe80::1%eth0]x", "HOST_CHAR@14" },
        { "[fe80::1%25eth0]x", "HOST_CHAR@16" },
    };

    ROWS(parsed, rows);
}

/* A host that nurl_host_parse accepts has the same result here. */
static void sound(const char *text, size_t len)
{
    struct nurl_str input = nurl_text(text, len);
    struct nurl_host host;
    struct nurl_host without;
    enum nurl_status status = nurl_host_parse_zone(&host, input);

    TEST_ASSERT_TRUE(host.stop <= len);
    TEST_ASSERT_EQUAL(status == NURL_OK, host.kind != NURL_HOST_NONE);
    if (host.zone.ptr) {
        TEST_ASSERT_EQUAL(NURL_HOST_IPV6, host.kind);
        TEST_ASSERT_EQUAL_PTR(text + len - 1, host.zone.ptr + host.zone.len);
    } else if (nurl_host_parse(&without, input) == NURL_OK) {
        TEST_ASSERT_EQUAL(NURL_OK, status);
        TEST_ASSERT_EQUAL(without.kind, host.kind);
    }
}

void test_every_prefix_and_every_replaced_byte_gives_a_sound_result(void)
{
    vectors_mutate(&vectors_host, sound);
}
