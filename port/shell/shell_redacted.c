/* SPDX-License-Identifier: MIT */
/*
 * shell_redacted.c - the shell's command `redacted`: a URL for a log
 */
#include "shell.h"

int shell_redacted(struct nurl_str text)
{
    struct nurl_writer out;
    struct nurl url;

    if (!shell_url(&url, text)) {
        return 1;
    }
    shell_write(&out);
    nurl_write_redacted(&out, &url);
    return shell_written("redacted: ", &out, text);
}
