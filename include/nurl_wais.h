/*
 * nurl_wais.h - a wais URL: a database, a search, a document
 *
 * waisurl = "wais://" hostport "/" database                     RFC 1738 3.9
 *           [ "?" search / "/" wtype "/" wpath ]
 *
 *     wais://h/db            database {9,2}
 *     wais://h/db?a          database {9,2}    search {12,1}
 *     wais://h/db/TEXT/1%3D  database {9,2}    type {12,4}    path {17,4}
 *
 * The path belongs to the server: hand its octets over, decoded, as they are.
 *
 * Reads a struct that nurl_parse or nurl_parse_1738 filled. A strict one is
 * held to the octets of RFC 1738; of the other the structure alone counts.
 * Spans are places in the same text, still escaped; {0, 0} is absent. After
 * a fault all are absent. Reentrant, and safe in an interrupt; one pass.
 */
#ifndef NURL_WAIS_H
#define NURL_WAIS_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

struct nurl_wais {
    uint16_t stop;             /* the faulty octet, or the end */
    struct nurl_span database; /* may be empty */
    struct nurl_span search;   /* present: a search */
    struct nurl_span type;     /* present: a document */
    struct nurl_span path;
};

/*
 * Returns OK; UNPARSED, SCHEME; SLASHES, HOST_CHAR; PATH_REQUIRED; CHAR at an
 * octet that its part cannot hold (strict); WAIS_FORM at the end of a type
 * without a path.
 */
enum nurl_status nurl_wais_parse(struct nurl_wais *wais,
                                 const struct nurl *url);

#ifdef __cplusplus
}
#endif

#endif
