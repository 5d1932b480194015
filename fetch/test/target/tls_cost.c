/*
 * tls_cost - instructions of a fetch, without and with those of the network
 *
 * The first line of the input is the URL. The clock stops in each call of
 * the network, because a board waits for the other side there. A second count,
 * `busy`, has everything but that waiting: what is between two questions to the
 * chip counts unless the first brought no frame and nothing was received from
 * the network after it. Run by fetch/test/cost and fetch/test/gate/speed.
 */
#include "app/network.h"
#include "app/protocols.h"
#include "console.h"
#include "nfetch_port_net.h"
#include "port.h"

enum {
    URL_MAX = 512,
    LIMIT_MS = 600000, /* instructions make the time, so waits are long */
    MS = 15625,        /* instructions of a millisecond: 64 ns each */
    /* port_ticks loses this many if they pass between two calls. */
    LOST = 10485760
};

static struct nfetch fetch;
static uint8_t work[NFETCH_WORK];
static char line[URL_MAX];
static uint32_t counted; /* instructions while the clock ran */
static uint32_t before_body;
static int is_running;
/* The most of them between two calls of `moved`, before the body. */
static uint32_t longest;
static uint32_t last_moved;
static struct {
    uint32_t ticks;
    uint32_t ms;
} began;

static void start_clock(void)
{
    began.ticks = port_ticks();
    began.ms = nfetch_port_ms();
    is_running = 1;
}

/* Milliseconds are coarse, but tell how often port_ticks has lost LOST. */
static void stop_clock(void)
{
    uint32_t ticks = port_ticks() - began.ticks;
    uint32_t about = (nfetch_port_ms() - began.ms) * MS;
    uint32_t more = about > ticks ? about - ticks : 0;

    counted += ticks + (more + LOST / 2) / LOST * LOST;
    is_running = 0;
}

/* A wait of the network calls it, too, and the clock is stopped then. */
static int moved(struct nfetch *now)
{
    int was_running = is_running;

    (void)now;
    if (was_running) {
        stop_clock();
    }
    if (counted - last_moved > longest) {
        longest = counted - last_moved;
    }
    last_moved = counted;
    if (was_running) {
        start_clock();
    }
    return 0;
}

/* Between two questions to the chip. */
static uint32_t busy;
static uint32_t asked;
static int is_busy = 1;

static void end_of_turn(void)
{
    uint32_t now = port_ticks();

    if (is_busy) {
        busy += now - asked;
    }
    asked = now;
}

/* The linker puts it before the driver's function. */
size_t __wrap_nfetch_port_net_receive(void *frame, size_t size);
size_t __real_nfetch_port_net_receive(void *frame, size_t size);

size_t __wrap_nfetch_port_net_receive(void *frame, size_t size)
{
    size_t length;

    end_of_turn();
    length = __real_nfetch_port_net_receive(frame, size);
    is_busy = length > 0;
    return length;
}

/* The network, with the clock stopped in its calls. */
static struct nfetch_net timed;

static int started(int result)
{
    start_clock();
    return result;
}

static int tcp_open(const struct nfetch_net *net,
                    const struct nfetch_net_address *to, uint32_t ms)
{
    stop_clock();
    return started(nfetch_network()->tcp_open(net, to, ms));
}

static int tcp_send(const struct nfetch_net *net, int socket,
                    struct nurl_str bytes, uint32_t ms)
{
    stop_clock();
    return started(nfetch_network()->tcp_send(net, socket, bytes, ms));
}

static int tcp_receive(const struct nfetch_net *net, int socket,
                       struct nfetch_buffer buffer, uint32_t ms)
{
    int received;

    stop_clock();
    received = nfetch_network()->tcp_receive(net, socket, buffer, ms);
    is_busy = 1;
    return started(received);
}

static int start(const struct nfetch_net *net,
                 const struct nfetch_net_address *to, uint32_t ms)
{
    stop_clock();
    return started(nfetch_network()->start(net, to, ms));
}

static void set_network(void)
{
    timed = *nfetch_network();
    timed.start = start;
    timed.tcp_open = tcp_open;
    timed.tcp_send = tcp_send;
    timed.tcp_receive = tcp_receive;
}

static int begin(void *context, uint64_t size, struct nurl_str validator)
{
    (void)context;
    (void)size;
    (void)validator;
    stop_clock();
    before_body = counted;
    fetch.moved = NULL; /* the body is counted without it */
    start_clock();
    return NFETCH_OK;
}

static int add(void *context, const void *bytes, size_t length)
{
    (void)context;
    (void)bytes;
    (void)length;
    return NFETCH_OK;
}

static void set_up(void)
{
    nfetch_init(&fetch);
    nfetch_protocols_set(&fetch);
    set_network();
    fetch.net = &timed;
    fetch.moved = moved;
    fetch.sink.begin = begin;
    fetch.sink.add = add;
    fetch.work.bytes = work;
    fetch.work.size = sizeof work;
    fetch.limits.link_ms = LIMIT_MS;
    fetch.limits.connect_ms = LIMIT_MS;
    fetch.limits.handshake_ms = LIMIT_MS;
    fetch.limits.silence_ms = LIMIT_MS;
    fetch.limits.window_ms = LIMIT_MS;
}

static void show(const char *what, uint32_t number)
{
    console_text(what);
    console_spaces(1);
    console_number(number);
    console_line_end();
}

int main(void)
{
    int ended = 0;
    int status;
    size_t length;

    console_prompt("URL> ");
    length = console_read(line, sizeof line, &ended);
    set_up();
    start_clock();
    asked = port_ticks();
    status = nfetch_url(&fetch, nurl_text(line, length));
    end_of_turn();
    stop_clock();
    show("bytes", (uint32_t)fetch.received);
    show("handshake", before_body);
    show("body", counted - before_body);
    show("all", counted);
    show("longest", longest);
    show("busy", busy);
    if (status != NFETCH_OK) {
        console_text(nfetch_text(status));
        console_line_end();
    }
    return status == NFETCH_OK ? 0 : 1;
}
