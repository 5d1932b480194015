/* SPDX-License-Identifier: MIT */
/*
 * http.c - a file by HTTP (RFC 9110, RFC 9112): answers, redirects,
 *                retries
 *
 * Each request has its own connection, which closes after the answer. If a
 * connection breaks, the next request asks for the rest (Range), provided that
 * the server named this version of the file (If-Range). Otherwise it asks for
 * the whole file.
 */
#include "bytes.h"
#include "client/http_body.h"
#include "client/http_head.h"
#include "client/http_request.h"
#include "client/retry.h"
#include "client/state.h"
#include "nfetch_transport.h"

struct http {
    struct nfetch *fetch;
    uint8_t begun;   /* 1: an answer had a good head, and a body */
    uint8_t in_body; /* 1: this answer has a body */
    uint8_t no_rest; /* 1: the server has sent another rest than asked for */
    struct nfetch_retry retry;
    struct nfetch_http_head head;
    struct nfetch_http_body body;
    struct nfetch_line line;
    struct nfetch_stream stream;
};

/* ------------------------------------------------------------ the request */

/* Returns 1 if only another version than the caller's is wanted. */
static int is_conditional(const struct nfetch *fetch)
{
    return fetch->version_length > 0 && fetch->received == 0 &&
           !fetch->is_begun;
}

/* Returns 1 if some bytes of a known version were received. */
static int is_resumed(const struct http *http)
{
    return http->fetch->version_length > 0 && http->fetch->received > 0 &&
           !http->no_rest;
}

/*
 * Sends the request and reads the head of the answer. The request lies in the
 * buffers of the answer: it is sent before anything is received.
 */
static int ask(struct http *http)
{
    struct nfetch *fetch = http->fetch;
    size_t length =
        is_resumed(http) || is_conditional(fetch) ? fetch->version_length : 0;
    struct nurl_writer out;
    int status;

    nurl_writer_init(&out, fetch->work.bytes, fetch->work.size);
    status = nfetch_http_request_write(fetch, &out,
                                       nurl_text(fetch->version, length));
    if (status == NFETCH_OK) {
        status = nfetch_stream_send(&http->stream, nurl_text(out.ptr, out.len));
    }
    if (status == NFETCH_OK) {
        status = nfetch_http_head_read(&http->head, &http->stream, &http->line);
    }
    return status;
}

/* ------------------------------------------------------------- the answer */

/* Reads the body. After it the file must be complete. */
static int take_body(struct http *http)
{
    int status;

    http->body.is_chunked = http->head.is_chunked;
    status = nfetch_http_body_take(&http->body);
    if (status != NFETCH_OK) {
        return status;
    }
    return http->fetch->size != NFETCH_UNKNOWN &&
                   http->fetch->received < http->fetch->size
               ? NFETCH_ERR_SHORT
               : NFETCH_OK;
}

/*
 * Returns 1 if the answer proves that it is of the same version. A 206
 * has the ETag that a 200 would have (RFC 9110 15.3.7). A server that ignores
 * If-Range can send the rest of another version, without a validator.
 */
static int is_same(const struct http *http)
{
    const struct nfetch_http_head *head = &http->head;
    const struct nfetch *fetch = http->fetch;
    int is_tag = fetch->version[0] == '"';
    size_t length = is_tag ? head->etag_length : head->modified_length;

    return length == fetch->version_length &&
           bytes_same(is_tag ? head->etag : head->modified, fetch->version,
                      length);
}

/* The file may have changed: the next request is for all of it. */
static int begin_anew(struct http *http)
{
    http->fetch->version_length = 0;
    http->begun = 1;
    return NFETCH_ERR_SHORT;
}

/*
 * The server has no rest that fits to what is there: what is there is dropped,
 * and from now on all of the file is asked for. An answer to that is believed.
 */
static int give_up_rest(struct http *http)
{
    if (!is_resumed(http)) {
        return NFETCH_ERR_PROTOCOL;
    }
    http->no_rest = 1;
    return begin_anew(http);
}

/*
 * Returns 1 if 200 can be the rest alone, or the end of a file that has grown:
 * some servers and proxies say so. It is all of the file if it has its length,
 * or names another version.
 */
static int is_doubtful(const struct http *http)
{
    const struct nfetch_http_head *head = &http->head;

    if (!is_resumed(http) ||
        (head->has_length && head->length == http->fetch->size)) {
        return 0;
    }
    return is_same(http) || nfetch_http_head_validator(head).len == 0;
}

/*
 * 200: the whole file. What was received before does not count. A server can
 * send it in place of 304. One with Content-Range is never whole.
 */
static int begin_whole(struct http *http)
{
    const struct nfetch_http_head *head = &http->head;

    if (head->has_range || is_doubtful(http)) {
        return give_up_rest(http);
    }
    if (is_conditional(http->fetch) && is_same(http)) {
        return NFETCH_ERR_UNCHANGED;
    }
    http->body.end = head->has_length ? head->length : NFETCH_HTTP_UNKNOWN;
    return nfetch_begin(http->fetch, http->body.end,
                        nfetch_http_head_validator(head));
}

/* Returns 1 if 206 is what was asked for: the bytes from fetch->received on. */
static int is_rest(const struct http *http)
{
    const struct nfetch_http_head *head = &http->head;
    uint64_t total = http->fetch->size;

    if (total == NFETCH_HTTP_UNKNOWN) {
        total = head->total;
    }
    return head->has_range == NFETCH_HTTP_RANGE &&
           head->first == http->fetch->received &&
           (!head->has_length ||
            head->length == head->last - head->first + 1) &&
           total != NFETCH_HTTP_UNKNOWN && head->last < total &&
           (head->total == NFETCH_HTTP_UNKNOWN || head->total == total);
}

static int begin_rest(struct http *http)
{
    const struct nfetch_http_head *head = &http->head;

    if (!is_resumed(http) || !is_rest(http)) {
        return give_up_rest(http);
    }
    if (!is_same(http)) {
        return begin_anew(http);
    }
    if (http->fetch->size == NFETCH_UNKNOWN) {
        http->fetch->size = head->total;
    }
    http->body.end = head->last + 1;
    return nfetch_resume(http->fetch);
}

static int begin_body(struct http *http)
{
    const struct nfetch_http_head *head = &http->head;

    if (head->has_length && head->is_chunked) {
        return NFETCH_ERR_PROTOCOL; /* RFC 9112 6.3 */
    }
    return head->code == 200 ? begin_whole(http) : begin_rest(http);
}

/* Only a Basic login can be sent here. The name of another kind was said. */
static int judge_login(const struct http *http)
{
    if (!http->head.wants_other) {
        return nfetch_denied(http->fetch);
    }
    if (!http->head.wants_basic) {
        return NFETCH_ERR_AUTH;
    }
    http->fetch->said[0] = '\0';
    return nfetch_denied(http->fetch);
}

/* Returns NFETCH_OK if there is a body to take, or why there is none. */
static int judge(const struct http *http)
{
    switch (http->head.code) {
    case 200:
    case 206:
        return NFETCH_OK;
    case 204:
    case 304:
        return NFETCH_ERR_UNCHANGED;
    case 401:
        return judge_login(http);
    case 403:
        return NFETCH_ERR_DENIED;
    case 407:
        return NFETCH_ERR_PROXY_LOGIN;
    case 404:
    case 410:
        return NFETCH_ERR_NOT_FOUND;
    default:
        if (!nfetch_http_is_redirect(http->head.code)) {
            return NFETCH_ERR_SERVER;
        }
        nfetch_say(http->fetch, NURL_STR("no Location"));
        return NFETCH_ERR_REDIRECT;
    }
}

/*
 * Returns 1 if the same request can have another answer soon: the server has no
 * time, or the one that it asks has none, or starts. An error of its own counts
 * only if it had the file before. The code can be of a proxy's answer: 520 to
 * 525 are Cloudflare's for a server that it does not reach.
 */
static int is_busy(const struct http *http)
{
    uint16_t code = http->fetch->code;

    switch (code) {
    case 408:
    case 429:
    case 502:
    case 503:
    case 504:
        return 1;
    case 500:
        return http->begun || is_resumed(http);
    default:
        return code >= 520 && code <= 525;
    }
}

/*
 * Writes the target of a redirect to fetch->next, after it was cleaned. The
 * cleaned text lies in the buffer of fetch->next, and the result in that of the
 * line, until both are done.
 */
static int follow(struct http *http)
{
    struct nfetch *fetch = http->fetch;
    struct nurl_writer *next = &fetch->next;
    struct nurl_writer out;
    enum nurl_status fault;

    nurl_clean(next, http->head.location);
    fault = nurl_writer_status(next);
    if (fault == NURL_OK) {
        nurl_writer_init(&out, http->line.text, http->line.size);
        nurl_redirect(&out, &fetch->url, nurl_text(next->ptr, next->len));
        fault = nurl_writer_status(&out);
    }
    if (fault == NURL_OK) {
        nurl_writer_init(next, next->ptr, next->size);
        nurl_write_text(next, nurl_text(out.ptr, out.len));
        fault = nurl_writer_status(next);
    }
    return fault == NURL_OK ? NFETCH_OK : nfetch_redirect_fault(fault);
}

/* Follows the answer, of which the head was read. */
static int take_answer(struct http *http)
{
    const struct nfetch_http_head *head = &http->head;
    int status;

    http->fetch->code = head->code;
    if (head->location.ptr != NULL) {
        return follow(http);
    }
    if (head->code == 416 && is_resumed(http)) {
        return begin_anew(http); /* it is shorter now */
    }
    status = judge(http);
    if (status == NFETCH_OK) {
        http->fetch->said[0] = '\0';
        status = begin_body(http);
    }
    if (status != NFETCH_OK) {
        return status;
    }
    http->begun = 1;
    http->in_body = 1;
    return take_body(http);
}

/* Sends one request and takes its answer, on a new connection. */
static int attempt(struct http *http)
{
    int status;

    http->in_body = 0;
    status = nfetch_stream_open(&http->stream, &http->fetch->server);
    if (status != NFETCH_OK) {
        return status;
    }
    status = ask(http);
    if (status == NFETCH_OK) {
        status = take_answer(http);
    }
    nfetch_stream_close(&http->stream);
    return status;
}

/* ----------------------------------------------------------------- retries */

/*
 * Returns 1 if another request can succeed: the server has begun, so it may be
 * back soon. A server that is silent from the start had its time.
 */
static int is_cut_off(const struct http *http, int status)
{
    if (http->fetch->stopped != NFETCH_OK) {
        return 0;
    }
    switch (status) {
    case NFETCH_ERR_SERVER:
    case NFETCH_ERR_PROXY:
        return is_busy(http);
    case NFETCH_NET_ERR_TIMEOUT:
        return http->in_body;
    case NFETCH_ERR_SHORT:
    case NFETCH_NET_ERR_CLOSED:
    case NFETCH_NET_ERR_REFUSED:
        return http->begun;
    default:
        return 0;
    }
}

/* Waits if another request can succeed. Returns NFETCH_OK then. */
static int wait_to_retry(struct http *http, int status)
{
    uint64_t seconds = status == NFETCH_ERR_SERVER
                           ? nfetch_http_head_retry(&http->head)
                           : NFETCH_RETRY_UNSAID;

    return is_cut_off(http, status)
               ? nfetch_retry_wait(&http->retry, seconds, status)
               : status;
}

/* ------------------------------------------------------------------ fetch */

/* Divides fetch->work: two thirds for a line, the rest for received bytes. */
static void begin(struct http *http, struct nfetch *fetch,
                  const struct nfetch_transport *transport)
{
    size_t size = fetch->work.size / 3 * 2;
    struct nfetch_buffer line = nfetch_front(fetch, size);

    http->fetch = fetch;
    http->line.text = line.bytes;
    http->line.size = line.size;
    http->stream.fetch = fetch;
    http->stream.transport = transport;
    http->stream.buffer = nfetch_rest(fetch, size);
    http->body.stream = &http->stream;
    http->body.line = &http->line;
    http->begun = 0;
    http->no_rest = 0;
    nfetch_retry_begin(&http->retry, fetch);
}

int nfetch_http_over(struct nfetch *fetch,
                     const struct nfetch_transport *transport)
{
    struct http http;
    int status;

    begin(&http, fetch, transport);
    status = attempt(&http);
    while (status != NFETCH_OK) {
        status = wait_to_retry(&http, status);
        if (status != NFETCH_OK) {
            return status;
        }
        status = attempt(&http);
    }
    return status;
}

static int ask_tcp(struct nfetch *fetch)
{
    return nfetch_http_over(fetch, &nfetch_stream_tcp);
}

const struct nfetch_protocol nfetch_http = { NURL_SCHEME_HTTP, ask_tcp };
