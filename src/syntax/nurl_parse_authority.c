/* SPDX-License-Identifier: MIT */
/*
 * nurl_parse_authority.c - user info, host and port alone
 *
 * authority = [ userinfo "@" ] host [ ":" port ]         RFC 3986 section 3.2
 */
#include "nurl_parse.h"

#include "syntax/nurl_authority.h"
#include "syntax/nurl_productions.h"

/* A literal that RFC 3986 refuses can have a zone: reads it from the "[". */
enum nurl_status nurl_parse_authority(struct nurl *url, const char *text,
                                      size_t length)
{
    struct nurl_cursor cursor;
    enum nurl_status status =
        nurl_authority_begin(url, &cursor, nurl_text(text, length));

    if (status != NURL_OK) {
        return status;
    }
    status = nurl_authority_read(url, &cursor);
    if (status == NURL_ERR_IP_LITERAL) {
        status = nurl_zone_read(url, &cursor);
    }
    return nurl_authority_end(url, &cursor, status);
}
