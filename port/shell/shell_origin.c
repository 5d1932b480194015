/* SPDX-License-Identifier: MIT */
/*
 * shell_origin.c - the shell's command `origin`: scheme, host and port
 */
#include "nurl_equal.h"
#include "shell.h"

int shell_origin(struct nurl_str text)
{
    struct nurl_writer out;
    struct nurl url;

    if (!shell_url(&url, text)) {
        return 1;
    }
    shell_write(&out);
    nurl_write_origin(&out, &url);
    return shell_written("origin: ", &out, text);
}
