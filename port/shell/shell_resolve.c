/* SPDX-License-Identifier: MIT */
/*
 * shell_resolve.c - the shell's command `resolve`: a reference with its base
 */
#include "console.h"
#include "nurl_reference.h"
#include "shell.h"

int shell_resolve(struct nurl_str text)
{
    struct nurl_str reference = text;
    struct nurl_str first = shell_word(&reference);
    struct nurl base;
    struct nurl_writer out;

    if (!shell_url(&base, first)) {
        return 1;
    }
    if (!nurl_present(base.scheme)) {
        return shell_fault(first, 0, NURL_ERR_SCHEME_MISSING);
    }
    shell_write(&out);
    nurl_resolve(&out, &base, reference);
    return shell_written("target: ", &out, reference);
}
