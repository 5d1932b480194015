/*
 * nurl_http.h - an http URL: path and search
 *
 * httpurl = "http://" hostport [ "/" hpath [ "?" search ] ]     RFC 1738 3.3
 *
 *     http://h/a/b?c    path {9,3} "a/b"    search {13,1} "c"
 *     http://h/?        path {9,0}          search {10,0}, empty
 *     http://h          neither
 *
 * The slash behind the host is no part of the path here. https and other
 * schemes that look alike are not in RFC 1738; url.path and url.query serve
 * them.
 *
 * Reads a struct that nurl_parse or nurl_parse_1738 filled. A strict one is
 * held to the octets of RFC 1738; of the other the structure alone counts.
 * Spans are places in the same text, still escaped; {0, 0} is absent. After
 * a fault all are absent. Reentrant, and safe in an interrupt; one pass.
 */
#ifndef NURL_HTTP_H
#define NURL_HTTP_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

struct nurl_http {
    uint16_t stop; /* the faulty octet, or the end */
    struct nurl_span path;
    struct nurl_span search;
};

/*
 * Returns OK; UNPARSED, SCHEME; SLASHES; CHAR at a "/" or "?" in the search
 * (strict). Only what RFC 3986 read can have a search right behind the host.
 */
enum nurl_status nurl_http_parse(struct nurl_http *http,
                                 const struct nurl *url);

#ifdef __cplusplus
}
#endif

#endif
