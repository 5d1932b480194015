/*
 * nurl_nntp.c - an nntp URL: group and article number
 */
#include "nurl_nntp.h"
#include "base/nurl_equivalent.h"
#include "base/nurl_scan.h"
#include "scheme/nurl_newsgroup.h"
#include "scheme/nurl_schemepart.h"

/* "/" group [ "/" digits ] */
static const struct nurl_grammar form = { "nntp",
                                          2,
                                          { { '/', NURL_RESERVED_SLASH, 0,
                                              NURL_ERR_PATH_REQUIRED },
                                            { '/', 0, 0, NURL_OK } } };

enum nurl_status nurl_nntp_parse(struct nurl_nntp *nntp, const struct nurl *url)
{
    struct nurl_schemepart body;
    enum nurl_status status = nurl_schemepart_begin(nntp, url, &form, &body);

    if (status == NURL_OK) {
        status = nurl_newsgroup(&body);
    }
    if (status == NURL_OK && nntp->article.off) {
        body.at++; /* the slash; behind it 1*digit, to the end */
        nurl_scan_number(&body.at, body.end);
        if (body.at < body.end || nntp->article.len == 0) {
            status = NURL_ERR_ARTNUM;
        }
    }
    return nurl_schemepart_end(status, &body);
}

/* Without the zeros in front; one of nothing but zeros is "". */
static struct nurl_str number(const struct nurl *url, struct nurl_span span)
{
    struct nurl_str digits = nurl_part(url, span);

    while (digits.len > 0 && digits.ptr[0] == '0') {
        digits.ptr++;
        digits.len--;
    }
    return digits;
}

int nurl_nntp_equal(const struct nurl *a, const struct nurl *b)
{
    struct nurl_pair both = { a, b, 0 };
    struct nurl_nntp x;
    struct nurl_nntp y;

    return nurl_nntp_parse(&x, a) == NURL_OK &&
           nurl_nntp_parse(&y, b) == NURL_OK &&
           nurl_equivalent_part(&both, x.group, y.group) &&
           (x.article.off == 0) == (y.article.off == 0) &&
           nurl_equivalent(number(a, x.article), number(b, y.article), 0);
}
