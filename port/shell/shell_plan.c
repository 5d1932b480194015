/* SPDX-License-Identifier: MIT */
/*
 * shell_plan.c - the shell's command `plan`: what an FTP client sends
 */
#include "console.h"
#include "nurl_decode.h"
#include "nurl_ftp.h"
#include "shell.h"

/* An argument in quotes, so that an empty one is seen. */
static void put_argument(struct nurl_str argument)
{
    struct nurl_writer out;

    shell_write(&out);
    nurl_decode(&out, argument, NURL_POLICY_FTP);
    console_text(" ");
    shell_put_decoded(out.len);
}

/* As many stars as a password has bytes. */
static void put_password(struct nurl_str password)
{
    struct nurl_writer out;

    shell_write(&out);
    nurl_decode(&out, password, NURL_POLICY_FTP);
    console_text(" \"");
    for (; out.len > 0; out.len--) {
        console_text("*");
    }
    console_text("\"");
}

static void put_step(const struct nurl_ftp_step *step)
{
    console_octets(step->verb.ptr, step->verb.len);
    switch (step->kind) {
    case NURL_FTP_PASS:
        put_password(step->argument);
        break;
    case NURL_FTP_PASS_PROMPT:
        console_text(" (a person is asked)");
        break;
    case NURL_FTP_PASS_EMAIL:
        console_text(" (the user's e-mail address)");
        break;
    case NURL_FTP_TYPE_GUESS:
        console_text(" (a guess: I)");
        break;
    default:
        if (step->argument.ptr) {
            put_argument(step->argument);
        }
    }
    console_line_end();
}

int shell_plan(struct nurl_str text)
{
    struct nurl_ftp_plan plan;
    struct nurl_ftp_step step;
    struct nurl url;
    enum nurl_status status;

    if (!shell_url(&url, text)) {
        return 1;
    }
    status = nurl_ftp_plan_begin(&plan, &url, "RETR");
    if (status != NURL_OK) {
        return shell_fault(text, plan.stop, status);
    }
    while (nurl_ftp_plan_next(&plan, &step)) {
        put_step(&step);
    }
    return 0;
}
