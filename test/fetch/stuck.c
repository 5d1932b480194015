/*
 * stuck.c - a source of random numbers that has failed
 *
 * Linked into boot on this machine in place of nfetch_net_random.
 */
#include <stdint.h>

uint32_t __wrap_net_random(void);

uint32_t __wrap_net_random(void)
{
    return 0;
}
