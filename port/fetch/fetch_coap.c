/*
 * fetch_coap.c - a file by CoAP, block by block
 *
 * Each block has its own question (RFC 7959 2.4): a confirmable GET with a
 * new id and a new token, the options of the URL, and Block2. The first one
 * asks for the largest blocks, and the server may make them smaller. The answer
 * comes in the acknowledgement or after it (RFC 7252 5.2). It has the token of
 * the question.
 *
 * RFC 7252 4.8.1 allows a shorter ACK_TIMEOUT than 2 seconds only to those who
 * control congestion by measuring the round trip. dialog.h does: it begins with
 * limits.first_ms, which is ACK_TIMEOUT, and then follows the round trip. There
 * is one message at a time (NSTART is 1).
 */
#include "bytes.h"
#include "coap_message.h"
#include "dialog.h"
#include "fetch_state.h"

enum {
    TOKEN = 4,     /* random bytes, RFC 7252 5.3.1 */
    SZX = 6,       /* blocks of 1,024 bytes */
    REQUEST = 576, /* most bytes of a question */
    ANSWER = 1440  /* and of an answer */
};

struct coap {
    struct fetch *fetch;
    struct nurl_coap options; /* the URL's, from the first on */
    struct dialog dialog;
    uint8_t *answer; /* the datagram that has come, ANSWER bytes at most */
    uint32_t block;  /* its number, in blocks of 16 << szx bytes */
    uint16_t id;
    uint8_t szx;
    uint8_t restarts; /* how often the file has changed */
    uint8_t held;     /* 1: the server has the question, and will answer */
    uint8_t begun;    /* 1: a block has come */
    uint8_t ended;    /* 1: the last one has come */
    uint8_t tagged;
    uint8_t etag_length;
    uint8_t token[TOKEN];
    uint8_t etag[COAP_ETAG_MAX]; /* that of the first block */
};

/* ---------------------------------------------------------------- question */

static void set_token(struct coap *coap)
{
    uint32_t chance = net_random();
    unsigned i;

    for (i = 0; i < TOKEN; i++) {
        coap->token[i] = (uint8_t)(chance >> 8 * i);
    }
}

static void write_question(const struct coap *coap, struct nurl_writer *out)
{
    struct coap_message message;
    uint8_t head[COAP_HEAD];

    message.type = COAP_CON;
    message.code = COAP_GET;
    message.id = coap->id;
    message.token_length = TOKEN;
    coap_write_head(head, &message);
    nurl_write_text(out, nurl_text((const char *)head, sizeof head));
    nurl_write_text(out, nurl_text((const char *)coap->token, TOKEN));
    coap_write_options(out, &coap->options, coap->block << 4 | coap->szx,
                       !coap->begun);
}

/* Asks for coap->block. */
static int ask(struct coap *coap)
{
    struct fetch *fetch = coap->fetch;
    struct fetch_buffer request = fetch_front(fetch, REQUEST);
    struct nurl_writer out;

    coap->id++;
    coap->held = 0;
    set_token(coap);
    nurl_writer_init(&out, request.bytes, request.size);
    write_question(coap, &out);
    if (nurl_writer_status(&out) != NURL_OK) {
        return fetch_fault(fetch, NURL_ERR_TOO_LONG, fetch->url.path.off);
    }
    return dialog_send(&coap->dialog, request.bytes, out.len);
}

/* Sends a message without options: an acknowledgement, or a reset. */
static void send_empty(const struct coap *coap, enum coap_type type,
                       uint16_t id)
{
    struct coap_message message;
    uint8_t head[COAP_HEAD];

    message.type = (uint8_t)type;
    message.code = 0;
    message.id = id;
    message.token_length = 0;
    coap_write_head(head, &message);
    (void)net_udp_send(coap->dialog.socket, &coap->dialog.peer, head,
                       sizeof head);
}

/* ------------------------------------------------------------------ answer */

static int refusal(struct fetch *fetch, uint8_t code)
{
    unsigned class = code >> 5;

    fetch->code = (uint16_t)(class * 100u + (code & 31u));
    switch (fetch->code) {
    case 404:
        return FETCH_ERR_NOT_FOUND;
    case 401:
    case 403:
        return FETCH_ERR_DENIED;
    default:
        return class == 4 || class == 5 ? FETCH_ERR_SERVER : FETCH_ERR_PROTOCOL;
    }
}

/* Returns 1 for the requested block, if it is as large as it says. */
static int is_next_block(const struct coap *coap,
                         const struct coap_answer *answer)
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
                       const struct coap_answer *answer)
{
    return coap->tagged == answer->tagged &&
           coap->etag_length == answer->etag_length &&
           bytes_same(coap->etag, answer->etag, answer->etag_length);
}

static void keep_tag(struct coap *coap, const struct coap_answer *answer)
{
    size_t i;

    coap->tagged = answer->tagged;
    coap->etag_length = answer->etag_length;
    for (i = 0; i < answer->etag_length; i++) {
        coap->etag[i] = answer->etag[i];
    }
}

/*
 * The first block tells about the file. The size is an estimate (RFC 7959 4): a
 * wrong one is no error, because the last block is marked.
 */
static int take_first(struct coap *coap, const struct coap_answer *answer)
{
    keep_tag(coap, answer);
    return fetch_begin(coap->fetch,
                       answer->sized ? answer->size : FETCH_UNKNOWN,
                       nurl_text(NULL, 0));
}

static int take_content(struct coap *coap, const struct coap_answer *answer)
{
    int status = FETCH_OK;

    if (!is_next_block(coap, answer)) {
        return FETCH_ERR_PROTOCOL;
    }
    if (!coap->begun) {
        status = take_first(coap, answer);
    }
    if (status == FETCH_OK) {
        status = fetch_add(coap->fetch, answer->payload, answer->length);
    }
    coap->begun = 1;
    coap->ended = !answer->more;
    coap->szx = answer->szx;
    coap->block = answer->block + 1;
    return status;
}

/* The file has changed: from its first block again, but not for ever. */
static int begin_anew(struct coap *coap)
{
    if (coap->restarts >= coap->fetch->limits.retries) {
        return FETCH_ERR_PROTOCOL;
    }
    coap->restarts++;
    coap->block = 0;
    coap->begun = 0;
    return ask(coap);
}

static int take_answer(struct coap *coap, const struct coap_message *message)
{
    struct coap_answer answer;
    int status = coap_read_answer(&answer, message->rest, message->rest_length);

    dialog_answered(&coap->dialog);
    if (status != FETCH_OK) {
        return status;
    }
    if (message->type == COAP_CON) {
        send_empty(coap, COAP_ACK, message->id);
    }
    if (message->code != COAP_CONTENT) {
        return refusal(coap->fetch, message->code);
    }
    if (coap->begun && !is_same_tag(coap, &answer)) {
        return begin_anew(coap);
    }
    status = take_content(coap, &answer);
    if (status != FETCH_OK || coap->ended) {
        return status;
    }
    return coap->block < COAP_BLOCKS ? ask(coap) : FETCH_ERR_BLOCKS;
}

/* ---------------------------------------------------------------- messages */

static int is_answer(const struct coap *coap,
                     const struct coap_message *message)
{
    if (message->code >> 5 < 2 || message->type == COAP_RST ||
        message->token_length != TOKEN ||
        (message->type == COAP_ACK && message->id != coap->id)) {
        return 0;
    }
    return bytes_same(message->token, coap->token, TOKEN);
}

/* An acknowledgement holds the question once, even if it is repeated. */
static int take_empty(struct coap *coap, const struct coap_message *message)
{
    if (message->id != coap->id) {
        return FETCH_OK;
    }
    if (message->type == COAP_RST) {
        return FETCH_ERR_SERVER;
    }
    if (message->type == COAP_ACK && !coap->held) {
        coap->held = 1;
        dialog_hold(&coap->dialog);
    }
    return FETCH_OK;
}

/*
 * Ignores what is no answer to this question. If its sender waits for an
 * acknowledgement, a reset tells so (RFC 7252 4.2).
 */
static int take_message(struct coap *coap, size_t length)
{
    struct coap_message message;

    if (!coap_read_head(&message, coap->answer, length)) {
        return FETCH_OK;
    }
    if (is_answer(coap, &message)) {
        return take_answer(coap, &message);
    }
    if (message.type == COAP_CON) {
        send_empty(coap, COAP_RST, message.id);
        return FETCH_OK;
    }
    return message.code == 0 ? take_empty(coap, &message) : FETCH_OK;
}

/* Waits for a datagram. Ignores those of others than the server. */
static int step(struct coap *coap)
{
    struct net_address from;
    int count = dialog_receive(&coap->dialog, &from, coap->answer, ANSWER);

    if (count < 0) {
        return count;
    }
    if (!dialog_same_host(&from, &coap->dialog.peer) ||
        from.port != coap->dialog.peer.port) {
        return FETCH_OK;
    }
    return count > ANSWER ? FETCH_ERR_PROTOCOL
                          : take_message(coap, (size_t)count);
}

static int ask_server(struct fetch *fetch)
{
    struct coap coap;
    struct fetch_buffer answer = fetch_rest(fetch, REQUEST);
    enum nurl_status fault = nurl_coap_begin(&coap.options, &fetch->url, 0);
    int status;

    if (fault != NURL_OK) {
        return fetch_fault(fetch, fault, coap.options.stop);
    }
    if (answer.size < ANSWER) {
        return NET_ERR_MEMORY;
    }
    coap.fetch = fetch;
    coap.answer = answer.bytes;
    fetch->received = 0;
    coap.block = 0;
    coap.id = (uint16_t)net_random();
    coap.szx = SZX;
    coap.restarts = 0;
    coap.begun = 0;
    coap.ended = 0;
    status = dialog_open(&coap.dialog, fetch);
    if (status != FETCH_OK) {
        return status;
    }
    status = ask(&coap);
    while (status == FETCH_OK && !coap.ended) {
        status = step(&coap);
    }
    dialog_close(&coap.dialog);
    return status;
}

const struct fetch_protocol fetch_coap = { NURL_SCHEME_COAP, ask_server };
