/*
 * fetch_ftp.c - a file by FTP (RFC 959, RFC 2428)
 *
 * The steps are those of nurl_ftp_plan. Before the transfer this client sends
 * SIZE, to know how many bytes come, and EPSV, or PASV to older servers. The
 * data connection always goes to the server's own address. The address in the
 * answer to PASV is ignored: it could make the client connect to others.
 *
 * The bytes are taken as they come. With ";type=a" lines end with CR LF, and
 * the size is not known.
 */
#include "fetch_state.h"
#include "ftp_reply.h"

enum {
    FTP_WAITS = 3 /* replies of 120 before the greeting */
};

#define FTP_UNKNOWN UINT64_MAX

struct ftp {
    struct fetch *fetch;
    uint64_t size;  /* of the file, or FTP_UNKNOWN */
    uint16_t reply; /* the code of the last one */
    struct line line;
    struct stream control;
    struct stream data;
};

static int read_reply(struct ftp *ftp)
{
    int status = ftp_reply_read(&ftp->control, &ftp->line);

    ftp->reply = ftp->fetch->code;
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
        return fetch_fault(ftp->fetch, nurl_writer_status(&out), 0);
    }
    status = stream_send(&ftp->control, nurl_text(out.ptr, out.len));
    return status == FETCH_OK ? read_reply(ftp) : status;
}

/* Sends a command that must succeed. */
static int demand(struct ftp *ftp, struct nurl_str verb,
                  struct nurl_str argument)
{
    int status = command(ftp, verb, argument);

    return status == FETCH_OK ? ftp_reply_judge(ftp->reply) : status;
}

static int greet(struct ftp *ftp)
{
    int waits = 0;
    int status = read_reply(ftp);

    while (status == FETCH_OK && ftp->reply == 120 && waits < FTP_WAITS) {
        waits++;
        status = read_reply(ftp);
    }
    return status == FETCH_OK ? ftp_reply_judge(ftp->reply) : status;
}

/* A server that wants a password gets it in the next step. */
static int send_user(struct ftp *ftp, const struct nurl_ftp_step *step)
{
    int status = demand(ftp, step->verb, step->argument);

    return status == FETCH_ERR_DENIED && ftp->reply == 331 ? FETCH_OK : status;
}

/*
 * Nobody can type a password here. The password of an anonymous user is an
 * address of e-mail by custom, and no secret: "device@".
 */
static int send_password(struct ftp *ftp, const struct nurl_ftp_step *step)
{
    if (ftp->reply != 331) {
        return FETCH_OK;
    }
    switch ((enum nurl_ftp_kind)step->kind) {
    case NURL_FTP_PASS_PROMPT:
        return FETCH_ERR_DENIED;
    case NURL_FTP_PASS_EMAIL:
        return demand(ftp, step->verb, NURL_STR("device@"));
    default:
        return demand(ftp, step->verb, step->argument);
    }
}

/* ---------------------------------------------------------------- the data */

/* A server need not know SIZE. */
static int ask_size(struct ftp *ftp, struct nurl_str name)
{
    int status = command(ftp, NURL_STR("SIZE"), name);

    if (status != FETCH_OK || ftp->reply != 213 || ftp->line.length < 4) {
        return status;
    }
    status = ftp_reply_size(&ftp->line, &ftp->size);
    return status == FETCH_OK
               ? fetch_begin(ftp->fetch, ftp->size, nurl_text(NULL, 0))
               : status;
}

/* A server that does not know a command says one of these (RFC 959 4.2.2). */
static int is_unknown(uint16_t reply)
{
    return reply == 500 || reply == 501 || reply == 502 || reply == 504;
}

/* The port for the data. */
static int ask_port(struct ftp *ftp, uint16_t *port)
{
    int status = command(ftp, NURL_STR("EPSV"), nurl_text(NULL, 0));

    if (status != FETCH_OK) {
        return status;
    }
    if (ftp->reply == 229) {
        return ftp_reply_extended(&ftp->line, port);
    }
    if (!is_unknown(ftp->reply) || ftp->fetch->server.family != NET_IPV4) {
        return ftp->reply < 400 ? FETCH_ERR_PROTOCOL
                                : ftp_reply_judge(ftp->reply);
    }
    status = demand(ftp, NURL_STR("PASV"), nurl_text(NULL, 0));
    if (status == FETCH_OK && ftp->reply != 227) {
        status = FETCH_ERR_PROTOCOL;
    }
    return status == FETCH_OK ? ftp_reply_passive(&ftp->line, port) : status;
}

/* All of the file; its end is that of the connection. */
static int take_data(struct ftp *ftp)
{
    struct fetch *fetch = ftp->fetch;
    const uint8_t *bytes;
    int status = FETCH_OK;
    int got;

    while (status == FETCH_OK) {
        got = stream_piece(&ftp->data, &bytes, SIZE_MAX);
        if (got <= 0) {
            return got;
        }
        status = (uint64_t)got > ftp->size - fetch->received
                     ? (int)FETCH_ERR_LONG
                     : fetch_add(fetch, bytes, (size_t)got);
    }
    return status;
}

/*
 * Without 226 or 250 nobody knows whether a connection ended with the file or
 * in it.
 */
static int finish(struct ftp *ftp)
{
    int status = read_reply(ftp);

    if (status == NET_ERR_CLOSED) {
        return FETCH_ERR_SHORT;
    }
    if (status != FETCH_OK) {
        return status;
    }
    if (ftp->reply != 226 && ftp->reply != 250) {
        return ftp->reply >= 400 ? FETCH_ERR_SHORT : FETCH_ERR_PROTOCOL;
    }
    return ftp->size != FTP_UNKNOWN && ftp->fetch->received < ftp->size
               ? FETCH_ERR_SHORT
               : FETCH_OK;
}

/* RETR; the connection for the data is open. */
static int retrieve(struct ftp *ftp, const struct nurl_ftp_step *step)
{
    int status = command(ftp, step->verb, step->argument);

    if (status != FETCH_OK) {
        return status;
    }
    if (ftp->reply >= 200) {
        return ftp->reply < 300 ? (int)FETCH_ERR_PROTOCOL
                                : ftp_reply_judge(ftp->reply);
    }
    status = take_data(ftp);
    return status == FETCH_OK ? finish(ftp) : status;
}

static int transfer(struct ftp *ftp, const struct nurl_ftp_step *step)
{
    struct net_address server = ftp->fetch->server;
    int status = ask_port(ftp, &server.port);

    if (status == FETCH_OK) {
        status = stream_open(&ftp->data, &server);
    }
    if (status == FETCH_OK) {
        status = retrieve(ftp, step);
        stream_close(&ftp->data);
    }
    return status;
}

/* --------------------------------------------------------------- the steps */

static int take_step(struct ftp *ftp, const struct nurl_ftp_plan *plan,
                     const struct nurl_ftp_step *step)
{
    int status = FETCH_OK;

    switch ((enum nurl_ftp_kind)step->kind) {
    case NURL_FTP_USER:
        return send_user(ftp, step);
    case NURL_FTP_PASS:
    case NURL_FTP_PASS_PROMPT:
    case NURL_FTP_PASS_EMAIL:
        return send_password(ftp, step);
    case NURL_FTP_CWD:
    case NURL_FTP_TYPE:
    case NURL_FTP_TYPE_GUESS:
        return demand(ftp, step->verb, step->argument);
    case NURL_FTP_TRANSFER:
        if (plan->ftp.typecode != 'a') {
            status = ask_size(ftp, step->argument);
        }
        return status == FETCH_OK ? transfer(ftp, step) : status;
    }
    return FETCH_ERR_PROTOCOL;
}

static int converse(struct ftp *ftp, struct nurl_ftp_plan *plan)
{
    struct nurl_ftp_step step;
    int status = greet(ftp);

    while (status == FETCH_OK && nurl_ftp_plan_next(plan, &step)) {
        status = take_step(ftp, plan, &step);
    }
    if (status == FETCH_OK) {
        (void)stream_send(&ftp->control, NURL_STR("QUIT\r\n"));
    }
    return status;
}

/* A listing and a directory are no files. */
static int begin_plan(struct fetch *fetch, struct nurl_ftp_plan *plan)
{
    enum nurl_status fault = nurl_ftp_plan_begin(plan, &fetch->url, "RETR");

    if (fault != NURL_OK) {
        return fetch_fault(fetch, fault, plan->stop);
    }
    if (plan->ftp.typecode == 'd') {
        return fetch_fault(fetch, NURL_ERR_TYPECODE, plan->ftp.type.off);
    }
    if (plan->ftp.name.len == 0) {
        return fetch_fault(fetch, NURL_ERR_NAME_EMPTY,
                           nurl_present(plan->ftp.name) ? plan->ftp.name.off
                                                        : plan->ftp.stop);
    }
    return FETCH_OK;
}

/*
 * Divides fetch->work: a third for a line, then a sixth for replies, and half
 * for the data.
 */
static void divide(struct ftp *ftp)
{
    struct fetch *fetch = ftp->fetch;
    size_t sixth = fetch->work.size / 6;
    struct fetch_buffer line = fetch_front(fetch, 2 * sixth);

    ftp->line.text = line.bytes;
    ftp->line.size = line.size;
    ftp->control.transport = &stream_tcp;
    ftp->control.fetch = fetch;
    ftp->control.buffer = fetch_rest(fetch, 2 * sixth);
    ftp->control.buffer.size = sixth;
    ftp->data.transport = &stream_tcp;
    ftp->data.fetch = fetch;
    ftp->data.buffer = fetch_rest(fetch, 3 * sixth);
}

static int ask(struct fetch *fetch)
{
    struct ftp ftp;
    struct nurl_ftp_plan plan;
    int status = begin_plan(fetch, &plan);

    ftp.fetch = fetch;
    ftp.size = FTP_UNKNOWN;
    fetch->received = 0;
    divide(&ftp);
    if (status == FETCH_OK) {
        status = stream_open(&ftp.control, &fetch->server);
    }
    if (status == FETCH_OK) {
        status = converse(&ftp, &plan);
        stream_close(&ftp.control);
    }
    return status;
}

const struct fetch_protocol fetch_ftp = { NURL_SCHEME_FTP, ask };
