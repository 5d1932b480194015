/*
 * nurl_parse_authority.c - user info, host and port alone
 *
 * authority = [ userinfo "@" ] host [ ":" port ]         RFC 3986 section 3.2
 */
#include "nurl_parse.h"

#include "base/nurl_reset.h"
#include "base/nurl_scan.h"
#include "syntax/nurl_productions.h"

/*
 * userinfo = user [ ":" password ], up to the first "@"                 3.2.1
 *
 * Leaves the cursor behind the "@". Without one there is no user info.
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

/* host [ ":" port ], to the end of the text */
static enum nurl_status host_port(struct nurl *url, struct nurl_cursor *cursor)
{
    const char *start = cursor->at;
    enum nurl_status status;

    (void)nurl_host_read(url, cursor);
    if (url->host_kind == NURL_HOST_NONE) {
        cursor->at = start;
        status = nurl_zone_read(url, cursor);
    } else {
        status = nurl_port_read(url, cursor);
    }
    if (status == NURL_OK && cursor->at < cursor->end) {
        return nurl_present(url->port) ? NURL_ERR_PORT_CHAR
                                       : NURL_ERR_HOST_CHAR;
    }
    return status;
}

enum nurl_status nurl_parse_authority(struct nurl *url, const char *text,
                                      size_t length)
{
    struct nurl_cursor cursor;
    enum nurl_status status = nurl_reset_to(url, text, length);

    if (status != NURL_OK) {
        return status;
    }
    cursor.text = url->text;
    cursor.at = cursor.text;
    cursor.end = cursor.text + length;
    status = user_info(url, &cursor);
    if (status == NURL_OK) {
        status = host_port(url, &cursor);
    }
    url->stop = (uint16_t)(cursor.at - cursor.text);
    url->path.off = url->stop;
    url->profile = NURL_PROFILE_3986;
    if (status != NURL_OK) {
        nurl_reset(url);
    }
    return status;
}
