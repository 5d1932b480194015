/*
 * fetch_state.c - what all protocols use of a fetch
 */
#include "fetch_state.h"

int fetch_fault(struct fetch *fetch, enum nurl_status fault, size_t stop)
{
    fetch->fault = fault;
    fetch->stop = stop;
    return fetch->redirects == 0 ? FETCH_ERR_URL : FETCH_ERR_REDIRECT;
}

uint32_t fetch_left(const struct fetch *fetch, uint32_t ms)
{
    uint32_t left = net_left(fetch->began, FETCH_MS_WHOLE);

    return ms < left ? ms : left;
}

const struct nurl *fetch_login(const struct fetch *fetch)
{
    if (fetch->redirects == 0 || nurl_same_origin(&fetch->first, &fetch->url)) {
        return &fetch->first;
    }
    return NULL;
}

void fetch_address(struct net_address *address,
                   const struct nurl_endpoint *endpoint)
{
    size_t i;

    address->port = endpoint->port;
    address->family = endpoint->kind == NURL_HOST_IPV6 ? NET_IPV6 : NET_IPV4;
    for (i = 0; i < sizeof address->octets; i++) {
        address->octets[i] = endpoint->address[i];
    }
}
