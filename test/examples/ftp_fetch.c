/*
 * ftp_fetch.c - the commands that fetch a file by FTP
 *
 * RFC 1738 says what a client does with an ftp URL, step by step; each step is
 * a line to send. USER and PASS go out if the server asks for them; the
 * connection for the data is the client's own affair.
 */
#include "show.h"

/* What is not in the URL: a device has an address of its own to give. */
static struct nurl_str argument_of(const struct nurl_ftp_step *step)
{
    return step->kind == NURL_FTP_PASS_EMAIL ? NURL_STR("device@example.com")
                                             : step->argument;
}

static enum nurl_status write_step(struct nurl_writer *out,
                                   const struct nurl_ftp_step *step)
{
    struct nurl_str argument = argument_of(step);

    nurl_write_text(out, step->verb);
    if (argument.ptr) {
        nurl_write_text(out, NURL_STR(" "));
        nurl_decode(out, argument, NURL_POLICY_FTP);
    }
    return nurl_writer_finish(out);
}

static int fetch(struct nurl_str text)
{
    struct nurl url;
    struct nurl_ftp_plan plan;
    struct nurl_ftp_step step;
    struct nurl_writer out;
    char line[64];
    enum nurl_status status = nurl_parse(&url, text.ptr, text.len);

    if (status < 0) {
        return show_fault(text, url.stop, status);
    }
    status = nurl_ftp_plan_begin(&plan, &url, "RETR");
    if (status < 0) {
        return show_fault(text, plan.stop, status);
    }
    show("URL", text);
    while (status == NURL_OK && nurl_ftp_plan_next(&plan, &step)) {
        nurl_writer_init(&out, line, sizeof line);
        status = write_step(&out, &step);
        show("send", text_of(line));
    }
    return status < 0;
}

int main(void)
{
    fetch(NURL_STR("ftp://ftp.example.com/pub/fw%20v2.bin;type=i"));
    fetch(NURL_STR("ftp://joe:pw@h/%2Fetc/motd"));
    fetch(NURL_STR("ftp://h/pub/a%0D%0ADELE%20b"));
    fetch(NURL_STR("ftp://h/pub/;type=i"));
    fetch(NURL_STR("http://h/"));
    return 0;
}
