/*
 * nurl_newsgroup.h - the name of a news group, in news and nntp
 */
#ifndef NURL_NEWSGROUP_H
#define NURL_NEWSGROUP_H

#include "scheme/nurl_schemepart.h"

/*
 * group = alpha *[ alpha / digit / "-" / "." / "+" / "_" ]  RFC 1738 5
 *
 * GROUP, and the cursor there, where the first span of the view is empty or,
 * strict, where an octet cannot stand; else OK, and the cursor behind it.
 */
enum nurl_status nurl_newsgroup(struct nurl_schemepart *body);

#endif
