/*
 * nurl_blank.c - a struct nurl without a part
 */
#include "nurl_blank.h"

/* Field by field: a whole struct would call memset on some machines. */
void nurl_blank(struct nurl *url)
{
    static const struct nurl_span none = { 0, 0 };

    url->host_kind = NURL_KIND_NONE;
    url->profile = NURL_PROFILE_NONE;
    url->scheme = none;
    url->user = none;
    url->password = none;
    url->host = none;
    url->port = none;
    url->path = none;
    url->query = none;
    url->fragment = none;
}
