/*
 * nurl_nntp.c - an nntp URL: group and article number
 */
#include "nurl_nntp.h"
#include "base/nurl_reset.h"
#include "base/nurl_scan.h"
#include "scheme/nurl_newsgroup.h"
#include "scheme/nurl_schemepart.h"

static void clear(struct nurl_nntp *nntp)
{
    nurl_reset_span(&nntp->group);
    nurl_reset_span(&nntp->article);
}

/* digits = 1*digit, to the end */
static enum nurl_status article(struct nurl_nntp *nntp,
                                struct nurl_schemepart *in)
{
    const char *start = in->at;

    nurl_scan_number(&in->at, in->end);
    nurl_schemepart_span(in, &nntp->article, start);
    return in->at > start && in->at == in->end ? NURL_OK : NURL_ERR_ARTNUM;
}

/* "/" group [ "/" digits ]                                   RFC 1738 3.7 */
static enum nurl_status parts(struct nurl_nntp *nntp,
                              struct nurl_schemepart *in)
{
    enum nurl_status status;

    if (!nurl_schemepart_skip(in, '/')) {
        return NURL_ERR_PATH_REQUIRED;
    }
    status = nurl_newsgroup(in, &nntp->group, NURL_RESERVED_SLASH);
    if (status == NURL_OK && nurl_schemepart_skip(in, '/')) {
        return article(nntp, in);
    }
    return status == NURL_OK ? nurl_schemepart_end(in) : status;
}

enum nurl_status nurl_nntp_read(struct nurl_nntp *nntp,
                                struct nurl_schemepart *in)
{
    enum nurl_status status = (enum nurl_status)in->status;

    clear(nntp);
    if (status == NURL_OK) {
        status = parts(nntp, in);
    }
    if (status != NURL_OK) {
        clear(nntp);
    }
    nntp->stop = nurl_schemepart_stop(in);
    return status;
}

enum nurl_status nurl_nntp_parse(struct nurl_nntp *nntp, const struct nurl *url)
{
    struct nurl_schemepart in;

    nurl_schemepart_begin(&in, url, NURL_SCHEME_NNTP);
    return nurl_nntp_read(nntp, &in);
}
