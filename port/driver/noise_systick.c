/*
 * noise_systick.c - port_noise by the timer of every Cortex-M core
 *
 * In an emulator the timer follows the host's clock and the program the host's
 * whims: when they meet cannot be foreseen. On silicon both follow one crystal
 * and this is no noise at all: such a board needs another port_noise, its
 * random generator, or the lowest bit of a converter that measures noise.
 */
#include "core.h"
#include "port_net.h"

uint32_t port_noise(void)
{
    return SYSTICK_VALUE;
}
