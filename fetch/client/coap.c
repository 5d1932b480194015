/* SPDX-License-Identifier: MIT */
/*
 * coap.c - a file by CoAP, block by block
 *
 * Each block has its own request (RFC 7959 2.4): a confirmable GET with a
 * new id and a new token, the options of the URL, and Block2. The first one
 * asks for the largest blocks, and the server may make them smaller. The answer
 * arrives in the acknowledgement or after it (RFC 7252 5.2). It has the token
 * of the request.
 *
 * RFC 7252 4.8.1 allows a shorter ACK_TIMEOUT than 2 seconds only to those who
 * control congestion by measuring the round trip. dialog.h does: it begins with
 * limits.first_ms, which is ACK_TIMEOUT, and then follows the round trip. There
 * is one message at a time (NSTART is 1).
 */
#include "bytes.h"
#include "client/coap_message.h"
#include "client/dialog.h"
#include "client/retry.h"
#include "client/state.h"
#include "net/address.h"

enum {
    TOKEN = 4,     /* random bytes, RFC 7252 5.3.1 */
    SZX = 6,       /* blocks of 1,024 bytes */
    REQUEST = 576, /* most bytes of a request */
    ANSWER = 1440  /* and of an answer */
};

struct coap {
    struct nfetch *fetch;
    struct nurl_coap options; /* the URL's, from the first on */
    struct nfetch_dialog dialog;
    struct nfetch_retry retry;
    uint8_t *answer; /* the datagram that has arrived, ANSWER bytes at most */
    uint32_t block;  /* its number, in blocks of 16 << szx bytes */
    uint16_t id;
    uint8_t szx;
    uint8_t restarts; /* how often the file has changed */
    uint8_t held;     /* 1: the server has the request, and will answer */
    uint8_t begun;    /* 1: a block has arrived */
    uint8_t ended;    /* 1: the last one has arrived */
    uint8_t echoed;   /* 1: this request has the Echo of its answer */
    uint8_t tagged;
    uint8_t etag_length;
    struct nfetch_coap_request request;
    uint8_t token[TOKEN];
    uint8_t etag[NFETCH_COAP_ETAG_MAX]; /* that of the first block */
};

/* ---------------------------------------------------------------- request */

static int set_token(struct coap *coap)
{
    uint32_t chance;
    unsigned i;
    int status = nfetch_net_random(coap->fetch->net, &chance);

    if (status != NFETCH_NET_OK) {
        return status;
    }
    for (i = 0; i < TOKEN; i++) {
        coap->token[i] = (uint8_t)(chance >> 8 * i);
    }
    return NFETCH_OK;
}

static void write_request(struct coap *coap, struct nurl_writer *out)
{
    struct nfetch_coap_message message;
    uint8_t head[NFETCH_COAP_HEAD];

    message.type = NFETCH_COAP_CON;
    message.code = NFETCH_COAP_GET;
    message.id = coap->id;
    message.token_length = TOKEN;
    nfetch_coap_write_head(head, &message);
    nurl_write_text(out, nurl_text((const char *)head, sizeof head));
    nurl_write_text(out, nurl_text((const char *)coap->token, TOKEN));
    coap->request.block = coap->block << 4 | coap->szx;
    coap->request.wants_size = !coap->begun;
    nfetch_coap_write_options(out, &coap->options, &coap->request);
}

/* Asks for coap->block. */
static int ask(struct coap *coap)
{
    struct nfetch *fetch = coap->fetch;
    struct nfetch_buffer request = nfetch_front(fetch, REQUEST);
    struct nurl_writer out;
    int status = set_token(coap);

    if (status != NFETCH_OK) {
        return status;
    }
    coap->id++;
    coap->held = 0;
    nurl_writer_init(&out, request.bytes, request.size);
    write_request(coap, &out);
    if (nurl_writer_status(&out) != NURL_OK) {
        return nfetch_fault(fetch, NURL_ERR_TOO_LONG, fetch->url.path.off);
    }
    return nfetch_dialog_send(&coap->dialog, request.bytes, out.len);
}

/* Sends a message without options: an acknowledgement, or a reset. */
static void send_empty(const struct coap *coap, enum nfetch_coap_type type,
                       uint16_t id)
{
    struct nfetch_coap_message message;
    uint8_t head[NFETCH_COAP_HEAD];

    message.type = (uint8_t)type;
    message.code = 0;
    message.id = id;
    message.token_length = 0;
    nfetch_coap_write_head(head, &message);
    (void)nfetch_net_udp_send(coap->fetch->net, coap->dialog.socket,
                              &coap->dialog.peer,
                              nurl_text((const char *)head, sizeof head));
}

/* ------------------------------------------------------------------ answer */

static int refusal(struct nfetch *fetch, uint8_t code)
{
    unsigned class = code >> 5;

    fetch->code = (uint16_t)(class * 100u + (code & 31u));
    switch (fetch->code) {
    case 404:
        return NFETCH_ERR_NOT_FOUND;
    case 401:
    case 403:
        return NFETCH_ERR_DENIED;
    default:
        return class == 4 || class == 5 ? NFETCH_ERR_SERVER
                                        : NFETCH_ERR_PROTOCOL;
    }
}

/* Returns 1 for the requested block, if it is as large as it says. */
static int is_next_block(const struct coap *coap,
                         const struct nfetch_coap_answer *answer)
{
    size_t size = (size_t)16 << answer->szx;

    if (!answer->blocks) {
        return !coap->begun;
    }
    if (answer->szx > coap->szx ||
        answer->block << (answer->szx + 4) != coap->block << (coap->szx + 4)) {
        return 0;
    }
    return answer->more ? answer->length == size : answer->length <= size;
}

/* A file that changes while it is fetched has another ETag then. */
static int is_same_tag(const struct coap *coap,
                       const struct nfetch_coap_answer *answer)
{
    return coap->tagged == answer->tagged &&
           coap->etag_length == answer->etag_length &&
           bytes_same(coap->etag, answer->etag, answer->etag_length);
}

static void keep_tag(struct coap *coap, const struct nfetch_coap_answer *answer)
{
    coap->tagged = answer->tagged;
    coap->etag_length = answer->etag_length;
    bytes_copy(coap->etag, answer->etag, answer->etag_length);
}

/*
 * The first block tells about the file. The size is an estimate (RFC 7959 4): a
 * wrong one is no error, because the last block is marked.
 */
static int take_first(struct coap *coap,
                      const struct nfetch_coap_answer *answer)
{
    keep_tag(coap, answer);
    return nfetch_begin(coap->fetch,
                        answer->sized ? answer->size : NFETCH_UNKNOWN,
                        nurl_text(NULL, 0));
}

static int take_content(struct coap *coap,
                        const struct nfetch_coap_answer *answer)
{
    int status = NFETCH_OK;

    if (!is_next_block(coap, answer)) {
        return NFETCH_ERR_PROTOCOL;
    }
    if (!coap->begun) {
        status = take_first(coap, answer);
    }
    if (status == NFETCH_OK) {
        status = nfetch_add(coap->fetch, answer->payload, answer->length);
    }
    coap->begun = 1;
    coap->echoed = 0;
    coap->ended = !answer->more;
    coap->szx = answer->szx;
    coap->block = answer->block + 1;
    return status;
}

/* The file has changed: from its first block again, but not for ever. */
static int begin_anew(struct coap *coap)
{
    if (coap->restarts >= coap->fetch->limits.retries) {
        return NFETCH_ERR_PROTOCOL;
    }
    coap->restarts++;
    coap->block = 0;
    coap->begun = 0;
    return ask(coap);
}

/*
 * 4.01 with Echo asks for the same request with that Echo (RFC 9175 2.3). All
 * later ones have it, too, until the server says another. Once for each block.
 */
static int can_echo(struct coap *coap, uint8_t code,
                    const struct nfetch_coap_answer *answer)
{
    if (code != NFETCH_COAP_UNAUTHORIZED || answer->echo_length == 0 ||
        coap->echoed) {
        return 0;
    }
    coap->echoed = 1;
    coap->request.echo_length = (uint8_t)answer->echo_length;
    bytes_copy(coap->request.echo, answer->echo, answer->echo_length);
    return 1;
}

/*
 * 4.29 and 5.03 say by Max-Age when to ask again (RFC 8516, RFC 7252 5.9.3.4):
 * then the same block is asked for. So it is after 5.04, of a proxy.
 */
static int take_refusal(struct coap *coap, uint8_t code,
                        const struct nfetch_coap_answer *answer)
{
    int status = refusal(coap->fetch, code);
    uint64_t seconds = answer->max_age;

    if (can_echo(coap, code, answer)) {
        return ask(coap);
    }
    nfetch_say(coap->fetch,
               nurl_text((const char *)answer->payload, answer->length));
    if (code == NFETCH_COAP_TIMEOUT) {
        seconds = NFETCH_RETRY_UNSAID;
    } else if (code != NFETCH_COAP_TOO_MANY &&
               code != NFETCH_COAP_UNAVAILABLE) {
        return status;
    }
    status = nfetch_retry_wait(&coap->retry, seconds, status);
    return status == NFETCH_OK ? ask(coap) : status;
}

static int take_answer(struct coap *coap,
                       const struct nfetch_coap_message *message)
{
    struct nfetch_coap_answer answer;
    int status =
        nfetch_coap_read_answer(&answer, message->rest, message->rest_length);

    nfetch_dialog_answered(&coap->dialog);
    if (status != NFETCH_OK) {
        return status;
    }
    if (message->type == NFETCH_COAP_CON) {
        send_empty(coap, NFETCH_COAP_ACK, message->id);
    }
    if (message->code != NFETCH_COAP_CONTENT) {
        return take_refusal(coap, message->code, &answer);
    }
    if (coap->begun && !is_same_tag(coap, &answer)) {
        return begin_anew(coap);
    }
    status = take_content(coap, &answer);
    if (status != NFETCH_OK || coap->ended) {
        return status;
    }
    return coap->block < NFETCH_COAP_BLOCKS ? ask(coap) : NFETCH_ERR_BLOCKS;
}

/* ---------------------------------------------------------------- messages */

static int is_answer(const struct coap *coap,
                     const struct nfetch_coap_message *message)
{
    if (message->code >> 5 < 2 || message->type == NFETCH_COAP_RST ||
        message->token_length != TOKEN ||
        (message->type == NFETCH_COAP_ACK && message->id != coap->id)) {
        return 0;
    }
    return bytes_same(message->token, coap->token, TOKEN);
}

/* An acknowledgement holds the request once, even if it is repeated. */
static int take_empty(struct coap *coap,
                      const struct nfetch_coap_message *message)
{
    if (message->id != coap->id) {
        return NFETCH_OK;
    }
    if (message->type == NFETCH_COAP_RST) {
        return NFETCH_ERR_SERVER;
    }
    if (message->type == NFETCH_COAP_ACK && !coap->held) {
        coap->held = 1;
        nfetch_dialog_hold(&coap->dialog);
    }
    return NFETCH_OK;
}

/*
 * Ignores what is no answer to this request. If its sender waits for an
 * acknowledgement, a reset tells so (RFC 7252 4.2).
 */
static int take_message(struct coap *coap, size_t length)
{
    struct nfetch_coap_message message;

    if (!nfetch_coap_read_head(&message, coap->answer, length)) {
        return NFETCH_OK;
    }
    if (is_answer(coap, &message)) {
        return take_answer(coap, &message);
    }
    if (message.type == NFETCH_COAP_CON) {
        send_empty(coap, NFETCH_COAP_RST, message.id);
        return NFETCH_OK;
    }
    return message.code == 0 ? take_empty(coap, &message) : NFETCH_OK;
}

/* Waits for a datagram. Ignores those of others than the server. */
static int step(struct coap *coap)
{
    struct nfetch_net_datagram datagram = { { coap->answer, ANSWER }, { 0 } };
    int count = nfetch_dialog_receive(&coap->dialog, &datagram);

    if (count < 0) {
        return count;
    }
    if (!nfetch_net_same_host(&datagram.from, &coap->dialog.peer) ||
        datagram.from.port != coap->dialog.peer.port) {
        return NFETCH_OK;
    }
    return count > ANSWER ? NFETCH_ERR_PROTOCOL
                          : take_message(coap, (size_t)count);
}

static void begin(struct coap *coap, struct nfetch *fetch, uint8_t *answer)
{
    coap->fetch = fetch;
    coap->answer = answer;
    fetch->received = 0;
    coap->block = 0;
    coap->szx = SZX;
    coap->restarts = 0;
    coap->begun = 0;
    coap->ended = 0;
    coap->echoed = 0;
    coap->request.echo_length = 0;
    nfetch_retry_begin(&coap->retry, fetch);
}

static int ask_server(struct nfetch *fetch)
{
    struct coap coap;
    struct nfetch_buffer answer = nfetch_rest(fetch, REQUEST);
    enum nurl_status fault = nurl_coap_begin(&coap.options, &fetch->url, 0);
    uint32_t chance;
    int status;

    if (fault != NURL_OK) {
        return nfetch_fault(fetch, fault, coap.options.stop);
    }
    if (answer.size < ANSWER) {
        return NFETCH_NET_ERR_MEMORY;
    }
    status = nfetch_net_random(fetch->net, &chance);
    if (status != NFETCH_NET_OK) {
        return status;
    }
    begin(&coap, fetch, answer.bytes);
    coap.id = (uint16_t)chance;
    status = nfetch_dialog_open(&coap.dialog, fetch);
    if (status != NFETCH_OK) {
        return status;
    }
    status = ask(&coap);
    while (status == NFETCH_OK && !coap.ended) {
        status = step(&coap);
    }
    nfetch_dialog_close(&coap.dialog);
    return status;
}

const struct nfetch_protocol nfetch_coap = { NURL_SCHEME_COAP, ask_server };
