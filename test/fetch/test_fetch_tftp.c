/* A fetch by tftp, with a network that does what the test says. */
#include "fetch.h"

#include <string.h>

#include "dialog.h"
#include "net_script.h"
#include "unity.h"

TEST_SOURCE_FILE("fetch_url.c")
TEST_SOURCE_FILE("fetch_state.c")
TEST_SOURCE_FILE("fetch_status.c")
TEST_SOURCE_FILE("fetch_tftp.c")
TEST_SOURCE_FILE("tftp_options.c")
TEST_SOURCE_FILE("dialog.c")

#define BLOCKS_OF_8 "\0\6blksize\0008\0windowsize\0002\0"

static struct fetch fetch;
static uint8_t work[2000];
static char body[64];
static size_t length;

static int add(void *context, const void *bytes, size_t count)
{
    TEST_ASSERT_NULL(context);
    TEST_ASSERT_TRUE(count <= sizeof body - length);
    memcpy(body + length, bytes, count);
    length += count;
    return FETCH_OK;
}

void setUp(void)
{
    static const struct fetch_protocol *const protocols[] = { &fetch_tftp };

    length = 0;
    net_script_begin();
    fetch_init(&fetch);
    fetch.protocols = protocols;
    fetch.protocol_count = 1;
    fetch.sink.add = add;
    fetch.work.bytes = work;
    fetch.work.size = sizeof work;
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

static void expect(int status, const char *text, size_t sent)
{
    TEST_ASSERT_EQUAL_INT(status, fetch_url(&fetch, NURL_STR("tftp://h/a")));
    TEST_ASSERT_EQUAL_size_t(strlen(text), length);
    TEST_ASSERT_EQUAL_INT(0, memcmp(text, body, length));
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
    expect(FETCH_OK, "0123456789abcdefgh", 4);
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
    expect(FETCH_OK, "0123456789", 4);
}

void test_another_port_and_another_host_are_told_and_ignored(void)
{
    SERVER(BLOCKS_OF_8);
    datagram("\0\3\0\1x", 5, 2001, 0);
    datagram("\0\3\0\1x", 5, 2000, 1);
    SERVER("\0\3\0\1"
           "012");
    expect(FETCH_OK, "012", 5);
}

void test_each_error_of_the_network_ends_the_fetch(void)
{
    for (size_t call = 1; call < 9; call++) {
        setUp();
        net_script.fail_at = call;
        net_script.fail_with = NET_ERR_ROOM;
        SERVER("\0\3\0\1"
               "012");
        TEST_ASSERT_EQUAL_INT(call < 8 ? (int)NET_ERR_ROOM : (int)FETCH_OK,
                              fetch_url(&fetch, NURL_STR("tftp://h/a")));
        TEST_ASSERT_EQUAL_size_t(0, net_script.open_now);
    }
}

void test_a_silent_server_is_asked_up_to_its_time(void)
{
    expect(NET_ERR_TIMEOUT, "", 4);
    TEST_ASSERT_EQUAL_UINT32(fetch.limits.connect_ms, net_script.now);
}
