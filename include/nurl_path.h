/*
 * nurl_path.h - the segments of a path, one after the other
 *
 * path = [ "/" ] segment *( "/" segment )            RFC 3986 section 3.3
 *
 *     /a/b     "a" "b"         /        ""
 *     a//b/    "a" "" "b" ""   nothing  no segment
 *
 *     struct nurl_str walk;
 *     struct nurl_str segment;
 *
 *     walk = nurl_part(&url, url.path);
 *     while (nurl_path_next(&walk, &segment)) ...
 *
 * Nothing is stored, so there is no limit to their number. Segments are still
 * escaped: decode each one where it goes, and "%2F" stays inside its segment.
 * Reentrant, and safe in an interrupt; the walk reads the path once.
 */
#ifndef NURL_PATH_H
#define NURL_PATH_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* 1 and the next segment, which may be empty, or 0 when there is none. */
int nurl_path_next(struct nurl_str *walk, struct nurl_str *segment);

#ifdef __cplusplus
}
#endif

#endif
