/*
 * parts.h - a parsed URL as the parts that nurl_build takes
 */
#ifndef PARTS_H
#define PARTS_H

#include "nurl_build.h"

static inline void parts_of(struct nurl_parts *parts, const struct nurl *url)
{
    parts->scheme = nurl_part(url, url->scheme);
    parts->user = nurl_part(url, url->user);
    parts->password = nurl_part(url, url->password);
    parts->host = nurl_part(url, url->host);
    parts->port = nurl_part(url, url->port);
    parts->path = nurl_part(url, url->path);
    parts->query = nurl_part(url, url->query);
    parts->fragment = nurl_part(url, url->fragment);
}

#endif
