/* SPDX-License-Identifier: MIT */
/*
 * state.c - what all protocols use of a fetch
 */
#include "client/state.h"
#include "bytes.h"
#include "client/basic.h"
#include "nfetch_proxy.h"

/* Bytes that are long enough for a secret. */
enum {
    SECRET_USER = 3, /* a shorter one is in many words */
    SECRET = 4,
    SECRET_SEGMENT = 16
};

int nfetch_fault(struct nfetch *fetch, enum nurl_status fault, size_t stop)
{
    fetch->fault = fault;
    fetch->stop = stop;
    return fetch->redirects == 0 ? (int)NFETCH_ERR_URL
                                 : nfetch_redirect_fault(fault);
}

int nfetch_redirect_fault(enum nurl_status fault)
{
    return fault == NURL_ERR_BUF ? NFETCH_ERR_LOCATION : NFETCH_ERR_REDIRECT;
}

/*
 * Takes the result of a callback of the caller, or that of the limit for the
 * whole. After an error there are no retries, whatever its number means here,
 * and it has nothing to do with what the server said.
 */
static int judge(struct nfetch *fetch, int status)
{
    if (status != NFETCH_OK) {
        fetch->said[0] = '\0';
    }
    fetch->stopped = status;
    return status;
}

/* ----------------------------------------------------------- time and rate */

uint32_t nfetch_slice(uint32_t ms)
{
    return ms < NFETCH_MS_SLICE ? ms : NFETCH_MS_SLICE;
}

void nfetch_open_window(struct nfetch *fetch)
{
    fetch->began = nfetch_net_ms(fetch->net);
    fetch->window_taken = 0;
}

/* What was ended has no new turn: each later one says so at once. */
int nfetch_moved(struct nfetch *fetch)
{
    uint32_t whole = fetch->limits.whole_ms;
    uint32_t now;

    if (fetch->stopped != NFETCH_OK) {
        return fetch->stopped;
    }
    if (fetch->moved != NULL && fetch->moved(fetch) != 0) {
        return judge(fetch, NFETCH_ERR_CANCELLED);
    }
    now = nfetch_net_ms(fetch->net);
    if (whole > 0 && now - fetch->started >= whole) {
        return judge(fetch, NFETCH_ERR_LATE);
    }
    fetch->polled = now;
    return NFETCH_OK;
}

int nfetch_turn(const struct nfetch_net *net)
{
    struct nfetch *fetch = net->fetch;

    return nfetch_net_left(net, fetch->polled, NFETCH_MS_TURN) > 0
               ? NFETCH_OK
               : nfetch_moved(fetch);
}

int nfetch_poll(struct nfetch *fetch)
{
    int status = nfetch_moved(fetch);

    if (status == NFETCH_OK && nfetch_net_left(fetch->net, fetch->began,
                                               fetch->limits.window_ms) == 0) {
        status = fetch->window_taken < fetch->limits.window_bytes
                     ? NFETCH_ERR_SLOW
                     : NFETCH_OK;
        nfetch_open_window(fetch);
    }
    return status;
}

/* -------------------------------------------------- the URL and the buffers */

const struct nurl *nfetch_login(const struct nfetch *fetch)
{
    if (fetch->redirects == 0 || nurl_same_origin(&fetch->first, &fetch->url)) {
        return &fetch->first;
    }
    return NULL;
}

int nfetch_denied(const struct nfetch *fetch)
{
    const struct nurl *login = nfetch_login(fetch);

    return login != NULL && nurl_present(login->user) ? NFETCH_ERR_LOGIN
                                                      : NFETCH_ERR_DENIED;
}

/* Returns 1 if a part that is not empty is in the text. */
static int contains(const struct nurl_str *words, struct nurl_str part)
{
    struct nurl_str text = *words;

    while (part.len > 0 && text.len >= part.len) {
        if (bytes_same(text.ptr, part.ptr, part.len)) {
            return 1;
        }
        text = nurl_text(text.ptr + 1, text.len - 1);
    }
    return 0;
}

struct nurl_str nfetch_take_until(struct nurl_str *text, char divider)
{
    struct nurl_str rest = *text;
    struct nurl_str part = rest;

    while (rest.len > 0 && rest.ptr[0] != divider) {
        rest = nurl_text(rest.ptr + 1, rest.len - 1);
    }
    part.len -= rest.len;
    *text = rest.len > 0 ? nurl_text(rest.ptr + 1, rest.len - 1) : rest;
    return part;
}

/*
 * Returns 1 if a part of a URL is in the words, as it stands there or decoded.
 * Of one that is longer than all that is kept its beginning counts.
 */
static int has_part(const struct nurl_str *words, struct nurl_str part)
{
    char plain[NFETCH_SAID];
    struct nurl_writer out;

    nurl_writer_init(&out, plain, sizeof plain);
    nurl_decode(&out, part, NURL_POLICY_RAW);
    return contains(words, part) || contains(words, nurl_text(plain, out.len));
}

/*
 * The login is in the request in letters of its own, of which the last two can
 * be "=". A longer one than all that is kept can be in parts: then no words are
 * without it.
 */
static int has_login(const struct nurl_str *words, const struct nurl *url)
{
    char field[NFETCH_BASIC_NAME + NFETCH_SAID];
    const char *letters = field + NFETCH_BASIC_NAME;
    struct nurl_writer out;
    size_t stop;

    if (!nurl_present(url->user)) {
        return 0;
    }
    nurl_writer_init(&out, field, sizeof field);
    return nfetch_basic_write(&out, url, &stop) != NURL_OK ||
           nurl_writer_status(&out) != NURL_OK ||
           contains(words, nurl_text(letters, out.len - NFETCH_BASIC_NAME -
                                                  NFETCH_BASIC_END)) ||
           (url->user.len >= SECRET_USER &&
            has_part(words, nurl_part(url, url->user))) ||
           has_part(words, nurl_part(url, url->password));
}

/* The value of a pair, or all of it without one. */
static struct nurl_str value_of(struct nurl_str pair)
{
    struct nurl_str value = pair;

    (void)nfetch_take_until(&value, '=');
    return value.len > 0 ? value : pair;
}

/* A token can be a segment, too: "/bot123456:AAExample/getFile". */
static int has_secret_of(const struct nurl_str *words, const struct nurl *url)
{
    struct nurl_str query = nurl_part(url, url->query);
    struct nurl_str path = nurl_part(url, url->path);
    struct nurl_str part;
    int found = has_login(words, url);

    while (!found && query.len > 0) {
        part = value_of(nfetch_take_until(&query, '&'));
        found = part.len >= SECRET && has_part(words, part);
    }
    while (!found && path.len > 0) {
        part = nfetch_take_until(&path, '/');
        found = part.len >= SECRET_SEGMENT && has_part(words, part);
    }
    return found;
}

/* What divides words: blanks, line ends, and : ; , = " < */
static int is_divider(char c)
{
    return (unsigned char)c <= ' ' || c == '"' || c == ',' ||
           (c >= ':' && c <= '=');
}

/*
 * Returns 1 if a value of the caller's lines is in the words, or one of the
 * parts that blanks and marks divide it into: the token after "Bearer". The
 * names of the fields do not count.
 */
static int has_value(const struct nurl_str *words, struct nurl_str lines)
{
    struct nurl_str part = nurl_text(lines.ptr, 0);
    int is_value = 0;
    size_t i;

    for (i = 0; i < lines.len; i++) {
        if (!is_divider(lines.ptr[i])) {
            part.len++;
            continue;
        }
        if (is_value && part.len >= SECRET && contains(words, part)) {
            return 1;
        }
        is_value = lines.ptr[i] != '\n' && (is_value || lines.ptr[i] == ':');
        part = nurl_text(lines.ptr + i + 1, 0);
    }
    return 0;
}

/* A server can repeat what it was sent. */
static int has_secret(const struct nfetch *fetch, const struct nurl_str *words)
{
    return has_secret_of(words, &fetch->first) ||
           has_secret_of(words, &fetch->url) ||
           has_value(words, fetch->header) ||
           (fetch->via != NULL && has_login(words, &fetch->via->url));
}

void nfetch_say(struct nfetch *fetch, struct nurl_str words)
{
    struct nurl_str said;
    size_t length = 0;
    size_t i;

    for (i = 0; i < words.len && length < NFETCH_SAID; i++) {
        if (words.ptr[i] >= ' ' && words.ptr[i] <= '~') {
            fetch->said[length] = words.ptr[i];
            length++;
        }
    }
    said = nurl_text(fetch->said, length);
    if (has_secret(fetch, &words) || has_secret(fetch, &said)) {
        length = 0; /* whole, or without the bytes that are not kept */
    }
    fetch->said[length] = '\0';
}

struct nfetch_buffer nfetch_front(const struct nfetch *fetch, size_t first)
{
    struct nfetch_buffer front = fetch->work;

    front.size = first < front.size ? first : front.size;
    return front;
}

struct nfetch_buffer nfetch_rest(const struct nfetch *fetch, size_t first)
{
    struct nfetch_buffer rest = fetch->work;
    uint8_t *bytes = rest.bytes;

    first = first < rest.size ? first : rest.size;
    rest.bytes = first == 0 ? bytes : bytes + first;
    rest.size -= first;
    return rest;
}

/* ---------------------------------------------------------------- the sink */

void nfetch_keep_version(struct nfetch *fetch, struct nurl_str validator)
{
    size_t length = validator.len <= NFETCH_VALIDATOR ? validator.len : 0;

    bytes_copy(fetch->version, validator.ptr, length);
    fetch->version_length = (uint8_t)length;
}

/* Asked before the sink is told, which can erase flash then. */
static int may_begin(struct nfetch *fetch, uint64_t size)
{
    if (size != NFETCH_UNKNOWN && size > fetch->limits.size) {
        return NFETCH_ERR_SIZE;
    }
    return fetch->begins++ < fetch->limits.begins ? NFETCH_OK
                                                  : NFETCH_ERR_BEGINS;
}

int nfetch_begin(struct nfetch *fetch, uint64_t size, struct nurl_str validator)
{
    const struct nfetch_sink *sink = &fetch->sink;
    int status = may_begin(fetch, size);

    if (status != NFETCH_OK) {
        return judge(fetch, status);
    }
    nfetch_keep_version(fetch, validator);
    fetch->is_begun = 1;
    fetch->awaits = NFETCH_AWAITS_FILE;
    fetch->size = size;
    fetch->received = 0;
    fetch->offset = 0; /* the bytes that it counted are gone */
    fetch->validator = nurl_text(NULL, 0);
    if (sink->begin != NULL) {
        status = judge(fetch, sink->begin(sink->context, size, validator));
    }
    nfetch_open_window(fetch); /* to erase flash can take seconds */
    return status;
}

int nfetch_resume(struct nfetch *fetch)
{
    const struct nfetch_sink *sink = &fetch->sink;
    int is_earlier = !fetch->is_begun; /* the sink has bytes of before */
    int status = NFETCH_OK;

    fetch->is_begun = 1;
    fetch->awaits = NFETCH_AWAITS_FILE;
    if (is_earlier && sink->resume != NULL) {
        status = judge(fetch, sink->resume(sink->context, fetch->received));
    }
    nfetch_open_window(fetch);
    return status;
}

/* Begins a file of which nothing was said. */
static int begin_unknown(struct nfetch *fetch)
{
    return fetch->is_begun
               ? NFETCH_OK
               : nfetch_begin(fetch, NFETCH_UNKNOWN, nurl_text(NULL, 0));
}

int nfetch_add(struct nfetch *fetch, const void *bytes, size_t length)
{
    const struct nfetch_sink *sink = &fetch->sink;
    int status = begin_unknown(fetch);
    uint32_t called;

    if (status != NFETCH_OK || length == 0) {
        return status;
    }
    if (fetch->received + length > fetch->limits.size) {
        return judge(fetch, NFETCH_ERR_SIZE);
    }
    called = nfetch_net_ms(fetch->net);
    status = judge(fetch, sink->add(sink->context, bytes, length));
    fetch->began += nfetch_net_ms(fetch->net) - called; /* not the server's */
    if (status != NFETCH_OK) {
        return status;
    }
    fetch->awaits = NFETCH_AWAITS_FILE;
    fetch->received += length;
    fetch->window_taken += (uint32_t)length;
    return nfetch_moved(fetch);
}

int nfetch_finish(struct nfetch *fetch)
{
    const struct nfetch_sink *sink = &fetch->sink;
    int status = begin_unknown(fetch);

    if (status != NFETCH_OK || sink->finish == NULL) {
        return status;
    }
    return judge(fetch, sink->finish(sink->context));
}

/* ----------------------------------------------------------- the beginning */

void nfetch_limits_default(struct nfetch_limits *limits)
{
    limits->link_ms = 10000;
    limits->name_ms = 5000;
    limits->connect_ms = 8000;
    limits->handshake_ms = 15000;
    limits->first_byte_ms = 20000;
    limits->silence_ms = 10000;
    limits->window_ms = 30000;
    limits->window_bytes = 3000;
    limits->whole_ms = 0;
    limits->retry_ms = 500;
    limits->busy_ms = 60000;
    limits->first_ms = 2000;
    limits->most_ms = 2000;
    limits->tries = 10;
    limits->retries = 3;
    limits->redirects = 5;
    limits->begins = 8;
    limits->size = NFETCH_UNKNOWN;
}

void nfetch_init(struct nfetch *fetch)
{
    unsigned char *byte = (unsigned char *)fetch;
    size_t i;

    for (i = 0; i < sizeof *fetch; i++) {
        byte[i] = 0;
    }
    nfetch_limits_default(&fetch->limits);
}

void nfetch_address(struct nfetch_net_address *address,
                    const struct nurl_endpoint *endpoint)
{
    address->port = endpoint->port;
    address->family =
        endpoint->kind == NURL_HOST_IPV6 ? NFETCH_NET_IPV6 : NFETCH_NET_IPV4;
    bytes_copy(address->octets, endpoint->address, sizeof address->octets);
}
