/* SPDX-License-Identifier: MIT */
/*
 * nurl_nntp.c - an nntp URL: group and article number
 */
#include "nurl_nntp.h"
#include "base/nurl_reset.h"
#include "base/nurl_scan.h"
#include "scheme/nurl_newsgroup.h"
#include "scheme/nurl_schemepart.h"

static void clear_nntp(struct nurl_nntp *nntp)
{
    nurl_reset_span(&nntp->group);
    nurl_reset_span(&nntp->article);
}

/* digits = 1*digit, to the end */
static enum nurl_status read_article_number(struct nurl_nntp *nntp,
                                            struct nurl_reader *in)
{
    const char *start = in->at;

    (void)nurl_scan_number(&in->at, in->end);
    nurl_reader_span(in, &nntp->article, start);
    return in->at > start && in->at == in->end ? NURL_OK : NURL_ERR_ARTNUM;
}

/* "/" group [ "/" digits ]                                   RFC 1738 3.7 */
enum nurl_status nurl_nntp_read(struct nurl_nntp *nntp, struct nurl_reader *in)
{
    enum nurl_status status;

    clear_nntp(nntp);
    if (!nurl_reader_skip(in, '/')) {
        return NURL_ERR_PATH_REQUIRED;
    }
    status = nurl_newsgroup(in, &nntp->group, NURL_RESERVED_SLASH);
    if (status == NURL_OK && nurl_reader_skip(in, '/')) {
        return read_article_number(nntp, in);
    }
    return status == NURL_OK ? nurl_reader_end(in) : status;
}

enum nurl_status nurl_nntp_parse(struct nurl_nntp *nntp, const struct nurl *url)
{
    struct nurl_reader in;
    enum nurl_status status = nurl_schemepart_begin(&in, url, "nntp");

    if (status == NURL_OK) {
        status = nurl_nntp_read(nntp, &in);
    }
    if (status != NURL_OK) {
        clear_nntp(nntp);
    }
    nntp->stop = nurl_reader_stop(&in);
    return status;
}
