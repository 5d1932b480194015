/*
 * tls_errors.c - https, with a network that fails before there is a secret
 *
 * Whole connections are in https.rb. Run by test/evidence/coverage. Prints what
 * is wrong; the status is then 1.
 */
#include "net_script.h"
#include "nfetch.h"
#include "nfetch_tls.h"
#include "tls/tls_authority.h"

#include <stdio.h>
#include <string.h>

#define CLOSE_NOTIFY "\x15\3\3\0\2\1\0"

static struct nfetch fetch;
static struct nfetch_tls tls;
static struct nfetch_tls_authority authority;
static uint8_t work[NFETCH_WORK];
static uint8_t buffer[NFETCH_TLS_BUFFER_MIN];
static unsigned moves, cancel_at;
static int failures;

static void expect_at(int line, long result, long right)
{
    if (result != right || net_script.open_now != 0) {
        printf("tls_errors.c:%d: %ld, not %ld; %zu open\n", line, result, right,
               net_script.open_now);
        failures++;
    }
}

#define EXPECT(result, right) expect_at(__LINE__, result, right)

static int moved(struct nfetch *context)
{
    (void)context;
    moves++;
    return moves == cancel_at;
}

static int add(void *context, const void *bytes, size_t length)
{
    (void)context;
    (void)bytes;
    (void)length;
    return NFETCH_OK;
}

static void begin(void)
{
    static const struct nfetch_protocol *const protocols[] = { &nfetch_https };
    static const struct nfetch_tls_time built = { NFETCH_TLS_DAY_1970, 0 };

    net_script_begin();
    net_script.step = 1;
    moves = 0;
    cancel_at = 0;
    nfetch_tls_authority_init(&authority, NULL, 0, &built);
    tls.net = &net_scripted;
    tls.trust = &authority.vtable;
    tls.buffer = buffer;
    tls.size = sizeof buffer;
    tls.send_ms = 100;
    nfetch_init(&fetch);
    fetch.net = &net_scripted;
    fetch.protocols = protocols;
    fetch.protocol_count = 1;
    fetch.sink.add = add;
    fetch.work.bytes = work;
    fetch.work.size = sizeof work;
    fetch.moved = moved;
    fetch.tls = &tls;
    fetch.limits.retries = 0;
}

static int get(void)
{
    return nfetch_url(&fetch, NURL_STR("https://h/a"));
}

static int start(struct nurl_str name)
{
    return nfetch_tls_start(&tls, 0, name, 0);
}

static void check_names(void)
{
    static char longest[300];

    memset(longest, 'x', sizeof longest);
    begin();
    EXPECT(start(nurl_text("", 0)), NFETCH_NET_ERR_NAME);
    EXPECT(start(nurl_text(longest, sizeof longest)), NFETCH_NET_ERR_NAME);
    EXPECT(start(nurl_text(longest, sizeof tls.client.eng.server_name)),
           NFETCH_NET_ERR_NAME);
    EXPECT(start(nurl_text(longest, sizeof tls.client.eng.server_name - 1)),
           NFETCH_NET_OK);
    tls.size--;
    EXPECT(start(NURL_STR("h")), NFETCH_TLS_ERR);
    tls.size++;
    net_script.step = 0;
    EXPECT(start(NURL_STR("h")), NFETCH_NET_ERR_RANDOM);
    begin();
    net_script.stuck_at = 2; /* in the middle of the seed */
    EXPECT(start(NURL_STR("h")), NFETCH_NET_ERR_RANDOM);
}

/* Each call of the network, and each time that the caller is asked. */
static void check_each_end(void)
{
    static const int errors[] = { NFETCH_NET_ERR_TIMEOUT,
                                  NFETCH_NET_ERR_CLOSED };
    size_t at, i, calls;

    begin();
    net_script_refuse(NFETCH_NET_ERR_REFUSED);
    EXPECT(get(), NFETCH_NET_ERR_REFUSED);
    begin();
    net_script_server("", 0);
    EXPECT(get(), NFETCH_NET_ERR_CLOSED);
    calls = net_script.calls;
    for (at = 1; at <= calls; at++) {
        for (i = 0; i < 2; i++) {
            begin();
            net_script_server("", 0);
            net_script.fail_at = at;
            net_script.fail_with = errors[i];
            EXPECT(get() < 0, 1);
        }
    }
    for (at = 1; at <= 5; at++) {
        begin();
        net_script_server("", NFETCH_NET_ERR_TIMEOUT);
        cancel_at = (unsigned)at;
        EXPECT(get(), NFETCH_ERR_CANCELLED);
    }
    begin();
    net_script_server("HTTP/1.1 400 no", 0);
    EXPECT(get(), NFETCH_TLS_ERR);
    EXPECT(fetch.code, 3);
}

/* A session over the first connection. */
static void open_session(const char *bytes, size_t length)
{
    begin();
    net_script_bytes(bytes, length, 0);
    (void)nfetch_net_tcp_open(fetch.net, &fetch.server, 0);
    net_script.open_now = 0;
    EXPECT(start(NURL_STR("h")), NFETCH_NET_OK);
}

/* The server's last word in place of its first one. */
static void check_last_word(void)
{
    open_session(CLOSE_NOTIFY, 7);
    EXPECT(nfetch_tls_handshake(&tls, 100), NFETCH_NET_ERR_CLOSED);
    EXPECT(nfetch_tls_send(&tls, "abc", 3), NFETCH_NET_ERR_CLOSED);
    EXPECT(nfetch_tls_receive(&tls, work, 3, 100), 0);
}

/* After a record of which a part was sent, nothing more is sent. */
static void check_broken(void)
{
    size_t calls;

    open_session("", 0);
    net_script.fail_at = net_script.calls + 1;
    net_script.fail_with = NFETCH_NET_ERR_TIMEOUT;
    EXPECT(nfetch_tls_handshake(&tls, 100), NFETCH_NET_ERR_TIMEOUT);
    calls = net_script.calls;
    EXPECT(nfetch_tls_handshake(&tls, 100), NFETCH_NET_ERR_CLOSED);
    EXPECT(nfetch_tls_send(&tls, "abc", 3), NFETCH_NET_ERR_CLOSED);
    EXPECT(nfetch_tls_receive(&tls, work, 3, 100), NFETCH_NET_ERR_CLOSED);
    nfetch_tls_end(&tls);
    EXPECT((long)(net_script.calls - calls), 0);
}

int main(void)
{
    check_names();
    check_each_end();
    check_last_word();
    check_broken();
    return failures == 0 ? 0 : 1;
}
