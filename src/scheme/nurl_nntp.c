/*
 * nurl_nntp.c - an nntp URL: group and article number
 */
#include "nurl_nntp.h"
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
