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

/* Takes the next segment from the path. */
bool nurl_path_next(struct nurl_str *path, struct nurl_str *segment);

/*
 * Returns true if the path fits a server's route. True is not NURL_OK. The
 * pattern is compared segment by segment:
 *
 *     {} {name}          one segment, not empty. A name of letters, digits,
 *                        "_" and "-" is for the reader
 *     {%2F} {name%2F}    the same, also with escaped "/" and "\" anywhere
 *     *                  at the end: the rest, perhaps empty or with slashes,
 *                        but none in front
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
 * Decode the value of {} with a policy. Split that of * by nurl_path_next, and
 * for a file reject empty segments and decode each with NURL_POLICY_FILE. That
 * of {%2F} is a name with slashes, such as base64 or a repository's: decode it
 * with NURL_POLICY_TEXT or RAW, and never open a file by it, as it can be
 * "/etc/passwd". Base64 whose "/" can arrive unescaped needs a second route,
 * with *; with "/" and "%2F" it matches neither.
 *
 * A pattern with more values than `count` does not match; without any pass NULL
 * and 0. Values that are not needed, and all without a match, stay as they are.
 * In doubt it is false: for a path without "/" in front, an invalid escape, or
 * a segment for which nurl_is_below is false. {%2F} permits "/" and "\" only:
 * "..%2Fx" does not match.
 */
NURL_CHECKED bool nurl_path_match(struct nurl_str path, const char *pattern,
                                  struct nurl_str *values, size_t count);

#ifdef __cplusplus
}
#endif

#endif
