/* SPDX-License-Identifier: MIT */
/*
 * nurl_http.h - an http URL: path and search; the target of a request
 *
 * httpurl = "http://" hostport [ "/" hpath [ "?" search ] ]     RFC 1738 3.3
 *
 *     http://h/a/b?c    path {8,4} "/a/b"    search {13,1} "c"
 *     http://h/?        path {8,1} "/"       search {10,0}, empty
 *     http://h          neither
 *
 * For https use url.path and url.query, or nurl_target_text.
 */
#ifndef NURL_HTTP_H
#define NURL_HTTP_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

struct nurl_http {
    struct nurl_span path;
    struct nurl_span search;
    uint16_t stop;
};

/*
 * Parses an http URL. Errors: nurl_any.h; strict CHAR at a "/" or "?" in the
 * search.
 */
NURL_CHECKED enum nurl_status nurl_http_parse(struct nurl_http *http,
                                              const struct nurl *url);

/*
 * Returns true and path and query, with the "?", as one part of the text, for
 * an HTTP library. False, and an absent text, for an empty path: then
 * nurl_write_target (nurl_writer.h) adds the "/".
 *
 *     https://h.com/a/b?c=d#f    {13,8} "/a/b?c=d"
 *     https://h.com?c            false: the target is "/?c"
 *
 * Call nurl_endpoint_parse first: no host is needed, and any scheme is
 * accepted: mailto:joe gives "joe".
 */
NURL_CHECKED bool nurl_target_text(const struct nurl *url,
                                   struct nurl_str *text);

#ifdef __cplusplus
}
#endif

#endif
