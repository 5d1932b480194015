/*
 * shell_show.c - how the shell shows parts, and a fault with its place
 */
#include "console.h"
#include "nurl_writer.h"
#include "shell.h"

#define WINDOW 60u /* octets of a long text that are shown around a fault */

struct nurl_str shell_str(const char *at, size_t len)
{
    struct nurl_str text = { NULL, 0 };

    text.ptr = at;
    text.len = len;
    return text;
}

size_t shell_length(const char *text)
{
    size_t len = 0;

    while (text[len] != '\0') {
        len++;
    }
    return len;
}

static void put_spaces(size_t count)
{
    while (count-- > 0) {
        console_text(" ");
    }
}

static void put_right(uint32_t value, uint32_t width)
{
    uint32_t rest = value / 10;

    while (width > 1 && rest > 0) {
        rest /= 10;
        width--;
    }
    put_spaces(width - 1);
    console_number(value);
}

size_t shell_until(struct nurl_str text, size_t at, const char *octets)
{
    size_t i;

    for (; at < text.len; at++) {
        for (i = 0; octets[i] != '\0'; i++) {
            if (text.ptr[at] == octets[i]) {
                return at;
            }
        }
    }
    return at;
}

/* The columns that console_escaped takes for this octet. */
static size_t columns(char c)
{
    if (c == '\\') {
        return 2;
    }
    return c >= ' ' && c <= '~' ? 1 : 4;
}

/*
 * Shows the octets from `at` to `end`, a password in them as so many stars;
 * returns the columns that they take. Without `loud` it only counts them.
 */
static size_t show(struct nurl_str text, size_t at, size_t end, int loud)
{
    struct nurl_str mask = nurl_secret(text);
    size_t count = 0;
    char c;

    for (; at < end; at++) {
        c = text.ptr[at];
        if (mask.len > 0 && text.ptr + at >= mask.ptr &&
            text.ptr + at < mask.ptr + mask.len) {
            c = '*';
        }
        count += columns(c);
        if (loud) {
            console_escaped(&c, 1);
        }
    }
    return count;
}

/* The text, a caret under the octet that is to blame, and why. */
int shell_fault(struct nurl_str text, size_t stop, enum nurl_status why)
{
    size_t from = stop > WINDOW ? stop - WINDOW : 0;
    size_t end = text.len - stop > WINDOW ? stop + WINDOW : text.len;

    console_text(from > 0 ? "..." : "");
    show(text, from, end, 1);
    console_text(end < text.len ? "...\n" : "\n");
    put_spaces(show(text, from, stop, 0) + (from > 0 ? 3 : 0));
    console_text("^\noffset ");
    console_number((uint32_t)stop);
    console_text(": ");
    console_text(nurl_status_name(why));
    console_text(", ");
    console_text(nurl_status_text(why));
    console_line_end();
    return 1;
}

void shell_head(const char *name)
{
    console_text(name);
    put_spaces(9 - shell_length(name));
    console_text("offset  length  text\n");
}

void shell_part(const char *name, const struct nurl *url, struct nurl_span span)
{
    console_text(name);
    put_right(span.off, 14u - (uint32_t)shell_length(name));
    put_right(span.len, 8);
    console_text("  ");
    console_escaped(url->text + span.off, span.len);
    console_line_end();
}

void shell_part_if(const char *name, const struct nurl *url,
                   struct nurl_span span)
{
    if (span.off != 0 || span.len != 0) {
        shell_part(name, url, span);
    }
}
