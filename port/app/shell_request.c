/*
 * shell_request.c - the shell's command `request`: what an HTTP or a gopher
 *                   client sends
 */
#include "nurl_gopher.h"
#include "nurl_writer.h"
#include "shell.h"

int shell_request(struct nurl_str text)
{
    struct nurl_writer out;
    struct nurl url;

    if (!shell_url(&url, text)) {
        return 1;
    }
    shell_write(&out);
    if (nurl_scheme_is(&url, "gopher")) {
        nurl_write_gopher_request(&out, &url, 0);
        return shell_written("request: ", &out, text);
    }
    nurl_write_target(&out, &url, NURL_TARGET_ORIGIN);
    return shell_written("target: ", &out, text);
}
