/* Host text, each line a text and what it is; requirement X86-16. */
#include "nurl_host.h"

#include <string.h>

#include "exact.h"
#include "mutate.h"
#include "render.h"
#include "unity.h"
#include "vector_inputs.h"

struct row {
    const char *text;
    const char *expected;
};

static void check(const char *text, size_t len, const char *expected)
{
    struct nurl_str input = { NULL, 0 };
    struct nurl_host host;
    char *block = exact_open(text, len);
    enum nurl_status status;

    input.ptr = block;
    input.len = len;
    status = nurl_host_parse(&host, input);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(expected,
                                     render_host(&host, status, block), text);
    if (status == NURL_OK) {
        TEST_ASSERT_EQUAL_MESSAGE(len, host.stop, text);
    } else {
        TEST_ASSERT_EQUAL_MESSAGE(NURL_HOST_NONE, host.kind, text);
    }
    exact_close(block);
}

static void check_all(const struct row *rows, size_t count)
{
    size_t i;

    for (i = 0; i < count; i++) {
        check(rows[i].text, strlen(rows[i].text), rows[i].expected);
    }
}

#define CHECK(rows) check_all(rows, sizeof rows / sizeof rows[0])

void test_a_host_has_a_kind_and_an_address_its_octets(void)
{
    static const struct row rows[] = {
        { "", "empty" },
        { "h.com", "name" },
        { "a!$&'()*+,;=b", "name" },
        { "%68.com", "name" },
        { "127.0.0.1", "ipv4 7f000001" },
        { "255.255.255.255", "ipv4 ffffffff" },
        { "[::]", "ipv6 00000000000000000000000000000000" },
        { "[::1]", "ipv6 00000000000000000000000000000001" },
        { "[1::]", "ipv6 00010000000000000000000000000000" },
        { "[1:2:3:4:5:6:7:8]", "ipv6 00010002000300040005000600070008" },
        { "[fedc:BA98::1234]", "ipv6 fedcba98000000000000000000001234" },
        { "[1:2:3:4:5:6:7::]", "ipv6 00010002000300040005000600070000" },
        { "[::2:3:4:5:6:7:8]", "ipv6 00000002000300040005000600070008" },
        { "[::ffff:192.0.2.1]", "ipv6 00000000000000000000ffffc0000201" },
        { "[1:2:3:4:5:6:1.2.3.4]", "ipv6 00010002000300040005000601020304" },
        { "[1::1.2.3.4]", "ipv6 00010000000000000000000001020304" },
        { "[v1.fe:80]", "ipvfuture" },
    };

    CHECK(rows);
}

void test_a_name_with_a_numeric_last_label_is_marked(void)
{
    static const struct row rows[] = {
        { "1.2.3", "name numeric_tail" },
        { "1.2.3.4.", "name numeric_tail" },
        { "256.1.1.1", "name numeric_tail" },
        { "010.0.0.1", "name numeric_tail" },
        { "h.123", "name numeric_tail" },
        { "123", "name numeric_tail" },
        { "0", "name numeric_tail" },
        { "0.", "name numeric_tail" },
        { "0x", "name numeric_tail" },
        { "0x7f.1", "name numeric_tail" },
        { "h.0XaF", "name numeric_tail" },
        { "1.2.3.%34", "name numeric_tail" },
        { "%30%78a", "name numeric_tail" },
        { "a%2E1", "name numeric_tail" },
        { "1.2.3.4.com", "name" },
        { "h.com.", "name" },
        { "a.1b", "name" },
        { "a.00x1", "name" },
        { "a.1x1", "name" },
        { "a.x1", "name" },
        { "h.0xg", "name" },
        { "1.2.3..", "name" },
        { "..", "name" },
        { ".", "name" },
        { "1-2", "name" },
    };

    CHECK(rows);
}

void test_a_fault_has_its_code_and_its_place(void)
{
    static const struct row rows[] = {
        { "[", "IP_LITERAL@0" },
        { "[]", "IP_LITERAL@0" },
        { "[::1", "IP_LITERAL@0" },
        { "[1.2.3.4]", "IP_LITERAL@0" },
        { "[v1.]", "IP_LITERAL@0" },
        { "[fe80::1%25eth0]", "IP_LITERAL@0" },
        { "[::1]x", "HOST_CHAR@5" },
        { "[::1]]", "HOST_CHAR@5" },
        { "[::1]%41", "HOST_CHAR@5" },
        { "[::1]:80", "HOST_CHAR@5" },
        { "h:80", "HOST_CHAR@1" },
        { "u@h", "HOST_CHAR@1" },
        { "h/", "HOST_CHAR@1" },
        { "h?", "HOST_CHAR@1" },
        { "h#", "HOST_CHAR@1" },
        { "h[::1]", "HOST_CHAR@1" },
        { "a b", "HOST_CHAR@1" },
        { "a|b", "HOST_CHAR@1" },
        { "h%4", "PCT@1" },
        { "h%", "PCT@1" },
        { "h%zz", "PCT@1" },
        { "a\x01", "CTRL@1" },
        { "a\x7F", "CTRL@1" },
        { "\xE9", "8BIT@0" },
    };

    CHECK(rows);
}

void test_a_nul_is_an_octet_like_any_other(void)
{
    check("a\0b", 3, "CTRL@1");
    check("[::1]\0", 6, "HOST_CHAR@5");
}

void test_no_text_is_the_empty_host(void)
{
    struct nurl_str none = { NULL, 0 };
    struct nurl_host host;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_host_parse(&host, none));
    TEST_ASSERT_EQUAL(NURL_HOST_EMPTY, host.kind);
    none.len = 300;
    TEST_ASSERT_EQUAL(NURL_ERR_EMPTY, nurl_host_parse(&host, none));
    TEST_ASSERT_EQUAL(0, host.stop);
    TEST_ASSERT_EQUAL(NURL_HOST_NONE, host.kind);
}

void test_a_text_above_65535_octets_is_refused_unread(void)
{
    struct nurl_str giant = { "", (size_t)NURL_TEXT_MAX + 1 };
    struct nurl_host host;

    TEST_ASSERT_EQUAL(NURL_ERR_TOO_LONG, nurl_host_parse(&host, giant));
    TEST_ASSERT_EQUAL(65535, host.stop);
    TEST_ASSERT_EQUAL(NURL_HOST_NONE, host.kind);
}

/* Whatever the text: places lie in it, and a fault leaves nothing. */
static void sound(const char *text, size_t len)
{
    struct nurl_str input = { NULL, 0 };
    struct nurl_host host;
    enum nurl_status status;

    input.ptr = text;
    input.len = len;
    status = nurl_host_parse(&host, input);
    TEST_ASSERT_TRUE(host.stop <= len);
    TEST_ASSERT_NULL(host.zone.ptr);
    TEST_ASSERT_EQUAL(status == NURL_OK, host.kind != NURL_HOST_NONE);
}

void test_every_prefix_and_every_replaced_octet_gives_a_sound_result(void)
{
    const struct vector_input *input = vector_host_inputs;
    unsigned i;

    for (i = 0; i < vector_host_input_count; i++, input++) {
        mutate_prefixes(input->at, input->length, sound);
        mutate_octets(input->at, input->length, sound);
    }
}

/* On a 32-bit machine nothing stands between the two. */
void test_nothing_behind_a_host_is_written(void)
{
    struct {
        struct nurl_host host;
        unsigned char behind;
    } both;

    both.behind = 0xA5;
    TEST_ASSERT_EQUAL(NURL_OK,
                      nurl_host_parse(&both.host, NURL_STR("[1::ffff]")));
    TEST_ASSERT_EQUAL_HEX8(0xA5, both.behind);
    TEST_ASSERT_EQUAL(NURL_ERR_HOST_CHAR,
                      nurl_host_parse(&both.host, NURL_STR("a b")));
    TEST_ASSERT_EQUAL_HEX8(0xA5, both.behind);
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
