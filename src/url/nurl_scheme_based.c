/* SPDX-License-Identifier: MIT */
/*
 * nurl_scheme_based.c - port and path of the normal form, by the scheme
 */
#include "url/nurl_scheme_based.h"

/* A port out of range is 0 here, and stays. */
struct nurl_str nurl_scheme_based_port(const struct nurl *url)
{
    uint16_t port;

    if (url->port.len > 0) {
        (void)nurl_port_written(url, &port);
        if (!nurl_scheme_based_is_default(url, port)) {
            return nurl_part(url, url->port);
        }
    }
    return nurl_text(NULL, 0);
}

struct nurl_str nurl_scheme_based_path(const struct nurl *url)
{
    if (url->path.len == 0 && url->host_kind != NURL_HOST_NONE &&
        nurl_present(url->scheme)) {
        return nurl_text("/", 1);
    }
    return nurl_part(url, url->path);
}
