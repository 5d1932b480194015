/*
 * port_net.h - what the network stack asks of a board: frames, a clock
 *              and noise
 *
 * A frame is an Ethernet frame from its destination's address to its last
 * octet of data, without the checksum at its end, which the chip makes and
 * tests. Nothing here waits, is reentrant, or uses interrupts.
 */
#ifndef PORT_NET_H
#define PORT_NET_H

#include <stddef.h>
#include <stdint.h>

enum {
    PORT_NET_FRAME = 1514 /* the longest frame */
};

/*
 * Starts the chip with this address, and lets it hear broadcast and all
 * multicast (IPv6 needs it). 0, or -1 if there is no chip.
 */
int port_net_start(const uint8_t address[6]);

/*
 * Stops it: no frame comes any more, and nothing of the chip is on that was off
 * after a reset. A frame that has not left yet may be lost.
 */
void port_net_stop(void);

/*
 * Sends a frame of 14 to PORT_NET_FRAME octets, at any address; the chip fills
 * short ones. 0, and the frame's memory may be used again; or -1: no room now.
 */
int port_net_send(const void *frame, size_t length);

/*
 * The next frame that has come: its length, 0 if there is none. Of a frame
 * longer than `size` the rest is gone, and it counts as none.
 */
size_t port_net_receive(void *frame, size_t size);

/* A clock in milliseconds that wraps at 2^32. */
uint32_t port_ms(void);

/*
 * A word of which nobody on the network can foresee all bits: net_random
 * gathers many of them. Which bits, and how many, depends on the board:
 * `RANDOM` in its board.env names the source, port/driver/noise_<RANDOM>.c. A
 * source that gives the same word 32 times in succession is stuck, and
 * net_random says so.
 */
uint32_t port_noise(void);

/* A line that `boot` prints if this source is not for products, or "". */
extern const char port_noise_warning[];

#endif
