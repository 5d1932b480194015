/* SPDX-License-Identifier: MIT */
/*
 * nurl_wais.h - a wais URL: database, search, document
 *
 * waisurl = "wais://" hostport "/" database                     RFC 1738 3.9
 *           [ "?" search / "/" wtype "/" wpath ]
 *
 *     wais://h/db            database {9,2}
 *     wais://h/db?a          database {9,2}    search {12,1}
 *     wais://h/db/TEXT/1%3D  database {9,2}    type {12,4}    path {17,4}
 *
 * The path is the server's own: send its bytes, decoded.
 */
#ifndef NURL_WAIS_H
#define NURL_WAIS_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

struct nurl_wais {
    struct nurl_span database; /* can be empty */
    struct nurl_span search;
    struct nurl_span type;
    struct nurl_span path;
    uint16_t stop;
};

/*
 * Parses a wais URL. Errors: nurl_any.h; PATH_REQUIRED; strict CHAR; WAIS_FORM
 * at the end of a type without a path.
 */
NURL_CHECKED enum nurl_status nurl_wais_parse(struct nurl_wais *wais,
                                              const struct nurl *url);

#ifdef __cplusplus
}
#endif

#endif
