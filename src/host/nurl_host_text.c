/* SPDX-License-Identifier: MIT */
/*
 * nurl_host_text.c - the host as a resolver or a certificate has it
 */
#include "nurl_host.h"

#include "base/nurl_scan.h"

/*
 * The address between the brackets, without a zone.
 * BOUNDS: the host has two brackets.
 */
static struct nurl_str inside(struct nurl_str literal)
{
    const char *start = literal.ptr + 1;
    const char *close = literal.ptr + literal.len - 1;
    const char *end = nurl_scan_to(start, close, '%');

    return nurl_text(start, (size_t)(end - start));
}

/* A caller can have cleared the host: then it has no brackets. */
struct nurl_str nurl_host_text(const struct nurl *url)
{
    struct nurl_str host = nurl_text(NULL, 0);

    if (url->host_kind != NURL_HOST_NONE) {
        host = nurl_text(url->text + url->host.off, url->host.len);
    }
    if (url->host_kind > NURL_HOST_IPV4 && host.len > 1) {
        return inside(host);
    }
    return host;
}
