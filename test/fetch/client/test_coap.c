/* A fetch by coap, with a network that does what the test says. */
#include "nfetch.h"

#include <string.h>

#include "client/dialog.h"
#include "net_script.h"
#include "sink_story.h"
#include "unity.h"

#define URL "coap://192.0.2.1/a"

/* Type and code of an answer; its id and token are those of the question. */
#define ACK(code) "\x64" code "idtokn"
#define CON(code) "\x44" code "xxtokn"
#define CONTENT "\x45"
#define TAG(letter) "\x41" letter
#define TAG_AB                                                                 \
    "\x42"                                                                     \
    "ab"
#define PATH_A                                                                 \
    "\xB1"                                                                     \
    "a" /* the first option of a question */
#define TAG_8(letters) "\x48" letters
/* Block2 of that value, after an ETag, and the mark before the payload. */
#define TAGGED(value) "\xD1\x06" value "\xFF"
#define BLOCK(value) "\xD1\x0A" value "\xFF"
#define BYTES(literal) literal, sizeof(literal) - 1
#define TEXT_16 "0123456789abcdef"

static char large[1441]; /* the longest answer, and a byte */

void setUp(void)
{
    static uint8_t work[576 + 1440];
    const struct nfetch_buffer whole = { work, sizeof work };

    story_begin(&nfetch_coap, whole);
    net_script.step = 0x01010101;
}

/* So many ms after the one before. */
#define ANSWER_LATE(literal, after)                                            \
    DATAGRAM(literal, .is_echo = 1, .ms = (after))
#define ANSWER(literal) ANSWER_LATE(literal, 1)
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

/* An empty message that was sent: its first byte, for the message "xx". */
static void expect_empty(size_t number, unsigned first)
{
    const uint8_t bytes[] = { (uint8_t)first, 0, 'x', 'x' };
    const struct net_script_question *empty = net_script_question(number);

    TEST_ASSERT_EQUAL_size_t(4, empty->length);
    TEST_ASSERT_EQUAL_MEMORY(bytes, empty->bytes, 4);
}

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

void test_blocks_become_smaller_but_never_larger(void)
{
    ANSWER(ACK(CONTENT) BLOCK("\x09") TEXT_16 TEXT_16);
    ANSWER(ACK(CONTENT) BLOCK("\x28") TEXT_16);
    ANSWER(ACK(CONTENT) BLOCK("\x30") "x");
    expect(NFETCH_OK, "begin -1 ;finish", TEXT_16 TEXT_16 TEXT_16 "x", 3);
    QUESTION(1, PATH_A "\xC1\x11");
    QUESTION(2, PATH_A "\xC1\x30");
    setUp();
    ANSWER(ACK(CONTENT) BLOCK("\x08") TEXT_16);
    ANSWER(ACK(CONTENT) BLOCK("\x01") TEXT_16 TEXT_16);
    expect(NFETCH_ERR_PROTOCOL, "begin -1 ;", TEXT_16, 2);
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

void test_a_block_that_was_not_asked_for_is_an_error(void)
{
    static const struct {
        const char *bytes;
        size_t length;
    } rows[] = {
        { BYTES(ACK(CONTENT) BLOCK("\x08") TEXT_16) },      /* again */
        { BYTES(ACK(CONTENT) BLOCK("\x28") TEXT_16) },      /* one is missing */
        { BYTES(ACK(CONTENT) "\xFF" TEXT_16) },             /* no Block2 */
        { BYTES(ACK(CONTENT) BLOCK("\x18") "012") },        /* too short */
        { BYTES(ACK(CONTENT) BLOCK("\x18") TEXT_16 "x") },  /* too long */
        { BYTES(ACK(CONTENT) BLOCK("\x10") TEXT_16 "x") },  /* the last one */
        { BYTES(ACK(CONTENT) "\xD1\x0A\x18") },             /* empty */
        { BYTES(ACK(CONTENT) "\xD1\x0A\x1F\xFF" TEXT_16) }, /* size 7 */
        { BYTES(ACK(CONTENT) BLOCK("\x10")) },              /* FF and nothing */
        { BYTES(ACK(CONTENT) "\xD1\x0B\x10\xFFx") }, /* critical option 24 + */
    };

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        setUp();
        ANSWER(ACK(CONTENT) BLOCK("\x08") TEXT_16);
        ANSWER_OF(rows[i].bytes, rows[i].length);
        expect(NFETCH_ERR_PROTOCOL, "begin -1 ;", TEXT_16, 2);
    }
}

void test_a_file_can_be_one_answer_or_nothing(void)
{
    ANSWER(ACK(CONTENT) "\x60\xFFxyz"); /* Observe is of no interest */
    expect(NFETCH_OK, "begin -1 ;finish", "xyz", 1);
    setUp();
    ANSWER(ACK(CONTENT));
    expect(NFETCH_OK, "begin -1 ;finish", "", 1);
    setUp();
    ANSWER(ACK(CONTENT) BLOCK("\x08") TEXT_16);
    ANSWER(ACK(CONTENT) "\xD1\x0A\x10");
    expect(NFETCH_OK, "begin -1 ;finish", TEXT_16, 2);
}

void test_a_file_that_changes_is_begun_anew(void)
{
    ANSWER(ACK(CONTENT) TAG("a") TAGGED("\x08") TEXT_16);
    ANSWER(ACK(CONTENT) TAG("b") TAGGED("\x18") "ABCDEFGHIJKLMNOP");
    ANSWER(ACK(CONTENT) TAG("b") TAGGED("\x08") "ABCDEFGHIJKLMNOP");
    ANSWER(ACK(CONTENT) TAG("b") TAGGED("\x10") "Q");
    expect(NFETCH_OK, "begin -1 ;begin -1 ;finish", "ABCDEFGHIJKLMNOPQ", 4);
    QUESTION(2, PATH_A "\xC0\x50");
    setUp();
    ANSWER(ACK(CONTENT) TAG("a") TAGGED("\x08") TEXT_16);
    ANSWER(ACK(CONTENT) TAG_AB TAGGED("\x18") TEXT_16);
    ANSWER(ACK(CONTENT) TAG_AB "\xFFx");
    expect(NFETCH_OK, "begin -1 ;begin -1 ;finish", "x", 3);
    setUp();
    fetch.limits.retries = 2;
    ANSWER(ACK(CONTENT) TAG("a") TAGGED("\x08") TEXT_16);
    ANSWER(ACK(CONTENT) BLOCK("\x10") "x");
    ANSWER(ACK(CONTENT) BLOCK("\x08") TEXT_16);
    ANSWER(ACK(CONTENT) TAG_8("ABCDEFGH") TAGGED("\x10") "x");
    ANSWER(ACK(CONTENT) TAG_8("ABCDEFGH") TAGGED("\x08") TEXT_16);
    ANSWER(ACK(CONTENT) TAG_8("ABCDEFGH") TAGGED("\x18") TEXT_16);
    ANSWER(ACK(CONTENT) TAG_8("ABCDEFGI") TAGGED("\x20") "x");
    expect(NFETCH_ERR_PROTOCOL, "begin -1 ;begin -1 ;begin -1 ;",
           TEXT_16 TEXT_16, 7);
}

void test_a_refusal_has_its_code(void)
{
    static const struct {
        char code;
        int status;
        unsigned number;
    } rows[] = {
        { '\x80', NFETCH_ERR_SERVER, 400 },
        { '\x81', NFETCH_ERR_DENIED, 401 },
        { '\x83', NFETCH_ERR_DENIED, 403 },
        { '\x84', NFETCH_ERR_NOT_FOUND, 404 },
        { '\x9F', NFETCH_ERR_SERVER, 431 },
        { '\xA0', NFETCH_ERR_SERVER, 500 },
        { '\x44', NFETCH_ERR_PROTOCOL, 204 },
        { '\xC0', NFETCH_ERR_PROTOCOL, 600 },
    };
    char bytes[] = ACK("\x80") "\xD1\x01\x05\xFFno"; /* Max-Age of 5 s */

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        setUp();
        bytes[1] = rows[i].code;
        ANSWER_OF(bytes, sizeof bytes - 1);
        expect(rows[i].status, "", "", 1);
        TEST_ASSERT_EQUAL_UINT16(rows[i].number, fetch.code);
        TEST_ASSERT_EQUAL_STRING("no", fetch.said);
    }
}

/* The same block again, after Max-Age: of 5 s, of 260 s, or 60 s without it. */
void test_a_busy_server_says_when_to_ask_again(void)
{
    static const char *const codes[] = { "\xA3", "\x9D" };
    char busy[] = ACK("\xA3") "\xD1\x01\x05\xFFno";

    for (size_t i = 0; i < 2; i++) {
        setUp();
        busy[1] = codes[i][0];
        ANSWER_OF(busy, sizeof busy - 1);
        ANSWER(ACK(CONTENT) BLOCK("\x08") TEXT_16);
        ANSWER_OF(busy, sizeof busy - 1);
        ANSWER(ACK(CONTENT) BLOCK("\x10") "x");
        expect(NFETCH_OK, "begin -1 ;finish", TEXT_16 "x", 4);
        QUESTION(1, PATH_A "\xC1\x06\x50");
        QUESTION(3, PATH_A "\xC1\x10");
        TEST_ASSERT_EQUAL_UINT32(10004, net_script.now);
    }
    setUp();
    ANSWER(ACK("\xA3"));
    ANSWER(ACK(CONTENT) "\xFFxyz");
    expect(NFETCH_OK, "begin -1 ;finish", "xyz", 2);
    TEST_ASSERT_EQUAL_UINT32(60002, net_script.now);
    setUp();
    ANSWER(ACK("\xA3") "\xD2\x01\x01\x04");
    expect(NFETCH_ERR_SERVER, "", "", 1);
    TEST_ASSERT_EQUAL_UINT16(503, fetch.code);
}

/* ----------------------------------------------------------------- messages */

/* An answer with the id "xx", an empty one with that of the question. */
#define SEPARATE(literal, after)                                               \
    DATAGRAM(literal, .is_echo = 1, .has_id = 1, .ms = (after))

/* An answer in 9 seconds: the question is not asked again meanwhile. */
void test_a_separate_answer_is_waited_for_and_acknowledged(void)
{
    ANSWER("\x60\0id");
    ANSWER("\x60\0id"); /* again: the time does not begin anew */
    SEPARATE("\x44" CONTENT "xxtokn\xFFxyz", 9000);
    expect(NFETCH_OK, "begin -1 ;finish", "xyz", 2);
    expect_empty(1, 0x60);
    setUp();
    ANSWER("\x60\0id");
    SEPARATE("\x54" CONTENT "xxtokn\xFFxyz", 9000);
    expect(NFETCH_OK, "begin -1 ;finish", "xyz", 1);
    setUp();
    ANSWER("\x60\0id");
    ANSWER_LATE("\x60\0id", 5000);
    SEPARATE("\x44" CONTENT "xxtokn\xFFxyz", 15001);
    expect(NFETCH_NET_ERR_TIMEOUT, "", "", 1);
    TEST_ASSERT_EQUAL_UINT32(20001, net_script.now);
}

/* Only the first answer can take longer than all others. */
void test_the_first_answer_has_its_own_limit(void)
{
    fetch.limits.first_byte_ms = 40000;
    ANSWER("\x60\0id");
    SEPARATE("\x44" CONTENT "xxtokn\xFFxyz", 39000);
    expect(NFETCH_OK, "begin -1 ;finish", "xyz", 2);
    setUp();
    ANSWER(ACK(CONTENT) BLOCK("\x08") TEXT_16);
    ANSWER("\x60\0id");
    SEPARATE("\x44" CONTENT "xxtokn" BLOCK("\x10") "x", 10001);
    expect(NFETCH_NET_ERR_TIMEOUT, "begin -1 ;", TEXT_16, 2);
    TEST_ASSERT_EQUAL_UINT32(10002, net_script.now);
}

static const struct {
    const char *bytes;
    size_t length;
    int echo;    /* 1: id and token, 2: the token */
    int is_told; /* by a reset */
} strangers[] = {
    { ACK(CONTENT) "\xFFno", 11, 0, 0 },         /* id and token */
    { ACK(CONTENT) "\xFFno", 11, 2, 0 },         /* id of an ACK */
    { CON(CONTENT) "\xFFno", 11, 0, 1 },         /* token */
    { "\x54" CONTENT "xxtokn\xFFno", 11, 0, 0 }, /* token */
    { "\x63" CONTENT "idtok\xFFno", 10, 1, 0 },  /* its length */
    { "\x60" CONTENT "id\xFFno", 7, 1, 0 },      /* none */
    { "\x74" CONTENT "idtokn\xFFno", 11, 1, 0 }, /* a reset is empty */
    { "\x64\1idtokn", 8, 1, 0 },                 /* a request */
    { "\x64\x3Fidtokn", 8, 1, 0 },               /* class 1 */
    { "\x44\1xxtokn", 8, 2, 1 },                 /* one that waits */
    { "\x40\0xx", 4, 0, 1 },                     /* a ping */
    { "\x50\0id", 4, 1, 0 },                     /* nothing at all */
    { "\x70\0xx", 4, 0, 0 },                     /* another reset */
    { "\x60\0xx", 4, 0, 0 },                     /* another ACK */
    { "\xA4" CONTENT "idtokn\xFFno", 11, 1, 0 }, /* version 2 */
    { "\x64" CONTENT "id", 4, 1, 0 },            /* cut */
    { "", 0, 0, 0 },
};

/* The one that says what is wrong precedes a good one. */
void test_what_is_no_answer_to_this_question_is_ignored(void)
{
    for (size_t i = 0; i < sizeof strangers / sizeof strangers[0]; i++) {
        setUp();
        DATAGRAM_OF(strangers[i].bytes, strangers[i].length,
                    .is_echo = strangers[i].echo > 0,
                    .has_id = strangers[i].echo == 2);
        ANSWER(ACK(CONTENT) "\xFFxyz");
        expect(NFETCH_OK, "begin -1 ;finish", "xyz",
               1 + (size_t)strangers[i].is_told);
        if (strangers[i].is_told) {
            expect_empty(1, 0x70);
        }
    }
}

void test_other_hosts_and_ports_are_ignored(void)
{
    DATAGRAM(ACK(CONTENT) "\xFFno", .is_echo = 1, .host = 1);
    DATAGRAM(ACK(CONTENT) "\xFFno", .is_echo = 1, .port = 5684);
    ANSWER(ACK(CONTENT) "\xFFxyz");
    expect(NFETCH_OK, "begin -1 ;finish", "xyz", 1);
}

/* A repeated answer has the id and token of an earlier question. */
void test_an_answer_that_arrives_twice_counts_once(void)
{
    ANSWER(ACK(CONTENT) BLOCK("\x08") TEXT_16);
    DATAGRAM("\x64" CONTENT "\0\4\6\6\6\6" BLOCK("\x08") TEXT_16, .ms = 0);
    ANSWER(ACK(CONTENT) BLOCK("\x10") "x");
    expect(NFETCH_OK, "begin -1 ;finish", TEXT_16 "x", 2);
}

void test_a_reset_of_the_question_ends_it(void)
{
    ANSWER("\x70\0id");
    expect(NFETCH_ERR_SERVER, "", "", 1);
    TEST_ASSERT_EQUAL_UINT16(0, fetch.code);
}

static int take_all(void *context, const void *bytes, size_t length)
{
    (void)context;
    (void)bytes;
    TEST_ASSERT_EQUAL_size_t(1024, length);
    return NFETCH_OK;
}

/* 1,024 bytes after an option of 401 bytes that is of no interest. */
void test_a_datagram_has_up_to_1440_bytes(void)
{
    memcpy(large, ACK(CONTENT) "\xD1\x0A\x06\x1E\0\x84", 14);
    large[1440 - 1025] = '\xFF';
    fetch.sink.add = take_all;
    ANSWER_OF(large, 1440);
    expect(NFETCH_OK, "begin -1 ;finish", "", 1);
    setUp();
    ANSWER_OF(large, 1441);
    expect(NFETCH_ERR_PROTOCOL, "", "", 1);
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
}

/* The random part of the first wait is 4 ms. */
void test_a_question_is_sent_again_after_ack_timeout_and_its_doubles(void)
{
    static const uint32_t doubled[] = { 0, 2004, 6012, 14028, 30060 };
    static const uint32_t usual[] = { 0, 2004, 4008, 6012 };
    static const uint32_t up_to_3000[] = { 0, 2004, 5004, 8004 };

    expect_times(usual, 4, 8000);
    setUp();
    fetch.limits.most_ms = 3000;
    fetch.limits.connect_ms = 9000;
    expect_times(up_to_3000, 4, 9000);
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
    } rows[] = { { 0, 2000 }, { 1000, 3000 }, { 1001, 2000 } };

    for (size_t i = 0; i < 3; i++) {
        setUp();
        net_script.random = rows[i].random;
        net_script.step = 0;
        story_expect(URL, NFETCH_NET_ERR_TIMEOUT, "", "");
        TEST_ASSERT_EQUAL_UINT32(rows[i].wait, net_script_question(1)->at);
    }
}

/* Block `number` of 4, which answers the `tries`th try so many ms later. */
static void serve_block(size_t number, unsigned tries, uint32_t ms)
{
    static char blocks[4][28];

    memcpy(blocks[number], ACK(CONTENT) BLOCK("\x08") TEXT_16, 28);
    blocks[number][10] = (char)(number << 4 | (number < 3 ? 8 : 0));
    DATAGRAM_OF(blocks[number], 28, .is_echo = 1, .tries = (uint8_t)tries,
                .ms = ms);
}

static void expect_blocks(size_t sent, uint32_t end)
{
    fetch.limits.window_bytes = 0;
    net_script.step = 0;
    story_expect(URL, NFETCH_OK, "begin -1 ;finish",
                 TEXT_16 TEXT_16 TEXT_16 TEXT_16);
    TEST_ASSERT_EQUAL_size_t(sent, net_script.datagrams);
    TEST_ASSERT_EQUAL_UINT32(end, net_script.now);
}

/* The wait is 300, 473 and 775 ms: by RFC 6298, after these round trips. */
void test_the_wait_follows_the_round_trip(void)
{
    serve_block(0, 1, 100);
    serve_block(1, 1, 299);
    serve_block(2, 1, 469);
    serve_block(3, 2, 10);
    expect_blocks(5, 100 + 299 + 469 + 775 + 10);
}

/* The first try of each question is lost. The wait stays short. */
void test_a_server_that_answers_each_second_try_is_asked_soon(void)
{
    for (size_t i = 0; i < 4; i++) {
        serve_block(i, 2, 10);
    }
    expect_blocks(8, 2004 + 210 + 210 + 210 + 4 * 10);
}

void test_a_server_that_is_silent_later_ends_it(void)
{
    ANSWER(ACK(CONTENT) BLOCK("\x08") TEXT_16);
    story_expect(URL, NFETCH_NET_ERR_TIMEOUT, "begin -1 ;", TEXT_16);
    TEST_ASSERT_EQUAL_UINT32(1 + fetch.limits.silence_ms, net_script.now);
}

void test_a_rate_below_the_lowest_ends_it(void)
{
    serve_block(0, 1, 4500);
    serve_block(1, 1, 9000);
    serve_block(2, 1, 9000);
    story_expect(URL, NFETCH_ERR_SLOW, "begin -1 ;", TEXT_16 TEXT_16 TEXT_16);
    TEST_ASSERT_TRUE(net_script.now - 30000 < 500);
}

/* They are many, and the server sends just enough not to be silent. */
void test_what_strangers_send_is_no_progress(void)
{
    static const char stranger[104];
    static char blocks[8][28];

    fetch.limits.window_ms = 1000;
    fetch.limits.window_bytes = 100;
    for (size_t i = 0; i < 8; i++) {
        DATAGRAM_OF(stranger, sizeof stranger, .host = 1, .ms = 100);
        DATAGRAM_OF(stranger, sizeof stranger, .host = 1, .ms = 100);
        memcpy(blocks[i], ACK(CONTENT) BLOCK("\x08") TEXT_16, 28);
        blocks[i][10] = (char)(i << 4 | 8);
        DATAGRAM_OF(blocks[i], 28, .is_echo = 1, .ms = 100);
    }
    story_expect(URL, NFETCH_ERR_SLOW, "begin -1 ;", TEXT_16 TEXT_16 TEXT_16);
    TEST_ASSERT_EQUAL_UINT32(1000, net_script.now);
}

/* ------------------------------------------------------------------ the URL */

static void expect_options(const char *url, const char *options, size_t length)
{
    setUp();
    net_script.fail_at = 4; /* after the question was sent */
    net_script.fail_with = NFETCH_NET_ERR_LINK;
    story_expect(url, NFETCH_NET_ERR_LINK, "", "");
    expect_question(0, options, length);
}

#define OPTIONS(url, literal) expect_options(url, literal, sizeof(literal) - 1)

/* Numbers and lengths from 13 on have a byte more. */
void test_options_are_those_of_the_url(void)
{
    OPTIONS("coap://192.0.2.1", "\xD1\x0A\x06\x50");
    OPTIONS("coap://192.0.2.1/a/b?c", PATH_A "\1b\x41"
                                             "c\x81\x06\x50");
    OPTIONS("coap://192.0.2.1/0123456789ab", "\xBC"
                                             "0123456789ab\xC1\x06\x50");
    OPTIONS("coap://192.0.2.1/0123456789abc", "\xBD\0"
                                              "0123456789abc\xC1\x06\x50");
}

void test_a_url_and_buffers_that_do_not_fit_are_errors(void)
{
    static const char start[] = URL "?";
    char *url = large; /* the RAM of small boards is short */

    memset(large, 0, sizeof large);
    memcpy(url, start, sizeof start - 1);
    memset(url + sizeof start - 1, 'x', 560);
    for (size_t i = 30; i < 590; i += 200) {
        url[i] = '&';
    }
    story_expect(url, NFETCH_ERR_URL, "", "");
    TEST_ASSERT_EQUAL_INT(NURL_ERR_TOO_LONG, fetch.fault);
    story_expect("coap://192.0.2.1/a/../b", NFETCH_ERR_URL, "", "");
    TEST_ASSERT_EQUAL_INT(NURL_ERR_DEC_FORBIDDEN, fetch.fault);
    TEST_ASSERT_EQUAL_size_t(19, fetch.stop);
    fetch.work.size = 576 + 1439;
    story_expect(URL, NFETCH_NET_ERR_MEMORY, "", "");
    fetch.work.size = 100;
    story_expect(URL, NFETCH_NET_ERR_MEMORY, "", "");
    fetch.work.size = 576 + 1440;
    ANSWER(ACK(CONTENT) "\xFFxyz");
    story_expect(URL, NFETCH_OK, "begin -1 ;finish", "xyz");
}

/* The id, the first wait, and the token of each question. */
void test_without_random_numbers_nothing_is_sent(void)
{
    for (size_t at = 1; at <= 3; at++) {
        setUp();
        net_script.stuck_at = at;
        expect(NFETCH_NET_ERR_RANDOM, "", "", 0);
    }
    setUp();
    net_script.stuck_at = 4;
    ANSWER(ACK(CONTENT) "\xFFxyz");
    expect(NFETCH_OK, "begin -1 ;finish", "xyz", 1);
}
