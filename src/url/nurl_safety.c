/*
 * nurl_safety.c - what to mask before a text is shown or logged
 */
#include "nurl_safety.h"
#include "nurl_unit.h"

/* The offset behind the first "//", or the length. */
static size_t behind_slashes(struct nurl_str text)
{
    size_t at;

    for (at = 1; at < text.len; at++) {
        if (text.at[at - 1] == '/' && text.at[at] == '/') {
            return at + 1;
        }
    }
    return text.len;
}

/* The first octet from `at` on that may end what stands before it. */
static size_t until(struct nurl_str text, size_t at, char delimiter)
{
    for (; at < text.len; at++) {
        switch (text.at[at]) {
        case '/':
        case '?':
        case '#':
        case '@':
            return at;
        default:
            if (text.at[at] == delimiter) {
                return at;
            }
            break;
        }
    }
    return at;
}

struct nurl_str nurl_secret(struct nurl_str text)
{
    struct nurl_str secret = { NULL, 0 };
    size_t colon = until(text, behind_slashes(text), ':');
    size_t mark;

    if (colon == text.len || text.at[colon] != ':') {
        return secret;
    }
    mark = until(text, colon + 1, '@');
    if (mark < text.len && text.at[mark] == '@' && mark > colon + 1) {
        secret.at = text.at + colon + 1;
        secret.len = mark - colon - 1;
    }
    return secret;
}

void nurl_put_masked(struct nurl_writer *out, struct nurl_str text)
{
    struct nurl_str secret = nurl_secret(text);
    size_t i;

    if (!nurl_unit_take(out, text)) {
        return;
    }
    for (i = 0; i < text.len; i++) {
        /* with no secret nothing lies before its end */
        if (secret.len > 0 && text.at + i >= secret.at &&
            text.at + i < secret.at + secret.len) {
            nurl_unit_put(out, "*", 1, i);
        } else {
            nurl_unit_put(out, text.at + i, 1, i);
        }
    }
}
