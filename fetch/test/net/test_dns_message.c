/* A question to a name server, and its answers. */
#include "net/dns_message.h"

#include <string.h>

#include "exact.h"
#include "net/address.h"
#include "unity.h"

/* A literal with its NULs, without the last one. */
#define BYTES(literal) (literal), sizeof(literal) - 1
#define COUNT 4
#define NO_ANSWER (-1) /* to the question */

static const char question_bytes[] = "\x12\x34\1\0\0\1\0\0\0\0\0\0"
                                     "\1a\4Test\0\0\1\0\1";
#define HEAD(flags, answers)                                                   \
    "\x12\x34" flags "\0\1\0" answers "\0\0\0\0\1A\4tEST\0\0\1\0\1"
#define A_RECORD(octets) "\xC0\x0C\0\1\0\1\0\0\0\5\0\4" octets
#define ALIAS "\xC0\x0C\0\5\0\1\0\0\0\5\0\6\1b\xC0\x0E\xC0\0"

static struct nfetch_dns_question question;
static struct nfetch_net_address list[COUNT];
static const struct nfetch_net_addresses found = { list, COUNT };

void setUp(void)
{
    TEST_ASSERT_TRUE(nfetch_dns_write_question(&question, BYTES("a.Test")));
    nfetch_dns_set_id(&question, 0x1234);
    memset(list, 0xFF, sizeof list);
}

/* Returns what nfetch_dns_read_answer does, or NO_ANSWER. */
static int read(struct nfetch_net_addresses to, const char *bytes,
                size_t length)
{
    char *block = exact_open(bytes, length);
    const uint8_t *message = (const uint8_t *)block;
    int count = NO_ANSWER;

    if (nfetch_dns_is_answer(&question, message, length)) {
        count = nfetch_dns_read_answer(to, &question, message, length);
    }
    exact_close(block);
    return count;
}

void test_a_question_has_its_name_in_labels(void)
{
    TEST_ASSERT_EQUAL_size_t(sizeof question_bytes - 1, question.length);
    TEST_ASSERT_EQUAL_MEMORY(question_bytes, question.bytes, question.length);
    TEST_ASSERT_TRUE(nfetch_dns_write_question(&question, BYTES("a.Test.")));
    TEST_ASSERT_EQUAL_size_t(sizeof question_bytes - 1, question.length);
}

void test_a_text_that_is_no_name_has_no_question(void)
{
    static const char *const texts[] = { "", ".", "a..b", ".a", "a.." };
    char text[254];

    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        TEST_ASSERT_FALSE(
            nfetch_dns_write_question(&question, texts[i], strlen(texts[i])));
    }
    memset(text, 'x', sizeof text);
    TEST_ASSERT_TRUE(nfetch_dns_write_question(&question, text, 63));
    TEST_ASSERT_FALSE(nfetch_dns_write_question(&question, text, 64));
    for (size_t i = 1; i < sizeof text; i += 2) {
        text[i] = '.';
    }
    TEST_ASSERT_TRUE(nfetch_dns_write_question(&question, text, 253));
    TEST_ASSERT_EQUAL_size_t(12 + 255 + 4, question.length);
    TEST_ASSERT_FALSE(nfetch_dns_write_question(&question, text, 254));
}

void test_addresses_are_read_in_the_order_of_the_answer(void)
{
    TEST_ASSERT_EQUAL_INT(
        2, read(found, BYTES(HEAD("\x81\x80", "\2") A_RECORD("\1\2\3\4")
                                 A_RECORD("\5\6\7\x8"))));
    TEST_ASSERT_EQUAL_UINT(NFETCH_NET_IPV4, list[0].family);
    TEST_ASSERT_EQUAL_MEMORY("\1\2\3\4\0\0", list[0].octets, 6);
    TEST_ASSERT_EQUAL_MEMORY("\5\6\7\x8\0\0", list[1].octets, 6);
    TEST_ASSERT_EQUAL_HEX16(0xFFFF, list[0].port);
    TEST_ASSERT_EQUAL_UINT(0xFF, list[2].family);
}

void test_as_many_addresses_as_fit(void)
{
    struct nfetch_net_addresses one = { list, 1 };

    TEST_ASSERT_EQUAL_INT(1, read(one, BYTES(HEAD("\x81\x80", "\2") A_RECORD(
                                           "\1\2\3\4") A_RECORD("\5\6\7\x8"))));
    TEST_ASSERT_EQUAL_UINT(0xFF, list[1].family);
}

void test_an_alias_is_passed_over(void)
{
    TEST_ASSERT_EQUAL_INT(1, read(found, BYTES(HEAD("\x81\x80", "\2") ALIAS
                                               "\1b\4test\0\0\1\0\1\0\0\0\5\0\4"
                                               "\1\2\3\4")));
    TEST_ASSERT_EQUAL_MEMORY("\1\2\3\4", list[0].octets, 4);
}

void test_an_address_of_ipv6(void)
{
    static const char answer[] = "\x12\x34\x81\x80\0\1\0\1\0\0\0\0"
                                 "\1a\4test\0\0\x1C\0\1"
                                 "\xC0\x0C\0\x1C\0\1\0\0\0\5\0\x10"
                                 "\x20\1\xD\xB8\0\0\0\0\0\0\0\0\0\0\0\1";

    nfetch_dns_set_type(&question, NFETCH_DNS_AAAA);
    TEST_ASSERT_EQUAL_INT(1, read(found, answer, sizeof answer - 1));
    TEST_ASSERT_EQUAL_UINT(NFETCH_NET_IPV6, list[0].family);
    TEST_ASSERT_EQUAL_MEMORY(answer + sizeof answer - 17, list[0].octets, 16);
    nfetch_dns_set_type(&question, NFETCH_DNS_A);
    TEST_ASSERT_EQUAL_INT(
        1, read(found, BYTES(HEAD("\x81\x80", "\1") A_RECORD("\1\2\3\4"))));
    TEST_ASSERT_EQUAL_MEMORY("\1\2\3\4\0\0\0\0\0\0\0\0\0\0\0", list[0].octets,
                             16);
}

void test_records_without_a_usable_address_are_left_out(void)
{
    static const struct {
        const char *bytes;
        size_t length;
    } rows[] = {
        { BYTES(A_RECORD("\0\0\0\0")) },
        { BYTES(A_RECORD("\340\0\0\1")) },
        { BYTES(A_RECORD("\377\377\377\377")) },
        { BYTES("\xC0\x0C\0\1\0\1\0\0\0\5\0\3\1\2\3") },
        { BYTES("\xC0\x0C\0\1\0\3\0\0\0\5\0\4\1\2\3\4") },
        { BYTES("\xC0\x0C\0\x1C\0\1\0\0\0\5\0\4\1\2\3\4") },
    };
    char answer[64] = HEAD("\x81\x80", "\1");
    const size_t head = sizeof HEAD("\x81\x80", "\1") - 1;

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        memcpy(answer + head, rows[i].bytes, rows[i].length);
        TEST_ASSERT_EQUAL_INT(0, read(found, answer, head + rows[i].length));
    }
}

/* RFC 1035 4.1.1: 3 is for good, and only that. */
void test_an_answer_with_an_error_has_no_addresses(void)
{
    char answer[] = HEAD("\x81\x80", "\1") A_RECORD("\1\2\3\4");

    for (int error = 1; error < 16; error++) {
        answer[3] = (char)(0x80 | error);
        TEST_ASSERT_EQUAL_INT(error == 3 ? NFETCH_NET_ERR_NAME
                                         : NFETCH_NET_ERR_TIMEOUT,
                              read(found, answer, sizeof answer - 1));
    }
}

void test_an_answer_that_was_cut_has_the_addresses_before_the_cut(void)
{
    static const char answer[] =
        HEAD("\x83\x80", "\2") A_RECORD("\1\2\3\4") A_RECORD("\5\6\7\x8");
    const uint8_t *message = (const uint8_t *)answer;

    TEST_ASSERT_TRUE(nfetch_dns_is_cut(message));
    TEST_ASSERT_EQUAL_INT(2, read(found, answer, sizeof answer - 1));
    TEST_ASSERT_EQUAL_INT(1, read(found, answer, sizeof answer - 2));
    TEST_ASSERT_EQUAL_INT(NFETCH_NET_ERR_TIMEOUT,
                          read(found, answer, sizeof answer - 18));
    TEST_ASSERT_FALSE(
        nfetch_dns_is_cut((const uint8_t *)HEAD("\x83\x82", "\0")));
    TEST_ASSERT_FALSE(
        nfetch_dns_is_cut((const uint8_t *)HEAD("\x81\x80", "\0")));
}

void test_every_cut_of_an_answer_and_a_label_above_63_bytes_are_malformed(void)
{
    static const char answer[] =
        HEAD("\x81\x80", "\3") ALIAS A_RECORD("\1\2\3\4") A_RECORD("\5\6\7\x8");
    size_t length;

    for (length = 0; length < sizeof answer - 1; length++) {
        TEST_ASSERT_TRUE(read(found, answer, length) < 0);
    }
    TEST_ASSERT_EQUAL_INT(2, read(found, answer, length));
    TEST_ASSERT_EQUAL_INT(NFETCH_NET_ERR_CLOSED,
                          read(found, BYTES(HEAD("\x81\x80", "\1") "\4abc")));
    TEST_ASSERT_EQUAL_INT(
        NFETCH_NET_ERR_CLOSED,
        read(found, BYTES(HEAD("\x81\x80", "\1") "\x40" A_RECORD("\1\2\3\4"))));
}

void test_a_message_to_another_question_is_no_answer(void)
{
    static const char answer[] = HEAD("\x81\x80", "\1") A_RECORD("\1\2\3\4");
    /* A byte that must be as it is, and another value for it. */
    static const struct {
        size_t at;
        char other;
    } rows[] = {
        { 0, 'x' },   { 1, 'x' }, { 2, 1 },    { 5, 0 },
        { 5, 2 },     { 12, 2 },  { 13, 'b' }, { 15, 'a' },
        { 21, 0x1C }, { 23, 3 },  { 12, '!' },
    };
    char message[sizeof answer];

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        memcpy(message, answer, sizeof answer);
        message[rows[i].at] = rows[i].other;
        TEST_ASSERT_EQUAL_INT(NO_ANSWER,
                              read(found, message, sizeof answer - 1));
    }
    TEST_ASSERT_EQUAL_INT(1, read(found, answer, sizeof answer - 1));
    question.bytes[question.length] = 0xC0; /* as after it in the answer */
    TEST_ASSERT_EQUAL_INT(1, read(found, answer, sizeof answer - 1));
}

/* An answer to the question as it is, with one byte changed. */
static int is_answer_with(size_t at, char byte)
{
    uint8_t message[sizeof question.bytes];

    memcpy(message, question.bytes, question.length);
    message[2] |= 0x80;
    message[at] = (uint8_t)byte;
    return nfetch_dns_is_answer(&question, message, question.length);
}

void test_names_are_equal_in_either_case_and_to_the_end(void)
{
    char text[253];

    TEST_ASSERT_TRUE(nfetch_dns_write_question(&question, "az{", 3));
    TEST_ASSERT_TRUE(is_answer_with(13, 'A'));
    TEST_ASSERT_TRUE(is_answer_with(14, 'Z'));
    TEST_ASSERT_FALSE(is_answer_with(15, '['));
    memset(text, 'x', sizeof text);
    for (size_t i = 1; i < sizeof text; i += 2) {
        text[i] = '.';
    }
    TEST_ASSERT_TRUE(nfetch_dns_write_question(&question, text, sizeof text));
    TEST_ASSERT_TRUE(is_answer_with(question.length - 6, 'X'));
    TEST_ASSERT_FALSE(is_answer_with(question.length - 6, 'y'));
}

/* Of another type, and under a name with the longest label. */
void test_a_record_before_an_address_can_be_large(void)
{
    char answer[512] = HEAD("\x81\x80", "\2") "\x3F";
    const size_t head = sizeof HEAD("\x81\x80", "\2") - 1;

    memset(answer + head + 1, 'x', 63);
    memcpy(answer + head + 64, "\0\0\x10\0\1\0\0\0\5\1\x2C", 11);
    memcpy(answer + head + 75 + 300, A_RECORD("\1\2\3\4"), 16);
    TEST_ASSERT_EQUAL_INT(1, read(found, answer, head + 75 + 300 + 16));
    TEST_ASSERT_EQUAL_MEMORY("\1\2\3\4", list[0].octets, 4);
}

void test_there_can_be_256_records(void)
{
    char answer[] = HEAD("\x81\x80", "\1") A_RECORD("\1\2\3\4");

    answer[6] = 1;
    answer[7] = 0;
    TEST_ASSERT_EQUAL_INT(NFETCH_NET_ERR_CLOSED,
                          read(found, answer, sizeof answer - 1));
}

/* Neighbours on the link are fe80::/10. */
void test_addresses_that_hosts_and_neighbours_have(void)
{
    static const struct {
        struct nfetch_net_address address;
        int is_host, is_neighbour;
    } rows[] = {
        { { NFETCH_NET_IPV4, { 0, 0, 0, 1 }, 0 }, 0, 0 },
        { { NFETCH_NET_IPV4, { 1, 0, 0, 0 }, 0 }, 1, 0 },
        { { NFETCH_NET_IPV4, { 127, 0, 0, 1 }, 0 }, 1, 0 },
        { { NFETCH_NET_IPV4, { 223, 255, 255, 255 }, 0 }, 1, 0 },
        { { NFETCH_NET_IPV4, { 224, 0, 0, 0 }, 0 }, 0, 0 },
        { { NFETCH_NET_IPV4, { 254, 128 }, 0 }, 0, 0 },
        { { NFETCH_NET_IPV4, { 255, 255, 255, 255 }, 0 }, 0, 0 },
        { { NFETCH_NET_IPV6, { 0 }, 0 }, 0, 0 },
        { { NFETCH_NET_IPV6, { [15] = 1 }, 0 }, 1, 0 },
        { { NFETCH_NET_IPV6, { 0x20, 0x80 }, 0 }, 1, 0 },
        { { NFETCH_NET_IPV6, { 0x20 }, 0 }, 1, 0 },
        { { NFETCH_NET_IPV6, { 0xFE, 0x80 }, 0 }, 1, 1 },
        { { NFETCH_NET_IPV6, { 0xFE, 0xBF }, 0 }, 1, 1 },
        { { NFETCH_NET_IPV6, { 0xFE, 0xC0 }, 0 }, 1, 0 },
        { { NFETCH_NET_IPV6, { 0xFF, 2 }, 0 }, 0, 0 },
    };

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        TEST_ASSERT_EQUAL_INT(rows[i].is_host,
                              nfetch_net_is_host(&rows[i].address));
        TEST_ASSERT_EQUAL_INT(rows[i].is_neighbour,
                              nfetch_net_is_neighbour(&rows[i].address));
    }
}

void test_a_host_has_one_address_of_16_bytes_or_of_4(void)
{
    struct nfetch_net_address a = { NFETCH_NET_IPV6, { 0x20, 1 }, 0 };
    struct nfetch_net_address b = a;

    TEST_ASSERT_TRUE(nfetch_net_same_host(&a, &b));
    memset(&b, 0xFF, sizeof b);
    b.family = a.family;
    memcpy(b.octets, a.octets, sizeof b.octets);
    TEST_ASSERT_TRUE(nfetch_net_same_host(&a, &b));
    b.octets[15] = 1;
    TEST_ASSERT_FALSE(nfetch_net_same_host(&a, &b));
    b.family = NFETCH_NET_IPV4;
    TEST_ASSERT_FALSE(nfetch_net_same_host(&a, &b));
    a.family = NFETCH_NET_IPV4;
    a.octets[4] = 1;
    TEST_ASSERT_TRUE(nfetch_net_same_host(&a, &b));
    a.octets[3] = 1;
    TEST_ASSERT_FALSE(nfetch_net_same_host(&a, &b));
}
