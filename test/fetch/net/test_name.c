/* A lookup of a name, with a network that does what the test says. */
#include "net/name.h"

#include <string.h>

#include "net/address.h"
#include "net/dns_message.h"
#include "net_script.h"
#include "unity.h"

#define LIMIT 1000

/* net_script's random number is 4: so is the id of each question. */
static const char answer[] = "\0\4\x81\x80\0\1\0\1\0\0\0\0\1a\4test\0\0\1\0\1"
                             "\xC0\x0C\0\1\0\1\0\0\0\5\0\4\1\2\3\4";
static const struct nurl_str name = { "a.test", 6 };
static struct nfetch_net_address server = { NFETCH_NET_IPV4,
                                            { 192, 0, 2, 9 },
                                            53 };
static struct nfetch_net_address list[2];
static struct nfetch_net net;

void setUp(void)
{
    net_script_begin();
    net = net_scripted;
    net.context = &server;
    memset(list, 0, sizeof list);
}

void tearDown(void)
{
    TEST_ASSERT_EQUAL_size_t(0, net_script.open_now);
}

/* The name server's answer, shorter than it was by so many bytes. */
static struct net_script_datagram answer_without(size_t bytes)
{
    struct net_script_datagram datagram = { 0 };

    datagram.bytes = answer;
    datagram.length = sizeof answer - 1 - bytes;
    return datagram;
}

static int ask(void)
{
    struct nfetch_net_addresses found = { list, 2 };

    return nfetch_net_ask_server(&net, found, name, LIMIT);
}

void test_a_good_answer_after_others_in_time_is_taken(void)
{
    struct net_script_datagram stranger = answer_without(0);

    stranger.port = 54;
    net_script_datagram(stranger);
    net_script_datagram(answer_without(sizeof answer - 1));
    net_script_datagram(answer_without(1));
    net_script_datagram(answer_without(0));
    TEST_ASSERT_EQUAL_INT(1, ask());
    TEST_ASSERT_EQUAL_MEMORY("\1\2\3\4", list[0].octets, 4);
}

/* An answer of another server. Only one field is different. */
static void expect_a_stranger(struct net_script_datagram datagram)
{
    net_script_begin();
    net_script_datagram(datagram);
    TEST_ASSERT_EQUAL_INT(NFETCH_NET_ERR_TIMEOUT, ask());
}

void test_the_answer_comes_from_the_server_and_fits(void)
{
    static char longest[1024];
    struct net_script_datagram datagram = answer_without(0);

    datagram.port = 54;
    expect_a_stranger(datagram);
    datagram.port = 0;
    datagram.family = NFETCH_NET_IPV6;
    expect_a_stranger(datagram);
    memcpy(longest, answer, sizeof answer);
    datagram.family = 0;
    datagram.bytes = longest;
    datagram.length = NFETCH_DNS_MESSAGE_MAX;
    net_script_begin();
    net_script_datagram(datagram);
    TEST_ASSERT_EQUAL_INT(1, ask());
    datagram.length = NFETCH_DNS_MESSAGE_MAX + 1;
    expect_a_stranger(datagram);
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
        net_script_datagram(answer_without(0));
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
    static const char none[] = "\0\4\x81\x80\0\1\0\0\0\0\0\0\1a\4test"
                               "\0\0\1\0\1";
    static const char six[] = "\0\4\x81\x80\0\1\0\1\0\0\0\0\1a\4test"
                              "\0\0\x1C\0\1\xC0\x0C\0\x1C\0\1\0\0\0\5\0"
                              "\x10\x20\1\xD\xB8\0\0\0\0\0\0\0\0\0\0\0\1";
    struct net_script_datagram datagram = { 0 };

    net_script_datagram(answer_without(0));
    datagram.bytes = six;
    datagram.length = sizeof six - 1;
    net_script_datagram(datagram);
    TEST_ASSERT_EQUAL_INT(2, ask());
    TEST_ASSERT_EQUAL_UINT(NFETCH_NET_IPV4, list[0].family);
    TEST_ASSERT_EQUAL_UINT(NFETCH_NET_IPV6, list[1].family);
    setUp();
    datagram.bytes = none;
    datagram.length = sizeof none - 1;
    net_script_datagram(datagram);
    datagram.bytes = six;
    datagram.length = sizeof six - 1;
    net_script_datagram(datagram);
    TEST_ASSERT_EQUAL_INT(1, ask());
    TEST_ASSERT_EQUAL_UINT(NFETCH_NET_IPV6, list[0].family);
    setUp();
    datagram.bytes = none;
    datagram.length = sizeof none - 1;
    net_script_datagram(datagram);
    TEST_ASSERT_EQUAL_INT(NFETCH_NET_ERR_TIMEOUT,
                          ask()); /* of the second one */
}

void test_a_question_is_asked_each_second_and_the_last_wait_is_shorter(void)
{
    struct nfetch_net_addresses found = { list, 2 };

    TEST_ASSERT_EQUAL_INT(NFETCH_NET_ERR_TIMEOUT,
                          nfetch_net_ask_server(&net, found, name, 2500));
    TEST_ASSERT_EQUAL_UINT32(2500, net_script.now);
    TEST_ASSERT_EQUAL_size_t(3, net_script.datagrams);
}

void test_once_there_is_an_address_the_second_question_has_two_seconds(void)
{
    struct nfetch_net_addresses found = { list, 2 };

    net_script_datagram(answer_without(0));
    TEST_ASSERT_EQUAL_INT(1, nfetch_net_ask_server(&net, found, name, 9000));
    TEST_ASSERT_EQUAL_UINT32(2000, net_script.now);
    TEST_ASSERT_EQUAL_size_t(3, net_script.datagrams);
}

void test_the_two_seconds_begin_after_the_first_answer(void)
{
    struct nfetch_net_addresses found = { list, 2 };
    struct net_script_datagram late = answer_without(0);

    late.ms = 500;
    net_script_datagram(late);
    TEST_ASSERT_EQUAL_INT(1, nfetch_net_ask_server(&net, found, name, 9000));
    TEST_ASSERT_EQUAL_UINT32(2500, net_script.now);
}

void test_a_full_list_needs_no_second_question(void)
{
    struct nfetch_net_addresses found = { list, 1 };

    net_script_datagram(answer_without(0));
    TEST_ASSERT_EQUAL_INT(1, nfetch_net_ask_server(&net, found, name, LIMIT));
    TEST_ASSERT_EQUAL_size_t(1, net_script.datagrams);
}

/* At the end of the limit a flood is there: nothing of it is waited for. */
static void expect_an_end(struct net_script_datagram datagram)
{
    size_t i;

    datagram.ms = LIMIT;
    for (i = 0; i < NET_SCRIPT_DATAGRAMS; i++) {
        net_script_datagram(datagram);
        datagram.ms = 0;
    }
    TEST_ASSERT_EQUAL_INT(NFETCH_NET_ERR_TIMEOUT, ask());
    TEST_ASSERT_EQUAL_UINT32(LIMIT, net_script.now);
    TEST_ASSERT_EQUAL_size_t(3, net_script.calls); /* open, send, receive */
}

void test_a_flood_of_malformed_answers_ends_with_the_limit(void)
{
    expect_an_end(answer_without(1));
}

void test_a_flood_of_strangers_ends_with_the_limit(void)
{
    struct net_script_datagram stranger = answer_without(0);

    stranger.host = 1;
    expect_an_end(stranger);
}

void test_without_random_numbers_nobody_is_asked(void)
{
    net_script.stuck_at = 1;
    TEST_ASSERT_EQUAL_INT(NFETCH_NET_ERR_RANDOM, ask());
    TEST_ASSERT_EQUAL_size_t(0, net_script.datagrams);
}
