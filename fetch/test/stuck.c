/*
 * stuck.c - a network whose source of random numbers has failed
 *
 * Linked into boot on this machine.
 */
#include "app/network.h"

const struct nfetch_net *__real_nfetch_network(void);
const struct nfetch_net *__wrap_nfetch_network(void);

static int fail(const struct nfetch_net *net, uint32_t *number)
{
    (void)net;
    *number = 0;
    return NFETCH_NET_ERR_RANDOM;
}

const struct nfetch_net *__wrap_nfetch_network(void)
{
    static struct nfetch_net stuck;

    stuck = *__real_nfetch_network();
    stuck.random = fail;
    return &stuck;
}
