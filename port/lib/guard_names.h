/* SPDX-License-Identifier: MIT */
/*
 * guard_names.h - words for what servers and guards are told
 */
#ifndef GUARD_NAMES_H
#define GUARD_NAMES_H

#include "nurl_host.h"
#include "nurl_types.h"

/* Which form a request target has, as nurl_parse_target says. */
static inline const char *form_name(const struct nurl *url)
{
    if (nurl_present(url->scheme)) {
        return "absolute";
    }
    if (url->host_kind != NURL_HOST_NONE) {
        return "authority";
    }
    return url->text[url->path.off] == '*' ? "asterisk" : "origin";
}

/* Where an address leads; NULL if the host is none. */
static inline const char *scope_name(const struct nurl_host *host)
{
    /* In the order of enum nurl_scope. */
    static const char *const names[] = { "reserved",    "global",
                                         "unspecified", "loopback",
                                         "link_local",  "private",
                                         "shared",      "multicast" };

    if (host->kind == NURL_HOST_IPV4) {
        return names[nurl_scope_ipv4(host->address)];
    }
    return host->kind == NURL_HOST_IPV6 ? names[nurl_scope_ipv6(host->address)]
                                        : NULL;
}

#endif
