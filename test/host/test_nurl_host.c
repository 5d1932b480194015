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
    { "a!$&'()*+,;=b", "name" },
    { "[1:2:3:4:5:6:7:8]", "ipv6 00010002000300040005000600070008" },
    { "[fedc:BA98::1234]", "ipv6 fedcba98000000000000000000001234" },
    { "[1:2:3:4:5:6:7::]", "ipv6 00010002000300040005000600070000" },
    { "[::2:3:4:5:6:7:8]", "ipv6 00000002000300040005000600070008" },
    { "[1:2:3:4:5:6:1.2.3.4]", "ipv6 00010002000300040005000601020304" },
    { "[1::1.2.3.4]", "ipv6 00010000000000000000000001020304" },
    /* A name with a numeric last label is marked. */
    { "0.", "name numeric_tail" },
    { "0x", "name numeric_tail" },
    { "h.0XaF", "name numeric_tail" },
    { "a%2E1", "name numeric_tail" },
    { "a.00x1", "name" },
    { "a.1x1", "name" },
    { "..", "name" },
    /* An error has its code and its offset. */
    { "[", "IP_LITERAL@0" },
    { "[::1]]", "HOST_CHAR@5" },
    { "h?", "HOST_CHAR@1" },
    { "h#", "HOST_CHAR@1" },
    { "a b", "HOST_CHAR@1" },
    { "a|b", "HOST_CHAR@1" },
    { "h%zz", "PCT@1" },
    { "a\x7F", "CTRL@1" },
};

void test_a_host_has_a_kind_and_an_address_its_bytes(void)
{
    ROWS(parsed, address_bytes_rows);
}

void test_a_nul_is_a_byte_like_any_other(void)
{
    TEST_ASSERT_EQUAL_STRING("CTRL@1", parsed("a\0b", 3));
    TEST_ASSERT_EQUAL_STRING("HOST_CHAR@5", parsed("[::1]\0", 6));
}

void test_no_text_is_empty_and_nothing_else_is_read_at_null(void)
{
    TEST_ASSERT_EQUAL_STRING("empty", parsed(NULL, 0));
    TEST_ASSERT_EQUAL_STRING("EMPTY@0", parsed(NULL, 300));
    TEST_ASSERT_EQUAL_STRING("TOO_LONG@65535",
                             parsed("", (size_t)NURL_TEXT_MAX + 1));
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

/* On a 32-bit machine there are no bytes between the two. */
void test_nothing_after_a_host_is_written(void)
{
    struct {
        struct nurl_host host;
        unsigned char after;
    } both;

    both.after = 0xA5;
    TEST_ASSERT_EQUAL(NURL_OK,
                      nurl_host_parse(&both.host, NURL_STR("[1::ffff]")));
    TEST_ASSERT_EQUAL_HEX8(0xA5, both.after);
    TEST_ASSERT_EQUAL(NURL_ERR_HOST_CHAR,
                      nurl_host_parse(&both.host, NURL_STR("a b")));
    TEST_ASSERT_EQUAL_HEX8(0xA5, both.after);
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
