/* SPDX-License-Identifier: MIT */
/*
 * nurl_target_text.c - path and query, as they stand in the URL
 */
#include "nurl_http.h"

/*
 * absolute-path [ "?" query ]                              RFC 9112 3.2.1
 *
 * BOUNDS: the query follows the path, with a "?" between them.
 */
bool nurl_target_text(const struct nurl *url, struct nurl_str *text)
{
    text->ptr = NULL;
    text->len = 0;
    if (url->profile != NURL_PROFILE_3986 || url->path.len == 0) {
        return false;
    }
    text->ptr = url->text + url->path.off;
    text->len = url->path.len;
    if (nurl_present(url->query)) {
        text->len += url->query.len + 1u;
    }
    return true;
}
