/* A lookup of a name, with a network that does what the test says. */
#include "net/name.h"

#include <string.h>

#include "net/address.h"
#include "net/dns_message.h"
#include "net_script.h"
#include "unity.h"

#define LIMIT 1000

/* net_script's random number is 4: so is the id of each question. */
#define RECORD "\xC0\x0C\0\1\0\1\0\0\0\5\0\4\1\2\3\4"
#define HEAD(flags, count) "\0\4" flags "\0\1\0" count "\0\0\0\0\1a\4test"

static const char answer[] = HEAD("\x81\x80", "\1") "\0\0\1\0\1" RECORD;
static const char failed[] = HEAD("\x81\x82", "\0") "\0\0\1\0\1";
static const char refused[] = HEAD("\x81\x85", "\0") "\0\0\1\0\1";
static const char no_name[] = HEAD("\x81\x83", "\0") "\0\0\1\0\1";
static const char cut[] = HEAD("\x83\x80", "\0") "\0\0\1\0\1";
static const struct nurl_str name = { "a.test", 6 };
static const struct nfetch_net_address server = { NFETCH_NET_IPV4,
                                                  { 192, 0, 2, 9 },
                                                  53 };
static struct nfetch_net_address servers[2];
static char longest[1024];
static struct nfetch_net_address list[2];
static struct nfetch_net net;

void setUp(void)
{
    net_script_begin();
    net = net_scripted;
    servers[0] = server;
    servers[1] = server;
    servers[1].octets[3]++;
    servers[1].port = 54;
    net.context = &servers[0];
    memset(list, 0, sizeof list);
}

void tearDown(void)
{
    TEST_ASSERT_EQUAL_size_t(0, net_script.open_now);
}

#define SAY(literal) DATAGRAM(literal, .ms = 0)
/* The second server says it, after so many questions. */
#define SECOND(literal, after)                                                 \
    DATAGRAM(literal, .host = 1, .port = 54, .tries = (after))

/* Asks the first server for so many addresses. */
static int ask_for(size_t size, uint32_t ms)
{
    struct nfetch_net_addresses found = { list, 0 };

    found.size = size;
    return nfetch_net_ask_server(&net, found, name, ms);
}

static int ask(void)
{
    return ask_for(2, LIMIT);
}

void test_a_good_answer_after_others_in_time_is_taken(void)
{
    DATAGRAM(answer, .port = 54);
    DATAGRAM_OF(answer, 0, .ms = 0);
    DATAGRAM_OF(answer, sizeof answer - 2, .ms = 0);
    SAY(answer);
    TEST_ASSERT_EQUAL_INT(1, ask());
    TEST_ASSERT_EQUAL_MEMORY("\1\2\3\4", list[0].octets, 4);
}

/* As long as one can be; but for one thing. */
void test_the_answer_is_from_the_server_and_fits(void)
{
    memcpy(longest, answer, sizeof answer);
    for (int i = 0; i < 4; i++) {
        setUp();
        DATAGRAM_OF(longest, (size_t)NFETCH_DNS_MESSAGE_MAX + (i == 1),
                    .port = i == 2 ? 54 : 0,
                    .family = i == 3 ? NFETCH_NET_IPV6 : 0);
        TEST_ASSERT_EQUAL_INT(i == 0 ? 1 : NFETCH_NET_ERR_TIMEOUT, ask());
    }
}

void test_no_space_and_no_name_are_errors(void)
{
    const struct nurl_str none = { "", 0 };
    struct nfetch_net_addresses found = { list, 0 };

    TEST_ASSERT_EQUAL_INT(NFETCH_NET_ERR_NAME,
                          nfetch_net_ask_server(&net, found, name, LIMIT));
    found.size = 2;
    TEST_ASSERT_EQUAL_INT(NFETCH_NET_ERR_NAME,
                          nfetch_net_ask_server(&net, found, none, LIMIT));
    TEST_ASSERT_EQUAL_size_t(0, net_script.calls);
}

void test_an_error_of_the_network_is_an_error(void)
{
    for (net_script.fail_at = 1; net_script.fail_at <= 3;) {
        size_t at = net_script.fail_at;

        net_script_begin();
        SAY(answer);
        net_script.fail_at = at;
        net_script.fail_with = NFETCH_NET_ERR_REFUSED;
        TEST_ASSERT_EQUAL_INT(NFETCH_NET_ERR_REFUSED, ask());
        TEST_ASSERT_EQUAL_size_t(0, net_script.open_now);
        net_script.fail_at = at + 1;
    }
}

/* Of both types, none or one of each. */
void test_both_questions_are_asked(void)
{
    static const char none[] = HEAD("\x81\x80", "\0") "\0\0\1\0\1";
    static const char six[] =
        HEAD("\x81\x80", "\1") "\0\0\x1C\0\1\xC0\x0C\0\x1C"
                               "\0\1\0\0\0\5\0\x10\x20\1\xD"
                               "\xB8\0\0\0\0\0\0\0\0\0\0\0\1";

    SAY(answer);
    SAY(six);
    TEST_ASSERT_EQUAL_INT(2, ask());
    TEST_ASSERT_EQUAL_UINT(NFETCH_NET_IPV4, list[0].family);
    TEST_ASSERT_EQUAL_UINT(NFETCH_NET_IPV6, list[1].family);
    setUp();
    SAY(none);
    SAY(six);
    TEST_ASSERT_EQUAL_INT(1, ask());
    TEST_ASSERT_EQUAL_UINT(NFETCH_NET_IPV6, list[0].family);
    setUp();
    SAY(none); /* the second question has no answer */
    TEST_ASSERT_EQUAL_INT(NFETCH_NET_ERR_TIMEOUT, ask());
}

void test_a_question_is_asked_each_second_and_the_last_wait_is_shorter(void)
{
    TEST_ASSERT_EQUAL_INT(NFETCH_NET_ERR_TIMEOUT, ask_for(2, 2500));
    TEST_ASSERT_EQUAL_UINT32(2500, net_script.now);
    TEST_ASSERT_EQUAL_size_t(3, net_script.datagrams);
}

void test_once_there_is_an_address_the_second_question_has_two_seconds(void)
{
    SAY(answer);
    TEST_ASSERT_EQUAL_INT(1, ask_for(2, 9000));
    TEST_ASSERT_EQUAL_UINT32(2000, net_script.now);
    TEST_ASSERT_EQUAL_size_t(3, net_script.datagrams);
}

void test_the_two_seconds_begin_after_the_first_answer(void)
{
    DATAGRAM(answer, .ms = 500);
    TEST_ASSERT_EQUAL_INT(1, ask_for(2, 9000));
    TEST_ASSERT_EQUAL_UINT32(2500, net_script.now);
}

void test_a_full_list_needs_no_second_question(void)
{
    SAY(answer);
    TEST_ASSERT_EQUAL_INT(1, ask_for(1, LIMIT));
    TEST_ASSERT_EQUAL_size_t(1, net_script.datagrams);
}

/* At the end of its limit, malformed and of strangers: nothing is waited for.
 */
void test_a_flood_ends_with_the_limit(void)
{
    for (size_t bytes = 0; bytes < 2; bytes++) {
        setUp();
        for (size_t i = 0; i < NET_SCRIPT_DATAGRAMS; i++) {
            DATAGRAM_OF(answer, sizeof answer - 1 - bytes, .host = bytes == 0,
                        .ms = i == 0 ? LIMIT : 0);
        }
        TEST_ASSERT_EQUAL_INT(NFETCH_NET_ERR_TIMEOUT, ask());
        TEST_ASSERT_EQUAL_UINT32(LIMIT, net_script.now);
        /* open, send, receive */
        TEST_ASSERT_EQUAL_size_t(3, net_script.calls);
    }
}

void test_without_random_numbers_nobody_is_asked(void)
{
    net_script.stuck_at = 1;
    TEST_ASSERT_EQUAL_INT(NFETCH_NET_ERR_RANDOM, ask());
    TEST_ASSERT_EQUAL_size_t(0, net_script.datagrams);
}

/* ----------------------------------------------- servers that do not answer */

/* Asks both servers for one address. */
static int ask_two(uint32_t ms)
{
    struct nfetch_net_addresses found = { list, 1 };
    struct nfetch_net_question question = {
        { "a.test", 6 }, { servers, 2 }, 0, 0
    };

    question.ms = ms;
    return nfetch_net_ask(&net, found, &question);
}

void test_a_server_that_fails_is_asked_again_after_a_growing_pause(void)
{
    SAY(failed);
    SAY(failed);
    SAY(answer);
    TEST_ASSERT_EQUAL_INT(1, ask_for(1, 5000));
    TEST_ASSERT_EQUAL_UINT32(250 + 500, net_script.now);
    TEST_ASSERT_EQUAL_size_t(3, net_script.datagrams);
}

void test_a_server_that_refuses_for_ever_is_asked_a_few_times(void)
{
    for (int i = 0; i < 20; i++) {
        SAY(refused);
    }
    TEST_ASSERT_EQUAL_INT(NFETCH_NET_ERR_TIMEOUT, ask_for(1, 5000));
    TEST_ASSERT_EQUAL_UINT32(5000, net_script.now);
    TEST_ASSERT_EQUAL_size_t(7, net_script.datagrams);
    TEST_ASSERT_EQUAL_UINT32(4750, net_script_question(6)->at);
}

void test_no_such_name_is_an_end(void)
{
    SAY(no_name);
    TEST_ASSERT_EQUAL_INT(NFETCH_NET_ERR_NAME, ask_two(5000));
    TEST_ASSERT_EQUAL_size_t(1, net_script.datagrams);
    TEST_ASSERT_EQUAL_UINT32(0, net_script.now);
}

void test_the_next_server_is_asked_at_once_if_one_fails(void)
{
    SAY(refused);
    SECOND(answer, 1);
    TEST_ASSERT_EQUAL_INT(1, ask_two(5000));
    TEST_ASSERT_EQUAL_UINT32(0, net_script.now);
    TEST_ASSERT_EQUAL_UINT(53, net_script_question(0)->port);
    TEST_ASSERT_EQUAL_UINT(54, net_script_question(1)->port);
}

void test_the_next_server_is_asked_after_a_second_of_silence(void)
{
    SECOND(answer, 2);
    TEST_ASSERT_EQUAL_INT(1, ask_two(5000));
    TEST_ASSERT_EQUAL_UINT32(1000, net_script.now);
}

void test_the_next_server_is_asked_if_one_cannot_be(void)
{
    net_script.fail_at = 2; /* open, send */
    net_script.fail_with = NFETCH_NET_ERR_LINK;
    servers[1].family = NFETCH_NET_IPV6; /* it needs another socket */
    SAY(answer);
    TEST_ASSERT_EQUAL_INT(1, ask_two(5000));
    TEST_ASSERT_EQUAL_size_t(5, net_script.calls);
    TEST_ASSERT_EQUAL_UINT(54, net_script_question(1)->port);
}

void test_a_server_without_an_address_is_passed_over(void)
{
    memset(&servers[0], 0, sizeof servers[0]);
    SAY(answer);
    TEST_ASSERT_EQUAL_INT(1, ask_two(5000));
    TEST_ASSERT_EQUAL_UINT(54, net_script_question(0)->port);
    TEST_ASSERT_EQUAL_UINT32(0, net_script.now);
    setUp();
    memset(servers, 0, sizeof servers);
    TEST_ASSERT_EQUAL_INT(NFETCH_NET_ERR_TIMEOUT, ask_two(1500));
    TEST_ASSERT_EQUAL_UINT32(1500, net_script.now);
    TEST_ASSERT_EQUAL_size_t(0, net_script.calls);
}

void test_a_late_answer_of_the_first_server_is_taken_but_no_late_failure(void)
{
    DATAGRAM(answer, .tries = 2);
    TEST_ASSERT_EQUAL_INT(1, ask_two(5000));
    setUp();
    DATAGRAM(failed, .tries = 2);
    SECOND(answer, 0);
    TEST_ASSERT_EQUAL_INT(1, ask_two(5000));
    TEST_ASSERT_EQUAL_size_t(2, net_script.datagrams);
}

void test_the_second_question_goes_to_the_server_that_knew(void)
{
    struct nfetch_net_addresses found = { list, 2 };
    struct nfetch_net_question question = {
        { "a.test", 6 }, { servers, 2 }, 1, 5000
    };

    SAY(failed); /* not of the type that is asked first */
    SECOND(answer, 3);
    TEST_ASSERT_EQUAL_INT(NFETCH_NET_ERR_TIMEOUT,
                          nfetch_net_ask(&net, found, &question));
    TEST_ASSERT_EQUAL_HEX8(NFETCH_DNS_AAAA, net_script_question(0)->bytes[21]);
    setUp();
    SAY(failed);
    SECOND(answer, 1);
    question.is_ipv6_first = 0;
    TEST_ASSERT_EQUAL_INT(1, nfetch_net_ask(&net, found, &question));
    TEST_ASSERT_EQUAL_UINT(54, net_script_question(2)->port);
}

/* --------------------------------------------------------------------- TCP */

#define LENGTH "\0\x28" /* of the answer */

static const char stream[] = LENGTH HEAD("\x81\x80", "\1") "\0\0\1\0\1" RECORD;

void test_an_answer_that_was_cut_is_asked_for_over_tcp(void)
{
    SAY(cut);
    net_script.chunk = 3;
    net_script_bytes(stream, sizeof stream - 1, 0);
    TEST_ASSERT_EQUAL_INT(1, ask_for(1, 5000));
    TEST_ASSERT_EQUAL_MEMORY("\1\2\3\4", list[0].octets, 4);
    TEST_ASSERT_EQUAL_UINT(53, net_script.last_port);
    TEST_ASSERT_EQUAL_size_t(2 + sizeof cut - 1, net_script.sent);
    TEST_ASSERT_EQUAL_HEX8(0, net_script_sent(0)[0]);
    TEST_ASSERT_EQUAL_UINT(sizeof cut - 1, net_script_sent(0)[1]);
    TEST_ASSERT_EQUAL_MEMORY(net_script_question(0)->bytes,
                             net_script_sent(0) + 2, sizeof cut - 1);
    TEST_ASSERT_EQUAL_UINT32(0, net_script.now);
}

void test_an_answer_over_tcp_can_be_no_such_name(void)
{
    memcpy(longest, "\0\x18", 2);
    memcpy(longest + 2, no_name, sizeof no_name);
    SAY(cut);
    net_script_bytes(longest, 2 + sizeof no_name - 1, 0);
    TEST_ASSERT_EQUAL_INT(NFETCH_NET_ERR_NAME, ask_for(1, 5000));
}

/* Of a long answer the first bytes are read. */
void test_a_long_answer_over_tcp(void)
{
    memset(longest, 0xFF, sizeof longest);
    memcpy(longest, stream, sizeof stream - 1);
    memcpy(longest, "\x3\xFE", 2);
    longest[9] = 60; /* answers, as it says */
    SAY(cut);
    net_script_bytes(longest, sizeof longest, 0);
    TEST_ASSERT_EQUAL_INT(1, ask());
    TEST_ASSERT_EQUAL_MEMORY("\1\2\3\4", list[0].octets, 4);
    setUp();
    SAY(cut);
    net_script.chunk = 300; /* not a part of 512 */
    net_script_bytes(longest, sizeof longest, 0);
    TEST_ASSERT_EQUAL_INT(1, ask());
    setUp();
    longest[9] = 0;
    SAY(cut);
    net_script_bytes(longest, sizeof longest, 0);
    TEST_ASSERT_EQUAL_INT(NFETCH_NET_ERR_TIMEOUT, ask());
}

/* What a hostile server sends over TCP: one byte is different, or its end. */
void test_a_wrong_answer_over_tcp_is_no_answer(void)
{
    static const struct {
        uint8_t at; /* which byte */
        char value;
        uint8_t length;
    } rows[] = {
        { 3, 5, 42 },    { 15, 'b', 42 }, { 4, 1, 42 },    { 1, 0x27, 42 },
        { 1, 0, 42 },    { 1, 23, 42 },   { 1, 0x29, 42 }, { 0, 1, 42 },
        { 1, 0x28, 41 }, { 1, 0x28, 1 },  { 1, 0x28, 0 },
    };

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        setUp();
        memcpy(longest, stream, sizeof stream - 1);
        longest[rows[i].at] = rows[i].value;
        SAY(cut);
        net_script_bytes(longest, rows[i].length, 0);
        TEST_ASSERT_EQUAL_INT(NFETCH_NET_ERR_TIMEOUT, ask());
        TEST_ASSERT_EQUAL_size_t(0, net_script.open_now);
    }
}

void test_a_silent_stream_has_three_seconds_of_the_limit(void)
{
    SAY(cut);
    net_script_bytes(stream, 30, NFETCH_NET_ERR_TIMEOUT);
    SECOND(answer, 1);
    TEST_ASSERT_EQUAL_INT(1, ask_two(5000));
    TEST_ASSERT_EQUAL_UINT32(3000, net_script.now);
    setUp();
    SAY(cut);
    net_script_bytes(stream, 0, NFETCH_NET_ERR_TIMEOUT);
    TEST_ASSERT_EQUAL_INT(NFETCH_NET_ERR_TIMEOUT, ask_two(500));
    TEST_ASSERT_EQUAL_UINT32(500, net_script.now);
}

void test_without_tcp_the_addresses_that_did_fit_are_taken(void)
{
    memcpy(longest, answer, sizeof answer - 1);
    longest[2] = (char)0x83;
    longest[7] = 9;
    DATAGRAM_OF(longest, sizeof answer - 1, .ms = 0);
    net_script_refuse(NFETCH_NET_ERR_REFUSED);
    TEST_ASSERT_EQUAL_INT(1, ask_for(1, 5000));
    TEST_ASSERT_EQUAL_MEMORY("\1\2\3\4", list[0].octets, 4);
    TEST_ASSERT_EQUAL_size_t(1, net_script.opened);
}
