/* SPDX-License-Identifier: MIT */
/*
 * nurl_server_name.c - the name of a server for TLS
 */
#include "nurl_host.h"

#include "host/nurl_ip.h"

/* BOUNDS: the last byte is read only if there is one. */
static int ends_with_dot(struct nurl_str name)
{
    return name.len > 0 && name.ptr[name.len - 1] == '.';
}

/*
 * HostName, which is neither an address nor ends with a dot       RFC 6066 3
 *
 * A caller can have cleared the host: then it is empty.
 */
bool nurl_server_name(const struct nurl *url, struct nurl_str *name)
{
    struct nurl_str host;

    name->ptr = NULL;
    name->len = 0;
    if (url->host_kind != NURL_HOST_NAME) {
        return false;
    }
    host.ptr = url->text + url->host.off;
    host.len = url->host.len;
    if (ends_with_dot(host)) {
        host.len--;
    }
    if (host.len == 0 || ends_with_dot(host) ||
        nurl_ip_is_v4(host.ptr, host.ptr + host.len)) {
        return false;
    }
    name->ptr = host.ptr;
    name->len = host.len;
    return true;
}
