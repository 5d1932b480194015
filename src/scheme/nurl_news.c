/*
 * nurl_news.c - a news URL: a group, an article, or all groups
 */
#include "nurl_news.h"
#include "nurl_body.h"
#include "nurl_group.h"
#include "nurl_hostname.h"
#include "nurl_same.h"

/* "*" / group / article: what stands before the first "@", if there is one */
static const struct nurl_form form = { "news",
                                       offsetof(struct nurl_news, group),
                                       3,
                                       1,
                                       { { '\0', NURL_RESERVED_AT, 0,
                                           NURL_OK } } };

/* host, the right side of an article */
static enum nurl_status right_side(struct nurl_news *news,
                                   struct nurl_body *body)
{
    const char *at = body->text + body->at;
    const char *stop;
    int kind;

    news->host.at = body->at;
    news->host.len = (uint16_t)(body->end - body->at);
    if (news->host.len == 0) {
        return NURL_HOST_EMPTY;
    }
    if (body->strict) {
        kind = nurl_hostname(at, at + news->host.len, &stop);
        if (kind < 0) {
            body->at = (uint16_t)(stop - body->text);
            return (enum nurl_status)kind;
        }
        news->host_kind = (uint8_t)kind;
    }
    body->at = body->end;
    return NURL_OK;
}

/* article = 1*[ uchar / ";" / "/" / "?" / ":" / "&" / "=" ] "@" host */
static enum nurl_status article(struct nurl_news *news, struct nurl_body *body)
{
    if (news->group.len == 0) {
        return NURL_ARTICLE;
    }
    news->kind = NURL_NEWS_ARTICLE;
    news->unique.at = news->group.at;
    news->unique.len = news->group.len;
    news->group.at = 0;
    news->group.len = 0;
    body->at++;
    return right_side(news, body);
}

/* "*" / group / article */
static enum nurl_status name(struct nurl_news *news, struct nurl_body *body)
{
    if (body->at < body->end) {
        return article(news, body);
    }
    if (news->group.len == 1 && body->text[news->group.at] == '*') {
        news->kind = NURL_NEWS_ALL;
        return NURL_OK;
    }
    news->kind = NURL_NEWS_GROUP;
    return nurl_group(body, news->group);
}

enum nurl_status nurl_news(struct nurl_news *news, const struct nurl *url)
{
    struct nurl_body body;
    enum nurl_status status = nurl_body_rest(&body, news, url, &form);

    news->kind = NURL_NEWS_NONE;
    news->host_kind = NURL_KIND_NONE;
    if (status == NURL_OK) {
        status = name(news, &body);
    }
    if (status != NURL_OK) {
        news->kind = NURL_NEWS_NONE;
    }
    return nurl_body_close(&body, news, &form, status);
}

int nurl_news_equal(const struct nurl *a, const struct nurl *b)
{
    struct nurl_both both = { NULL, NULL, NURL_RESERVED_AT };
    struct nurl_news x;
    struct nurl_news y;

    both.a = a;
    both.b = b;
    return nurl_news(&x, a) == NURL_OK && nurl_news(&y, b) == NURL_OK &&
           x.kind == y.kind && nurl_same_part(&both, x.group, y.group) &&
           nurl_same_part(&both, x.unique, y.unique) &&
           nurl_same_part(&both, x.host, y.host);
}
