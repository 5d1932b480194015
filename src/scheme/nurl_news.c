/*
 * nurl_news.c - a news URL: a group, an article, or all groups
 */
#include "nurl_news.h"
#include "host/nurl_hostname.h"
#include "scheme/nurl_newsgroup.h"
#include "scheme/nurl_schemepart.h"

/* ":" and what stands before the first "@", if there is one */
static const struct nurl_grammar form = {
    "news", 3, { { ':', NURL_RESERVED_AT, 0, NURL_OK } }
};

/* host, the right side of an article */
static enum nurl_status right_side(struct nurl_news *news,
                                   struct nurl_schemepart *body)
{
    const char *start = body->at;
    int kind;

    if (body->profile == NURL_PROFILE_1738) {
        kind = nurl_hostname(start, body->end, &body->at);
        if (kind < 0) {
            return (enum nurl_status)kind;
        }
        news->host_kind = (uint8_t)kind;
    }
    if (start == body->end) {
        return NURL_ERR_HOST_EMPTY;
    }
    body->at = body->end;
    nurl_schemepart_span(body, &news->host, start);
    return NURL_OK;
}

/* article = 1*[ uchar / ";" / "/" / "?" / ":" / "&" / "=" ] "@" host */
static enum nurl_status article(struct nurl_news *news,
                                struct nurl_schemepart *body)
{
    news->unique.off = news->group.off;
    news->unique.len = news->group.len;
    news->group.off = 0;
    news->group.len = 0;
    if (news->unique.len == 0) {
        return NURL_ERR_ARTICLE;
    }
    body->at++;
    return right_side(news, body);
}

enum nurl_status nurl_news_parse(struct nurl_news *news, const struct nurl *url)
{
    struct nurl_schemepart body;
    enum nurl_status status = nurl_schemepart_begin(news, url, &form, &body);
    enum nurl_news_kind kind = NURL_NEWS_GROUP;

    news->kind = NURL_NEWS_NONE;
    news->host_kind = NURL_HOST_NONE;
    if (status == NURL_OK) {
        if (body.at < body.end) {
            kind = NURL_NEWS_ARTICLE;
            status = article(news, &body);
        } else if (news->group.len == 1 && body.at[-1] == '*') {
            kind = NURL_NEWS_ALL;
        } else {
            status = nurl_newsgroup(&body);
        }
    }
    if (status == NURL_OK) {
        news->kind = (uint8_t)kind;
    }
    return nurl_schemepart_end(status, &body);
}
