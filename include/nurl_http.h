/* SPDX-License-Identifier: MIT */
/*
 * nurl_http.h - an http URL: path and search
 *
 * httpurl = "http://" hostport [ "/" hpath [ "?" search ] ]     RFC 1738 3.3
 *
 *     http://h/a/b?c    path {8,4} "/a/b"    search {13,1} "c"
 *     http://h/?        path {8,1} "/"       search {10,0}, empty
 *     http://h          neither
 *
 * https is not in RFC 1738: use url.path and url.query.
 */
#ifndef NURL_HTTP_H
#define NURL_HTTP_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

struct nurl_http {
    struct nurl_span path; /* with its slash */
    struct nurl_span search;
    uint16_t stop;
};

/*
 * Parses the parts of an http URL. Errors: nurl_any.h; strict CHAR at a "/" or
 * "?" in the search.
 */
NURL_CHECKED enum nurl_status nurl_http_parse(struct nurl_http *http,
                                              const struct nurl *url);

#ifdef __cplusplus
}
#endif

#endif
