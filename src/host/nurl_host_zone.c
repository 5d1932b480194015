/* SPDX-License-Identifier: MIT */
/*
 * nurl_host_zone.c - a host whose address can have a zone
 */
#include "nurl_host.h"

#include "base/nurl_scan.h"
#include "host/nurl_ip_value.h"
#include "host/nurl_zone.h"

/*
 * "[" IPv6addrz "]" (host/nurl_zone.h)
 *
 * BOUNDS: the "[" is there. Without a "]" nothing that follows is read.
 */
static enum nurl_status with_zone(struct nurl_host *host, struct nurl_str text)
{
    const char *at = text.ptr + 1;
    const char *end = text.ptr + text.len;
    const char *close = nurl_scan_to(at, end, ']');
    const char *zone = close < end ? nurl_zone_of(at, close) : NULL;

    if (!zone) {
        return NURL_ERR_IP_LITERAL;
    }
    host->stop = (uint16_t)(close + 1 - text.ptr);
    if (close + 1 < end) {
        return NURL_ERR_HOST_CHAR;
    }
    host->kind = NURL_HOST_IPV6;
    nurl_ip_value_v6(host->address, at, nurl_scan_to(at, close, '%'));
    host->zone = nurl_text(zone, (size_t)(close - zone));
    return NURL_OK;
}

/* Tries a zone after nurl_host_parse has refused the text and cleared *host. */
enum nurl_status nurl_host_parse_zone(struct nurl_host *host,
                                      struct nurl_str text)
{
    enum nurl_status status = nurl_host_parse(host, text);

    return status == NURL_ERR_IP_LITERAL ? with_zone(host, text) : status;
}
