/* SPDX-License-Identifier: MIT */
/*
 * nurl_newsgroup.h - the name of a news group, in news and nntp
 */
#ifndef NURL_NEWSGROUP_H
#define NURL_NEWSGROUP_H

#include "scheme/nurl_schemepart.h"

/*
 * group = alpha *[ alpha / digit / "-" / "." / "+" / "_" ]  RFC 1738 5
 *
 * Reads up to one of `ends` or the end. Returns OK with the cursor after the
 * group, or GROUP with the cursor on the error: the group is empty or, in a
 * strict URL, has an invalid byte.
 */
enum nurl_status nurl_newsgroup(struct nurl_reader *in, struct nurl_span *group,
                                unsigned ends);

#endif
