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

/* Octets of a text that are not shown. */
struct hidden {
    size_t from;
    size_t to;
};

/* What might be a password in what might be a login: as much as can be. */
static struct hidden password(struct nurl_str text, size_t at)
{
    struct hidden hidden = { 0, 0 };

    for (; at < text.len && text.at[at] != '/' && text.at[at] != '#'; at++) {
        if (text.at[at] == ':' && hidden.from == 0) {
            hidden.from = at + 1;
        } else if (text.at[at] == '@' && hidden.from > 0) {
            hidden.to = at;
        }
    }
    return hidden;
}

void nurl_put_masked(struct nurl_writer *out, struct nurl_str text)
{
    struct hidden hidden = { 0, 0 };
    size_t i;

    if (!nurl_unit_allows(out, text)) {
        return;
    }
    for (i = 0; i < text.len; i++) {
        if (i > 1 && text.at[i - 1] == '/' && text.at[i - 2] == '/') {
            hidden = password(text, i);
        }
        if (i >= hidden.from && i < hidden.to) {
            nurl_unit_put(out, "*", 1, i);
        } else {
            nurl_unit_put(out, text.at + i, 1, i);
        }
    }
}
