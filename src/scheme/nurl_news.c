/* SPDX-License-Identifier: MIT */
/*
 * nurl_news.c - a news URL: a group, an article, or all groups
 */
#include "nurl_news.h"
#include "base/nurl_reset.h"
#include "base/nurl_scan.h"
#include "host/nurl_hostname.h"
#include "scheme/nurl_newsgroup.h"
#include "scheme/nurl_schemepart.h"

static void clear_news(struct nurl_news *news)
{
    nurl_reset_span(&news->group);
    nurl_reset_span(&news->unique);
    nurl_reset_span(&news->host);
    news->kind = NURL_NEWS_NONE;
    news->host_kind = NURL_HOST_NONE;
}

/* host, after the "@" of an article; in an RFC 3986 URL any text */
static enum nurl_status read_article_host(struct nurl_news *news,
                                          struct nurl_reader *in)
{
    const char *start = in->at;
    enum nurl_status status;

    if (in->strict) {
        status = nurl_hostname(in, 0, &news->host_kind);
    } else {
        in->at = in->end;
        status = in->at > start ? NURL_OK : NURL_ERR_HOST_EMPTY;
    }
    if (status == NURL_OK) {
        nurl_reader_span(in, &news->host, start);
    }
    return status;
}

/* article = 1*[ uchar / ";" / "/" / "?" / ":" / "&" / "=" ] "@" host */
static enum nurl_status read_article(struct nurl_news *news,
                                     struct nurl_reader *in)
{
    news->kind = NURL_NEWS_ARTICLE;
    nurl_reader_part(in, &news->unique, NURL_RESERVED_AT, 0);
    if (news->unique.len == 0) {
        return NURL_ERR_ARTICLE;
    }
    return nurl_reader_skip(in, '@') ? read_article_host(news, in)
                                     : NURL_ERR_CHAR;
}

/* "*" / group */
static enum nurl_status read_groups(struct nurl_news *news,
                                    struct nurl_reader *in)
{
    const char *start = in->at;
    enum nurl_status status;

    if (nurl_reader_skip(in, '*') && in->at == in->end) {
        news->kind = NURL_NEWS_ALL;
        nurl_reader_span(in, &news->group, start);
        return NURL_OK;
    }
    in->at = start;
    news->kind = NURL_NEWS_GROUP;
    status = nurl_newsgroup(in, &news->group, 0);
    return status == NURL_OK ? nurl_reader_end(in) : status;
}

/* "*" / group / article: only an article has an "@"          RFC 1738 3.6 */
enum nurl_status nurl_news_read(struct nurl_news *news, struct nurl_reader *in)
{
    clear_news(news);
    if (nurl_reserved_scan(in->at, in->end, NURL_RESERVED_AT) < in->end) {
        return read_article(news, in);
    }
    return read_groups(news, in);
}

enum nurl_status nurl_news_parse(struct nurl_news *news, const struct nurl *url)
{
    struct nurl_reader in;
    enum nurl_status status = nurl_schemepart_open(&in, url, "news");

    if (status == NURL_OK) {
        status = nurl_schemepart_from_colon(&in); /* "//" is data */
    }
    if (status == NURL_OK) {
        status = nurl_news_read(news, &in);
    }
    if (status != NURL_OK) {
        clear_news(news);
    }
    news->stop = nurl_reader_stop(&in);
    return status;
}
