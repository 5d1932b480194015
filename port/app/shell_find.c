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

static void put_count(const char *before, size_t count, const char *behind)
{
    console_text(before);
    console_number((uint32_t)count);
    console_text(behind);
}

/* Its way, its place in the text, and the URL, `len` octets of shell_room. */
static void put_found(const struct nurl_found *found, size_t len)
{
    console_text(name_of(found->way));
    put_count(" at ", found->at, "");
    put_count(", ", found->len, " octets: ");
    shell_put_masked(len);
    if (found->hyphen_breaks > 0) {
        put_count("\n    hyphens at the end of a line: ", found->hyphen_breaks,
                  "");
    }
    console_line_end();
}

/* What is found is never longer than the text: the room is enough. */
int shell_find(struct nurl_str text)
{
    struct nurl_find find;
    struct nurl_found found;
    struct nurl_writer out;
    size_t count = 0;

    nurl_find_open(&find, text.ptr, text.len, NURL_FIND_ANY);
    shell_write(&out);
    for (; nurl_find_next(&find, &found, &out); count++) {
        put_found(&found, out.len);
        shell_write(&out);
    }
    put_count("", count, " found\n");
    if (find.is_open) {
        put_count("a bracket stays open at ", find.rest, "\n");
    }
    return 0;
}
