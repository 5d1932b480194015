/* Host text, each line a text and what it is; requirement X86-16. */
#include "nurl_host.h"

#include "support.h"

static const char *parsed(const char *text, size_t len)
{
    struct nurl_host host;
    enum nurl_status status = nurl_host_parse(&host, nurl_text(text, len));

    TEST_ASSERT_TRUE(status == NURL_OK ? host.stop == len
                                       : host.kind == NURL_HOST_NONE);
    return render_host(&host, status);
}

static const struct row address_bytes_rows[] = {
    /* A host has a kind and an address its bytes. */
    { "", "empty" },
    { "[1:2:3:4:5:6:7::]", "ipv6 00010002000300040005000600070000" },
    { "[1::1.2.3.4]", "ipv6 00010000000000000000000001020304" },
    /* A name with a numeric last label is marked. */
    { "0.", "name numeric_tail" },
    { "a%2E1", "name numeric_tail" },
    { "a.00x1", "name" },
    { "a.1x1", "name" },
    { "a.0g", "name" },
    { "..", "name" },
    /* An error has its code and its offset. */
    { "[", "IP_LITERAL@0" },
    { "[v1:a]", "IP_LITERAL@0" },
    { "[1:2:3:4:5:6:7:8:]", "IP_LITERAL@0" },
    { "a b", "HOST_CHAR@1" },
    { "a\x7F", "CTRL@1" },
};

void test_a_host_has_a_kind_and_an_address_its_bytes(void)
{
    ROWS(parsed, address_bytes_rows);
}

/* For every text: offsets are in it, and after an error no part is present. */
static void sound(const char *text, size_t len)
{
    struct nurl_host host;
    enum nurl_status status = nurl_host_parse(&host, nurl_text(text, len));

    TEST_ASSERT_TRUE(host.stop <= len);
    TEST_ASSERT_NULL(host.zone.ptr);
    TEST_ASSERT_EQUAL(status == NURL_OK, host.kind != NURL_HOST_NONE);
}

void test_every_prefix_and_every_replaced_byte_gives_a_sound_result(void)
{
    vectors_mutate(&vectors_host, sound);
}

void test_what_is_not_of_an_address_is_zero(void)
{
    static const struct {
        const char *text;
        unsigned bytes;
    } rows[] = { { "h.1", 0 }, { "1.2.3.4", 4 }, { "[v1.a]", 0 }, { "%", 0 } };
    struct nurl_host host;
    unsigned i;
    unsigned n;

    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        memset(&host, 0xA5, sizeof host);
        nurl_host_parse(&host, nurl_text(rows[i].text, strlen(rows[i].text)));
        for (n = 0; n < 16; n++) {
            TEST_ASSERT_EQUAL_MESSAGE(n < rows[i].bytes ? n + 1 : 0,
                                      host.address[n], rows[i].text);
        }
    }
}
