/* A CoAP message: its head, and the options of an answer. */
#include "client/coap_message.h"

#include "exact.h"
#include "nfetch_status.h"
#include "unity.h"

struct row {
    const char *octets;
    size_t length;
};

/* A literal with its NULs, without the last one. */
#define OCTETS(literal) (literal), sizeof(literal) - 1

static struct nfetch_coap_message message;
static struct nfetch_coap_answer answer;

static int head(const char *octets, size_t length)
{
    char *block = exact_open(octets, length);
    int good = nfetch_coap_read_head(&message, (const uint8_t *)block, length);

    exact_close(block);
    return good;
}

/* The payload's place is kept as an offset: the block is gone. */
static size_t payload;

static int options(const char *octets, size_t length)
{
    char *block = exact_open(octets, length);
    int status =
        nfetch_coap_read_answer(&answer, (const uint8_t *)block, length);

    if (status == NFETCH_OK) {
        payload = (size_t)(answer.payload - (const uint8_t *)block);
        TEST_ASSERT_EQUAL_size_t(length, payload + answer.length);
    }
    exact_close(block);
    return status;
}

void test_a_head_and_its_token(void)
{
    static const char octets[] = "\x68\x45\x12\x34tokentok\xFFx";

    TEST_ASSERT_TRUE(head(OCTETS(octets)));
    TEST_ASSERT_EQUAL_INT(NFETCH_COAP_ACK, message.type);
    TEST_ASSERT_EQUAL_INT(NFETCH_COAP_CONTENT, message.code);
    TEST_ASSERT_EQUAL_HEX(0x1234, message.id);
    TEST_ASSERT_EQUAL_INT(8, message.token_length);
    TEST_ASSERT_EQUAL_size_t(2, message.rest_length);
    TEST_ASSERT_TRUE(head(OCTETS("\x70\0\0\1")));
    TEST_ASSERT_EQUAL_INT(NFETCH_COAP_RST, message.type);
    TEST_ASSERT_EQUAL_INT(0, message.code);
    TEST_ASSERT_EQUAL_size_t(0, message.rest_length);
}

void test_what_is_no_head(void)
{
    static const struct row rows[] = {
        { OCTETS("\x28\x45\x12\x34tokentok") }, /* version 0 */
        { OCTETS("\xA8\x45\x12\x34tokentok") }, /* version 2 */
        { OCTETS("\x69\x45\x12\x34tokentoke") },
        { OCTETS("\x6F\x45\x12\x34tokentokentokentok") },
    };

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        TEST_ASSERT_FALSE(head(rows[i].octets, rows[i].length));
    }
    for (size_t i = 0; i < 12; i++) {
        TEST_ASSERT_FALSE(head("\x68\x45\x12\x34tokentok", i));
    }
}

void test_the_options_of_an_answer(void)
{
    /* ETag "ab", Content-Format 42, Block2 5/1/1024, Size2 65536, "x" */
    TEST_ASSERT_EQUAL_INT(
        NFETCH_OK, options(OCTETS("\102ab\x81\x2A\xB1\x5E\x53\1\0\0\xFFx")));
    TEST_ASSERT_EQUAL_INT(1, answer.tagged);
    TEST_ASSERT_EQUAL_INT(2, answer.etag_length);
    TEST_ASSERT_EQUAL_MEMORY("ab", answer.etag, 2);
    TEST_ASSERT_EQUAL_INT(1, answer.blocks);
    TEST_ASSERT_EQUAL_UINT32(5, answer.block);
    TEST_ASSERT_EQUAL_INT(1, answer.more);
    TEST_ASSERT_EQUAL_INT(6, answer.szx);
    TEST_ASSERT_EQUAL_UINT32(65536, answer.size);
    TEST_ASSERT_EQUAL_size_t(1, answer.length);
}

void test_an_answer_without_options(void)
{
    TEST_ASSERT_EQUAL_INT(NFETCH_OK, options(OCTETS("")));
    TEST_ASSERT_EQUAL_INT(0,
                          answer.tagged + answer.blocks + answer.etag_length);
    TEST_ASSERT_EQUAL_UINT32(0, answer.size);
    TEST_ASSERT_EQUAL_INT(NFETCH_OK, options(OCTETS("\xFF\xFF")));
    TEST_ASSERT_EQUAL_size_t(1, answer.length);
}

void test_a_block_has_up_to_20_bits(void)
{
    TEST_ASSERT_EQUAL_INT(NFETCH_OK, options(OCTETS("\xD0\x0A")));
    TEST_ASSERT_EQUAL_UINT32(0, answer.block + answer.szx);
    TEST_ASSERT_EQUAL_INT(NFETCH_OK, options(OCTETS("\xD3\x0A\xFF\xFF\xF6")));
    TEST_ASSERT_EQUAL_UINT32(0xFFFFF, answer.block);
    TEST_ASSERT_EQUAL_INT(0, answer.more);
}

void test_options_that_are_passed_over(void)
{
    /* 60, Size1; 65000, by two bytes more, with a value of 300 bytes */
    static char octets[3 + 2 + 300 + 2] = "\xD0\x2F\xEE\xFC\xAF\0\x1F";

    TEST_ASSERT_EQUAL_INT(NFETCH_OK, options(octets, sizeof octets));
    TEST_ASSERT_EQUAL_size_t(0, answer.length);
}

void test_what_no_answer_may_have(void)
{
    static const struct row rows[] = {
        { OCTETS("\xFF") },                 /* a marker without a payload */
        { OCTETS("\xB1/") },                /* Uri-Path: critical */
        { OCTETS("\xD1\x0E\x06") },         /* Block1 */
        { OCTETS("\xD1\x0A\x07") },         /* the reserved size */
        { OCTETS("\xD4\x0A\0\0\0\x06") },   /* a block of four bytes */
        { OCTETS("\xD1\x0A\x06\x01\x06") }, /* two of them */
        { OCTETS("\x40") },                 /* an ETag of none, of nine bytes */
        { OCTETS("\111"
                 "123456789") },
        { OCTETS("\101a\1b") },           /* two of them */
        { OCTETS("\xD5\x0F\0\0\0\0\1") }, /* a Size2 of five */
        { OCTETS("\xD1\x0F\1\x01\1") },   /* two of them */
        { OCTETS("\xF0") },               /* reserved nibbles */
        { OCTETS("\x2F") },
        { OCTETS("\xE0\xFF\xFF") }, /* a number above 65535 */
        { OCTETS("\xE0\xFE\xF1\x20") },
    };

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        TEST_ASSERT_EQUAL_INT(NFETCH_ERR_PROTOCOL,
                              options(rows[i].octets, rows[i].length));
    }
}

/* Good are only the ends of an option; no byte after the end is read. */
void test_cut_at_every_octet(void)
{
    static const char octets[] =
        "\102ab\x81\x2A\xB3\0\0\x5E\x53\1\0\0\xD2\3xy\xEE"
        "\1\0\0\1";

    for (size_t length = 0; length < sizeof octets; length++) {
        int is_end = length == 0 || length == 3 || length == 5 || length == 9 ||
                     length == 13 || length == 17;

        TEST_ASSERT_EQUAL_INT(is_end ? (int)NFETCH_OK
                                     : (int)NFETCH_ERR_PROTOCOL,
                              options(octets, length));
    }
}
