/*
 * nurl_news.c - a news URL: a group, an article, or all groups
 */
#include "nurl_news.h"
#include "base/nurl_reset.h"
#include "base/nurl_scan.h"
#include "host/nurl_hostname.h"
#include "scheme/nurl_newsgroup.h"
#include "scheme/nurl_schemepart.h"

static void clear(struct nurl_news *news)
{
    nurl_reset_span(&news->group);
    nurl_reset_span(&news->unique);
    nurl_reset_span(&news->host);
    news->kind = NURL_NEWS_NONE;
    news->host_kind = NURL_HOST_NONE;
}

/* host, behind the "@" of an article; for RFC 3986 it is any text */
static enum nurl_status host(struct nurl_news *news, struct nurl_schemepart *in)
{
    const char *start = in->at;
    enum nurl_status status;

    if (in->strict) {
        status = nurl_hostname(&in->at, in->end, 0, &news->host_kind);
        if (status != NURL_OK) {
            return status;
        }
    }
    if (start == in->end) {
        return NURL_ERR_HOST_EMPTY;
    }
    in->at = in->end;
    nurl_schemepart_span(in, &news->host, start);
    return NURL_OK;
}

/* article = 1*[ uchar / ";" / "/" / "?" / ":" / "&" / "=" ] "@" host */
static enum nurl_status article(struct nurl_news *news,
                                struct nurl_schemepart *in)
{
    news->kind = NURL_NEWS_ARTICLE;
    nurl_schemepart_read(in, &news->unique, NURL_RESERVED_AT, 0);
    if (news->unique.len == 0) {
        return NURL_ERR_ARTICLE;
    }
    if (!nurl_schemepart_skip(in, '@')) {
        return nurl_schemepart_end(in);
    }
    return host(news, in);
}

/* "*" / group */
static enum nurl_status groups(struct nurl_news *news,
                               struct nurl_schemepart *in)
{
    const char *start = in->at;
    enum nurl_status status;

    if (nurl_schemepart_skip(in, '*') && in->at == in->end) {
        news->kind = NURL_NEWS_ALL;
        nurl_schemepart_span(in, &news->group, start);
        return NURL_OK;
    }
    in->at = start;
    news->kind = NURL_NEWS_GROUP;
    status = nurl_newsgroup(in, &news->group, 0);
    return status == NURL_OK ? nurl_schemepart_end(in) : status;
}

/* "*" / group / article: only an article has an "@"          RFC 1738 3.6 */
static enum nurl_status parts(struct nurl_news *news,
                              struct nurl_schemepart *in)
{
    if (nurl_scan_to(in->at, in->end, '@') < in->end) {
        return article(news, in);
    }
    return groups(news, in);
}

enum nurl_status nurl_news_read(struct nurl_news *news,
                                struct nurl_schemepart *in)
{
    enum nurl_status status = (enum nurl_status)in->status;

    clear(news);
    if (status == NURL_OK) {
        status = parts(news, in);
    }
    if (status != NURL_OK) {
        clear(news);
    }
    news->stop = nurl_schemepart_stop(in);
    return status;
}

enum nurl_status nurl_news_parse(struct nurl_news *news, const struct nurl *url)
{
    struct nurl_schemepart in;

    nurl_schemepart_begin(&in, url, NURL_SCHEME_NEWS);
    return nurl_news_read(news, &in);
}
