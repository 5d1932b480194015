/*
 * nurl_news.c - a news URL: a group, an article, or all groups
 */
#include "nurl_news.h"
#include "nurl_body.h"
#include "nurl_group.h"
#include "nurl_hostname.h"
#include "nurl_same.h"

/* ":" and what stands before the first "@", if there is one */
static const struct nurl_form form = {
    "news", 3, { { ':', NURL_RESERVED_AT, 0, NURL_OK } }
};

/* host, the right side of an article */
static enum nurl_status right_side(struct nurl_news *news,
                                   struct nurl_body *body)
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
        return NURL_HOST_EMPTY;
    }
    body->at = body->end;
    nurl_body_span(body, &news->host, start);
    return NURL_OK;
}

/* article = 1*[ uchar / ";" / "/" / "?" / ":" / "&" / "=" ] "@" host */
static enum nurl_status article(struct nurl_news *news, struct nurl_body *body)
{
    news->unique.at = news->group.at;
    news->unique.len = news->group.len;
    news->group.at = 0;
    news->group.len = 0;
    if (news->unique.len == 0) {
        return NURL_ARTICLE;
    }
    body->at++;
    return right_side(news, body);
}

enum nurl_status nurl_news(struct nurl_news *news, const struct nurl *url)
{
    struct nurl_body body;
    enum nurl_status status = nurl_body_open(news, url, &form, &body);
    enum nurl_news_kind kind = NURL_NEWS_GROUP;

    news->kind = NURL_NEWS_NONE;
    news->host_kind = NURL_KIND_NONE;
    if (status == NURL_OK) {
        if (body.at < body.end) {
            kind = NURL_NEWS_ARTICLE;
            status = article(news, &body);
        } else if (news->group.len == 1 && body.at[-1] == '*') {
            kind = NURL_NEWS_ALL;
        } else {
            status = nurl_group(&body);
        }
    }
    if (status == NURL_OK) {
        news->kind = (uint8_t)kind;
    }
    return nurl_body_close(status, &body);
}

int nurl_news_equal(const struct nurl *a, const struct nurl *b)
{
    struct nurl_both both = { a, b, NURL_RESERVED_AT };
    struct nurl_news x;
    struct nurl_news y;

    return nurl_news(&x, a) == NURL_OK && nurl_news(&y, b) == NURL_OK &&
           x.kind == y.kind && nurl_same_part(&both, x.group, y.group) &&
           nurl_same_part(&both, x.unique, y.unique) &&
           nurl_same_part(&both, x.host, y.host);
}
