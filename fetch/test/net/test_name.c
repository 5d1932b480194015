/* A lookup of a name, with a network that does what the test says. */
#include "net/name.h"

#include <string.h>

#include "net/address.h"
#include "net/dns_message.h"
#include "net_script.h"
#include "unity.h"

#define LIMIT 1000

/* A lookup of the conversations. What it does not say is as usual. */
struct lookup {
    const char *name;
    const struct net_script_datagram *says;
    int status;                 /* an error, or how many addresses */
    size_t size;                /* of their list: 2 */
    size_t servers;             /* 1 */
    uint32_t ms;                /* LIMIT */
    size_t stuck_at;            /* without a random number */
    const char *stream;         /* what the server says over TCP ... */
    size_t stream_length;       /* ... */
    int end;                    /* ... and how it ends */
    long now, asked_at;         /* at the end, and at the last question */
    int datagrams, opened;      /* sent, and connections */
    unsigned last_port;         /* of the last one */
    const char *first, *second; /* the first 4 bytes of addresses */
};

#define NONE (-1) /* exactly 0 */
#define ROWS_OF_NAME
#include "conversations.h"

/* net_script's random number is 4: so is the id of each question. */
#define RECORD "\xC0\x0C\0\1\0\1\0\0\0\5\0\4\1\2\3\4"
#define HEAD(flags, count) "\0\4" flags "\0\1\0" count "\0\0\0\0\1a\4test"

static const char answer[] = HEAD("\x81\x80", "\1") "\0\0\1\0\1" RECORD;
static const char failed[] = HEAD("\x81\x82", "\0") "\0\0\1\0\1";
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

/* What nfetch_net_turn does here: it looks at the clock, and can stop all. */
static uint32_t last_turn, stop_after;

static int turn(const struct nfetch_net *which)
{
    TEST_ASSERT_EQUAL_PTR(&net, which);
    TEST_ASSERT_LESS_OR_EQUAL_UINT32(NFETCH_NET_TURN_MS,
                                     net_script.now - last_turn);
    last_turn = net_script.now;
    return net_script.now >= stop_after;
}

/* A server that is silent, one that says nothing of use, one that is slow over
   TCP. */
static void play_no_answer(int which)
{
    setUp();
    net.turn = turn;
    last_turn = 0;
    for (int i = 0; which == 1 && i < NET_SCRIPT_DATAGRAMS; i++) {
        DATAGRAM("\0\5", .ms = 90);
    }
    if (which == 2) {
        SAY(cut);
        net_script_server("\1", NFETCH_NET_ERR_TIMEOUT);
        net_script.slow = 90;
    }
}

void test_a_wait_for_an_answer_has_its_turns(void)
{
    for (int which = 0; which < 3; which++) {
        play_no_answer(which);
        stop_after = UINT32_MAX;
        TEST_ASSERT_EQUAL_INT(NFETCH_NET_ERR_TIMEOUT, ask_for(2, 5000));
        TEST_ASSERT_EQUAL_UINT32(5000, net_script.now);
        TEST_ASSERT_EQUAL_UINT32(5000, last_turn);
    }
}

void test_a_turn_can_end_a_wait_for_an_answer(void)
{
    for (int which = 0; which < 3; which++) {
        for (stop_after = 0; stop_after < 5000; stop_after += 400) {
            play_no_answer(which);
            TEST_ASSERT_EQUAL_INT(NFETCH_NET_ERR_TIMEOUT, ask_for(2, 5000));
            TEST_ASSERT_UINT32_WITHIN(50, stop_after + 50, net_script.now);
        }
    }
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

static void expect_number(const struct lookup *row, long right, size_t number)
{
    if (right != 0) {
        TEST_ASSERT_EQUAL_INT_MESSAGE(right == NONE ? 0 : right, (long)number,
                                      row->name);
    }
}

static void look_up(const struct lookup *row)
{
    struct nfetch_net_addresses found = { list, 0 };
    struct nfetch_net_question question = { name, { servers, 1 }, 0, LIMIT };
    const struct net_script_question *last;

    setUp();
    found.size = row->size > 0 ? row->size : 2;
    question.servers.size = row->servers > 0 ? row->servers : 1;
    question.ms = row->ms > 0 ? row->ms : LIMIT;
    net_script.stuck_at = row->stuck_at;
    for (size_t i = 0; row->says != NULL && row->says[i].bytes != NULL; i++) {
        net_script_datagram(row->says[i]);
    }
    if (row->stream != NULL || row->end != 0) {
        net_script_bytes(row->stream, row->stream_length, row->end);
    }
    TEST_ASSERT_EQUAL_INT_MESSAGE(
        row->status, nfetch_net_ask(&net, found, &question), row->name);
    last = net_script_question(net_script.datagrams - 1);
    expect_number(row, row->now, net_script.now);
    expect_number(row, row->datagrams, net_script.datagrams);
    expect_number(row, row->opened, net_script.opened);
    expect_number(row, NONE, net_script.open_now);
    expect_number(row, row->asked_at, last->at);
    expect_number(row, (long)row->last_port, last->port);
    if (row->first != NULL) {
        TEST_ASSERT_EQUAL_MEMORY(row->first, list[0].octets, 4);
    }
    if (row->second != NULL) {
        TEST_ASSERT_EQUAL_MEMORY(row->second, list[1].octets, 4);
    }
}

void test_lookups_end_as_their_names_say(void)
{
    for (size_t i = 0; i < sizeof lookups / sizeof lookups[0]; i++) {
        look_up(&lookups[i]);
    }
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

void test_the_first_question_can_be_that_of_ipv6(void)
{
    struct nfetch_net_addresses found = { list, 2 };
    struct nfetch_net_question question = {
        { "a.test", 6 }, { servers, 2 }, 1, 5000
    };

    SAY(failed); /* not of the type that is asked first */
    SECOND(answer, 3);
    TEST_ASSERT_EQUAL_INT(1, nfetch_net_ask(&net, found, &question));
    TEST_ASSERT_EQUAL_HEX8(NFETCH_DNS_AAAA, net_script_question(0)->bytes[21]);
    TEST_ASSERT_EQUAL_HEX8(NFETCH_DNS_AAAA, net_script_question(1)->bytes[21]);
    TEST_ASSERT_EQUAL_HEX8(NFETCH_DNS_A, net_script_question(2)->bytes[21]);
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
