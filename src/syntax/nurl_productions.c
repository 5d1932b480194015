/* SPDX-License-Identifier: MIT */
/*
 * nurl_productions.c - productions that nurl_parse does not read
 */
#include "syntax/nurl_productions.h"
#include "base/nurl_scan.h"
#include "host/nurl_zone.h"
#include "syntax/nurl_parse_parts.h"

/* BOUNDS: the cursor is on a "[", and `close` is in the text, after it. */
enum nurl_status nurl_zone_read(struct nurl *url, struct nurl_cursor *cursor)
{
    const char *open = cursor->at;
    const char *close = nurl_scan_to(open, cursor->end, ']');

    if (close == cursor->end || !nurl_zone_of(open + 1, close)) {
        return NURL_ERR_IP_LITERAL;
    }
    cursor->at = close + 1;
    url->host_kind = NURL_HOST_IPV6;
    url->host.off = (uint16_t)(open - cursor->text);
    url->host.len = (uint16_t)(cursor->at - open);
    return nurl_port_read(url, cursor);
}

enum nurl_status nurl_port_read(struct nurl *url, struct nurl_cursor *cursor)
{
    int next = nurl_cursor_part(cursor, NURL_CURSOR_PEEK);

    if (next == ':') {
        next = nurl_cursor_next_part(cursor, NURL_OCTET_USER);
        url->port = cursor->part;
    }
    return nurl_authority_check(url, cursor, next);
}
