/* SPDX-License-Identifier: MIT */
/*
 * nuttx.c - NuttX's netlib_parseurl, with nanourl
 *
 * In netutils/netlib/netlib_parseurl.c of the apps, after its
 * #include "netutils/netlib.h": instead of all that follows.
 */
#include <errno.h>
#include <string.h>

#include "nurl_host.h"
#include "nurl_parse.h"
#include "nurl_writer.h"

/* In lower case, because callers compare it. */
static int copy_scheme(struct url_s *url, const struct nurl *parsed)
{
    char *at;

    if (nurl_copy_string(url->scheme, (size_t)url->schemelen,
                         nurl_part(parsed, parsed->scheme)) != NURL_OK) {
        return -E2BIG;
    }
    for (at = url->scheme; *at != '\0'; at++) {
        if (*at >= 'A' && *at <= 'Z') {
            *at = (char)(*at - 'A' + 'a');
        }
    }
    return 0;
}

/* The path, or "/", and the query. */
static int copy_path(struct url_s *url, const struct nurl *parsed)
{
    struct nurl_writer out;

    nurl_writer_init(&out, url->path, (size_t)url->pathlen);
    nurl_write_text(&out, parsed->path.len > 0 ? nurl_part(parsed, parsed->path)
                                               : NURL_STR("/"));
    if (nurl_present(parsed->query)) {
        nurl_write_text(&out, NURL_STR("?"));
        nurl_write_text(&out, nurl_part(parsed, parsed->query));
    }
    return nurl_writer_finish(&out) == NURL_OK ? 0 : -E2BIG;
}

static int copy_host(struct url_s *url, const struct nurl *parsed)
{
    return nurl_copy_string(url->host, (size_t)url->hostlen,
                            nurl_host_text(parsed)) == NURL_OK
               ? 0
               : -E2BIG;
}

/* The port, if one is written: 1 to 65535. */
static int copy_port(struct url_s *url, const struct nurl *parsed)
{
    if (parsed->port.len == 0) {
        return 0;
    }
    return nurl_port(parsed, &url->port) == NURL_OK && url->port > 0 ? 0
                                                                     : -EINVAL;
}

int netlib_parseurl(const char *text, struct url_s *url)
{
    struct nurl parsed;
    int ret;

    if (url->schemelen <= 0 || url->hostlen <= 0 || url->pathlen <= 0) {
        return -EINVAL;
    }
    if (nurl_parse(&parsed, text, strlen(text)) != NURL_OK ||
        !nurl_present(parsed.scheme) || nurl_present(parsed.user) ||
        parsed.host_kind <= NURL_HOST_EMPTY) {
        return -EINVAL;
    }
    ret = copy_port(url, &parsed);
    if (ret == 0) {
        ret = copy_scheme(url, &parsed);
    }
    if (ret == 0) {
        ret = copy_host(url, &parsed);
    }
    return ret == 0 ? copy_path(url, &parsed) : ret;
}
