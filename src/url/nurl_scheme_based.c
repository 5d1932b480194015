/*
 * nurl_scheme_based.c - port and path of the normal form, by the scheme
 */
#include "url/nurl_scheme_based.h"
#include "host/nurl_scheme_port.h"
#include "nurl_host.h"

static int is_default(const struct nurl *url)
{
    uint16_t usual = nurl_scheme_port(nurl_scheme_of(url));
    uint16_t port;

    return usual != 0 && nurl_port(url, &port) == NURL_OK && port == usual;
}

struct nurl_str nurl_scheme_based_port(const struct nurl *url)
{
    if (url->port.len == 0 || is_default(url)) {
        return nurl_text(NULL, 0);
    }
    return nurl_part(url, url->port);
}

struct nurl_str nurl_scheme_based_path(const struct nurl *url)
{
    if (url->path.len == 0 && url->host_kind != NURL_HOST_NONE &&
        nurl_present(url->scheme)) {
        return nurl_text("/", 1);
    }
    return nurl_part(url, url->path);
}
