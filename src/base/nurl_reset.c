/*
 * nurl_reset.c - a struct nurl without a part
 */
#include "base/nurl_reset.h"

/* Field by field: a whole struct would call memset on some machines. */
void nurl_reset(struct nurl *url)
{
    static const struct nurl_span none = { 0, 0 };

    url->host_kind = NURL_HOST_NONE;
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
