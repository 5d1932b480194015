/* SPDX-License-Identifier: MIT */
/*
 * noise_insecure_systick.c - nfetch_port_noise by the timer of every Cortex-M
 * core
 *
 * For emulated boards only. In an emulator the timer follows the host's clock,
 * and the program follows the host's scheduler, so the timer is unpredictable.
 * On silicon both follow one crystal, and everybody can predict these numbers.
 */
#include "nfetch_port_net.h"
#include "systick.h"

const char nfetch_port_noise_warning[] =
    "warning: insecure random numbers, for emulated boards only\n";

/*
 * The timer has 24 bits. On a busy host it can stop for some milliseconds. To
 * make that no failure, the other bits count the calls.
 */
uint32_t nfetch_port_noise(void)
{
    static uint32_t calls;

    calls++;
    return calls << 24 ^ SYSTICK_VALUE;
}
