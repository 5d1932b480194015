/*
 * alone.c - the smallest program that fetches by http, for gate fetch
 *
 * Without a network, a sink and buffers: what is left is the library's.
 */
#include "fetch.h"

static const struct fetch_protocol *const protocols[] = { &fetch_http };

struct fetch alone_fetch;

int main(void)
{
    fetch_init(&alone_fetch);
    alone_fetch.protocols = protocols;
    alone_fetch.protocol_count = 1;
    return fetch_url(&alone_fetch, NURL_STR("http://h/"));
}
