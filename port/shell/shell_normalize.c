/* SPDX-License-Identifier: MIT */
/*
 * shell_normalize.c - the shell's command `normalize`: the normal form
 */
#include "nurl_reference.h"
#include "shell.h"

int shell_normalize(struct nurl_str text)
{
    struct nurl url;
    struct nurl_writer out;

    if (!shell_url(&url, text)) {
        return 1;
    }
    shell_write(&out);
    nurl_normalize(&out, &url);
    return shell_written("normal: ", &out, text);
}
