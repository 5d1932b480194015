/* What transports with TLS have in common, with a network that does what the
 * test says. What goes through a proxy is in test_proxy.c.
 */
#include "client/state.h"
#include "client/stream.h"
#include "nfetch_transport.h"

#include "net_script.h"
#include "sink_story.h"
#include "unity.h"

/* What steps do: each takes its time, and the last one has a result. */
static struct script {
    unsigned steps, last;
    uint32_t takes, longest;
    int result, socket;
} script;

static int step(struct nfetch *to, int socket, uint32_t ms)
{
    script.steps++;
    script.socket = socket;
    script.longest = ms > script.longest ? ms : script.longest;
    nfetch_net_wait(to->net, script.takes < ms ? script.takes : ms);
    return script.steps == script.last ? script.result
                                       : (int)NFETCH_TRANSPORT_MORE;
}

static int open_slow(struct nfetch *to, const struct nfetch_net_address *peer,
                     uint32_t ms)
{
    int socket = nfetch_transport_open(to, peer, ms);

    return socket < 0 ? socket : nfetch_transport_handshake(to, socket, step);
}

static int ask(struct nfetch *to)
{
    struct nfetch_transport slow = nfetch_stream_tcp;

    slow.open = open_slow;
    return nfetch_http_over(to, &slow);
}

static const struct nfetch_protocol https = { NURL_SCHEME_HTTPS, ask };

void setUp(void)
{
    static uint8_t work[768];
    const struct nfetch_buffer whole = { work, sizeof work };

    story_begin(&https, whole);
    fetch.limits.retries = 0;
    script = (struct script){ .last = 1 };
}

static void expect(int status)
{
    net_script_server("HTTP/1.1 200 OK\r\n\r\n012", 0);
    TEST_ASSERT_EQUAL_INT(status, story_run("https://h/a"));
    TEST_ASSERT_EQUAL_size_t(0, net_script.open_now);
}

void test_a_handshake_takes_its_steps_and_then_http_begins(void)
{
    script.last = 4;
    script.takes = 300;
    expect(NFETCH_OK);
    TEST_ASSERT_EQUAL_UINT(4, script.steps);
    TEST_ASSERT_EQUAL_STRING("012", story.body);
    TEST_ASSERT_EQUAL_UINT32(NFETCH_MS_SLICE, script.longest);
    TEST_ASSERT_GREATER_OR_EQUAL_UINT(4, story.moves);
}

void test_a_step_that_fails_ends_the_connection_with_its_error(void)
{
    script.last = 2;
    script.result = -5;
    expect(-5);
    TEST_ASSERT_EQUAL_UINT(2, script.steps);
    TEST_ASSERT_EQUAL_size_t(0, net_script.sent);
}

/* And not with the lowest rate: no byte for the sink arrives in it. */
void test_a_handshake_without_end_has_its_own_limit(void)
{
    fetch.limits.handshake_ms = 1700;
    fetch.limits.window_ms = 100;
    script.last = 0;
    script.takes = NFETCH_MS_SLICE;
    expect(NFETCH_NET_ERR_TIMEOUT);
    TEST_ASSERT_EQUAL_UINT(7, script.steps);
    TEST_ASSERT_EQUAL_UINT32(1700, net_script.now);
}

void test_a_limit_of_nothing_is_one_step(void)
{
    fetch.limits.handshake_ms = 0;
    expect(NFETCH_OK);
    setUp();
    fetch.limits.handshake_ms = 0;
    script.last = 2;
    expect(NFETCH_NET_ERR_TIMEOUT);
    TEST_ASSERT_EQUAL_UINT(1, script.steps);
}

/* 65,536 has no bits in 16. */
void test_a_limit_can_be_longer_than_a_minute(void)
{
    fetch.limits.handshake_ms = 65536;
    script.last = 2;
    expect(NFETCH_OK);
    TEST_ASSERT_EQUAL_UINT(2, script.steps);
}

void test_the_caller_can_end_a_handshake(void)
{
    script.last = 0;
    story.cancel_at = 3;
    expect(NFETCH_ERR_CANCELLED);
    setUp();
    script.last = 0;
    script.takes = 100;
    fetch.limits.whole_ms = 1000;
    expect(NFETCH_ERR_LATE);
    TEST_ASSERT_EQUAL_UINT(10, script.steps);
}

void test_without_a_connection_there_is_no_handshake(void)
{
    net_script_refuse(NFETCH_NET_ERR_REFUSED);
    TEST_ASSERT_EQUAL_INT(NFETCH_NET_ERR_REFUSED, story_run("https://h/a"));
    TEST_ASSERT_EQUAL_UINT(0, script.steps);
}
