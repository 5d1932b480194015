/* SPDX-License-Identifier: MIT */
/*
 * shell_authority.c - the shell's commands for an authority alone: `authority`,
 *                     user:password@host:port, and `hostfield`, host:port
 */
#include "nurl_parse.h"
#include "shell.h"

typedef enum nurl_status parser(struct nurl *url, const char *text,
                                size_t length);

static int show(parser *parse, struct nurl_str text)
{
    struct nurl url;
    enum nurl_status status = parse(&url, text.ptr, text.len);

    if (status != NURL_OK) {
        return shell_fault(text, url.stop, status);
    }
    shell_head("part", text);
    shell_part_if("user", url.user);
    shell_part_if("password", url.password);
    shell_part("host", url.host);
    shell_part_if("port", url.port);
    return 0;
}

int shell_authority(struct nurl_str text)
{
    return show(nurl_parse_authority, text);
}

int shell_hostfield(struct nurl_str text)
{
    return show(nurl_parse_host_field, text);
}
