/*
 * nurl_mask.c - a text that may hold a password, for a log
 */
#include "nurl_writer.h"

#include "base/nurl_emit.h"

/* The offset behind the next "/" from `at` on, or the length. */
static size_t behind_slash(struct nurl_str text, size_t at)
{
    while (at < text.len) {
        if (text.ptr[at++] == '/') {
            break;
        }
    }
    return at;
}

/* Octets that are not shown: none if `to` is not above `from`. */
struct hidden {
    size_t from;
    size_t to;
};

/* Between the first ":" and the last "@" of what stands from `at` to `end`. */
static struct hidden hidden_in(struct nurl_str text, size_t at, size_t end)
{
    struct hidden hidden = { 0, 0 };

    for (; at < end; at++) {
        if (text.ptr[at] == ':' && hidden.from == 0) {
            hidden.from = at + 1;
        }
        if (text.ptr[at] == '@') {
            hidden.to = at;
        }
    }
    return hidden;
}

/*
 * BOUNDS: where something is hidden, at < hidden.from < hidden.to < end. What
 * is written never overtakes what is read, so the text may lie in the buffer.
 */
static void write_piece(struct nurl_writer *out, struct nurl_str text,
                        size_t at, size_t end)
{
    struct hidden hidden = hidden_in(text, at, end);

    if (hidden.from > 0 && hidden.from < hidden.to) {
        nurl_emit_run(out, text.ptr + at, hidden.from - at, at);
        for (at = hidden.from; at < hidden.to; at++) {
            nurl_emit_run(out, "*", 1, at);
        }
    }
    nurl_emit_run(out, text.ptr + at, end - at, at);
}

/* No "/" stands inside a password, so one piece between two knows of no other.
 */
void nurl_write_masked(struct nurl_writer *out, struct nurl_str text)
{
    size_t at = 0;
    size_t end;

    if (!nurl_emit_allows(out, text)) {
        return;
    }
    while (at < text.len) {
        end = behind_slash(text, at);
        write_piece(out, text, at, end);
        at = end;
    }
}
