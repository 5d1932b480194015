/* A fetch by tftp, with a network that does what the test says. */
#include "fetch.h"

#include <string.h>

#include "dialog.h"
#include "net_script.h"
#include "sink_story.h"
#include "unity.h"

TEST_SOURCE_FILE("fetch_url.c")
TEST_SOURCE_FILE("fetch_state.c")
TEST_SOURCE_FILE("fetch_status.c")
TEST_SOURCE_FILE("fetch_tftp.c")
TEST_SOURCE_FILE("netascii.c")
TEST_SOURCE_FILE("tftp_error.c")
TEST_SOURCE_FILE("tftp_options.c")
TEST_SOURCE_FILE("dialog.c")

#define BLOCKS_OF_8 "\0\6blksize\0008\0windowsize\0002\0"

void setUp(void)
{
    static uint8_t work[2000];
    const struct fetch_buffer whole = { work, sizeof work };

    story_begin(&fetch_tftp, whole);
}

void tearDown(void)
{
    TEST_ASSERT_EQUAL_size_t(0, net_script.open_now);
}

/* From this port, and from the server's address with `host` added. */
static void datagram(const char *bytes, size_t size, unsigned port,
                     unsigned host)
{
    struct net_script_datagram one = { 0 };

    one.bytes = bytes;
    one.length = size;
    one.port = (uint16_t)port;
    one.host = (uint8_t)host;
    net_script_datagram(one);
}

#define SERVER(literal) datagram(literal, sizeof(literal) - 1, 2000, 0)

static void expect(int status, const char *text, const char *body, size_t sent)
{
    story_expect("tftp://h/a", status, text, body);
    TEST_ASSERT_EQUAL_size_t(sent, net_script.datagrams);
}

/* The request, and an ACK for the options, for two blocks, for the last. */
void test_a_window_of_blocks_has_one_acknowledgement(void)
{
    SERVER(BLOCKS_OF_8);
    SERVER("\0\3\0\1"
           "01234567");
    SERVER("\0\3\0\2"
           "89abcdef");
    SERVER("\0\3\0\3"
           "gh");
    expect(FETCH_OK, "begin -1 ;finish", "0123456789abcdefgh", 4);
}

void test_a_block_that_is_missing_is_asked_for_once(void)
{
    SERVER(BLOCKS_OF_8);
    SERVER("\0\3\0\2"
           "89");
    SERVER("\0\3\0\2"
           "89");
    SERVER("\0\3\0\1"
           "01234567");
    SERVER("\0\3\0\2"
           "89");
    expect(FETCH_OK, "begin -1 ;finish", "0123456789", 4);
}

void test_another_port_and_another_host_are_told_and_ignored(void)
{
    SERVER(BLOCKS_OF_8);
    datagram("\0\3\0\1x", 5, 2001, 0);
    datagram("\0\3\0\1x", 5, 2000, 1);
    SERVER("\0\3\0\1"
           "012");
    expect(FETCH_OK, "begin -1 ;finish", "012", 5);
}

static void play_a_file(void)
{
    setUp();
    SERVER("\0\6blksize\0008\0tsize\00010\0");
    SERVER("\0\3\0\1"
           "01234567");
    SERVER("\0\3\0\2"
           "89");
}

void test_each_error_ends_it_at_once(void)
{
    story_break("tftp://h/a", play_a_file);
}

void test_a_silent_server_is_asked_up_to_its_time(void)
{
    expect(NET_ERR_TIMEOUT, "", "", 4);
    TEST_ASSERT_EQUAL_UINT32(fetch.limits.connect_ms, net_script.now);
}
