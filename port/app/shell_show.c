/*
 * shell_show.c - how the shell shows parts, results, and a fault with its
 *                place; and the small things that the commands share
 */
#include "console.h"
#include "nurl_parse.h"
#include "nurl_writer.h"
#include "shell.h"

#define WINDOW 60u /* octets of a long text that are shown around a fault */
#define NAME_WIDTH 9u
#define OFFSET_WIDTH 5u
#define LENGTH_WIDTH 8u

char shell_room[LINE_MAX];

struct nurl_str shell_string(const char *string)
{
    size_t len = 0;

    while (string[len] != '\0') {
        len++;
    }
    return nurl_text(string, len);
}

size_t shell_until(struct nurl_str text, char octet)
{
    size_t i = 0;

    while (i < text.len && text.ptr[i] != octet) {
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

static void put_spaces(size_t count)
{
    while (count-- > 0) {
        console_text(" ");
    }
}

/* A number that ends in column `width`. */
static void put_right(uint32_t value, size_t width)
{
    size_t digits = 1;
    uint32_t left = value / 10;

    for (; left > 0; left /= 10) {
        digits++;
    }
    put_spaces(digits < width ? width - digits : 0);
    console_number(value);
}

/* The columns that console_escaped takes for `len` octets. */
static size_t columns(const char *octets, size_t len)
{
    size_t count = 0;

    for (; len > 0; len--, octets++) {
        if (*octets == '\\') {
            count += 2;
        } else {
            count += *octets >= ' ' && *octets <= '~' ? 1 : 4;
        }
    }
    return count;
}

/*
 * Copies the text into shell_room, each octet that may be of a password as a
 * star: places stay what they are. It may lie in shell_room already. Returns
 * 0 if it is too long to be masked, and then it must not be shown.
 */
static int mask(struct nurl_str text)
{
    struct nurl_writer out;

    shell_write(&out);
    nurl_write_masked(&out, text);
    return nurl_writer_status(&out) == NURL_OK;
}

void shell_put_masked(size_t len)
{
    if (mask(nurl_text(shell_room, len))) {
        console_escaped(shell_room, len);
    }
}

/* The masked text around an octet, and a caret below that. */
static void put_place(size_t length, size_t stop)
{
    size_t from = stop > WINDOW ? stop - WINDOW : 0;
    size_t end = length - stop > WINDOW ? stop + WINDOW : length;

    console_text(from > 0 ? "..." : "");
    console_escaped(shell_room + from, end - from);
    console_text(end < length ? "...\n" : "\n");
    put_spaces(columns(shell_room + from, stop - from) + (from > 0 ? 3 : 0));
    console_text("^\n");
}

int shell_fault(struct nurl_str text, size_t stop, enum nurl_status why)
{
    if (mask(text)) {
        put_place(text.len, stop);
    }
    console_text("offset ");
    console_number((uint32_t)stop);
    console_text(": ");
    console_text(nurl_status_name(why));
    console_text(", ");
    console_text(nurl_status_text(why));
    console_line_end();
    return 1;
}

void shell_write(struct nurl_writer *out)
{
    nurl_writer_init(out, shell_room, sizeof shell_room);
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
    (void)mask(text);
    console_text(name);
    put_spaces(NAME_WIDTH - shell_string(name).len);
    console_text("offset  length  text\n");
}

void shell_part(const char *name, struct nurl_span span)
{
    console_text(name);
    put_spaces(NAME_WIDTH - shell_string(name).len);
    put_right(span.off, OFFSET_WIDTH);
    put_right(span.len, LENGTH_WIDTH);
    console_text("  ");
    console_escaped(shell_room + span.off, span.len);
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
