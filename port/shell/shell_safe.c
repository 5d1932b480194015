/* SPDX-License-Identifier: MIT */
/*
 * shell_safe.c - the shell's command `safe`: what to look at before a text is
 *                used as a URL or shown
 */
#include "console.h"
#include "nurl_flags_1738.h"
#include "nurl_parse.h"
#include "shell.h"

static void put_answer(const char *question, int yes)
{
    console_text(question);
    console_text(yes ? "yes\n" : "no\n");
}

static void put_risks(const struct nurl *url)
{
    uint32_t flags = nurl_flags_1738(url);

    shell_flags(flags);
    put_answer("port of another service: ",
               (flags & NURL_FLAGS_PORT_RISK) != 0);
    put_answer("ambiguous: ", (flags & NURL_FLAGS_AMBIGUOUS) != 0);
}

int shell_safe(struct nurl_str text)
{
    struct nurl_writer out;
    struct nurl url;
    enum nurl_status status = nurl_parse_1738(&url, text.ptr, text.len);

    if (status == NURL_OK) {
        put_risks(&url);
    } else {
        console_text("not strict: ");
        console_text(nurl_status_name(status));
        console_text(" at ");
        console_number(url.stop);
        console_line_end();
    }
    shell_write(&out);
    nurl_write_masked(&out, text);
    return shell_written("masked: ", &out, text);
}
