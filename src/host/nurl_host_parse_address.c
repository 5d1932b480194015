/* SPDX-License-Identifier: MIT */
/*
 * nurl_host_parse_address.c - an address without a URL
 *
 * address = IPv4address / IPv6address [ "%" ZoneID ]
 *                                              RFC 3986 3.2.2, RFC 4007 11
 */
#include "nurl_host.h"

#include "base/nurl_text_check.h"
#include "host/nurl_host_clear.h"
#include "host/nurl_ip.h"
#include "host/nurl_ip_value.h"
#include "host/nurl_zone.h"

/* BOUNDS: a zone begins after its "%", which is before the end. */
static void read_bare_v6(struct nurl_host *host, const char *at,
                         const char *mark, const char *end)
{
    host->kind = NURL_HOST_IPV6;
    nurl_ip_value_v6(host->address, at, mark);
    if (mark < end) {
        host->zone.ptr = mark + 1;
        host->zone.len = (size_t)(end - host->zone.ptr);
    }
}

/* BOUNDS: the text is not above NURL_TEXT_MAX, so its length fits. */
static enum nurl_status read_bare(struct nurl_host *host, const char *at,
                                  const char *end)
{
    const char *mark;

    if (nurl_ip_is_v4(at, end)) {
        host->kind = NURL_HOST_IPV4;
        nurl_ip_value_v4(host->address, at, end);
    } else {
        mark = nurl_zone_bare(at, end);
        if (!mark) {
            return NURL_ERR_ADDRESS;
        }
        read_bare_v6(host, at, mark, end);
    }
    host->stop = (uint16_t)(end - at);
    return NURL_OK;
}

/* Without a pointer the text is empty. */
enum nurl_status nurl_host_parse_address(struct nurl_host *host,
                                         struct nurl_str text)
{
    enum nurl_status status = nurl_text_check(text.ptr, text.len, &host->stop);

    nurl_host_clear(host);
    if (status != NURL_OK) {
        return status;
    }
    return text.ptr ? read_bare(host, text.ptr, text.ptr + text.len)
                    : NURL_ERR_ADDRESS;
}
