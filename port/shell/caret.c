/* SPDX-License-Identifier: MIT */
/*
 * caret.c - a text with a caret below the byte of an error
 */
#include "caret.h"
#include "console.h"

#define WINDOW 60u /* bytes of a long text that are shown around an error */

int caret_mask(struct caret_buffer buffer, struct nurl_str text)
{
    struct nurl_writer out;

    nurl_writer_init(&out, buffer.octets, buffer.size);
    nurl_write_masked(&out, text);
    return nurl_writer_status(&out) == NURL_OK;
}

/* The masked text around a byte, each in one column, and a caret below that. */
static void put_place(const char *masked, size_t length, size_t stop)
{
    size_t from = stop > WINDOW ? stop - WINDOW : 0;
    size_t end = length - stop > WINDOW ? stop + WINDOW : length;

    console_text(from > 0 ? "..." : "");
    console_octets(masked + from, end - from);
    console_text(end < length ? "...\n" : "\n");
    console_spaces(stop - from + (from > 0 ? 3 : 0));
    console_text("^\n");
}

void caret_show(struct caret_buffer buffer, struct nurl_str text, size_t stop,
                enum nurl_status why)
{
    if (caret_mask(buffer, text) && stop <= text.len) {
        put_place(buffer.octets, text.len, stop);
    }
    console_text("offset ");
    console_number((uint32_t)stop);
    console_text(": ");
    console_text(nurl_status_name(why));
    console_text(", ");
    console_text(nurl_status_text(why));
    console_line_end();
}
