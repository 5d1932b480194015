/* SPDX-License-Identifier: MIT */
/*
 * shell_tftp.c - the shell's command `tftp`: the file to ask for
 */
#include "console.h"
#include "nurl_decode.h"
#include "nurl_tftp.h"
#include "shell.h"

static const char *mode_of(const struct nurl_tftp *tftp)
{
    switch (tftp->mode) {
    case NURL_TFTP_NETASCII:
        return "mode: netascii\n";
    case NURL_TFTP_OCTET:
        return "mode: octet\n";
    default:
        return "mode: none, octet is meant\n";
    }
}

int shell_tftp(struct nurl_str text)
{
    struct nurl url;
    struct nurl_tftp tftp;
    struct nurl_writer out;
    enum nurl_status status;

    if (!shell_url(&url, text)) {
        return 1;
    }
    status = nurl_tftp_parse(&tftp, &url);
    if (status != NURL_OK) {
        return shell_fault(text, tftp.stop, status);
    }
    console_text(mode_of(&tftp));
    shell_write(&out);
    nurl_decode(&out, nurl_part(&url, tftp.file), NURL_POLICY_TEXT);
    return shell_written("file: ", &out, text);
}
