/*
 * alone.c - the smallest program that fetches by http, for gate fetch
 *
 * Without a network, a sink and buffers: what is left is the library's.
 */
#include "nfetch.h"

static const struct nfetch_protocol *const protocols[] = { &nfetch_http };

struct nfetch alone_fetch;
extern const struct nfetch_net alone_net;

int main(void)
{
    nfetch_init(&alone_fetch);
    alone_fetch.net = &alone_net;
    alone_fetch.protocols = protocols;
    alone_fetch.protocol_count = 1;
    return nfetch_url(&alone_fetch, NURL_STR("http://h/"));
}
