/*
 * nurl_parse_zone.c - an RFC 3986 URI reference whose host can have a zone
 */
#include "nurl_parse.h"

#include "base/nurl_reset.h"
#include "syntax/nurl_parse_parts.h"
#include "syntax/nurl_productions.h"

/*
 * Reads on at the "[" that url->stop is on. First nurl_parse fills scheme,
 * user, path and profile from what stands before the "[", where the host is
 * empty. This cannot fail, and "!" tells the compiler that it is not asked.
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
