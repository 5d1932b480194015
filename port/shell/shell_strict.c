/* SPDX-License-Identifier: MIT */
/*
 * shell_strict.c - the shell's command `strict`: by RFC 1738
 */
#include "console.h"
#include "nurl_flags_1738.h"
#include "nurl_parse.h"
#include "shell.h"

void shell_flags(uint32_t flags)
{
    uint32_t flag;

    console_text(flags != 0 ? "flags:" : "flags: none");
    for (flag = 1; flag != 0; flag <<= 1) {
        if (flags & flag) {
            console_text(" ");
            console_text(nurl_flag_name(flag));
        }
    }
    console_line_end();
}

int shell_strict(struct nurl_str text)
{
    struct nurl url;
    enum nurl_status status = nurl_parse_1738(&url, text.ptr, text.len);

    if (status != NURL_OK) {
        return shell_fault(text, url.stop, status);
    }
    shell_parts(&url, text);
    shell_flags(nurl_flags_1738(&url));
    return shell_scheme(&url, text);
}
