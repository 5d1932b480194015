/* SPDX-License-Identifier: MIT */
/*
 * ftp.c - a file by FTP (RFC 959, RFC 2428)
 *
 * The steps are those of nurl_ftp_plan. Before the transfer this client sends
 * SIZE, to know how many bytes follow, and EPSV, or PASV if that fails. The
 * data connection always goes to the server's own address. The address in the
 * answer to PASV is ignored: it could make the client connect to others.
 *
 * The bytes are taken as they arrive. With ";type=a" lines end with CR LF, and
 * the size is not known.
 */
#include "client/ftp_reply.h"
#include "client/retry.h"
#include "client/state.h"

enum {
    FTP_WAITS = 3 /* replies of 120 before the greeting */
};

#define FTP_UNKNOWN UINT64_MAX

struct ftp {
    struct nfetch *fetch;
    uint64_t size;  /* of the file, or FTP_UNKNOWN */
    uint16_t reply; /* the code of the last one; 0 if none has arrived */
    struct nfetch_line line;
    struct nfetch_stream control;
    struct nfetch_stream data;
};

static int read_reply(struct ftp *ftp)
{
    int status = nfetch_ftp_reply_read(&ftp->control, &ftp->line);

    ftp->reply = status == NFETCH_OK ? ftp->fetch->code : 0;
    return status;
}

/* ---------------------------------------------------------------- commands */

/* verb [ SP argument ] CRLF, and the reply. The plan has checked the URL. */
static int command(struct ftp *ftp, struct nurl_str verb,
                   struct nurl_str argument)
{
    struct nurl_writer out;
    int status;

    nurl_writer_init(&out, ftp->line.text, ftp->line.size);
    nurl_write_text(&out, verb);
    if (argument.ptr != NULL) {
        nurl_write_text(&out, NURL_STR(" "));
        nurl_decode(&out, argument, NURL_POLICY_FTP);
    }
    nurl_write_text(&out, NURL_STR("\r\n"));
    if (nurl_writer_status(&out) != NURL_OK) {
        return nfetch_fault(ftp->fetch, nurl_writer_status(&out), 0);
    }
    status = nfetch_stream_send(&ftp->control, nurl_text(out.ptr, out.len));
    return status == NFETCH_OK ? read_reply(ftp) : status;
}

/* Sends a command that must succeed. */
static int demand(struct ftp *ftp, struct nurl_str verb,
                  struct nurl_str argument)
{
    int status = command(ftp, verb, argument);

    return status == NFETCH_OK ? nfetch_ftp_reply_judge(ftp->reply) : status;
}

/*
 * A command with the name of a file or of a directory. 550 says of others that
 * they are refused: "550 SSL/TLS required".
 */
static int judge_name(const struct ftp *ftp)
{
    return ftp->reply == 550 ? (int)NFETCH_ERR_NOT_FOUND
                             : nfetch_ftp_reply_judge(ftp->reply);
}

static int greet(struct ftp *ftp)
{
    int waits = 0;
    int status = read_reply(ftp);

    while (status == NFETCH_OK && ftp->reply == 120 && waits < FTP_WAITS) {
        waits++;
        status = read_reply(ftp);
    }
    return status == NFETCH_OK ? nfetch_ftp_reply_judge(ftp->reply) : status;
}

/* A server that wants a password gets it in the next step. */
static int send_user(struct ftp *ftp, const struct nurl_ftp_step *step)
{
    int status = demand(ftp, step->verb, step->argument);

    return status == NFETCH_ERR_DENIED && ftp->reply == 331 ? NFETCH_OK
                                                            : status;
}

/*
 * Nobody can type a password here. The password of an anonymous user is an
 * address of e-mail by custom, and no secret: "device@".
 */
static int send_password(struct ftp *ftp, const struct nurl_ftp_step *step)
{
    if (ftp->reply != 331) {
        return NFETCH_OK;
    }
    switch ((enum nurl_ftp_kind)step->kind) {
    case NURL_FTP_PASS_PROMPT:
        return NFETCH_ERR_DENIED;
    case NURL_FTP_PASS_EMAIL:
        return demand(ftp, step->verb, NURL_STR("device@"));
    default:
        return demand(ftp, step->verb, step->argument);
    }
}

/* ---------------------------------------------------------------- the data */

/* A server need not know SIZE, and some say it in words. */
static int ask_size(struct ftp *ftp, struct nurl_str name)
{
    int status = command(ftp, NURL_STR("SIZE"), name);

    if (status != NFETCH_OK || ftp->reply != 213 || ftp->line.length < 4) {
        return status;
    }
    if (nfetch_ftp_reply_size(&ftp->line, &ftp->size) != NFETCH_OK) {
        ftp->size = FTP_UNKNOWN;
        return NFETCH_OK;
    }
    return nfetch_begin(ftp->fetch, ftp->size, nurl_text(NULL, 0));
}

/* The port for the data, by EPSV or PASV, whose reply has this code. */
static int ask_port(struct ftp *ftp, uint16_t good, uint16_t *port)
{
    int is_extended = good == 229;
    int status = demand(ftp, is_extended ? NURL_STR("EPSV") : NURL_STR("PASV"),
                        nurl_text(NULL, 0));

    if (status != NFETCH_OK) {
        return status;
    }
    if (ftp->reply != good) {
        return NFETCH_ERR_PROTOCOL;
    }
    return is_extended ? nfetch_ftp_reply_extended(&ftp->line, port)
                       : nfetch_ftp_reply_passive(&ftp->line, port);
}

static int open_data(struct ftp *ftp, uint16_t good)
{
    struct nfetch_net_address server = ftp->fetch->server;
    int status = ask_port(ftp, good, &server.port);

    return status == NFETCH_OK ? nfetch_stream_open(&ftp->data, &server)
                               : status;
}

/*
 * Returns 1 if EPSV was refused or its answer was of no use, or its port does
 * not answer: firewalls do not know it. PASV can only name an IPv4 port.
 */
static int can_use_pasv(const struct ftp *ftp, int status)
{
    if (ftp->fetch->server.family != NFETCH_NET_IPV4 || ftp->reply == 0 ||
        ftp->fetch->stopped != NFETCH_OK) {
        return 0;
    }
    switch (status) {
    case NFETCH_ERR_PROTOCOL:
    case NFETCH_ERR_DENIED:
    case NFETCH_ERR_SERVER:
    case NFETCH_NET_ERR_TIMEOUT:
    case NFETCH_NET_ERR_CLOSED:
    case NFETCH_NET_ERR_REFUSED:
        return 1;
    default:
        return 0;
    }
}

/* Returns 1 if the sink has as many bytes as the server has announced. */
static int is_whole(const struct ftp *ftp)
{
    return ftp->size != FTP_UNKNOWN && ftp->fetch->received == ftp->size;
}

/* Returns 1 for the end of a connection that nobody has ended well. */
static int is_cut(int status)
{
    return status == NFETCH_NET_ERR_CLOSED ||
           status == NFETCH_NET_ERR_TIMEOUT || status == NFETCH_ERR_SHORT;
}

/* All of the file; its end is that of the connection. */
static int take_data(struct ftp *ftp)
{
    struct nfetch *fetch = ftp->fetch;
    const uint8_t *bytes;
    int status = NFETCH_OK;
    int got;

    while (status == NFETCH_OK) {
        got = nfetch_stream_read(&ftp->data, &bytes, SIZE_MAX);
        if (got <= 0) {
            return is_whole(ftp) && is_cut(got) ? NFETCH_OK : got;
        }
        status = (uint64_t)got > ftp->size - fetch->received
                     ? (int)NFETCH_ERR_LONG
                     : nfetch_add(fetch, bytes, (size_t)got);
    }
    return status;
}

/* The reply after the data. */
static int is_done(const struct ftp *ftp)
{
    return ftp->reply == 226 || ftp->reply == 250;
}

/*
 * Without 226 or 250 nobody knows whether a connection ended with the file or
 * in it, unless the size is known. Some servers and firewalls lose the reply.
 */
static int finish(struct ftp *ftp)
{
    int status = is_done(ftp) ? (int)NFETCH_OK : read_reply(ftp);

    if (is_cut(status) && ftp->fetch->stopped == NFETCH_OK && is_whole(ftp)) {
        return NFETCH_OK;
    }
    if (status == NFETCH_NET_ERR_CLOSED) {
        return NFETCH_ERR_SHORT;
    }
    if (status != NFETCH_OK) {
        return status;
    }
    if (!is_done(ftp)) {
        return ftp->reply >= 400 ? NFETCH_ERR_SHORT : NFETCH_ERR_PROTOCOL;
    }
    return ftp->size != FTP_UNKNOWN && ftp->fetch->received < ftp->size
               ? NFETCH_ERR_SHORT
               : NFETCH_OK;
}

/*
 * RETR; the connection for the data is open. 226 can come without 150, when the
 * data has been sent.
 */
static int retrieve(struct ftp *ftp, const struct nurl_ftp_step *step)
{
    int status = command(ftp, step->verb, step->argument);

    if (status != NFETCH_OK) {
        return status;
    }
    if (ftp->reply >= 200 && !is_done(ftp)) {
        return ftp->reply < 300 ? (int)NFETCH_ERR_PROTOCOL : judge_name(ftp);
    }
    status = take_data(ftp);
    return status == NFETCH_OK ? finish(ftp) : status;
}

static int transfer(struct ftp *ftp, const struct nurl_ftp_step *step)
{
    int status = open_data(ftp, 229);

    if (can_use_pasv(ftp, status)) {
        status = open_data(ftp, 227);
    }
    if (status == NFETCH_OK) {
        status = retrieve(ftp, step);
        nfetch_stream_close(&ftp->data);
    }
    return status;
}

/* --------------------------------------------------------------- the steps */

static int take_step(struct ftp *ftp, const struct nurl_ftp_plan *plan,
                     const struct nurl_ftp_step *step)
{
    int status = NFETCH_OK;

    switch ((enum nurl_ftp_kind)step->kind) {
    case NURL_FTP_USER:
        return send_user(ftp, step);
    case NURL_FTP_PASS:
    case NURL_FTP_PASS_PROMPT:
    case NURL_FTP_PASS_EMAIL:
        return send_password(ftp, step);
    case NURL_FTP_CWD:
        status = command(ftp, step->verb, step->argument);
        return status == NFETCH_OK ? judge_name(ftp) : status;
    case NURL_FTP_TYPE:
    case NURL_FTP_TYPE_GUESS:
        return demand(ftp, step->verb, step->argument);
    case NURL_FTP_TRANSFER:
        if (plan->ftp.typecode != 'a') {
            status = ask_size(ftp, step->argument);
        }
        return status == NFETCH_OK ? transfer(ftp, step) : status;
    }
    return NFETCH_ERR_PROTOCOL;
}

static int converse(struct ftp *ftp, struct nurl_ftp_plan *plan)
{
    struct nurl_ftp_step step;
    int status = greet(ftp);

    while (status == NFETCH_OK && nurl_ftp_plan_next(plan, &step)) {
        status = take_step(ftp, plan, &step);
    }
    if (status == NFETCH_OK) {
        (void)nfetch_stream_send(&ftp->control, NURL_STR("QUIT\r\n"));
    }
    return status;
}

/* A listing and a directory are no files. */
static int begin_plan(struct nfetch *fetch, struct nurl_ftp_plan *plan)
{
    enum nurl_status fault = nurl_ftp_plan_begin(plan, &fetch->url, "RETR");

    if (fault != NURL_OK) {
        return nfetch_fault(fetch, fault, plan->stop);
    }
    if (plan->ftp.typecode == 'd') {
        return nfetch_fault(fetch, NURL_ERR_TYPECODE, plan->ftp.type.off);
    }
    if (plan->ftp.name.len == 0) {
        return nfetch_fault(fetch, NURL_ERR_NAME_EMPTY,
                            nurl_present(plan->ftp.name) ? plan->ftp.name.off
                                                         : plan->ftp.stop);
    }
    return NFETCH_OK;
}

/*
 * Divides fetch->work: a third for a line, then a sixth for replies, and half
 * for the data.
 */
static void divide(struct ftp *ftp)
{
    struct nfetch *fetch = ftp->fetch;
    size_t sixth = fetch->work.size / 6;
    struct nfetch_buffer line = nfetch_front(fetch, 2 * sixth);

    ftp->line.text = line.bytes;
    ftp->line.size = line.size;
    ftp->control.transport = &nfetch_stream_tcp;
    ftp->control.fetch = fetch;
    ftp->control.buffer = nfetch_rest(fetch, 2 * sixth);
    ftp->control.buffer.size = sixth;
    ftp->data.transport = &nfetch_stream_tcp;
    ftp->data.fetch = fetch;
    ftp->data.buffer = nfetch_rest(fetch, 3 * sixth);
}

/* One dialog, from the greeting on. */
static int attempt(struct ftp *ftp)
{
    struct nurl_ftp_plan plan;
    int status = begin_plan(ftp->fetch, &plan);

    ftp->size = FTP_UNKNOWN;
    ftp->reply = 0;
    ftp->fetch->received = 0;
    ftp->fetch->is_begun = 0; /* nothing goes on */
    if (status == NFETCH_OK) {
        status = nfetch_stream_open(&ftp->control, &ftp->fetch->server);
    }
    if (status == NFETCH_OK) {
        status = converse(ftp, &plan);
        nfetch_stream_close(&ftp->control);
    }
    return status;
}

/*
 * Returns 1 if another dialog can succeed: the server has no time, the file is
 * in use, or the transfer was broken off (RFC 959 4.2.1).
 */
static int is_busy(const struct ftp *ftp, int status)
{
    return (status == NFETCH_ERR_SERVER || status == NFETCH_ERR_SHORT) &&
           ftp->fetch->stopped == NFETCH_OK &&
           (ftp->reply == 421 || ftp->reply == 426 || ftp->reply == 450);
}

static int ask(struct nfetch *fetch)
{
    struct ftp ftp;
    struct nfetch_retry retry;
    int status;

    ftp.fetch = fetch;
    divide(&ftp);
    nfetch_retry_begin(&retry, fetch);
    status = attempt(&ftp);
    while (is_busy(&ftp, status)) {
        status = nfetch_retry_wait(&retry, NFETCH_RETRY_UNSAID, status);
        if (status != NFETCH_OK) {
            return status;
        }
        status = attempt(&ftp);
    }
    return status == NFETCH_ERR_DENIED ? nfetch_denied(fetch) : status;
}

const struct nfetch_protocol nfetch_ftp = { NURL_SCHEME_FTP, ask };
