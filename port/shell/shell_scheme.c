/* SPDX-License-Identifier: MIT */
/*
 * shell_scheme.c - how the shell shows what a scheme makes of a URL
 */
#include "console.h"
#include "nurl_any.h"
#include "nurl_path.h"
#include "shell.h"
#include "view_parts.h"

/* A part of the path, as a row of the table. */
static void put_row(const char *name, const struct nurl *url,
                    struct nurl_str text)
{
    struct nurl_span span;

    span.off = (uint16_t)(text.ptr - url->text);
    span.len = (uint16_t)text.len;
    shell_part(name, span);
}

static void put_fields(const struct nurl *url, struct nurl_str fields)
{
    struct nurl_str name;
    struct nurl_str value;

    while (nurl_prospero_next(&fields, &name, &value)) {
        put_row("field", url, name);
        put_row("value", url, value);
    }
}

static void put_part(const struct nurl *url, const struct nurl_any *any,
                     const struct view_part *part)
{
    struct nurl_str rest = nurl_part(url, view_span(any, part));
    struct nurl_str segment;

    if (!part->item) {
        shell_part_if(part->name, view_span(any, part));
    } else if (any->scheme == NURL_SCHEME_PROSPERO) {
        put_fields(url, rest);
    } else {
        while (nurl_path_next(&rest, &segment)) {
            put_row(part->item, url, segment);
        }
    }
}

/* What the struct has besides its parts. */
static void put_more(const struct nurl_any *any)
{
    static const char *const kinds[] = { "none", "all groups", "a group",
                                         "an article" };
    char item;

    if (any->scheme == NURL_SCHEME_GOPHER) {
        item = (char)any->as.gopher.item;
        console_text("item: ");
        console_escaped(&item, 1);
        console_line_end();
    } else if (any->scheme == NURL_SCHEME_NEWS) {
        console_text("kind: ");
        console_text(kinds[any->as.news.kind]);
        console_line_end();
    } else if (any->scheme == NURL_SCHEME_TELNET) {
        console_text("a login, and nothing else\n");
    } else if (any->scheme == NURL_SCHEME_FILE) {
        console_text(any->as.file.local ? "whose: this machine's\n"
                                        : "whose: another machine's\n");
    }
}

static void put_view(const struct nurl *url, const struct nurl_any *any)
{
    const struct view_part *part = view_parts[any->scheme];
    unsigned n;

    for (n = 0; n < VIEW_PARTS && part[n].name; n++) {
        put_part(url, any, &part[n]);
    }
    put_more(any);
}

int shell_scheme(const struct nurl *url, struct nurl_str text)
{
    struct nurl_any any;
    enum nurl_status status = nurl_any_parse(&any, url);

    if (any.scheme == NURL_SCHEME_OTHER) {
        console_text("no view: RFC 1738 does not define the scheme\n");
        return 0;
    }
    if (status != NURL_OK) {
        return shell_fault(text, any.stop, status);
    }
    shell_head("view", text);
    put_view(url, &any);
    return 0;
}
