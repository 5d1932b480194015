/* A fetch by tftp, with a network that does what the test says. */
#include "nfetch.h"

#include <string.h>

#include "client/dialog.h"
#include "client/tftp_options.h"
#include "net_script.h"
#include "sink_story.h"
#include "unity.h"

#define ROWS_OF_TFTP
#include "conversations.h"

#define DATA(block) "\0\3\0" block
#define BLOCKS_OF_8 "\0\6blksize\0008\0windowsize\0002\0"

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

/* ---------------------------------------------------------------- a request */

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

void test_a_request_has_the_name_the_mode_and_the_options(void)
{
    STORIES(requests);
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
}

/* ------------------------------------------------------------------- errors */

void test_an_error_is_told_to_the_server_unless_it_is_its_own(void)
{
    STORIES(errors);
}

void test_others_are_told_and_ignored(void)
{
    STORIES(strangers);
}

void test_netascii_is_decoded_across_blocks(void)
{
    STORIES(netascii);
}
