/* A fetch by tftp, with a network that does what the test says. */
#include "nfetch.h"

#include "client/dialog.h"
#include "client/tftp_options.h"
#include "net_script.h"
#include "sink_story.h"
#include "unity.h"

#define ROWS_OF_TFTP
#include "conversations.h"

#define DATA(block) "\0\3\0" block

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

/* Servers that do less than they should. */
void test_a_server_need_not_send_what_nobody_needs(void)
{
    STORIES(lazy);
}

/* ------------------------------------------------------------------ windows */

void test_an_acknowledgement_follows_a_window_or_tells_of_a_gap_once(void)
{
    STORIES(windows);
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
