/*
 * nurl_parse_setting.c - a "server" setting that a person types
 *
 * setting = URI-reference with scheme "://" / authority
 */
#include "nurl_parse.h"

#include "base/nurl_octet.h"
#include "base/nurl_scan.h"

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

/* The parse refuses NULL with a length and a text that is too long. */
enum nurl_status nurl_parse_setting(struct nurl *url, const char *text,
                                    size_t length)
{
    if (text && length <= NURL_TEXT_MAX && begins_as_url(text, text + length)) {
        return nurl_parse_zone(url, text, length);
    }
    return nurl_parse_authority(url, text, length);
}
