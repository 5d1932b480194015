/* SPDX-License-Identifier: MIT */
/*
 * nurl_parse_zone.c - an RFC 3986 URI reference whose host can have a zone
 */
#include "nurl_parse.h"

#include "base/nurl_reset.h"
#include "syntax/nurl_parse_parts.h"
#include "syntax/nurl_productions.h"

/*
 * Continues at the "[", whose offset is url->stop. nurl_parse first reads the
 * text before the "[", which has an empty host, and fills scheme, user and
 * path. This cannot fail; "!" tells the compiler that the result is not used.
 */
static enum nurl_status read_on(struct nurl *url, size_t length)
{
    struct nurl_cursor cursor;
    enum nurl_status status;

    cursor.text = url->text;
    cursor.at = url->text + url->stop;
    cursor.end = url->text + length;
    (void)!nurl_parse(url, url->text, url->stop);
    status = nurl_zone_read(url, &cursor);
    if (status == NURL_OK) {
        status = nurl_path_read(url, &cursor);
    }
    url->stop = (uint16_t)(cursor.at - cursor.text);
    url->profile = NURL_PROFILE_3986;
    if (status != NURL_OK) {
        nurl_reset(url);
    }
    return status;
}

enum nurl_status nurl_parse_zone(struct nurl *url, const char *text,
                                 size_t length)
{
    enum nurl_status status = nurl_parse(url, text, length);

    return status == NURL_ERR_IP_LITERAL ? read_on(url, length) : status;
}
