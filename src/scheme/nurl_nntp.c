/*
 * nurl_nntp.c - an nntp URL: group and article number
 */
#include "nurl_nntp.h"
#include "nurl_body.h"
#include "nurl_group.h"
#include "nurl_same.h"
#include "nurl_scan.h"

/* "/" group [ "/" digits ] */
static const struct nurl_form form = { "nntp",
                                       2,
                                       { { '/', NURL_RESERVED_SLASH, 0,
                                           NURL_PATH_REQUIRED },
                                         { '/', 0, 0, NURL_OK } } };

enum nurl_status nurl_nntp(struct nurl_nntp *nntp, const struct nurl *url)
{
    struct nurl_body body;
    enum nurl_status status = nurl_body_open(nntp, url, &form, &body);

    if (status == NURL_OK) {
        status = nurl_group(&body);
    }
    if (status == NURL_OK && nntp->article.at) {
        body.at++; /* the slash; behind it 1*digit, to the end */
        nurl_scan_number(&body.at, body.end);
        if (body.at < body.end || nntp->article.len == 0) {
            status = NURL_ARTNUM;
        }
    }
    return nurl_body_close(status, &body);
}

/* Without the zeros in front; one of nothing but zeros is "". */
static struct nurl_str number(const struct nurl *url, struct nurl_span span)
{
    struct nurl_str digits = nurl_get(url, span);

    while (digits.len > 0 && digits.at[0] == '0') {
        digits.at++;
        digits.len--;
    }
    return digits;
}

int nurl_nntp_equal(const struct nurl *a, const struct nurl *b)
{
    struct nurl_both both = { a, b, 0 };
    struct nurl_nntp x;
    struct nurl_nntp y;

    return nurl_nntp(&x, a) == NURL_OK && nurl_nntp(&y, b) == NURL_OK &&
           nurl_same_part(&both, x.group, y.group) &&
           (x.article.at == 0) == (y.article.at == 0) &&
           nurl_same(number(a, x.article), number(b, y.article), 0);
}
