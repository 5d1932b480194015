/* SPDX-License-Identifier: MIT */
/*
 * shell_show.c - how the shell shows parts, results, and an error with its
 *                place; and the small things that the commands share
 */
#include "caret.h"
#include "console.h"
#include "nurl_parse.h"
#include "nurl_writer.h"
#include "shell.h"

#define NAME_WIDTH 9u
#define OFFSET_WIDTH 5u
#define LENGTH_WIDTH 8u

char shell_buffer[LINE_MAX];

struct nurl_str shell_string(const char *string)
{
    size_t len = 0;

    while (string[len] != '\0') {
        len++;
    }
    return nurl_text(string, len);
}

size_t shell_until(struct nurl_str text, char byte)
{
    size_t i = 0;

    while (i < text.len && text.ptr[i] != byte) {
        i++;
    }
    return i;
}

struct nurl_str shell_word(struct nurl_str *text)
{
    struct nurl_str word = nurl_text(text->ptr, shell_until(*text, ' '));
    size_t taken = word.len < text->len ? word.len + 1 : word.len;

    *text = nurl_text(text->ptr + taken, text->len - taken);
    return word;
}

int shell_url(struct nurl *url, struct nurl_str text)
{
    enum nurl_status status = nurl_parse(url, text.ptr, text.len);

    if (status != NURL_OK) {
        (void)shell_fault(text, url->stop, status);
    }
    return status == NURL_OK;
}

static struct caret_buffer whole_buffer(void)
{
    struct caret_buffer whole;

    whole.octets = shell_buffer;
    whole.size = sizeof shell_buffer;
    return whole;
}

/* A number that ends in column `width`. */
static void put_right(uint32_t value, size_t width)
{
    size_t digits = 1;
    uint32_t left = value / 10;

    for (; left > 0; left /= 10) {
        digits++;
    }
    console_spaces(digits < width ? width - digits : 0);
    console_number(value);
}

void shell_put_masked(size_t len)
{
    if (caret_mask(whole_buffer(), nurl_text(shell_buffer, len))) {
        console_octets(shell_buffer, len);
    }
}

void shell_put_decoded(size_t len)
{
    console_text("\"");
    console_escaped(shell_buffer, len);
    console_text("\"");
}

int shell_fault(struct nurl_str text, size_t stop, enum nurl_status why)
{
    caret_show(whole_buffer(), text, stop, why);
    return 1;
}

void shell_write(struct nurl_writer *out)
{
    nurl_writer_init(out, shell_buffer, sizeof shell_buffer);
}

int shell_written(const char *label, const struct nurl_writer *out,
                  struct nurl_str text)
{
    if (nurl_writer_status(out) != NURL_OK) {
        return shell_fault(text, out->stop, nurl_writer_status(out));
    }
    console_text(label);
    shell_put_masked(out->len);
    console_line_end();
    return 0;
}

void shell_head(const char *name, struct nurl_str text)
{
    (void)caret_mask(whole_buffer(), text);
    console_text(name);
    console_spaces(NAME_WIDTH - shell_string(name).len);
    console_text("offset  length  text\n");
}

void shell_part(const char *name, struct nurl_span span)
{
    console_text(name);
    console_spaces(NAME_WIDTH - shell_string(name).len);
    put_right(span.off, OFFSET_WIDTH);
    put_right(span.len, LENGTH_WIDTH);
    console_text("  ");
    console_octets(shell_buffer + span.off, span.len);
    console_line_end();
}

void shell_part_if(const char *name, struct nurl_span span)
{
    if (nurl_present(span)) {
        shell_part(name, span);
    }
}

void shell_parts(const struct nurl *url, struct nurl_str text)
{
    shell_head("part", text);
    shell_part_if("scheme", url->scheme);
    shell_part_if("user", url->user);
    shell_part_if("password", url->password);
    shell_part_if("host", url->host);
    shell_part_if("port", url->port);
    shell_part("path", url->path);
    shell_part_if("query", url->query);
    shell_part_if("fragment", url->fragment);
}
