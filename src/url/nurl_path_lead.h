/* SPDX-License-Identifier: MIT */
/*
 * nurl_path_lead.h - what keeps a path a path
 */
#ifndef NURL_PATH_LEAD_H
#define NURL_PATH_LEAD_H

#include "nurl_types.h"

#define NURL_PATH_LEAD 2u /* bytes of a lead */

/* 1 if there is no authority, and a reader would take the path for one. */
static inline int nurl_path_seems_authority(const struct nurl *url)
{
    const char *at = url->text + url->path.off;

    return url->host_kind == NURL_HOST_NONE && url->path.len > 1 &&
           at[0] == '/' && at[1] == '/';
}

/*
 * Returns the two bytes that must be written before the path of the URL, or
 * NULL: else a reader would take its beginning for an authority or a scheme
 * (RFC 3986 3.3, 4.2). Such a path was after a part that the user has cleared,
 * or is the target of a request.
 *
 *     //a    without an authority                 "/."
 *     a:b    without an authority and a scheme    "./"
 */
const char *nurl_path_lead(const struct nurl *url);

#endif
