/* SPDX-License-Identifier: MIT */
/*
 * nurl_newsgroup.c - the name of a news group, in news and nntp
 */
#include "scheme/nurl_newsgroup.h"
#include "base/nurl_octet.h"
#include "base/nurl_scan.h"

/* Returns the first byte that a group cannot have, or `end`. */
static const char *group_end(const char *start, const char *end)
{
    return nurl_octet_alpha(*start) ? nurl_scan_alnum(start, end, "-.+_")
                                    : start;
}

enum nurl_status nurl_newsgroup(struct nurl_reader *in, struct nurl_span *group,
                                unsigned ends)
{
    const char *start = in->at;
    const char *end;

    nurl_reader_part(in, group, ends, 0);
    end = in->at;
    if (start == end) {
        return NURL_ERR_GROUP;
    }
    if (in->strict) {
        in->at = group_end(start, end);
    }
    return in->at < end ? NURL_ERR_GROUP : NURL_OK;
}
