/*
 * shell_client.c - the shell's commands `plan`, `wire` and `equal`: what a
 *                  client does with a URL
 */
#include "console.h"
#include "nurl_decode.h"
#include "nurl_equal.h"
#include "nurl_ftp.h"
#include "nurl_gopher.h"
#include "nurl_http_target.h"
#include "nurl_parse.h"
#include "shell.h"

/* A literal argument in quotes, so that an empty one is seen. */
static void put_literal(struct nurl_str argument)
{
    struct nurl_writer out;

    nurl_writer_init(&out, shell_room, sizeof shell_room);
    nurl_decode(&out, argument, NURL_POLICY_FTP);
    console_text(" \"");
    console_escaped(out.ptr, out.len);
    console_text("\"");
}

static void put_step(const struct nurl_ftp_plan_next *step)
{
    /* In the order of enum nurl_ftp_argument. */
    static const char *const others[] = { "", " (a person is asked)",
                                          " (the user's e-mail address)",
                                          " (a guess: I)", "" };

    console_text(step->verb);
    if (step->kind == NURL_FTP_LITERAL) {
        put_literal(step->argument);
    } else {
        console_text(others[step->kind]);
    }
    console_line_end();
}

int shell_plan(struct nurl_str text)
{
    struct nurl_ftp_plan plan;
    struct nurl_ftp_plan_next step;
    struct nurl url;
    enum nurl_status status = nurl_parse(&url, text.ptr, text.len);

    if (status != NURL_OK) {
        return shell_fault(text, url.stop, status);
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

int shell_wire(struct nurl_str text)
{
    struct nurl_writer out;
    struct nurl url;
    enum nurl_status status = nurl_parse(&url, text.ptr, text.len);
    int is_http;

    if (status != NURL_OK) {
        return shell_fault(text, url.stop, status);
    }
    is_http = nurl_scheme_is(&url, "http");
    nurl_writer_init(&out, shell_room, sizeof shell_room);
    if (is_http) {
        nurl_http_target(&out, &url);
    } else {
        nurl_write_gopher_request(&out, &url, 0);
    }
    status = nurl_writer_status(&out);
    if (status != NURL_OK) {
        return shell_fault(text, out.stop, status);
    }
    console_text(is_http ? "target: " : "request: ");
    console_escaped(out.ptr, out.len);
    console_line_end();
    return 0;
}

int shell_equal(struct nurl_str text)
{
    size_t space = shell_until(text, 0, " ");
    struct nurl_str first = shell_str(text.ptr, space);
    struct nurl_str second;
    struct nurl a;
    struct nurl b;
    enum nurl_status status;

    if (space == text.len) {
        console_text("two URLs are needed, with a space between them\n");
        return 2;
    }
    second = shell_str(text.ptr + space + 1, text.len - space - 1);
    status = nurl_parse_1738_ref(&a, first.ptr, first.len);
    if (status != NURL_OK) {
        return shell_fault(first, a.stop, status);
    }
    status = nurl_parse_1738_ref(&b, second.ptr, second.len);
    if (status != NURL_OK) {
        return shell_fault(second, b.stop, status);
    }
    console_text(nurl_equal_1738(&a, &b) ? "equal\n" : "different\n");
    return 0;
}
