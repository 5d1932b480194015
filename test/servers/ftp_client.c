/*
 * ftp_client - does what nurl_ftp_plan_next says, with a real server
 *
 *     ftp_client EMAIL URL [PASSWORD]
 *
 * The file or the listing goes to standard output, each line that is sent to
 * standard error. PASSWORD is what a person would type who is asked for it.
 * Besides the steps of the plan it sends EPSV, without which no file comes,
 * and QUIT. Of USER and PASS it sends what the server asks for. Its status:
 * net.h.
 */
#include "net.h"
#include "nurl_decode.h"
#include "nurl_ftp.h"
#include "nurl_parse.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NEED_PASSWORD 331

struct client {
    struct net control;
    const struct nurl *url;
    const char *email;
    const char *password; /* typed by a person; NULL: nobody is there */
    int reply;            /* the last one, three digits */
    char line[512];
};

static struct nurl_str text_of(const char *text)
{
    return nurl_text(text, strlen(text));
}

/* Reads a reply, of one line or many (RFC 959 section 4.2). */
static void receive(struct client *client)
{
    char first[5] = "";

    do {
        net_line(&client->control, client->line, sizeof client->line);
        if (first[0] == '\0') {
            snprintf(first, sizeof first, "%.3s ", client->line);
        }
    } while (strlen(client->line) > 3 && memcmp(client->line, first, 4) != 0);
    client->reply = atoi(first);
}

static void send_line(struct client *client, struct nurl_writer *out)
{
    struct nurl_str line;
    enum nurl_status status;

    nurl_write_text(out, NURL_STR("\r\n"));
    status = nurl_writer_status(out);
    if (status != NURL_OK) {
        net_broken(nurl_status_name(status));
    }
    line = nurl_text(out->ptr, out->len);
    fprintf(stderr, NURL_PRI, NURL_ARG(line));
    net_send(&client->control, line);
}

static void command(struct client *client, struct nurl_str verb)
{
    char room[16];
    struct nurl_writer out;

    nurl_writer_init(&out, room, sizeof room);
    nurl_write_text(&out, verb);
    send_line(client, &out);
    receive(client);
}

/* What only the user knows: the password, or an address. */
static struct nurl_str answer(const struct client *client, unsigned kind)
{
    if (kind == NURL_FTP_PASS_EMAIL) {
        return text_of(client->email);
    }
    if (client->password == NULL) {
        net_broken("nobody is there to type the password");
    }
    return text_of(client->password);
}

static int is_asked(const struct nurl_ftp_step *step)
{
    return step->kind == NURL_FTP_PASS_EMAIL ||
           step->kind == NURL_FTP_PASS_PROMPT;
}

/* verb [ SP argument ] CR LF, the argument decoded now and never before */
static void send_step(struct client *client, const struct nurl_ftp_step *step)
{
    char room[1024];
    struct nurl_writer out;

    nurl_writer_init(&out, room, sizeof room);
    nurl_write_text(&out, step->verb);
    if (is_asked(step)) {
        nurl_write_text(&out, NURL_STR(" "));
        nurl_write_text(&out, answer(client, step->kind));
    } else if (step->argument.ptr) {
        nurl_write_text(&out, NURL_STR(" "));
        nurl_decode(&out, step->argument, NURL_POLICY_FTP);
    }
    send_line(client, &out);
    receive(client);
}

/* Replies of 400 and above are refusals. */
static void expect(const struct client *client)
{
    if (client->reply < 100 || client->reply >= 400) {
        fprintf(stderr, "said %s\n", client->line);
        exit(NET_SAID_NO);
    }
}

/* 229 ... (|||PORT|), RFC 2428 section 3 */
static void open_data(struct client *client, struct net *data)
{
    const char *mark;

    command(client, NURL_STR("EPSV"));
    expect(client);
    mark = strstr(client->line, "(|||");
    if (client->reply != 229 || mark == NULL) {
        net_broken("no port for the file");
    }
    net_open_port(data, client->url, (unsigned)atoi(mark + 4));
}

static void transfer(struct client *client, const struct nurl_ftp_step *step)
{
    struct net data;

    open_data(client, &data);
    send_step(client, step);
    expect(client);
    net_copy(&data);
    net_close(&data);
    receive(client);
    expect(client);
}

static void take(struct client *client, const struct nurl_ftp_step *step)
{
    if (step->kind == NURL_FTP_TRANSFER) {
        transfer(client, step);
        return;
    }
    if ((step->kind == NURL_FTP_PASS || is_asked(step)) &&
        client->reply != NEED_PASSWORD) {
        return;
    }
    send_step(client, step);
    expect(client);
}

static void run(struct client *client, struct nurl_ftp_plan *plan)
{
    struct nurl_ftp_step step;

    net_open(&client->control, client->url);
    receive(client);
    expect(client);
    while (nurl_ftp_plan_next(plan, &step)) {
        take(client, &step);
    }
    command(client, NURL_STR("QUIT"));
    expect(client);
    net_close(&client->control);
}

int main(int argc, char **argv)
{
    static struct client client;
    struct nurl_str text;
    struct nurl url;
    struct nurl_ftp_plan plan;
    enum nurl_status status;

    if (argc < 3) {
        net_broken("usage: ftp_client EMAIL URL [PASSWORD]");
    }
    text = text_of(argv[2]);
    status = nurl_parse_1738(&url, text.ptr, text.len);
    if (status != NURL_OK) {
        net_refused(status, url.stop);
    }
    status = nurl_ftp_plan_begin(&plan, &url, "RETR");
    if (status != NURL_OK) {
        net_refused(status, plan.stop);
    }
    client.url = &url;
    client.email = argv[1];
    client.password = argv[3];
    run(&client, &plan);
    return 0;
}
