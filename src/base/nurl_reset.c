/* SPDX-License-Identifier: MIT */
/*
 * nurl_reset.c - a struct nurl before a parse, and after one that failed
 */
#include "base/nurl_reset.h"
#include "base/nurl_text_check.h"

/* Member by member: for a whole struct some compilers call memset. */
static inline void clear_parts(struct nurl *url)
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

void nurl_reset(struct nurl *url)
{
    clear_parts(url);
}

enum nurl_status nurl_reset_to(struct nurl *url, const char *text,
                               size_t length)
{
    clear_parts(url);
    url->text = text;
    if (!text) {
        url->text = "";
    }
    return nurl_text_check(text, length, &url->stop);
}
