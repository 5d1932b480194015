/* SPDX-License-Identifier: MIT */
/*
 * nurl_parse_host_field.c - the value of a Host field, or of :authority
 *
 * Host = uri-host [ ":" port ]                           RFC 9110 section 7.2
 */
#include "nurl_parse.h"

#include "base/nurl_reset.h"
#include "syntax/nurl_authority.h"

/*
 * The host is at offset 0, or there is user info before it.
 * BOUNDS: the "@" is one byte before the host.
 */
enum nurl_status nurl_parse_host_field(struct nurl *url, const char *text,
                                       size_t length)
{
    struct nurl_cursor cursor;
    enum nurl_status status =
        nurl_authority_begin(url, &cursor, nurl_text(text, length));

    if (status != NURL_OK) {
        return status;
    }
    status = nurl_authority_read(url, &cursor);
    status = nurl_authority_end(url, &cursor, status);
    if (status == NURL_OK && url->host.off > 0) {
        url->stop = (uint16_t)(url->host.off - 1);
        nurl_reset(url);
        return NURL_ERR_USERINFO;
    }
    return status;
}
