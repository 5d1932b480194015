/*
 * shell_authority.c - the shell's command `authority`: a setting that is no
 *                     URL, user:password@host:port
 */
#include "nurl_parse.h"
#include "shell.h"

int shell_authority(struct nurl_str text)
{
    struct nurl url;
    enum nurl_status status = nurl_parse_authority(&url, text.ptr, text.len);

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
