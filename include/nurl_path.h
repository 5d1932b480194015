/*
 * nurl_path.h - the segments of a path
 *
 * path = [ "/" ] segment *( "/" segment )            RFC 3986 3.3
 *
 *     /a/b     "a" "b"         /        ""
 *     a//b/    "a" "" "b" ""   (empty)  no segment
 *
 *     struct nurl_str path = nurl_part(&url, url.path);
 *     struct nurl_str segment;
 *
 *     while (nurl_path_next(&path, &segment)) ...
 *
 * Decode each segment: "%2F" stays inside it. "." and ".." are not special.
 */
#ifndef NURL_PATH_H
#define NURL_PATH_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Takes the next segment, and the "/" before it, from the path. */
int nurl_path_next(struct nurl_str *path, struct nurl_str *segment);

#ifdef __cplusplus
}
#endif

#endif
