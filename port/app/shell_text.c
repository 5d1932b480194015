/*
 * shell_text.c - the shell's commands `find` and `safe`: URLs in running text,
 *                and what to look at before one is used or shown
 */
#include "console.h"
#include "nurl_find.h"
#include "nurl_parse.h"
#include "nurl_writer.h"
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

/* Its way, its place in the text, and the URL without its fragment. */
static void put_found(const struct nurl_found *found, struct nurl_str url)
{
    size_t end = shell_until(url, 0, "#");

    console_text(name_of(found->way));
    console_text(" at ");
    console_number((uint32_t)found->at);
    console_text(", ");
    console_number((uint32_t)found->len);
    console_text(" octets: ");
    console_escaped(url.ptr, end);
    if (end < url.len) {
        console_text("\n    fragment: ");
        console_escaped(url.ptr + end + 1, url.len - end - 1);
    }
    if (found->hyphen_breaks > 0) {
        console_text("\n    hyphens at the end of a line: ");
        console_number((uint32_t)found->hyphen_breaks);
    }
    console_line_end();
}

/* What is found is never longer than the text: the room is enough. */
int shell_find(struct nurl_str text)
{
    struct nurl_find find;
    struct nurl_found found;
    struct nurl_writer out;
    uint32_t count;

    nurl_find_open(&find, text.ptr, text.len, NURL_FIND_ANY);
    for (count = 0;; count++) {
        nurl_writer_init(&out, shell_room, sizeof shell_room);
        if (!nurl_find_next(&find, &found, &out)) {
            break;
        }
        put_found(&found, shell_str(out.ptr, out.len));
    }
    console_number(count);
    console_text(" found\n");
    if (find.is_open) {
        console_text("a bracket stays open at ");
        console_number((uint32_t)find.rest);
        console_line_end();
    }
    return 0;
}

static void put_answer(const char *question, int yes)
{
    console_text(question);
    console_text(yes ? "yes\n" : "no\n");
}

static void put_safety(const struct nurl *url)
{
    uint32_t flags = nurl_flags_1738(url);

    shell_flags(url);
    put_answer("port of another service: ", nurl_is_port_risk(flags));
    put_answer("ambiguous: ", !nurl_is_unambiguous(flags));
}

static int put_masked(struct nurl_str text)
{
    struct nurl_writer out;

    nurl_writer_init(&out, shell_room, sizeof shell_room);
    nurl_write_masked(&out, text);
    if (nurl_writer_status(&out) != NURL_OK) {
        return shell_fault(text, out.stop, nurl_writer_status(&out));
    }
    console_text("masked: ");
    console_escaped(out.ptr, out.len);
    console_line_end();
    return 0;
}

int shell_safe(struct nurl_str text)
{
    struct nurl url;
    enum nurl_status status = nurl_parse_1738(&url, text.ptr, text.len);

    if (status == NURL_OK) {
        put_safety(&url);
    } else {
        console_text("not strict: ");
        console_text(nurl_status_name(status));
        console_text(" at ");
        console_number(url.stop);
        console_line_end();
    }
    return put_masked(text);
}
