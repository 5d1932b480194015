/*
 * nurl_host_start.c - a URL must have a host here
 */
#include "host/nurl_host_start.h"

enum nurl_status nurl_host_start(const struct nurl *url, uint16_t *stop)
{
    if (url->host_kind == NURL_HOST_NONE) {
        *stop = url->path.off;
        return nurl_present(url->scheme) ? NURL_ERR_HOST_MISSING
                                         : NURL_ERR_SCHEME_MISSING;
    }
    *stop = url->host.off;
    return url->host.len > 0 ? NURL_OK : NURL_ERR_HOST_EMPTY;
}
