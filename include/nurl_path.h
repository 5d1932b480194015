/* SPDX-License-Identifier: MIT */
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
bool nurl_path_next(struct nurl_str *path, struct nurl_str *segment);

/*
 * Returns true if the path fits the pattern, for a server's routes. The pattern
 * is compared segment by segment:
 *
 *     {} {name}          one segment that is not empty. A name of letters,
 *                        digits, "_" and "-" is for the reader
 *     {%2F} {name%2F}    the same, and it can have escaped "/" and "\"
 *     *                  as the last one: the rest, which can be empty and have
 *                        slashes, but does not begin with one
 *     other              a segment that decodes to these bytes, in the same
 *                        case. With any other "{" or "}": no segment
 *
 *     pattern                  path
 *     "/api/v1/sensors/{id}"   /api/v1/sensors/17     true, value "17"
 *     "/queues/{name%2F}/get"  /queues/a%2Fb/get      true, value "a%2Fb"
 *     "/static/" "*"           /static/css/a.css      true, value "css/a.css"
 *     "/static/" "*"           /static//css/a.css     false
 *     "/evil/set"              //evil/set             false
 *
 * A value is the text that {} or * stands for, as written, still escaped:
 * decode that of {} with a policy. That of * has slashes: take its segments by
 * nurl_path_next, reject empty ones, and decode each. That of {%2F} is a name
 * with slashes, such as base64 or a repository's, and no path: decode it with
 * NURL_POLICY_TEXT or RAW, and never open a file by it.
 *
 * A pattern with more of them than `count` does not match; values that are not
 * needed stay as they are, and so do all without a match. For a pattern without
 * them pass NULL and 0. When in doubt it is false: a pattern or path that does
 * not begin with "/"; a path with an invalid escape, or with a segment that,
 * decoded, is "." or "..", alone or before ";", or holds "/", "\" or NUL. In a
 * segment for {%2F} this holds for each part between its slashes.
 *
 * Path and pattern have at most SIZE_MAX / 2 bytes, as every object has.
 */
NURL_CHECKED bool nurl_path_match(struct nurl_str path, const char *pattern,
                                  struct nurl_str *values, size_t count);

#ifdef __cplusplus
}
#endif

#endif
