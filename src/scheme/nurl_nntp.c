/*
 * nurl_nntp.c - an nntp URL: group and article number
 */
#include "nurl_nntp.h"
#include "nurl_body.h"
#include "nurl_group.h"

/* "/" group [ "/" digits ] */
static const struct nurl_form form = { "nntp",
                                       offsetof(struct nurl_nntp, group),
                                       2,
                                       2,
                                       { { '/', NURL_RESERVED_SLASH, 0,
                                           NURL_PATH_REQUIRED },
                                         { '/', 0, 0, NURL_OK } } };

/* digits = 1*digit: the cursor stops where there is none. */
static enum nurl_status digits(struct nurl_body *body, struct nurl_span span)
{
    uint16_t end = (uint16_t)(span.at + span.len);

    body->at = span.at;
    while (body->at < end && body->text[body->at] >= '0' &&
           body->text[body->at] <= '9') {
        body->at++;
    }
    return body->at < end || span.len == 0 ? NURL_ARTNUM : NURL_OK;
}

enum nurl_status nurl_nntp(struct nurl_nntp *nntp, const struct nurl *url)
{
    struct nurl_body body;
    enum nurl_status status = nurl_body_read(&body, nntp, url, &form);

    if (status == NURL_OK) {
        status = nurl_group(&body, nntp->group);
    }
    if (status == NURL_OK && nntp->article.at) {
        status = digits(&body, nntp->article);
    }
    return nurl_body_close(&body, nntp, &form, status);
}
