/*
 * fetch_http.c - a file by HTTP (RFC 9110, RFC 9112)
 *
 * One connection for each request, which closes behind its answer. What was
 * cut off is asked for from where it ended (Range), if the server has given it
 * a name (If-Range), and from its beginning if not.
 */
#include "fetch_http.h"
#include "bytes.h"
#include "fetch_state.h"
#include "http_head.h"

enum {
    HTTP_LOGIN = 256, /* octets of user and password, decoded */
    HTTP_MS_END = 300 /* how long the end behind a body is awaited */
};

struct http {
    struct fetch *fetch;
    uint64_t total;  /* how long the file is, or HTTP_UNKNOWN */
    uint64_t end;    /* how long it is behind this answer, or HTTP_UNKNOWN */
    uint8_t begun;   /* an answer had a good head, and a body */
    uint8_t in_body; /* this one has */
    uint8_t is_busy; /* this one asks to come again */
    uint8_t retries; /* how often, since `mark` */
    uint64_t mark;   /* bytes received then */
    uint8_t validator_length; /* 0: there is none */
    char validator[HTTP_ETAG];
    struct http_head head;
    struct line line;
    struct stream stream;
};

/* ------------------------------------------------------------ the request */

/* Three octets are four letters, what is missing is "=" (RFC 4648 4). */
static void write_base64(struct nurl_writer *out, struct nurl_str text)
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmno"
                                  "pqrstuvwxyz0123456789+/";
    char four[4];
    uint32_t bits;
    size_t used, i;

    for (; text.len > 0; text = nurl_text(text.ptr + used, text.len - used)) {
        used = text.len < 3 ? text.len : 3;
        for (bits = 0, i = 0; i < 3; i++) {
            bits = bits << 8 | (i < used ? (uint8_t)text.ptr[i] : 0u);
        }
        for (i = 0; i < 4; i++) {
            four[i] = i <= used ? letters[bits >> (18 - 6 * i) & 63] : '=';
        }
        nurl_write_text(out, nurl_text(four, 4));
    }
}

/* Authorization = "Basic" SP base64( user ":" password )        RFC 7617 2 */
static int write_login(struct fetch *fetch, struct nurl_writer *out,
                       const struct nurl *url)
{
    char login[HTTP_LOGIN];
    struct nurl_writer plain;

    nurl_writer_init(&plain, login, sizeof login);
    nurl_decode(&plain, nurl_part(url, url->user), NURL_POLICY_USER);
    if (nurl_writer_status(&plain) != NURL_OK) {
        return fetch_fault(fetch, nurl_writer_status(&plain),
                           (size_t)url->user.off + plain.stop);
    }
    nurl_write_text(&plain, NURL_STR(":"));
    nurl_decode(&plain, nurl_part(url, url->password), NURL_POLICY_PASSWORD);
    if (nurl_writer_status(&plain) != NURL_OK) {
        return fetch_fault(fetch, nurl_writer_status(&plain),
                           (size_t)url->password.off + plain.stop);
    }
    nurl_write_text(out, NURL_STR("Authorization: Basic "));
    write_base64(out, nurl_text(login, plain.len));
    nurl_write_text(out, NURL_STR("\r\n"));
    return FETCH_OK;
}

/*
 * In decimal: bit by bit, each of which doubles all digits. A division of 64
 * bits would be another 700 bytes of code.
 */
static void write_number(struct nurl_writer *out, uint64_t number)
{
    char digits[20] = { 0 };
    size_t first = 0;
    size_t i;
    unsigned bit, carry;

    for (bit = 64; bit > 0; bit--) {
        carry = (unsigned)(number >> (bit - 1) & 1);
        for (i = sizeof digits; i > 0; i--) {
            carry += 2u * (unsigned char)digits[i - 1];
            digits[i - 1] = (char)(carry % 10);
            carry /= 10;
        }
    }
    while (first < sizeof digits - 1 && digits[first] == 0) {
        first++;
    }
    for (i = first; i < sizeof digits; i++) {
        digits[i] = (char)(digits[i] + '0');
    }
    nurl_write_text(out, nurl_text(digits + first, sizeof digits - first));
}

/* Some of it has come, and has a name. */
static int is_resumed(const struct http *http)
{
    return http->validator_length > 0 && http->fetch->received > 0;
}

/* From what has come on, but all of it if it is another one by now. */
static void write_range(const struct http *http, struct nurl_writer *out)
{
    nurl_write_text(out, NURL_STR("Range: bytes="));
    write_number(out, http->fetch->received);
    nurl_write_text(out, NURL_STR("-\r\nIf-Range: "));
    nurl_write_text(out, nurl_text(http->validator, http->validator_length));
    nurl_write_text(out, NURL_STR("\r\n"));
}

static int write_request(struct http *http, struct nurl_writer *out)
{
    const struct nurl *url = &http->fetch->url;
    const struct nurl *login = fetch_login(http->fetch);
    int status = FETCH_OK;

    nurl_write_text(out, NURL_STR("GET "));
    nurl_write_target(out, url, NURL_TARGET_ORIGIN);
    nurl_write_text(out, NURL_STR(" HTTP/1.1\r\nHost: "));
    nurl_write_host_field(out, url);
    nurl_write_text(out, NURL_STR("\r\nUser-Agent: nanourl\r\n"
                                  "Accept-Encoding: identity\r\n"
                                  "Connection: close\r\n"));
    if (login != NULL && nurl_present(login->user)) {
        status = write_login(http->fetch, out, login);
    }
    if (login != NULL) {
        nurl_write_text(out, http->fetch->header);
    }
    if (is_resumed(http)) {
        write_range(http, out);
    }
    nurl_write_text(out, NURL_STR("\r\n"));
    if (status == FETCH_OK && nurl_writer_status(out) != NURL_OK) {
        return fetch_fault(http->fetch, nurl_writer_status(out), out->stop);
    }
    return status;
}

/* Sends the request, which nothing that comes overlaps, and reads the head of
 * the answer. */
static int ask(struct http *http)
{
    struct nurl_writer out;
    int status;

    nurl_writer_init(&out, http->fetch->work.bytes, http->fetch->work.size);
    status = write_request(http, &out);
    if (status == FETCH_OK) {
        status = stream_send(&http->stream, nurl_text(out.ptr, out.len));
    }
    if (status == FETCH_OK) {
        status = http_head_read(&http->head, &http->stream, &http->line);
    }
    return status;
}

/* --------------------------------------------------------------- the body */

/* Some bytes to the sink, at most `most`: how many, 0 at the end. */
static int take_piece(struct http *http, uint64_t most)
{
    const uint8_t *octets;
    int got = stream_piece(&http->stream, &octets, most);
    int status;

    if (got <= 0) {
        return got;
    }
    status = fetch_add(http->fetch, octets, (size_t)got);
    return status == FETCH_OK ? got : status;
}

static int take_length(struct http *http, uint64_t length)
{
    int got;

    while (length > 0) {
        got = take_piece(http, length);
        if (got <= 0) {
            return got < 0 ? got : (int)FETCH_ERR_SHORT;
        }
        length -= (uint64_t)got;
    }
    return FETCH_OK;
}

/* How many octets of this answer are still to come. */
static uint64_t left_of(const struct http *http)
{
    return http->end == HTTP_UNKNOWN ? HTTP_UNKNOWN
                                     : http->end - http->fetch->received;
}

/* The end of the connection is that of the body (RFC 9112 6.3). */
static int take_all(struct http *http)
{
    int got;

    if (http->end != HTTP_UNKNOWN) {
        return take_length(http, left_of(http));
    }
    do {
        got = take_piece(http, HTTP_UNKNOWN);
    } while (got > 0);
    return got;
}

/*
 * chunk-size [ BWS ";" chunk-ext ], chunk-size = 1*HEXDIG      RFC 9112 7.1
 * A size of more than 64 bits is UINT64_MAX.
 */
static int read_size(const struct line *line, uint64_t *size)
{
    size_t i = 0;
    int digit = -1;

    for (*size = 0; i < line->length; i++) {
        digit = bytes_digit(line->text[i]);
        if (digit < 0) {
            break;
        }
        *size =
            *size > UINT64_MAX >> 4 ? UINT64_MAX : *size << 4 | (unsigned)digit;
    }
    if (i == 0) {
        return FETCH_ERR_PROTOCOL;
    }
    while (i < line->length &&
           (line->text[i] == ' ' || line->text[i] == '\t')) {
        i++;
    }
    return i == line->length || line->text[i] == ';' ? FETCH_OK
                                                     : FETCH_ERR_PROTOCOL;
}

/* A line of the body, which belongs to no field. */
static int next_line(struct http *http)
{
    http->stream.lines = http->line.size;
    return stream_line(&http->stream, &http->line);
}

/* chunk = chunk-size [ chunk-ext ] CRLF chunk-data CRLF; 0 is the last. */
static int take_chunk(struct http *http, uint64_t *size)
{
    int status = next_line(http);

    if (status == FETCH_OK) {
        status = read_size(&http->line, size);
    }
    if (status != FETCH_OK || *size == 0) {
        return status;
    }
    if (*size > left_of(http)) {
        return FETCH_ERR_LONG;
    }
    status = take_length(http, *size);
    if (status == FETCH_OK) {
        status = next_line(http);
    }
    return status == FETCH_OK && http->line.length > 0 ? FETCH_ERR_PROTOCOL
                                                       : status;
}

/*
 * Fields after the last chunk say nothing that is needed. Without them the body
 * is complete, too: the last chunk was its end.
 */
static int skip_trailer(struct http *http)
{
    int status;

    http->stream.lines = HTTP_HEAD;
    do {
        status = stream_line(&http->stream, &http->line);
    } while (status == FETCH_OK && http->line.length > 0);
    switch (status) {
    case FETCH_ERR_SHORT:
    case NET_ERR_CLOSED:
    case NET_ERR_TIMEOUT:
        return FETCH_OK;
    default:
        return status;
    }
}

static int take_chunks(struct http *http)
{
    uint64_t size;
    int status;

    do {
        status = take_chunk(http, &size);
    } while (status == FETCH_OK && size > 0);
    return status == FETCH_OK ? skip_trailer(http) : status;
}

/* Reads the body, and makes sure that it is what was said. */
static int take_body(struct http *http)
{
    int status = http->head.is_chunked ? take_chunks(http) : take_all(http);

    if (status != FETCH_OK) {
        return status;
    }
    if (stream_has_more(&http->stream, HTTP_MS_END)) {
        return FETCH_ERR_LONG;
    }
    return http->total != HTTP_UNKNOWN && http->fetch->received < http->total
               ? FETCH_ERR_SHORT
               : FETCH_OK;
}

/* ------------------------------------------------------------- the answer */

/* One that is too long is not used. */
static void keep_validator(struct http *http, struct nurl_str validator)
{
    struct nurl_writer out;

    nurl_writer_init(&out, http->validator, sizeof http->validator);
    nurl_write_text(&out, validator);
    http->validator_length =
        nurl_writer_status(&out) == NURL_OK ? (uint8_t)out.len : 0;
}

/* 200: all of it, from the beginning, whatever has come before. */
static int begin_whole(struct http *http)
{
    const struct http_head *head = &http->head;
    struct nurl_str validator = http_head_validator(head);

    keep_validator(http, validator);
    http->total = head->has_length ? head->length : HTTP_UNKNOWN;
    http->end = http->total;
    return fetch_begin(http->fetch, http->total, validator);
}

/* If the rest has come with a validator, it is that of the beginning. */
static int is_same(const struct http *http)
{
    const struct http_head *head = &http->head;
    int is_tag = http->validator[0] == '"';
    size_t length = is_tag ? head->etag_length : head->modified_length;

    if (length == 0) {
        return 1;
    }
    return length == http->validator_length &&
           bytes_same(is_tag ? head->etag : head->modified, http->validator,
                      length);
}

/* The file has changed: the next request is for all of it. */
static int begin_anew(struct http *http)
{
    http->validator_length = 0;
    http->begun = 1;
    return FETCH_ERR_SHORT;
}

/* 206: exactly what was asked for, the octets from fetch->received on. */
static int begin_rest(struct http *http)
{
    const struct http_head *head = &http->head;
    if (!is_resumed(http) || !head->has_range ||
        head->first != http->fetch->received) {
        return FETCH_ERR_PROTOCOL;
    }
    if (!is_same(http)) {
        return begin_anew(http);
    }
    if (head->has_length && head->length != head->last - head->first + 1) {
        return FETCH_ERR_PROTOCOL;
    }
    if (http->total == HTTP_UNKNOWN) {
        http->total = head->total;
    }
    if (http->total == HTTP_UNKNOWN || head->last >= http->total ||
        (head->total != HTTP_UNKNOWN && head->total != http->total)) {
        return FETCH_ERR_PROTOCOL;
    }
    http->end = head->last + 1;
    http->fetch->size = http->total;
    return fetch_resume(http->fetch);
}

static int begin_body(struct http *http)
{
    const struct http_head *head = &http->head;

    if (head->has_length && head->is_chunked) {
        return FETCH_ERR_PROTOCOL; /* one of them is a lie (RFC 9112 6.3) */
    }
    return head->code == 200 ? begin_whole(http) : begin_rest(http);
}

/* Why there is no body to be taken; FETCH_OK if there is. */
static int judge(uint16_t code)
{
    switch (code) {
    case 200:
    case 206:
        return FETCH_OK;
    case 301:
    case 302:
    case 303:
    case 307:
    case 308:
        return FETCH_ERR_REDIRECT; /* it does not say where to */
    case 401:
    case 403:
    case 407:
        return FETCH_ERR_DENIED;
    case 404:
    case 410:
        return FETCH_ERR_NOT_FOUND;
    default:
        return FETCH_ERR_SERVER;
    }
}

/*
 * Where it leads, into fetch->next. What servers send is brought into order
 * first; the cleaned text stands in the room of the next URL, and the next URL
 * in that of the line until both are done.
 */
static int follow(struct http *http)
{
    struct fetch *fetch = http->fetch;
    struct nurl_writer *next = &fetch->next;
    struct nurl_writer out;

    nurl_clean(next, http->head.location);
    if (nurl_writer_status(next) != NURL_OK) {
        return FETCH_ERR_REDIRECT;
    }
    nurl_writer_init(&out, http->line.text, http->line.size);
    nurl_redirect(&out, &fetch->url, nurl_text(next->ptr, next->len));
    if (nurl_writer_status(&out) != NURL_OK) {
        return FETCH_ERR_REDIRECT;
    }
    nurl_writer_init(next, next->ptr, next->size);
    nurl_write_text(next, nurl_text(out.ptr, out.len));
    return nurl_writer_status(next) == NURL_OK ? FETCH_OK : FETCH_ERR_REDIRECT;
}

/* What the answer means; its head was read. */
static int take_answer(struct http *http)
{
    const struct http_head *head = &http->head;
    int status;

    http->fetch->code = head->code;
    http->is_busy = head->code == 503 || head->code == 429;
    if (head->location.ptr != NULL) {
        return follow(http);
    }
    if (head->code == 416 && is_resumed(http)) {
        return begin_anew(http); /* it is shorter now */
    }
    status = judge(head->code);
    if (status == FETCH_OK) {
        status = begin_body(http);
    }
    if (status != FETCH_OK) {
        return status;
    }
    http->begun = 1;
    http->in_body = 1;
    return take_body(http);
}

/* One request and its answer, on a connection of its own. */
static int attempt(struct http *http)
{
    int status;

    http->in_body = 0;
    http->is_busy = 0;
    status = stream_open(&http->stream, &http->fetch->server);
    if (status != FETCH_OK) {
        return status;
    }
    status = ask(http);
    if (status == FETCH_OK) {
        status = take_answer(http);
    }
    stream_close(&http->stream);
    return status;
}

/*
 * Whether it makes sense to ask once more: a server that has begun may be back
 * in a moment. One that is silent from the start has had its time.
 */
static int is_cut_off(const struct http *http, int status)
{
    if (http->fetch->is_stopped) {
        return 0;
    }
    switch (status) {
    case FETCH_ERR_SERVER:
        return http->is_busy;
    case NET_ERR_TIMEOUT:
        return http->in_body;
    case FETCH_ERR_SHORT:
    case NET_ERR_CLOSED:
    case NET_ERR_REFUSED:
        return http->begun;
    default:
        return 0;
    }
}

/* Divides fetch->work: two thirds for a line, the rest for what comes. */
static void begin(struct http *http, struct fetch *fetch,
                  const struct transport *transport)
{
    size_t size = fetch->work.size / 3 * 2;
    struct fetch_buffer line = fetch_front(fetch, size);

    http->fetch = fetch;
    http->line.text = line.bytes;
    http->line.size = line.size;
    http->stream.fetch = fetch;
    http->stream.transport = transport;
    http->stream.buffer = fetch_rest(fetch, size);
    http->total = HTTP_UNKNOWN;
    http->begun = 0;
    http->retries = 0;
    http->mark = fetch->received;
    keep_validator(http, fetch->validator);
}

/*
 * How long to wait before the next request, in ms. A server can ask for up to
 * limits.busy_ms; who waits longer is better off with the next URL.
 */
static int find_pause(const struct http *http, uint32_t *ms)
{
    const struct fetch_limits *limits = &http->fetch->limits;
    unsigned shift = http->retries < 8 ? http->retries : 8;

    *ms = limits->retry_ms << shift;
    if (!http->is_busy || !http->head.has_retry) {
        return 1;
    }
    if (http->head.retry > limits->busy_ms / 1000) {
        return 0;
    }
    *ms = (uint32_t)http->head.retry * 1000;
    return 1;
}

/* Progress is what was never received before: it resets the retries. */
static void count_progress(struct http *http)
{
    uint64_t received = http->fetch->received;

    if (received > http->mark &&
        received - http->mark >= http->fetch->limits.window_bytes) {
        http->mark = received;
        http->retries = 0;
    }
}

/* Waits before another request. Returns 0 if there is none. */
static int may_retry(struct http *http, int *status)
{
    uint32_t ms;
    int waited;

    count_progress(http);
    if (!is_cut_off(http, *status) ||
        http->retries >= http->fetch->limits.retries ||
        !find_pause(http, &ms)) {
        return 0;
    }
    http->retries++;
    waited = fetch_wait(http->fetch, ms);
    *status = waited != FETCH_OK ? waited : *status;
    return waited == FETCH_OK;
}

int http_fetch(struct fetch *fetch, const struct transport *transport)
{
    struct http http;
    int status;

    begin(&http, fetch, transport);
    do {
        status = attempt(&http);
    } while (may_retry(&http, &status));
    return status;
}

static int ask_tcp(struct fetch *fetch)
{
    return http_fetch(fetch, &stream_tcp);
}

const struct fetch_protocol fetch_http = { NURL_SCHEME_HTTP, ask_tcp };
