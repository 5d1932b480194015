/* A fetch by tftp, with a network that does what the test says. */
#include "nfetch.h"

#include <string.h>

#include "client/dialog.h"
#include "client/tftp_options.h"
#include "net_script.h"
#include "sink_story.h"
#include "unity.h"

#define DATA(block) "\0\3\0" block
#define BLOCKS_OF_8 "\0\6blksize\0008\0windowsize\0002\0"
#define NETASCII "tftp://h/a;mode=netascii"

void setUp(void)
{
    static uint8_t work[512 + 4 + NFETCH_TFTP_BLOCK_MAX];
    const struct nfetch_buffer whole = { work, sizeof work };

    story_begin(&nfetch_tftp, whole);
}

#define SERVER(literal) DATAGRAM(literal, .port = 2000)

static void expect(int status, const char *text, const char *body, size_t sent)
{
    story_expect("tftp://h/a", status, text, body);
    TEST_ASSERT_EQUAL_size_t(sent, net_script.datagrams);
}

static void expect_sent(size_t number, unsigned port, const char *bytes,
                        size_t length)
{
    const struct net_script_question *question = net_script_question(number);

    TEST_ASSERT_EQUAL_UINT16(port, question->port);
    TEST_ASSERT_EQUAL_size_t(length, question->length);
    TEST_ASSERT_EQUAL_MEMORY(bytes, question->bytes, length);
}

#define SENT(number, port, literal)                                            \
    expect_sent(number, port, literal, sizeof(literal) - 1)

/* ---------------------------------------------------------------- a request */

void test_a_request_has_the_name_the_mode_and_the_options(void)
{
    SERVER("\0\3\0\1x");
    story_expect("tftp://h/d/e%20f", NFETCH_OK, "begin -1 ;finish", "x");
    SENT(0, 69,
         "\0\1d/e f\0octet\0blksize\0001428\0windowsize\0006\0timeout\0001\0"
         "tsize\0000\0");
    SENT(1, 2000, "\0\4\0\1");
    setUp();
    SERVER("\0\3\0\1x");
    story_expect(NETASCII, NFETCH_OK, "begin -1 ;finish", "x");
    SENT(0, 69,
         "\0\1a\0netascii\0blksize\0001428\0windowsize\0006\0timeout\0001\0");
}

/*
 * One byte more than the largest block. Other long texts use it, too: the RAM
 * of small boards is short.
 */
static char longest[4 + NFETCH_TFTP_BLOCK_MAX + 1];

static void begin_block(void)
{
    memset(longest, 0, sizeof longest);
    memcpy(longest, "\0\3\0\1", 4);
}

void test_a_request_has_up_to_512_bytes(void)
{
    char *url = longest;

    memset(longest, 0, sizeof longest);
    memcpy(url, "tftp://h/", 9);
    memset(url + 9, 'x', 459);
    SERVER("\0\3\0\1x");
    story_expect(url, NFETCH_OK, "begin -1 ;finish", "x");
    TEST_ASSERT_EQUAL_size_t(512, net_script_question(0)->length);
    url[9 + 459] = 'x';
    story_expect(url, NFETCH_ERR_URL, "begin -1 ;finish", "x");
    TEST_ASSERT_EQUAL_INT(NURL_ERR_TOO_LONG, fetch.fault);
    TEST_ASSERT_EQUAL_size_t(9, fetch.stop);
    story_expect("tftp://h/", NFETCH_ERR_URL, "begin -1 ;finish", "x");
    fetch.work.size--;
    expect(NFETCH_NET_ERR_MEMORY, "begin -1 ;finish", "x", 2);
}

static int take(void *context, const void *bytes, size_t length)
{
    (void)bytes;
    TEST_ASSERT_EQUAL_PTR(&story, context);
    TEST_ASSERT_TRUE(length <= 512);
    return NFETCH_OK;
}

static void play_a_file(void)
{
    setUp();
    SERVER("\0\6blksize\0008\0tsize\00010\0");
    SERVER(DATA("\1") "01234567");
    SERVER(DATA("\2") "89");
}

void test_each_error_ends_it_at_once(void)
{
    play_a_file();
    expect(NFETCH_OK, "begin 10 ;finish", "0123456789", 4);
    story_break("tftp://h/a", play_a_file);
}

void test_a_sink_can_refuse_a_file_of_unknown_size(void)
{
    SERVER("\0\3\0\1x");
    story.begin = -9;
    story_expect("tftp://h/a", -9, "begin -1 ;", "");
}

void test_a_silent_server_is_asked_up_to_its_time(void)
{
    expect(NFETCH_NET_ERR_TIMEOUT, "", "", 4);
    TEST_ASSERT_EQUAL_UINT32(fetch.limits.connect_ms, net_script.now);
}

/* ------------------------------------------------------------------ windows */

/* O: the options, blocks of 8 bytes and windows of two. A to F: blocks 1 to 6.
 * a to f: the same, as the last one. A dot: 0.4 seconds. */
static void serve(const char *packets)
{
    static char blocks[12][12];
    uint32_t ms = 0;

    for (; *packets != '\0'; packets++) {
        struct net_script_datagram one = { .bytes = BLOCKS_OF_8,
                                           .length = sizeof BLOCKS_OF_8 - 1,
                                           .port = 2000,
                                           .ms = ms };
        size_t number = (size_t)(*packets & 7);

        if (*packets == '.') {
            ms = 400;
            continue;
        }
        if (*packets != 'O') {
            char *block = blocks[*packets >= 'a' ? 5 + number : number - 1];

            memcpy(block, "\0\3\0\0", 4);
            block[3] = (char)number;
            memset(block + 4, '0' + (int)number, 8);
            one.bytes = block;
            one.length = *packets >= 'a' ? 6 : 12;
        }
        net_script_datagram(one);
        ms = 0;
    }
}

/* What was sent after the request: numbers of blocks. */
static const char *acknowledged(void)
{
    static char text[NET_SCRIPT_QUESTIONS + 1];
    size_t i;

    for (i = 1; i < net_script.datagrams; i++) {
        TEST_ASSERT_EQUAL_MEMORY("\0\4\0", net_script_question(i)->bytes, 3);
        TEST_ASSERT_EQUAL_size_t(4, net_script_question(i)->length);
        text[i - 1] = (char)('0' + net_script_question(i)->bytes[3]);
    }
    text[i - 1] = '\0';
    return text;
}

void test_an_acknowledgement_follows_a_window_or_tells_of_a_gap_once(void)
{
    static const struct {
        const char *packets;
        const char *sent;
    } rows[] = {
        { "OABc", "023" },      /* after two blocks, and after the last */
        { "OABCd", "024" },     /* both in one */
        { "OBBAb", "002" },     /* block 1 is missing */
        { "OBABDCd", "00224" }, /* and later block 3 */
        { "OCAb", "02" },       /* a block after the window */
        { "OACBc", "023" },     /* the same, after one of it */
        { "OAABc", "023" },     /* twice */
        { "OABAc", "023" },     /* again, after its acknowledgement */
        { "OOAb", "02" },       /* the options again, too */
        { "OAOb", "02" },
        { "OA.BCd", "0134" }, /* sent again: a window from there on */
        { "O.ABc", "0023" },
    };

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        setUp();
        serve(rows[i].packets);
        TEST_ASSERT_EQUAL_INT_MESSAGE(NFETCH_OK, story_run("tftp://h/a"),
                                      rows[i].packets);
        TEST_ASSERT_EQUAL_STRING_MESSAGE(rows[i].sent, acknowledged(),
                                         rows[i].packets);
        for (size_t at = 0; at < story.length; at++) {
            TEST_ASSERT_EQUAL_INT('1' + (int)at / 8, story.body[at]);
        }
    }
}

/* Block 0, after 65,535 others, does not exist here. */
static int serve_next(void *context, const void *bytes, size_t length)
{
    static char block[12] = "\0\3..01234567";
    uint32_t number = (uint32_t)(fetch.received + length) / 8 + 1;

    (void)context;
    (void)bytes;
    block[2] = (char)(number >> 8);
    block[3] = (char)(number & 0xFF);
    DATAGRAM_OF(block, 12, .port = 2000);
    return NFETCH_OK;
}

void test_numbers_of_blocks_end_after_16_bits(void)
{
    fetch.sink.add = serve_next;
    fetch.limits.window_bytes = 0;
    SERVER("\0\6blksize\0008\0");
    SERVER(DATA("\1") "01234567");
    expect(NFETCH_ERR_BLOCKS, "begin -1 ;", "", 2 + 65534 + 1);
    TEST_ASSERT_TRUE(fetch.received == 8 * 65535);
    setUp();
    SERVER("\0\6blksize\0008\0tsize\000524280\0");
    expect(NFETCH_ERR_BLOCKS, "begin 524280 ;", "", 2);
    setUp();
    SERVER("\0\6blksize\0008\0tsize\000524279\0");
    SERVER("\0\3\0\1x");
    expect(NFETCH_ERR_SHORT, "begin 524279 ;", "x", 3);
}

/* ------------------------------------------------------------------- errors */

static const struct {
    const char *oack; /* NULL: none */
    const char *bytes;
    size_t length;
    int status;
    int told; /* -1: nothing */
    unsigned code;
} errors[] = {
    { NULL, "\0\5\0\1x", 6, NFETCH_ERR_NOT_FOUND, -1, 1 },
    { NULL, "\0\5\0\2x", 6, NFETCH_ERR_DENIED, -1, 2 },
    { NULL, "\0\5\0\7x", 6, NFETCH_ERR_DENIED, -1, 7 },
    { "8", "\0\5\0\0x", 6, NFETCH_ERR_SERVER, -1, 0 },
    { "8", "\0\5\0\3", 4, NFETCH_ERR_SERVER, -1, 3 },
    { "8", "\0\5\1\2x", 6, NFETCH_ERR_SERVER, -1, 258 },
    { NULL, "\0\1\0\1x", 5, NFETCH_ERR_PROTOCOL, 8, 0 },
    { NULL, "\0\3\0", 3, NFETCH_ERR_PROTOCOL, 8, 0 },
    { NULL, "\0\6x\0y", 5, NFETCH_ERR_PROTOCOL, 8, 0 },
    { NULL, "\0\6", 2, NFETCH_ERR_PROTOCOL, 8, 0 },
    { "8", "\0\7\0\1", 4, NFETCH_ERR_PROTOCOL, 4, 0 },
    { "8", DATA("\1") "123456789", 13, NFETCH_ERR_PROTOCOL, 4, 0 },
};

void test_an_error_is_told_to_the_server_unless_it_is_its_own(void)
{
    for (size_t i = 0; i < sizeof errors / sizeof errors[0]; i++) {
        setUp();
        if (errors[i].oack != NULL) {
            SERVER("\0\6blksize\0008\0");
        }
        DATAGRAM_OF(errors[i].bytes, errors[i].length, .port = 2000);
        TEST_ASSERT_EQUAL_STRING("", fetch.said);
        expect(errors[i].status, "", "",
               1u + (errors[i].oack != NULL) + (errors[i].told >= 0));
        TEST_ASSERT_EQUAL_UINT(errors[i].code, fetch.code);
        if (errors[i].told >= 0) {
            const char head[] = { 0, 5, 0, (char)errors[i].told };
            const struct net_script_question *last =
                net_script_question(net_script.datagrams - 1);

            TEST_ASSERT_EQUAL_MEMORY(head, last->bytes, 4);
            TEST_ASSERT_EQUAL_STRING(nfetch_text(errors[i].status),
                                     last->bytes + 4);
            TEST_ASSERT_EQUAL_size_t(5 + strlen(nfetch_text(errors[i].status)),
                                     last->length);
        }
    }
}

/* From another port, as a new conversation. */
void test_a_server_that_refuses_options_is_asked_without_them(void)
{
    static const unsigned codes[] = { 0, 3, 4, 5, 6, 8 };
    char error[] = "\0\5\0\0no options";

    for (size_t i = 0; i < sizeof codes / sizeof codes[0]; i++) {
        setUp();
        error[3] = (char)codes[i];
        DATAGRAM_OF(error, sizeof error, .port = 2000);
        DATAGRAM("\0\3\0\1x", .port = 2001);
        expect(NFETCH_OK, "begin -1 ;finish", "x", 3);
        SENT(1, 69, "\0\1a\0octet\0");
        SENT(2, 2001, "\0\4\0\1");
    }
    setUp();
    DATAGRAM_OF(error, sizeof error, .port = 2000);
    DATAGRAM_OF(error, sizeof error, .port = 2001);
    expect(NFETCH_ERR_SERVER, "", "", 2);
    TEST_ASSERT_EQUAL_STRING("no options", fetch.said);
    TEST_ASSERT_EQUAL_UINT(8, fetch.code);
}

static void expect_told(int status, const char *head)
{
    TEST_ASSERT_EQUAL_INT(status, story_run("tftp://h/a"));
    TEST_ASSERT_EQUAL_MEMORY(
        head, net_script_question(net_script.datagrams - 1)->bytes, 4);
}

void test_a_size_is_held_against_the_bytes(void)
{
    SERVER("\0\6tsize\0003\0");
    SERVER(DATA("\1") "01");
    expect_told(NFETCH_ERR_SHORT, "\0\5\0\0");
    setUp();
    SERVER("\0\6blksize\0008\0tsize\0009\0");
    SERVER(DATA("\1") "01234567");
    SERVER(DATA("\2") "89");
    expect_told(NFETCH_ERR_LONG, "\0\5\0\0");
    setUp();
    SERVER("\0\6tsize\0003\0");
    story.begin = NFETCH_ERR_SIZE;
    expect_told(NFETCH_ERR_SIZE, "\0\5\0\3");
    setUp();
    SERVER("\0\6blksize\0008\0");
    expect_told(NFETCH_NET_ERR_TIMEOUT, "\0\5\0\0");
    TEST_ASSERT_EQUAL_UINT32(fetch.limits.silence_ms, net_script.now);
}

void test_options_after_data_are_ignored(void)
{
    begin_block();
    DATAGRAM_OF(longest, 4 + 512, .port = 2000);
    SERVER("\0\6blksize\0008\0");
    SERVER("\0\3\0\2x");
    fetch.sink.add = take;
    TEST_ASSERT_EQUAL_INT(NFETCH_OK, story_run("tftp://h/a"));
    TEST_ASSERT_EQUAL_UINT32(513, (uint32_t)fetch.received);
    TEST_ASSERT_EQUAL_size_t(3, net_script.datagrams);
}

void test_a_datagram_that_is_too_long_is_an_error(void)
{
    begin_block();
    DATAGRAM_OF(longest, sizeof longest, .port = 2000);
    expect(NFETCH_ERR_PROTOCOL, "", "", 2);
    setUp();
    DATAGRAM_OF(longest, 4 + 513, .port = 2000); /* 512 without options */
    expect(NFETCH_ERR_PROTOCOL, "", "", 2);
    setUp();
    SERVER("\0\3\0\1");
    expect(NFETCH_OK, "begin -1 ;finish", "", 2);
}

void test_another_port_and_another_host_are_told_and_ignored(void)
{
    SERVER(BLOCKS_OF_8);
    DATAGRAM("\0\3\0\1x", .port = 2001);
    DATAGRAM("\0\3\0\1x", .port = 2000, .host = 1);
    DATAGRAM("\0", .port = 2002);
    DATAGRAM("\0\5", .port = 2003); /* an error is not answered */
    SERVER(DATA("\1") "012");
    expect(NFETCH_OK, "begin -1 ;finish", "012", 6);
    SENT(2, 2001, "\0\5\0\5unknown port\0");
    SENT(3, 2000, "\0\5\0\5unknown port\0");
    SENT(4, 2002, "\0\5\0\5unknown port\0");
    SENT(5, 2000, "\0\4\0\1");
}

void test_an_answer_from_another_address_is_told_to_the_user(void)
{
    DATAGRAM("\0\3\0\1x", .port = 2000, .host = 1);
    expect(NFETCH_NET_ERR_TIMEOUT, "", "", 5);
    TEST_ASSERT_EQUAL_STRING("another address answers", fetch.said);
    DATAGRAM("\0\3\0\1x", .port = 2000, .host = 1);
    SERVER(BLOCKS_OF_8);
    story_expect("tftp://h/a", NFETCH_NET_ERR_TIMEOUT, "", "");
    TEST_ASSERT_EQUAL_STRING("", fetch.said);
}

/* ----------------------------------------------------------------- netascii */

void test_netascii_is_decoded_across_blocks(void)
{
    static const struct {
        const char *first; /* 8 bytes */
        const char *last;
        size_t length;
        int status;
        const char *body;
    } rows[] = {
        { "a\r\nb\r\0c\n", "\n", 1, NFETCH_OK, "a\nb\rc\n\n" },
        { "0123456\r", "\n8", 2, NFETCH_OK, "0123456\n8" },
        { "0123456\r", "\0008", 2, NFETCH_OK, "0123456\r8" },
        { "\r\n\r\n\r\n\r\n", "", 0, NFETCH_OK, "\n\n\n\n" },
        { "0123456\r", "8", 1, NFETCH_ERR_PROTOCOL, "0123456" },
        { "01234567", "\r", 1, NFETCH_ERR_PROTOCOL, "01234567" },
        { "01234\r\r\n", "", 0, NFETCH_ERR_PROTOCOL, "" },
    };
    char blocks[2][12];

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        setUp();
        memcpy(blocks[0], "\0\3\0\1", 4);
        memcpy(blocks[0] + 4, rows[i].first, 8);
        memcpy(blocks[1], "\0\3\0\2", 4);
        memcpy(blocks[1] + 4, rows[i].last, rows[i].length);
        SERVER("\0\6blksize\0008\0");
        DATAGRAM_OF(blocks[0], 12, .port = 2000);
        DATAGRAM_OF(blocks[1], 4 + rows[i].length, .port = 2000);
        story_expect(NETASCII, rows[i].status,
                     rows[i].status == NFETCH_OK ? "begin -1 ;finish"
                     : rows[i].body[0] == '\0'   ? ""
                                                 : "begin -1 ;",
                     rows[i].body);
    }
    setUp();
    SERVER("\0\6tsize\0003\0");
    story_expect(NETASCII, NFETCH_ERR_PROTOCOL, "", "");
}

void test_without_random_numbers_nothing_is_sent(void)
{
    net_script.stuck_at = 1;
    expect(NFETCH_NET_ERR_RANDOM, "", "", 0);
}

/* Of a request without options, and after a block. */
void test_a_second_refusal_is_an_error(void)
{
    SERVER("\0\5\0\0no options");
    SERVER("\0\5\0\0no");
    expect(NFETCH_ERR_SERVER, "", "", 2);
    setUp();
    DATAGRAM_OF(longest, 4 + 512, .port = 2000);
    SERVER("\0\5\0\0no");
    fetch.sink.add = take;
    begin_block();
    TEST_ASSERT_EQUAL_INT(NFETCH_ERR_SERVER, story_run("tftp://h/a"));
}
