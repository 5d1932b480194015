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
 * Returns true if the path fits a server's route. True is not NURL_OK. The
 * pattern is compared segment by segment:
 *
 *     {} {name}          one segment that is not empty. A name of letters,
 *                        digits, "_" and "-" is for the reader
 *     {%2F} {name%2F}    the same, perhaps with escaped "/" and "\", also at
 *                        its ends
 *     *                  as the last one: the rest, perhaps empty or with
 *                        slashes, but none in front
 *     other              a segment that decodes to these bytes, in the same
 *                        case: "a b", not "a%20b"
 *
 * Nothing reports a slip such as {a b}, {a%2f}, {a%2Fb}, a{b}, :a or a missing
 * "/" in front: such a pattern never has a value.
 *
 *     pattern                  path
 *     "/api/v1/sensors/{id}"   /api/v1/sensors/17     true, value "17"
 *     "/queues/{name%2F}/get"  /queues/a%2Fb/get      true, value "a%2Fb"
 *     "/static/" "*"           /static/css/a.css      true, value "css/a.css"
 *     "/static/" "*"           /static//css/a.css     false
 *     "/evil/set"              //evil/set             false
 *
 * Decode the value of {} with a policy. That of * has slashes: take its
 * segments by nurl_path_next, and for a file reject empty ones and decode each
 * with NURL_POLICY_FILE. That of {%2F} is a name with slashes, such as base64
 * or a repository's: decode it with NURL_POLICY_TEXT or RAW, and never open a
 * file by it, as it can be "/etc/passwd". Base64 whose "/" can arrive unescaped
 * needs a second route, with *; with "/" and "%2F" it matches neither.
 *
 * A pattern with more values than `count` does not match; without any pass NULL
 * and 0. Values that are not needed, and all without a match, stay as they are.
 * In doubt it is false: for a path that does not begin with "/" or has an
 * invalid escape, or a segment that, decoded, is "." or "..", alone or before
 * ";", or holds "/", "\" or NUL. {%2F} permits both slashes only: "..%2Fx" does
 * not match. At most 135 instructions a byte.
 */
NURL_CHECKED bool nurl_path_match(struct nurl_str path, const char *pattern,
                                  struct nurl_str *values, size_t count);

#ifdef __cplusplus
}
#endif

#endif
