/* SPDX-License-Identifier: MIT */
/*
 * nurl_parse_setting.c - a "server" setting that a person types
 *
 * setting = URI-reference with scheme "://" / authority
 */
#include "nurl_parse.h"

#include "base/nurl_octet.h"
#include "base/nurl_reset.h"
#include "base/nurl_scan.h"
#include "host/nurl_zone.h"

/*
 * scheme "://"                                           RFC 3986 section 3.1
 *
 * BOUNDS: three bytes are there when they are compared.
 */
static int begins_as_url(const char *text, const char *end)
{
    const char *at = nurl_scan_alnum(text, end, "+-.");

    return end - at >= 3 && nurl_octet_alpha(*text) && at[0] == ':' &&
           at[1] == '/' && at[2] == '/';
}

/*
 * A server has no fragment: most often the "#" is one of a password.
 * BOUNDS: the "#" is one byte before the fragment.
 */
static enum nurl_status url_setting(struct nurl *url, const char *text,
                                    size_t length)
{
    enum nurl_status status = nurl_parse_zone(url, text, length);

    if (status == NURL_OK && url->fragment.off > 0) {
        url->stop = (uint16_t)(url->fragment.off - 1u);
        nurl_reset(url);
        return NURL_ERR_FRAGMENT;
    }
    return status;
}

/*
 * In an address without brackets the first ":" would be that of a port, and the
 * second one, among the first ten bytes, an error.
 */
static enum nurl_status authority_setting(struct nurl *url, const char *text,
                                          size_t length)
{
    enum nurl_status status = nurl_parse_authority(url, text, length);

    if (status == NURL_ERR_PORT_CHAR && url->stop < 10 &&
        nurl_zone_bare(text, text + length)) {
        url->stop = 0;
        return NURL_ERR_BRACKETS;
    }
    return status;
}

/* nurl_parse_authority refuses NULL with a length and a text that is too long.
 */
enum nurl_status nurl_parse_setting(struct nurl *url, const char *text,
                                    size_t length)
{
    if (text && length <= NURL_TEXT_MAX && begins_as_url(text, text + length)) {
        return url_setting(url, text, length);
    }
    return authority_setting(url, text, length);
}
