/*
 * nurl_masked.c - what to mask before a text is shown or logged
 */
#include "base/nurl_emit.h"
#include "nurl_writer.h"

/* The offset behind the first "//", or the length. */
static size_t behind_slashes(struct nurl_str text)
{
    size_t at;

    for (at = 1; at < text.len; at++) {
        if (text.ptr[at - 1] == '/' && text.ptr[at] == '/') {
            return at + 1;
        }
    }
    return text.len;
}

/* The first octet from `at` on that may end what stands before it. */
static size_t until(struct nurl_str text, size_t at, char delimiter)
{
    for (; at < text.len; at++) {
        switch (text.ptr[at]) {
        case '/':
        case '?':
        case '#':
        case '@':
            return at;
        default:
            if (text.ptr[at] == delimiter) {
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

    if (colon == text.len || text.ptr[colon] != ':') {
        return secret;
    }
    mark = until(text, colon + 1, '@');
    if (mark < text.len && text.ptr[mark] == '@' && mark > colon + 1) {
        secret.ptr = text.ptr + colon + 1;
        secret.len = mark - colon - 1;
    }
    return secret;
}

/* Octets of a text that are not shown. */
struct hidden {
    size_t from;
    size_t to;
};

/* What might be a password in what might be a login: as much as can be. */
static struct hidden password(struct nurl_str text, size_t at)
{
    struct hidden hidden = { 0, 0 };

    for (; at < text.len && text.ptr[at] != '/' && text.ptr[at] != '#'; at++) {
        if (text.ptr[at] == ':' && hidden.from == 0) {
            hidden.from = at + 1;
        } else if (text.ptr[at] == '@' && hidden.from > 0) {
            hidden.to = at;
        }
    }
    return hidden;
}

void nurl_write_masked(struct nurl_writer *out, struct nurl_str text)
{
    struct hidden hidden = { 0, 0 };
    size_t i;

    if (!nurl_emit_allows(out, text)) {
        return;
    }
    for (i = 0; i < text.len; i++) {
        if (i > 1 && text.ptr[i - 1] == '/' && text.ptr[i - 2] == '/') {
            hidden = password(text, i);
        }
        if (i >= hidden.from && i < hidden.to) {
            nurl_emit(out, "*", 1, i);
        } else {
            nurl_emit(out, text.ptr + i, 1, i);
        }
    }
}
