/* SPDX-License-Identifier: MIT */
/*
 * shell_clean.c - the shell's command `clean`: a text without what no URL can
 * have
 */
#include "nurl_reference.h"
#include "shell.h"

int shell_clean(struct nurl_str text)
{
    struct nurl_writer out;

    shell_write(&out);
    nurl_clean(&out, text);
    return shell_written("clean: ", &out, text);
}
