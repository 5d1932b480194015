/* SPDX-License-Identifier: MIT */
/*
 * shell_cri.c - the shell's command `cri`: a URL in CBOR
 */
#include "console.h"
#include "nurl_cri.h"
#include "shell.h"

/* User info can be a password, in any notation: its bytes are not shown. */
static void put_cri(const struct nurl *url, const struct nurl_writer *out)
{
    console_text("cri: ");
    if (nurl_present(url->user)) {
        console_text("has user info");
    } else {
        console_hex((const uint8_t *)out->ptr, out->len);
    }
    console_line_end();
}

int shell_cri(struct nurl_str text)
{
    struct nurl url;
    struct nurl_writer out;

    if (!shell_url(&url, text)) {
        return 1;
    }
    shell_write(&out);
    nurl_write_cri(&out, &url);
    if (nurl_writer_status(&out) != NURL_OK) {
        return shell_fault(text, out.stop, nurl_writer_status(&out));
    }
    put_cri(&url, &out);
    console_number((uint32_t)out.len);
    console_text(" bytes, the text has ");
    console_number((uint32_t)text.len);
    console_line_end();
    return 0;
}
