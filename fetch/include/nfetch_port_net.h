/*
 * nfetch_port_net.h - what the network stack asks of a board: frames, a clock
 *              and noise
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
 * Stops the chip: it receives no more frames, and is off as after a reset. A
 * frame that it has not sent yet may be lost.
 */
void nfetch_port_net_stop(void);

/*
 * Sends a frame of 14 to NFETCH_PORT_NET_FRAME bytes. It can have any
 * alignment. The chip pads short frames. Returns 0, and the frame's memory may
 * be used again; or -1 if the chip has no free buffer now.
 */
int nfetch_port_net_send(const void *frame, size_t length);

/*
 * Receives the next frame. Returns its length, or 0 if there is none. A frame
 * longer than `size` is dropped.
 */
size_t nfetch_port_net_receive(void *frame, size_t size);

/* A clock in milliseconds that wraps at 2^32. */
uint32_t nfetch_port_ms(void);

/*
 * A word of which nobody on the network can foresee all bits: nfetch_net_random
 * gathers many of them. Which bits, and how many, depends on the board:
 * `RANDOM` in its board.env names the source, port/driver/noise_<RANDOM>.c. A
 * source that gives the same word 32 times in succession is stuck, and
 * nfetch_net_random says so.
 */
uint32_t nfetch_port_noise(void);

/* A line that `boot` prints if this source is not for products, or "". */
extern const char nfetch_port_noise_warning[];

#endif
