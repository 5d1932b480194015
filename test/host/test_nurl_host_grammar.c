/* Whether a text is a host, and of which kind; requirement X86-16. */
#include "host/nurl_host_grammar.h"

#include <string.h>

#include "exact.h"
#include "unity.h"

struct row {
    const char *text;
    uint8_t kind;
    enum nurl_status status;
    uint16_t stop;
};

static void check(const struct row *row)
{
    struct nurl_str input = { NULL, 0 };
    char *block = exact_open(row->text, strlen(row->text));
    uint8_t kind = 0xA5;
    uint16_t stop = 0xA5A5;

    input.ptr = block;
    input.len = strlen(row->text);
    TEST_ASSERT_EQUAL_MESSAGE(row->status, nurl_host_check(input, &kind, &stop),
                              row->text);
    TEST_ASSERT_EQUAL_MESSAGE(row->kind, kind, row->text);
    TEST_ASSERT_EQUAL_MESSAGE(row->stop, stop, row->text);
    exact_close(block);
}

void test_a_host_is_whole_or_a_fault_with_its_place(void)
{
    static const struct row rows[] = {
        { "", NURL_HOST_EMPTY, NURL_OK, 0 },
        { "h", NURL_HOST_NAME, NURL_OK, 1 },
        { "a.%41", NURL_HOST_NAME, NURL_OK, 5 },
        { "1.2.3.4", NURL_HOST_IPV4, NURL_OK, 7 },
        { "1.2.3.256", NURL_HOST_NAME, NURL_OK, 9 },
        { "[::1]", NURL_HOST_IPV6, NURL_OK, 5 },
        { "[v1.x]", NURL_HOST_IPVFUTURE, NURL_OK, 6 },
        { "[::1", NURL_HOST_NONE, NURL_ERR_IP_LITERAL, 0 },
        { "[::1%1]", NURL_HOST_NONE, NURL_ERR_IP_LITERAL, 0 },
        { "[::1]x", NURL_HOST_NONE, NURL_ERR_HOST_CHAR, 5 },
        { "a b", NURL_HOST_NONE, NURL_ERR_HOST_CHAR, 1 },
        { "a%4", NURL_HOST_NONE, NURL_ERR_PCT, 1 },
        { "a%4g", NURL_HOST_NONE, NURL_ERR_PCT, 1 },
        { "%41%", NURL_HOST_NONE, NURL_ERR_PCT, 3 },
        { "a\r", NURL_HOST_NONE, NURL_ERR_CTRL, 1 },
        { "\xC3", NURL_HOST_NONE, NURL_ERR_8BIT, 0 },
    };
    size_t i;

    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        check(rows + i);
    }
}

void test_octets_at_null_and_too_many_octets_are_refused_unread(void)
{
    struct nurl_str text = { NULL, 3 };
    uint8_t kind = 0xA5;
    uint16_t stop = 0xA5A5;

    TEST_ASSERT_EQUAL(NURL_ERR_EMPTY, nurl_host_check(text, &kind, &stop));
    TEST_ASSERT_EQUAL(NURL_HOST_NONE, kind);
    TEST_ASSERT_EQUAL(0, stop);
    text.ptr = "";
    text.len = (size_t)NURL_TEXT_MAX + 1;
    TEST_ASSERT_EQUAL(NURL_ERR_TOO_LONG, nurl_host_check(text, &kind, &stop));
    TEST_ASSERT_EQUAL(NURL_HOST_NONE, kind);
    TEST_ASSERT_EQUAL(65535, stop);
}
