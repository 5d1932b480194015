/*
 * shell_equal.c - the shell's command `equal`: do two URLs mean the same?
 */
#include "console.h"
#include "nurl_equal.h"
#include "nurl_parse.h"
#include "shell.h"

int shell_equal(struct nurl_str text)
{
    struct nurl_str second = text;
    struct nurl_str first = shell_word(&second);
    struct nurl a;
    struct nurl b;
    enum nurl_status status;

    if (first.len == text.len) {
        console_text("two URLs are needed, with a space between them\n");
        return 2;
    }
    status = nurl_parse_1738_ref(&a, first.ptr, first.len);
    if (status != NURL_OK) {
        return shell_fault(first, a.stop, status);
    }
    status = nurl_parse_1738_ref(&b, second.ptr, second.len);
    if (status != NURL_OK) {
        return shell_fault(second, b.stop, status);
    }
    console_text(nurl_equal_1738(&a, &b) ? "equal\n" : "different\n");
    return 0;
}
