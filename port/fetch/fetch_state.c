/*
 * fetch_state.c - what all protocols use of a fetch
 */
#include "fetch_state.h"

int fetch_fault(struct fetch *fetch, enum nurl_status fault, size_t stop)
{
    fetch->fault = fault;
    fetch->stop = stop;
    return fetch->redirects == 0 ? FETCH_ERR_URL : FETCH_ERR_REDIRECT;
}

/*
 * Takes the result of a callback of the caller. After an error there are no
 * retries, whatever its number means here.
 */
static int judge(struct fetch *fetch, int status)
{
    fetch->is_stopped = status != FETCH_OK;
    return status;
}

/* ----------------------------------------------------------- time and rate */

uint32_t fetch_slice(uint32_t ms)
{
    return ms < FETCH_MS_SLICE ? ms : FETCH_MS_SLICE;
}

void fetch_open_window(struct fetch *fetch)
{
    fetch->began = net_ms();
    fetch->came = 0;
}

static int call_moved(struct fetch *fetch)
{
    int is_cancelled = fetch->moved != NULL && fetch->moved(fetch) != 0;

    return is_cancelled ? judge(fetch, FETCH_ERR_CANCELLED) : FETCH_OK;
}

int fetch_poll(struct fetch *fetch)
{
    int status = call_moved(fetch);

    if (status == FETCH_OK &&
        net_left(fetch->began, fetch->limits.window_ms) == 0) {
        status = fetch->came < fetch->limits.window_bytes ? FETCH_ERR_SLOW
                                                          : FETCH_OK;
        fetch_open_window(fetch);
    }
    return status;
}

int fetch_came(struct fetch *fetch, size_t bytes)
{
    fetch->came += (uint32_t)bytes;
    return fetch_poll(fetch);
}

int fetch_wait(struct fetch *fetch, uint32_t ms)
{
    uint32_t began = net_ms();
    int status = call_moved(fetch);

    while (status == FETCH_OK && net_left(began, ms) > 0) {
        net_wait(fetch_slice(net_left(began, ms)));
        status = call_moved(fetch);
    }
    fetch_open_window(fetch);
    return status;
}

/* -------------------------------------------------- the URL and the buffers */

const struct nurl *fetch_login(const struct fetch *fetch)
{
    if (fetch->redirects == 0 || nurl_same_origin(&fetch->first, &fetch->url)) {
        return &fetch->first;
    }
    return NULL;
}

struct fetch_buffer fetch_front(const struct fetch *fetch, size_t first)
{
    struct fetch_buffer front = fetch->work;

    front.size = first < front.size ? first : front.size;
    return front;
}

struct fetch_buffer fetch_rest(const struct fetch *fetch, size_t first)
{
    struct fetch_buffer rest = fetch->work;
    uint8_t *bytes = rest.bytes;

    first = first < rest.size ? first : rest.size;
    rest.bytes = first == 0 ? bytes : bytes + first;
    rest.size -= first;
    return rest;
}

/* ---------------------------------------------------------------- the sink */

int fetch_begin(struct fetch *fetch, uint64_t size, struct nurl_str validator)
{
    const struct fetch_sink *sink = &fetch->sink;

    fetch->is_begun = 1;
    fetch->size = size;
    fetch->received = 0;
    fetch->offset = 0; /* the bytes that it counted are gone */
    fetch->validator = nurl_text(NULL, 0);
    return sink->begin == NULL
               ? FETCH_OK
               : judge(fetch, sink->begin(sink->context, size, validator));
}

int fetch_resume(struct fetch *fetch)
{
    const struct fetch_sink *sink = &fetch->sink;

    fetch->is_begun = 1;
    return sink->resume == NULL
               ? FETCH_OK
               : judge(fetch, sink->resume(sink->context, fetch->received));
}

/* Begins a file of which nothing was said. */
static int begin_unknown(struct fetch *fetch)
{
    return fetch->is_begun
               ? FETCH_OK
               : fetch_begin(fetch, FETCH_UNKNOWN, nurl_text(NULL, 0));
}

int fetch_add(struct fetch *fetch, const void *bytes, size_t length)
{
    const struct fetch_sink *sink = &fetch->sink;
    int status = begin_unknown(fetch);

    if (status != FETCH_OK || length == 0) {
        return status;
    }
    status = judge(fetch, sink->add(sink->context, bytes, length));
    if (status != FETCH_OK) {
        return status;
    }
    fetch->received += length;
    return call_moved(fetch);
}

int fetch_finish(struct fetch *fetch)
{
    const struct fetch_sink *sink = &fetch->sink;
    int status;

    if (fetch->is_stopped) {
        return FETCH_ERR_CANCELLED; /* while the end was awaited */
    }
    status = begin_unknown(fetch);
    if (status != FETCH_OK || sink->finish == NULL) {
        return status;
    }
    return judge(fetch, sink->finish(sink->context));
}

/* ----------------------------------------------------------- the beginning */

void fetch_limits_default(struct fetch_limits *limits)
{
    limits->link_ms = 10000;
    limits->name_ms = 5000;
    limits->connect_ms = 8000;
    limits->handshake_ms = 15000;
    limits->silence_ms = 10000;
    limits->window_ms = 30000;
    limits->window_bytes = 3000;
    limits->retry_ms = 500;
    limits->busy_ms = 60000;
    limits->first_ms = 2000;
    limits->most_ms = 2000;
    limits->tries = 10;
    limits->retries = 3;
    limits->redirects = 5;
}

void fetch_init(struct fetch *fetch)
{
    unsigned char *byte = (unsigned char *)fetch;
    size_t i;

    for (i = 0; i < sizeof *fetch; i++) {
        byte[i] = 0;
    }
    fetch_limits_default(&fetch->limits);
}

void fetch_address(struct net_address *address,
                   const struct nurl_endpoint *endpoint)
{
    size_t i;

    address->port = endpoint->port;
    address->family = endpoint->kind == NURL_HOST_IPV6 ? NET_IPV6 : NET_IPV4;
    for (i = 0; i < sizeof address->octets; i++) {
        address->octets[i] = endpoint->address[i];
    }
}
