/*
 * nurl_scheme_based.c - what a normal form owes to the scheme
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

static int has_slash_for_empty(const struct nurl *url)
{
    switch (nurl_scheme_of(url)) {
    case NURL_SCHEME_HTTP:
    case NURL_SCHEME_HTTPS:
    case NURL_SCHEME_WS:
    case NURL_SCHEME_WSS:
        return url->host_kind != NURL_HOST_NONE;
    default:
        return 0;
    }
}

struct nurl_str nurl_scheme_based_path(const struct nurl *url)
{
    if (url->path.len == 0 && has_slash_for_empty(url)) {
        return nurl_text("/", 1);
    }
    return nurl_part(url, url->path);
}
