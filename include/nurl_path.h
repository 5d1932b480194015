/*
 * nurl_path.h - the segments of a path, one by one
 *
 * path = [ "/" ] segment *( "/" segment )            RFC 3986 section 3.3
 *
 *     /a/b     "a" "b"         /        ""
 *     a//b/    "a" "" "b" ""   nothing  no segment
 *
 *     struct nurl_str path = nurl_part(&url, url.path);
 *     struct nurl_str segment;
 *
 *     while (nurl_path_next(&path, &segment)) ...
 *
 * Segments are still escaped: decode each one where it goes, and "%2F" stays
 * inside its segment. "." and ".." are segments like any other.
 */
#ifndef NURL_PATH_H
#define NURL_PATH_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Takes the next segment, which may be empty, and the "/" before it off *path:
 * 1, or 0 when there is none.
 */
int nurl_path_next(struct nurl_str *path, struct nurl_str *segment);

#ifdef __cplusplus
}
#endif

#endif
