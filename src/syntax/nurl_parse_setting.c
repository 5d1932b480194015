/* SPDX-License-Identifier: MIT */
/*
 * nurl_parse_setting.c - a "server" setting that a person types
 *
 * setting = URI-reference with scheme "://"
 *         / authority [ "/" path ] [ "?" query ]
 *
 * What people type instead of these gets the error that names their mistake: an
 * address without brackets, a "/" in a password, a scheme that lost a byte.
 */
#include "nurl_parse.h"

#include "base/nurl_reset.h"
#include "base/nurl_scan.h"
#include "host/nurl_zone.h"
#include "syntax/nurl_parse_parts.h"

/* BOUNDS: an offset in the text fits in 16 bits. */
static enum nurl_status fail_at(struct nurl *url, size_t stop,
                                enum nurl_status status)
{
    url->stop = (uint16_t)stop;
    return status;
}

/*
 * scheme "://"                                           RFC 3986 section 3.1
 *
 * Returns the end of it, or `text`, where an authority begins.
 * BOUNDS: three bytes are there when they are compared.
 */
static const char *after_slashes(const char *text, const char *end)
{
    const char *at = nurl_scan_alnum(text, end, "+-.");

    return end - at >= 3 && nurl_octet_alpha(*text) && at[0] == ':' &&
                   at[1] == '/' && at[2] == '/'
               ? at + 3
               : text;
}

/* The first "/", "?" or "#", or the end                              3.2 */
static const char *end_of_authority(const char *at, const char *end)
{
    while (at < end && !nurl_octet_is(*at, NURL_OCTET_ENDS)) {
        at++;
    }
    return at;
}

/* After an authority a path is empty or begins with "/"              3.3 */
static int begins_with_slashes(struct nurl_str path)
{
    return path.len > 1 && path.ptr[1] == '/';
}

/*
 * Only a whole server can have a path or a query. "/x" is a reference, "C:/x" a
 * drive, "http:/h" and "http//h" are schemes that lost a byte.
 */
static enum nurl_status check_server(struct nurl *url)
{
    if (url->path.len == 0 && !nurl_present(url->query)) {
        return NURL_OK;
    }
    if (url->host_kind == NURL_HOST_EMPTY) {
        return fail_at(url, url->host.off, NURL_ERR_HOST_EMPTY);
    }
    if (nurl_present(url->port) && url->port.len == 0) {
        return fail_at(url, url->port.off, NURL_ERR_PORT_EMPTY);
    }
    return begins_with_slashes(nurl_part(url, url->path))
               ? fail_at(url, url->path.off, NURL_ERR_SLASHES)
               : NURL_OK;
}

/*
 * authority [ "/" path ] [ "?" query ] [ "#" fragment ]
 *
 * The cursor is where the authority ends. An "@" after it is most often that of
 * a password with a "/" or "?": the host would be the user.
 */
static enum nurl_status read_server(struct nurl *url,
                                    struct nurl_cursor *cursor)
{
    size_t length = (size_t)(cursor->at - cursor->text);
    const char *end = nurl_scan_to(cursor->at, cursor->end, '#');
    enum nurl_status status;

    if (nurl_scan_to(cursor->at, end, '@') < end) {
        return fail_at(url, length, NURL_ERR_USERINFO_CHAR);
    }
    status = nurl_parse_authority(url, cursor->text, length);
    if (status != NURL_OK) {
        return status;
    }
    status = nurl_path_read(url, cursor);
    url->stop = (uint16_t)(cursor->at - cursor->text);
    return status == NURL_OK ? check_server(url) : status;
}

/*
 * An IPv6 address without brackets always fails: its first ":" would be that of
 * a port, and the second is no digit. So it is looked for after an error.
 */
static enum nurl_status read_setting(struct nurl *url, size_t length)
{
    const char *text = url->text;
    const char *end = text + length;
    const char *start = after_slashes(text, end);
    const char *stop = end_of_authority(start, end);
    struct nurl_cursor cursor;
    enum nurl_status status;

    if (start > text) {
        status = nurl_parse_zone(url, text, length);
    } else {
        cursor.text = text;
        cursor.at = stop;
        cursor.end = end;
        status = read_server(url, &cursor);
    }
    return status != NURL_OK && nurl_zone_bare(start, stop)
               ? fail_at(url, (size_t)(start - text), NURL_ERR_BRACKETS)
               : status;
}

/*
 * A server has no fragment: most often the "#" is one of a password.
 * BOUNDS: the "#" is one byte before the fragment.
 */
enum nurl_status nurl_parse_setting(struct nurl *url, const char *text,
                                    size_t length)
{
    enum nurl_status status = nurl_reset_to(url, text, length);

    if (status == NURL_OK) {
        status = read_setting(url, length);
    }
    if (status == NURL_OK && nurl_present(url->fragment)) {
        status = fail_at(url, (size_t)url->fragment.off - 1, NURL_ERR_FRAGMENT);
    }
    if (status != NURL_OK) {
        nurl_reset(url);
    }
    return status;
}
