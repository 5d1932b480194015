/* SPDX-License-Identifier: MIT */
/*
 * tftp.c - a file by TFTP
 *
 *     RRQ   = 00 01 file 00 mode 00 *( option 00 value 00 )   RFC 1350, 2347
 *     DATA  = 00 03 block data
 *     ACK   = 00 04 block
 *     ERROR = 00 05 code text 00
 *     OACK  = 00 06 *( option 00 value 00 )
 *
 * If an ERROR arrives at once, or nothing, it can be about the options: one
 * more request has none.
 *
 * The server sends a window of blocks, and then waits for an ACK (RFC 7440).
 * This client sends one ACK after the last block of a window, and one when a
 * block is missing: the server then goes on after the last block that arrived
 * in order. When nothing arrives, the ACK is sent again. A block that arrives
 * twice causes no ACK, or each ACK that is late would make the server send all
 * the rest of the file twice (RFC 1123 4.2.3.1). After its last ACK the client
 * is gone: if this ACK is lost, the server sends its last blocks some more
 * times.
 */
#include "bytes.h"
#include "client/dialog.h"
#include "client/netascii.h"
#include "client/state.h"
#include "client/tftp_error.h"
#include "client/tftp_options.h"
#include "net/address.h"

enum {
    RRQ_MAX = 512, /* RFC 2347 */
    HEAD = 4,
    BLOCKS = 65535
};

enum opcode {
    OP_DATA = 3,
    OP_ACK = 4,
    OP_ERROR = 5,
    OP_OACK = 6
};

struct tftp {
    struct nfetch *fetch;
    struct nfetch_dialog dialog;
    uint8_t *answer; /* the datagram that has arrived */
    struct nfetch_tftp_options options;
    uint16_t blocks;   /* how many have arrived, in order */
    uint16_t window;   /* how many of them since the last ACK */
    uint8_t ack[HEAD]; /* of these blocks, to be sent or sent again */
    uint8_t plain;     /* 1: a request without options */
    uint8_t netascii;  /* 1: line ends are CR LF, and a CR is CR NUL */
    uint8_t cr;        /* 1: the last byte was a CR */
    uint8_t known;     /* 1: the server's port is known */
    uint8_t agreed;    /* 1: an OACK has arrived */
    uint8_t gap;       /* 1: an ACK has told of the missing block */
    uint8_t ended;     /* 1: the last block has arrived */
};

/* ----------------------------------------------------------------- packets */

/* No tsize in netascii: the size of a file differs from the bytes sent. */
static void write_options(struct nurl_writer *out, const struct tftp *tftp)
{
    nurl_write_text(
        out, NURL_STR("blksize\0001428\0windowsize\0006\0timeout\0001\0"));
    if (!tftp->netascii) {
        nurl_write_text(out, NURL_STR("tsize\0000\0"));
    }
}

static int send_request(struct tftp *tftp, const struct nurl_tftp *parts)
{
    struct nfetch *fetch = tftp->fetch;
    struct nfetch_buffer request = nfetch_front(fetch, RRQ_MAX);
    struct nurl_writer out;

    nurl_writer_init(&out, request.bytes, request.size);
    nurl_write_text(&out, NURL_STR("\0\1"));
    nurl_decode(&out, nurl_part(&fetch->url, parts->file), NURL_POLICY_TEXT);
    nurl_write_text(&out, tftp->netascii ? NURL_STR("\0netascii\0")
                                         : NURL_STR("\0octet\0"));
    if (!tftp->plain) {
        write_options(&out, tftp);
    }
    if (nurl_writer_status(&out) != NURL_OK) {
        return nfetch_fault(fetch, NURL_ERR_TOO_LONG, parts->file.off);
    }
    return nfetch_dialog_send(&tftp->dialog, request.bytes, out.len);
}

/* For the last block that arrived in order; block 0 is an OACK. */
static void write_ack(struct tftp *tftp)
{
    bytes_put_16(tftp->ack, OP_ACK);
    bytes_put_16(tftp->ack + 2, tftp->blocks);
}

static int send_ack(struct tftp *tftp)
{
    tftp->window = 0;
    write_ack(tftp);
    return nfetch_dialog_send(&tftp->dialog, tftp->ack, sizeof tftp->ack);
}

/* -------------------------------------------------------------------- data */

static int add(struct tftp *tftp, uint8_t *data, size_t length)
{
    struct nfetch *fetch = tftp->fetch;
    int count;

    if (tftp->netascii) {
        count = nfetch_netascii_decode(data, length, &tftp->cr);
        return count < 0 ? count : nfetch_add(fetch, data, (size_t)count);
    }
    if (tftp->options.sized && length > tftp->options.size - fetch->received) {
        return NFETCH_ERR_LONG;
    }
    return nfetch_add(fetch, data, length);
}

/* Checks whether the file is complete after its last block. */
static int check_end(const struct tftp *tftp)
{
    if (tftp->netascii) {
        return tftp->cr ? NFETCH_ERR_PROTOCOL : NFETCH_OK;
    }
    return tftp->options.sized && tftp->fetch->received < tftp->options.size
               ? NFETCH_ERR_SHORT
               : NFETCH_OK;
}

/*
 * A block that is not the next one. If it is a later one of this window, one is
 * missing: one ACK tells so, whatever else arrives before the missing block.
 */
static int take_other(struct tftp *tftp, uint16_t block)
{
    uint16_t after = (uint16_t)(block - tftp->blocks);

    if (tftp->gap || after < 2 || after > tftp->options.window - tftp->window) {
        return NFETCH_OK;
    }
    tftp->gap = 1;
    return send_ack(tftp);
}

/* Counts a block. Returns NFETCH_OK if more follow, or if it is the last. */
static int count_block(struct tftp *tftp, size_t length)
{
    tftp->blocks++;
    tftp->window++;
    tftp->gap = 0;
    tftp->ended = length < tftp->options.block;
    if (tftp->ended) {
        return check_end(tftp);
    }
    return tftp->blocks == BLOCKS ? NFETCH_ERR_BLOCKS : NFETCH_OK;
}

static int take_data(struct tftp *tftp, uint16_t block, size_t length)
{
    int status;

    if (length > tftp->options.block) {
        return NFETCH_ERR_PROTOCOL;
    }
    if (block != (uint16_t)(tftp->blocks + 1u)) {
        return take_other(tftp, block);
    }
    if (tftp->dialog.tries > 1) {
        tftp->window = 0; /* the ACK was sent again: a new window */
    }
    nfetch_dialog_answered(&tftp->dialog);
    status = add(tftp, tftp->answer + HEAD, length);
    if (status == NFETCH_OK) {
        status = count_block(tftp, length);
    }
    if (status != NFETCH_OK) {
        return status;
    }
    write_ack(tftp);
    return tftp->ended || tftp->window == tftp->options.window ? send_ack(tftp)
                                                               : NFETCH_OK;
}

/* ----------------------------------------------------------------- options */

/* A file of n blocks ends with one that is not full: n + 1 are sent. */
static int check_size(struct tftp *tftp)
{
    int status;

    if (!tftp->options.sized) {
        return NFETCH_OK;
    }
    if (tftp->netascii) {
        return NFETCH_ERR_PROTOCOL; /* it was not asked for */
    }
    status = nfetch_begin(tftp->fetch, tftp->options.size, nurl_text(NULL, 0));
    if (status == NFETCH_OK &&
        tftp->options.size >= (uint64_t)BLOCKS * tftp->options.block) {
        status = NFETCH_ERR_BLOCKS;
    }
    return status;
}

/* An OACK that arrives again, or after data, is ignored. */
static int take_oack(struct tftp *tftp, size_t length)
{
    int status;

    if (tftp->agreed || tftp->blocks > 0) {
        return NFETCH_OK;
    }
    nfetch_dialog_answered(&tftp->dialog);
    status = nfetch_tftp_options_read(&tftp->options, tftp->answer + 2, length);
    if (status == NFETCH_OK) {
        status = check_size(tftp);
    }
    if (status != NFETCH_OK) {
        return status;
    }
    tftp->agreed = 1;
    return send_ack(tftp);
}

/* ------------------------------------------------------------ conversation */

/* Reads tftp->answer, a datagram from the server. */
static int take_packet(struct tftp *tftp, size_t length)
{
    const uint8_t *packet = tftp->answer;

    if (length < HEAD || length > HEAD + NFETCH_TFTP_BLOCK_MAX) {
        return NFETCH_ERR_PROTOCOL;
    }
    switch (bytes_get_16(packet)) {
    case OP_DATA:
        return take_data(tftp, bytes_get_16(packet + 2), length - HEAD);
    case OP_OACK:
        return take_oack(tftp, length - 2);
    case OP_ERROR:
        tftp->fetch->code = bytes_get_16(packet + 2);
        nfetch_say(tftp->fetch,
                   nurl_text((const char *)packet + HEAD, length - HEAD));
        return nfetch_tftp_error_status(tftp->fetch->code);
    default:
        return NFETCH_ERR_PROTOCOL;
    }
}

/*
 * The server answers from another port than the one that was asked (RFC 1350
 * 4). The first answer from its address names the port for all others. A server
 * with two addresses can answer from the wrong one: without these words its
 * user would look for a server that is silent.
 */
static int is_server(struct tftp *tftp, const struct nfetch_net_address *from)
{
    struct nfetch_net_address *peer = &tftp->dialog.peer;

    if (!nfetch_net_same_host(peer, from)) {
        if (!tftp->known) {
            nfetch_say(tftp->fetch, NURL_STR("another address answers"));
        }
        return 0;
    }
    if (!tftp->known) {
        tftp->known = 1;
        tftp->fetch->said[0] = '\0';
        peer->port = from->port;
    }
    return peer->port == from->port;
}

/*
 * Returns 1 if an ERROR can mean the options: it is the first answer, and does
 * not tell of the file or its rights. Servers older than RFC 2347 have no code
 * for options.
 */
static int refuses_options(const struct tftp *tftp, int status)
{
    return status == NFETCH_ERR_SERVER && !tftp->plain && !tftp->agreed &&
           tftp->blocks == 0 && tftp->fetch->stopped == NFETCH_OK;
}

/* Returns 1 if a server drops requests with options, as it seems. */
static int ignores_options(const struct tftp *tftp, int status)
{
    return status == NFETCH_NET_ERR_TIMEOUT && !tftp->plain && !tftp->known &&
           tftp->fetch->said[0] == '\0';
}

/*
 * Returns 1 if only the block is missing that ends a file of whole blocks: some
 * servers do not send an empty one.
 */
static int has_all(const struct tftp *tftp, int status)
{
    return status == NFETCH_NET_ERR_TIMEOUT && tftp->options.sized &&
           tftp->fetch->received == tftp->options.size;
}

/* Waits for a datagram and answers it. */
static int step(struct tftp *tftp)
{
    struct nfetch_net_datagram datagram = {
        { tftp->answer, HEAD + NFETCH_TFTP_BLOCK_MAX }, { 0 }
    };
    int count = nfetch_dialog_receive(&tftp->dialog, &datagram);

    if (count < 0) {
        return count;
    }
    if (is_server(tftp, &datagram.from)) {
        return take_packet(tftp, (size_t)count);
    }
    if (count < 2 || bytes_get_16(tftp->answer) != OP_ERROR) {
        nfetch_tftp_error_send(&tftp->dialog, &datagram.from,
                               NFETCH_TFTP_STRANGER, "unknown port");
    }
    return NFETCH_OK;
}

/* Tells the server the error, so that it stops sending. */
static void tell(const struct tftp *tftp, int status)
{
    int code = nfetch_tftp_error_code(status, tftp->agreed);

    if (code >= 0) {
        nfetch_tftp_error_send(&tftp->dialog, &tftp->dialog.peer, code,
                               nfetch_text(status));
    }
}

static int converse(struct tftp *tftp, const struct nurl_tftp *parts)
{
    int status = send_request(tftp, parts);

    while (status == NFETCH_OK && !tftp->ended) {
        status = step(tftp);
    }
    if (has_all(tftp, status)) {
        return NFETCH_OK;
    }
    if (status != NFETCH_OK && tftp->known) {
        tell(tftp, status);
    }
    return status;
}

static void begin(struct tftp *tftp, uint8_t plain)
{
    nfetch_tftp_options_begin(&tftp->options);
    tftp->fetch->received = 0;
    tftp->blocks = 0;
    tftp->window = 0;
    tftp->plain = plain;
    tftp->cr = 0;
    tftp->known = 0;
    tftp->agreed = 0;
    tftp->gap = 0;
    tftp->ended = 0;
}

/* One request, from a port of its own. */
static int attempt(struct tftp *tftp, const struct nurl_tftp *parts,
                   uint8_t plain)
{
    int status = nfetch_dialog_open(&tftp->dialog, tftp->fetch);

    begin(tftp, plain);
    if (status != NFETCH_OK) {
        return status;
    }
    if (plain) {
        tftp->dialog.limit /= 2; /* it is the second question */
    }
    status = converse(tftp, parts);
    nfetch_dialog_close(&tftp->dialog);
    return status;
}

static int ask(struct nfetch *fetch)
{
    struct tftp tftp;
    struct nfetch_buffer answer = nfetch_rest(fetch, RRQ_MAX);
    struct nurl_tftp parts;
    enum nurl_status fault = nurl_tftp_parse(&parts, &fetch->url);
    int status;

    if (fault != NURL_OK) {
        return nfetch_fault(fetch, fault, parts.stop);
    }
    if (answer.size < HEAD + NFETCH_TFTP_BLOCK_MAX) {
        return NFETCH_NET_ERR_MEMORY;
    }
    tftp.fetch = fetch;
    tftp.answer = answer.bytes;
    tftp.netascii = parts.mode == NURL_TFTP_NETASCII;
    status = attempt(&tftp, &parts, 0);
    if (refuses_options(&tftp, status) || ignores_options(&tftp, status)) {
        status = attempt(&tftp, &parts, 1);
    }
    return status;
}

const struct nfetch_protocol nfetch_tftp = { NURL_SCHEME_TFTP, ask };
