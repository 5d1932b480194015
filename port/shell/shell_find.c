/* SPDX-License-Identifier: MIT */
/*
 * shell_find.c - the shell's command `find`: URLs in running text
 */
#include "console.h"
#include "nurl_find.h"
#include "shell.h"

static const char *name_of(uint8_t way)
{
    switch (way) {
    case NURL_FIND_URL:
        return "<URL:>";
    case NURL_FIND_ANGLE:
        return "<>";
    default:
        return "bare";
    }
}

static void put_count(const char *before, size_t count, const char *after)
{
    console_text(before);
    console_number((uint32_t)count);
    console_text(after);
}

/* Its way, its place in the text, and the URL, `len` bytes of shell_buffer. */
static void put_found(const struct nurl_find *find, struct nurl_str text,
                      size_t len)
{
    console_text(name_of(find->way));
    put_count(" at ", (size_t)(find->found.ptr - text.ptr), "");
    put_count(", ", find->found.len, " bytes: ");
    shell_put_masked(len);
    if (find->hyphens > 0) {
        put_count("\n    hyphens at the end of a line: ", find->hyphens, "");
    }
    console_line_end();
}

/* What is found is never longer than the text: it fits the buffer. */
static size_t put_all(struct nurl_find *find, struct nurl_str text)
{
    struct nurl_writer out;
    size_t count = 0;

    shell_write(&out);
    for (; nurl_find_next(find, &out); count++) {
        put_found(find, text, out.len);
    }
    return count;
}

/* As if more could follow, to see where a bracket stays open; then the rest. */
int shell_find(struct nurl_str text)
{
    struct nurl_find find;
    struct nurl_str rest;
    size_t count;
    int is_open;

    nurl_find_begin(&find, NURL_FIND_ANY);
    nurl_find_feed(&find, text.ptr, text.len, 0);
    count = put_all(&find, text);
    rest = find.rest;
    is_open = find.is_open;
    nurl_find_feed(&find, rest.ptr, rest.len, 1);
    put_count("", count + put_all(&find, text), " found\n");
    if (is_open) {
        put_count("a bracket stays open at ", (size_t)(rest.ptr - text.ptr),
                  "\n");
    }
    return 0;
}
