/* SPDX-License-Identifier: MIT */
/*
 * nurl_build.h - make a URL of parts
 *
 * [ scheme ":" ] [ "//" authority ] path [ "?" query ] [ "#" fragment ]
 *                                                    RFC 3986 5.3
 *
 *     struct nurl_parts parts = { 0 };                    in C++: = {}
 *
 *     parts.scheme = NURL_STR("http");
 *     parts.host = NURL_STR("h.com");
 *     parts.path = NURL_STR("/my file");
 *     nurl_build(&out, &parts, NURL_BUILD_ENCODE);
 *     nurl_write_pair(&out, '?', NURL_STR("key"), NURL_STR("a&b"));
 *
 *     http://h.com/my%20file?key=a%26b
 *
 * With a fragment, write the pairs first, without "?" (a NUL), and set
 * parts.query to them. The result parses to exactly these parts, or there is an
 * error. Parts of nurl_parse give that URL again with NURL_BUILD_PASSWORD
 * alone.
 */
#ifndef NURL_BUILD_H
#define NURL_BUILD_H

#include "nurl_writer.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Absent is not empty: an empty query leaves its "?". */
struct nurl_parts {
    struct nurl_str scheme;
    struct nurl_str user;
    struct nurl_str password;
    struct nurl_str host; /* with an address's brackets; no zone */
    struct nurl_str port; /* digits */
    struct nurl_str path; /* with its first "/"; absent equals empty */
    struct nurl_str query;
    struct nurl_str fragment;
    struct nurl_str zone; /* not written */
};

enum nurl_build_option {
    /*
     * User, password, path and fragment are plain bytes: all but the unreserved
     * and a path's "/" are escaped, "%" too. ".." is a dot segment. Other parts
     * are as in a URL.
     */
    NURL_BUILD_ENCODE = 1,
    NURL_BUILD_PASSWORD = 2 /* else it is left out */
};

/*
 * Sets the parts of a parsed URL, as written, to change some: build without
 * ENCODE. After an error, and for a strict struct, all are absent.
 *
 *     nurl_parts_of(&parts, &url);
 *     parts.user = nurl_text(NULL, 0);          a URL without its login
 *     parts.password = nurl_text(NULL, 0);
 *     nurl_build(&out, &parts, 0);
 *
 * A zone, of this device only, goes to parts.zone; parts.host is the address,
 * to which nurl_build adds brackets.
 *
 *     coap://[fe80::1%25eth0]/a    host "fe80::1"  zone "eth0"  path "/a"
 *     coap://[fe80::1]/a           is built
 */
void nurl_parts_of(struct nurl_parts *parts, const struct nurl *url);

/*
 * Appends the URL. Another option is ARGUMENT at 0. The first invalid part is
 * the error, out->stop an offset in it. The host can be "1.2.3", "h!x" or
 * absent (https:/a): nurl_endpoint_parse rejects these. The query is never
 * escaped: "&", "=" and "+" in a value need nurl_write_pair.
 *   scheme    SCHEME_MISSING (empty), SCHEME_FIRST, SCHEME_CHAR
 *   user      USERINFO_CHAR, also at ":"
 *   password  USERINFO_CHAR; at 0 without a user
 *   host      HOST_CHAR, IP_LITERAL (also for a zone); HOST_EMPTY at 0 for
 *             user, password or port without one
 *   port      PORT_CHAR
 *   path      CHAR, also at what would be another part: no "/" after a host,
 *             "//" without one, ":" in the first segment without scheme
 *             and host
 *   query, fragment               CHAR
 *   all but scheme and port       PCT, CTRL, 8BIT
 *   a URL above NURL_TEXT_MAX     TOO_LONG
 */
void nurl_build(struct nurl_writer *out, const struct nurl_parts *parts,
                unsigned options);

#ifdef __cplusplus
}
#endif

#endif
