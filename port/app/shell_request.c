/*
 * shell_request.c - the shell's command `request`: what an HTTP or a gopher
 *                   client sends
 */
#include "console.h"
#include "nurl_gopher.h"
#include "nurl_writer.h"
#include "shell.h"

static int put_target(const char *label, const struct nurl *url,
                      enum nurl_target form)
{
    struct nurl_writer out;

    shell_write(&out);
    nurl_write_target(&out, url, form);
    return shell_written(label, &out, nurl_text(url->text, url->stop));
}

static int put_host_field(const struct nurl *url)
{
    struct nurl_writer out;

    shell_write(&out);
    nurl_write_host_field(&out, url);
    return shell_written("Host: ", &out, nurl_text(url->text, url->stop));
}

static int put_http(const struct nurl *url)
{
    if (put_target("target: ", url, NURL_TARGET_ORIGIN) != 0 ||
        put_host_field(url) != 0) {
        return 1;
    }
    return put_target("to a proxy: ", url, NURL_TARGET_ABSOLUTE);
}

static int put_gopher(const struct nurl *url)
{
    struct nurl_writer out;

    shell_write(&out);
    nurl_write_gopher_request(&out, url, 0);
    if (nurl_writer_status(&out) != NURL_OK) {
        return shell_fault(nurl_text(url->text, url->stop), out.stop,
                           nurl_writer_status(&out));
    }
    console_text("request: ");
    shell_put_decoded(out.len);
    console_line_end();
    return 0;
}

int shell_request(struct nurl_str text)
{
    struct nurl url;

    if (!shell_url(&url, text)) {
        return 1;
    }
    return nurl_scheme_is(&url, "gopher") ? put_gopher(&url) : put_http(&url);
}
