/* SPDX-License-Identifier: MIT */
/*
 * shell_decode.c - the shell's command `decode`: bytes instead of escapes
 */
#include "console.h"
#include "nurl_decode.h"
#include "shell.h"

/* Takes a policy's name and a space off the text; RAW if there is none. */
static unsigned take_policy(struct nurl_str *text)
{
    /* In the order of enum nurl_policy, from 1 on; "form" is after them. */
    static const char *const names[] = { "text",  "ftp",   "gopher", "path",
                                         "msgid", "ascii", "user",   "password",
                                         "file",  "raw",   "form" };
    struct nurl_str rest = *text;
    struct nurl_str word = shell_word(&rest);
    unsigned i;

    if (word.len == text->len) {
        return NURL_POLICY_RAW;
    }
    for (i = 0; i < sizeof names / sizeof names[0]; i++) {
        if (nurl_str_equal_nocase(word, shell_string(names[i]))) {
            *text = rest;
            return i < NURL_POLICY_RAW ? i + 1
                                       : NURL_POLICY_RAW + NURL_POLICY_FORM;
        }
    }
    return NURL_POLICY_RAW;
}

/* The user asked for these bytes, so none is masked. */
int shell_decode(struct nurl_str text)
{
    unsigned policy = take_policy(&text);
    struct nurl_writer out;

    shell_write(&out);
    nurl_decode(&out, text, policy);
    if (nurl_writer_status(&out) != NURL_OK) {
        return shell_fault(text, out.stop, nurl_writer_status(&out));
    }
    console_number((uint32_t)out.len);
    console_text(" bytes: ");
    console_escaped(out.ptr, out.len);
    console_line_end();
    return 0;
}
