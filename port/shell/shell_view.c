/* SPDX-License-Identifier: MIT */
/*
 * shell_view.c - the shell's command `view`: what its scheme makes of a URL
 */
#include "shell.h"

int shell_view(struct nurl_str text)
{
    struct nurl url;

    return shell_url(&url, text) ? shell_scheme(&url, text) : 1;
}
