/* SPDX-License-Identifier: MIT */
/*
 * nurl_news.h - a news URL: a group, an article, or all groups
 *
 * newsurl = "news:" ( "*" / group / article )                   RFC 1738 3.6
 * group   = alpha *[ alpha / digit / "-" / "." / "+" / "_" ]
 * article = 1*[ uchar / ";" / "/" / "?" / ":" / "&" / "=" ] "@" host
 *
 *     news:comp.lang.c     GROUP    group {5,11}
 *     news:a%2Fb@h.com     ARTICLE  unique {5,5}, host {11,5}
 *     news:*               ALL      group {5,1}
 *
 * A raw "@" makes it an article, whose name includes the host, which is no
 * server.
 */
#ifndef NURL_NEWS_H
#define NURL_NEWS_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

enum nurl_news_kind {
    NURL_NEWS_NONE = 0,
    NURL_NEWS_ALL = 1,
    NURL_NEWS_GROUP = 2,
    NURL_NEWS_ARTICLE = 3
};

struct nurl_news {
    struct nurl_span group;
    struct nurl_span unique;
    struct nurl_span host;
    uint16_t stop;
    uint8_t kind;      /* enum nurl_news_kind */
    uint8_t host_kind; /* enum nurl_host_kind, of a strict URL */
};

/*
 * Parses a news URL. Errors: SCHEME; GROUP (strict: at the byte that no group
 * has); ARTICLE for nothing before the "@"; HOST_EMPTY; strict also the others
 * of a host.
 */
NURL_CHECKED enum nurl_status nurl_news_parse(struct nurl_news *news,
                                              const struct nurl *url);

#ifdef __cplusplus
}
#endif

#endif
