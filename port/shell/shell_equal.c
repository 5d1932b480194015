/* SPDX-License-Identifier: MIT */
/*
 * shell_equal.c - the shell's command `equal`: do two URLs mean the same?
 */
#include "console.h"
#include "nurl_equal.h"
#include "nurl_parse.h"
#include "shell.h"

static void put_answer(const char *question, const char *answer)
{
    console_text(question);
    console_text(answer);
    console_line_end();
}

/* By the other law, if both are URLs there. */
static void put_equal_1738(struct nurl_str first, struct nurl_str second)
{
    struct nurl a;
    struct nurl b;

    if (nurl_parse_1738_ref(&a, first.ptr, first.len) != NURL_OK ||
        nurl_parse_1738_ref(&b, second.ptr, second.len) != NURL_OK) {
        put_answer("by RFC 1738: ", "one is no URL");
        return;
    }
    put_answer("by RFC 1738: ",
               nurl_equal_1738(&a, &b) ? "equal" : "different");
}

int shell_equal(struct nurl_str text)
{
    struct nurl_str second = text;
    struct nurl_str first = shell_word(&second);
    struct nurl a;
    struct nurl b;

    if (first.len == text.len) {
        console_text("two URLs are needed, with a space between them\n");
        return 2;
    }
    if (!shell_url(&a, first) || !shell_url(&b, second)) {
        return 1;
    }
    put_answer("by RFC 3986: ", nurl_equal(&a, &b) ? "equal" : "different");
    put_equal_1738(first, second);
    put_answer("same origin: ", nurl_same_origin(&a, &b) ? "yes" : "no");
    return 0;
}
