/* SPDX-License-Identifier: MIT */
/*
 * shell_request.c - the shell's command `request`: what an HTTP or a gopher
 *                   client sends
 */
#include "console.h"
#include "nurl_gopher.h"
#include "nurl_writer.h"
#include "shell.h"

/* Shows what was written in quotes; or the error, with its place in `text`. */
static int put_request(const struct nurl_writer *out, struct nurl_str text)
{
    if (nurl_writer_status(out) != NURL_OK) {
        return shell_fault(text, out->stop, nurl_writer_status(out));
    }
    console_text("request: ");
    shell_put_decoded(out->len);
    console_line_end();
    return 0;
}

/* Of these errors the place is in the method. */
static int is_of_method(enum nurl_status status)
{
    return status == NURL_ERR_EMPTY || status == NURL_ERR_CHAR;
}

static int put_http(const struct nurl *url, struct nurl_str method)
{
    struct nurl_str text = nurl_text(url->text, url->stop);
    struct nurl_writer out;

    shell_write(&out);
    nurl_write_request(&out, method, url);
    if (put_request(&out, is_of_method(nurl_writer_status(&out)) ? method
                                                                 : text) != 0) {
        return 1;
    }
    shell_write(&out);
    nurl_write_target_absolute(&out, url);
    return shell_written("target for a proxy: ", &out, text);
}

static int put_gopher(const struct nurl *url)
{
    struct nurl_writer out;

    shell_write(&out);
    nurl_write_gopher_request(&out, url, 0);
    return put_request(&out, nurl_text(url->text, url->stop));
}

int shell_request(struct nurl_str text)
{
    struct nurl_str method = shell_word(&text);
    struct nurl url;

    if (text.len == 0) {
        text = method;
        method = NURL_STR("GET");
    }
    if (!shell_url(&url, text)) {
        return 1;
    }
    return nurl_scheme_is(&url, "gopher") ? put_gopher(&url)
                                          : put_http(&url, method);
}
