/* SPDX-License-Identifier: MIT */
/*
 * nurl_path_lead.c - what keeps a path a path
 */
#include "url/nurl_path_lead.h"

/* After an authority the first segment is empty. */
const char *nurl_path_lead(const struct nurl *url)
{
    const char *at = url->text + url->path.off;
    const char *end = at + url->path.len;

    if (nurl_path_seems_authority(url)) {
        return "/.";
    }
    if (nurl_present(url->scheme)) {
        return NULL;
    }
    while (at < end && *at != '/') {
        if (*at++ == ':') {
            return "./";
        }
    }
    return NULL;
}
