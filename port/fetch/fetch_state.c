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

uint32_t fetch_left(const struct fetch *fetch, uint32_t ms)
{
    uint32_t left = net_left(fetch->began, FETCH_MS_WHOLE);

    return ms < left ? ms : left;
}

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

/* What a callback of the caller's returned. After an error there are no
 * retries, whatever its number means here. */
static int judge(struct fetch *fetch, int status)
{
    fetch->is_stopped = status != FETCH_OK;
    return status;
}

int fetch_begin(struct fetch *fetch, uint64_t size, struct nurl_str validator)
{
    const struct fetch_sink *sink = &fetch->sink;

    fetch->is_begun = 1;
    fetch->size = size;
    fetch->received = 0;
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
    if (fetch->moved != NULL && fetch->moved(fetch) != 0) {
        return judge(fetch, FETCH_ERR_CANCELLED);
    }
    return FETCH_OK;
}

int fetch_finish(struct fetch *fetch)
{
    const struct fetch_sink *sink = &fetch->sink;
    int status = begin_unknown(fetch);

    if (status != FETCH_OK || sink->finish == NULL) {
        return status;
    }
    return judge(fetch, sink->finish(sink->context));
}
