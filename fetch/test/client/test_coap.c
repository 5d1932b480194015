/* A fetch by coap, with a network that does what the test says. */
#include "nfetch.h"

#include <string.h>

#include "client/dialog.h"
#include "net_script.h"
#include "sink_story.h"
#include "unity.h"

#define ROWS_OF_COAP
#include "conversations.h"

#define URL "coap://192.0.2.1/a"

/* Type and code of an answer; its id and token are those of the question. */
#define ACK(code) "\x64" code "idtokn"
#define CONTENT "\x45"
#define TAG(letter) "\x41" letter
#define PATH_A                                                                 \
    "\xB1"                                                                     \
    "a" /* the first option of a question */
/* Block2 of that value, after an ETag, and the mark before the payload. */
#define TAGGED(value) "\xD1\x06" value "\xFF"
#define TEXT_16 "0123456789abcdef"

static char large[14 + 1024]; /* the largest block, and what is before it */

void setUp(void)
{
    static uint8_t work[576 + 1440];
    const struct nfetch_buffer whole = { work, sizeof work };

    story_begin(&nfetch_coap, whole);
    net_script.step = 0x01010101;
}

#define ANSWER(literal) DATAGRAM(literal, .is_echo = 1, .ms = 1)
#define ANSWER_OF(from, size) DATAGRAM_OF(from, size, .is_echo = 1, .ms = 1)

static void expect(int status, const char *text, const char *body, size_t sent)
{
    story_expect(URL, status, text, body);
    TEST_ASSERT_EQUAL_size_t(sent, net_script.datagrams);
}

/* A question: the options after head and token. */
static void expect_question(size_t number, const char *options, size_t length)
{
    const struct net_script_question *question = net_script_question(number);

    TEST_ASSERT_EQUAL_MEMORY("\x44\1", question->bytes, 2);
    TEST_ASSERT_EQUAL_size_t(8 + length, question->length);
    TEST_ASSERT_EQUAL_MEMORY(options, question->bytes + 8, length);
    TEST_ASSERT_EQUAL_UINT16(5683, question->port);
}

#define QUESTION(number, literal)                                              \
    expect_question(number, literal, sizeof(literal) - 1)

/* ------------------------------------------------------------------- blocks */

static void play_a_file(void)
{
    setUp();
    ANSWER(ACK(CONTENT) TAG("a") "\xD1\x06\x08\x51\x12\xFF" TEXT_16);
    ANSWER(ACK(CONTENT) TAG("a") TAGGED("\x18") TEXT_16);
    ANSWER(ACK(CONTENT) TAG("a") TAGGED("\x20") "gh");
}

/* The first question asks for 1,024 bytes and the size, all later ones go on
 * with what the server chose. There is no Observe. */
void test_blocks_are_as_large_as_the_server_wants(void)
{
    const struct net_script_question *first = net_script_question(0);
    const struct net_script_question *second = net_script_question(1);

    play_a_file();
    expect(NFETCH_OK, "begin 18 ;finish", TEXT_16 TEXT_16 "gh", 3);
    QUESTION(0, PATH_A "\xC1\x06\x50");
    QUESTION(1, PATH_A "\xC1\x10");
    QUESTION(2, PATH_A "\xC1\x20");
    TEST_ASSERT_EQUAL_UINT8(first->bytes[3] + 1, second->bytes[3]);
    for (size_t i = 4; i < 8; i++) {
        TEST_ASSERT_TRUE(first->bytes[i] != second->bytes[i]);
    }
    TEST_ASSERT_TRUE(fetch.received == 34);
}

void test_each_error_ends_it_at_once(void)
{
    story_break(URL, play_a_file);
}

/* The Block2 of the last question, which has `length` bytes. */
static uint32_t asked(size_t *length)
{
    const struct net_script_question *last =
        net_script_question(net_script.datagrams - 1);
    uint32_t value = 0;

    *length = last->bytes[10] & 15;
    for (size_t i = 0; i < *length; i++) {
        value = value << 8 | last->bytes[11 + i];
    }
    return value;
}

/* Serves a file without end: in blocks of 1,024 bytes, the last possible one of
 * which becomes blocks of 16. */
static int serve_next(void *context, const void *bytes, size_t count)
{
    uint32_t at = (uint32_t)(fetch.received + count);
    uint32_t size = at < 16383u * 1024 ? 6 : 0;
    uint32_t value = at >> (size + 4) << 4 | 8 | size;
    size_t length = 0;
    uint32_t was = asked(&length);

    (void)bytes;
    if (context != NULL) {
        TEST_ASSERT_TRUE(was >> 8 * (length - 1) > 0);
        TEST_ASSERT_TRUE(fetch.received == was >> 4 << ((was & 7) + 4));
    }
    memcpy(large, ACK(CONTENT) "\xD3\x0A...\xFF", 14);
    large[10] = (char)(value >> 16);
    large[11] = (char)(value >> 8 & 0xFF);
    large[12] = (char)(value & 0xFF);
    ANSWER_OF(large, (size_t)14 + (16u << size));
    return NFETCH_OK;
}

void test_numbers_of_blocks_end_after_20_bits(void)
{
    fetch.sink.add = serve_next;
    fetch.limits.window_bytes = 0;
    (void)serve_next(NULL, NULL, 0);
    expect(NFETCH_ERR_BLOCKS, "begin -1 ;", "", 16383 + 64);
}

/* ----------------------------------------------------------------- messages */

void test_blocks_are_of_one_version_and_small_as_the_server_wants(void)
{
    STORIES(files);
}

void test_a_block_that_was_not_asked_for_is_an_error(void)
{
    STORIES(wrong_blocks);
}

void test_a_refusal_has_its_code_or_says_when_to_ask_again(void)
{
    STORIES(refusals);
}

void test_a_separate_answer_is_waited_for_and_acknowledged(void)
{
    STORIES(separate);
}

void test_what_is_no_answer_to_this_question_is_ignored(void)
{
    STORIES(strangers);
}

void test_it_ends_as_the_names_say(void)
{
    STORIES(ends);
}

void test_options_are_those_of_the_url(void)
{
    STORIES(urls);
}

void test_the_wait_follows_the_round_trip(void)
{
    STORIES(waits);
}

/* --------------------------------------------------------------------- time */

/* Sent again after these ms, at last at the end of the question. */
static void expect_times(const uint32_t *times, size_t count, uint32_t end)
{
    net_script.step = 0;
    expect(NFETCH_NET_ERR_TIMEOUT, "", "", count);
    for (size_t i = 0; i < count; i++) {
        TEST_ASSERT_EQUAL_UINT32(times[i], net_script_question(i)->at);
        TEST_ASSERT_EQUAL_MEMORY(net_script_question(0)->bytes,
                                 net_script_question(i)->bytes, 14);
    }
    TEST_ASSERT_EQUAL_UINT32(end, net_script.now);
    TEST_ASSERT_EQUAL_INT(NFETCH_AWAITS_ANSWER, fetch.awaits);
}

/* The same, if no wait is longer than most_ms. */
static void expect_times_up_to(uint32_t most_ms, const uint32_t *times,
                               size_t count, uint32_t end)
{
    setUp();
    fetch.limits.most_ms = most_ms;
    fetch.limits.connect_ms = end;
    expect_times(times, count, end);
}

/* The random part of the first wait is 4 ms. */
void test_a_question_is_sent_again_after_ack_timeout_and_its_doubles(void)
{
    static const uint32_t doubled[] = { 0, 2004, 6012, 14028, 30060 };
    static const uint32_t usual[] = { 0, 2004, 4008, 6012 };
    static const uint32_t up_to_3000[] = { 0, 2004, 5004, 8004 };
    static const uint32_t up_to_4009[] = { 0, 2004, 6013, 10022, 14031, 18040 };
    static const uint32_t up_to_5000[] = { 0, 2004, 6012, 11012, 16012 };

    expect_times(usual, 4, 8000);
    expect_times_up_to(3000, up_to_3000, 4, 9000);
    expect_times_up_to(4009, up_to_4009, 6, 20000);
    expect_times_up_to(5000, up_to_5000, 5, 20000);
    setUp();
    fetch.limits.most_ms = 32000;
    fetch.limits.connect_ms = 100000;
    fetch.limits.window_ms = UINT32_MAX;
    fetch.limits.tries = 5;
    expect_times(doubled, 5, 100000);
}

void test_the_first_wait_is_random_up_to_a_half_more(void)
{
    static const struct {
        uint32_t random, wait;
    } rows[] = { { 0, 2000 }, { 1, 2001 }, { 1000, 3000 }, { 1001, 2000 } };

    for (size_t i = 0; i < 4; i++) {
        setUp();
        net_script.random = rows[i].random;
        net_script.step = 0;
        story_expect(URL, NFETCH_NET_ERR_TIMEOUT, "", "");
        TEST_ASSERT_EQUAL_UINT32(rows[i].wait, net_script_question(1)->at);
    }
}
