/* SPDX-License-Identifier: MIT */
/*
 * shell_links.c - the shell's command `links`: the links of /.well-known/core
 *                 or of a Link field, and their attributes
 */
#include "nurl_link.h"
#include "shell.h"

static void put_part(const char *label, struct nurl_str text,
                     struct nurl_str part)
{
    struct nurl_span span;

    span.off = (uint16_t)(part.ptr - text.ptr);
    span.len = (uint16_t)part.len;
    shell_part(label, span);
}

int shell_links(struct nurl_str text)
{
    struct nurl_links links;
    struct nurl_link link;
    struct nurl_str name;
    struct nurl_str value;
    enum nurl_status status = nurl_links_begin(&links, text);

    if (status != NURL_OK) {
        return shell_fault(text, links.stop, status);
    }
    shell_head("part", text);
    while (nurl_link_next(&links, &link)) {
        put_part("target", text, link.target);
        while (nurl_link_attr_next(&link.attrs, &name, &value)) {
            put_part("  name", text, name);
            if (value.ptr) {
                put_part("  value", text, value);
            }
        }
    }
    return 0;
}
