/* SPDX-License-Identifier: MIT */
/*
 * nurl_authority.c - an authority that is the whole text
 */
#include "syntax/nurl_authority.h"
#include "base/nurl_reset.h"
#include "base/nurl_scan.h"
#include "syntax/nurl_parse_parts.h"
#include "syntax/nurl_productions.h"

enum nurl_status nurl_authority_begin(struct nurl *url,
                                      struct nurl_cursor *cursor,
                                      struct nurl_str text)
{
    enum nurl_status status = nurl_reset_to(url, text.ptr, text.len);

    if (status == NURL_OK) {
        cursor->text = url->text;
        cursor->at = cursor->text;
        cursor->end = cursor->text + text.len;
    }
    return status;
}

/*
 * userinfo = user [ ":" password ], up to the first "@"                 3.2.1
 *
 * Leaves the cursor after the "@". Without one there is no user info.
 */
static enum nurl_status user_info(struct nurl *url, struct nurl_cursor *cursor)
{
    const char *sign = nurl_scan_to(cursor->at, cursor->end, '@');
    int next;

    if (sign == cursor->end) {
        return NURL_OK;
    }
    next = nurl_cursor_part(cursor, NURL_OCTET_NAME);
    url->user = cursor->part;
    if (next == ':') {
        next = nurl_cursor_next_part(cursor, NURL_OCTET_USER);
        url->password = cursor->part;
    }
    if (next != '@') {
        return nurl_octet_fault(next, NURL_ERR_USERINFO_CHAR);
    }
    cursor->at++;
    return NURL_OK;
}

/* After a "[", which is that of a bad literal or invalid, there is no port. */
enum nurl_status nurl_authority_read(struct nurl *url,
                                     struct nurl_cursor *cursor)
{
    enum nurl_status status = user_info(url, cursor);

    if (status != NURL_OK) {
        return status;
    }
    if (nurl_host_read(url, cursor) == '[') {
        return nurl_authority_check(url, cursor, '[');
    }
    return nurl_port_read(url, cursor);
}

/* BOUNDS: the cursor is in the text, so its offset fits in 16 bits. */
enum nurl_status nurl_authority_end(struct nurl *url,
                                    const struct nurl_cursor *cursor,
                                    enum nurl_status status)
{
    if (status == NURL_OK && cursor->at < cursor->end) {
        status =
            nurl_present(url->port) ? NURL_ERR_PORT_CHAR : NURL_ERR_HOST_CHAR;
    }
    url->stop = (uint16_t)(cursor->at - cursor->text);
    if (status != NURL_OK) {
        nurl_reset(url);
        return status;
    }
    url->path.off = url->stop;
    url->profile = NURL_PROFILE_3986;
    return NURL_OK;
}
