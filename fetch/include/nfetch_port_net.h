/* SPDX-License-Identifier: MIT */
/*
 * nfetch_port_net.h - what lwIP needs of a board: Ethernet frames, a clock and
 * noise
 *
 * A frame is an Ethernet frame from the destination address to the last byte
 * of data. The chip adds and checks the checksum after it. Nothing here waits,
 * is reentrant, or uses interrupts.
 */
#ifndef NFETCH_PORT_NET_H
#define NFETCH_PORT_NET_H

#include <stddef.h>
#include <stdint.h>

enum {
    NFETCH_PORT_NET_FRAME = 1514 /* the longest frame */
};

/*
 * Starts the chip with this address. It must also receive broadcast and all
 * multicast, which IPv6 needs. Returns 0, or -1 if there is no chip.
 */
int nfetch_port_net_start(const uint8_t address[6]);

/*
 * Stops the chip, which is then as after a reset. A frame that it has not sent
 * yet can be lost.
 */
void nfetch_port_net_stop(void);

/*
 * Sends a frame of 14 to NFETCH_PORT_NET_FRAME bytes, which is at an even
 * address. The chip pads short frames. Returns 0, and the frame's memory may
 * be used again, or -1 if the chip has no free buffer now.
 */
int nfetch_port_net_send(const void *frame, size_t length);

/*
 * Receives the next frame to an even address. Returns its length, or 0 if there
 * is none. A frame longer than `size` is dropped.
 */
size_t nfetch_port_net_receive(void *frame, size_t size);

/* A clock in milliseconds that wraps at 2^32. */
uint32_t nfetch_port_ms(void);

/*
 * Returns a partly unpredictable word. Random numbers are made of many of them
 * (fetch/net/random.c). `RANDOM` in board.env names the source,
 * fetch/driver/noise_<RANDOM>.c. A source that returns the same word 32 times
 * in succession has failed: there are no random numbers any more.
 */
uint32_t nfetch_port_noise(void);

/* A line that `boot` prints if this source is not for products, or "". */
extern const char nfetch_port_noise_warning[];

#endif
