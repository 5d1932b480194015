/* SPDX-License-Identifier: MIT */
/*
 * eth_stellaris.c - the Ethernet controller of Luminary's LM3S, polled
 */
#include "eth_words.h"
#include "nfetch_port_net.h"

#define REG(offset) (*(volatile uint32_t *)(ETH_BASE + (offset)))
#define RX_CONTROL REG(0x08)
#define TX_CONTROL REG(0x0C)
#define DATA REG(0x10)
#define ADDRESS_LOW REG(0x14)
#define ADDRESS_HIGH REG(0x18)
#define FRAMES REG(0x34) /* how many were received */
#define TX_REQUEST REG(0x38)

enum {
    RX_EMPTY_FIFO = 0x10,
    RX_ON = 0x0B, /* and all multicast (IPv6 needs it), no bad checksums */
    TX_ON = 0x17, /* and fill short frames, add checksums, full duplex */
    TX_SEND = 1,
    HEADER = 14, /* bytes of a frame that the chip does not count */
    LENGTH = 2,  /* bytes of the length before each frame */
    CHECKSUM = 4 /* bytes after each frame */
};

int nfetch_port_net_start(const uint8_t address[6])
{
    RX_CONTROL = RX_EMPTY_FIFO;
    ADDRESS_LOW = address[0] | (uint32_t)address[1] << 8 |
                  (uint32_t)address[2] << 16 | (uint32_t)address[3] << 24;
    ADDRESS_HIGH = address[4] | (uint32_t)address[5] << 8;
    TX_CONTROL = TX_ON;
    RX_CONTROL = RX_ON;
    return 0;
}

void nfetch_port_net_stop(void)
{
    RX_CONTROL = RX_EMPTY_FIFO;
    RX_CONTROL = 0;
    TX_CONTROL = 0;
}

/*
 * The FIFO holds one frame, which must be gone before the next. Its first word
 * has the length and two bytes of the frame.
 */
int nfetch_port_net_send(const void *frame, size_t length)
{
    const uint8_t *bytes = frame;

    if (TX_REQUEST & TX_SEND) {
        return -1;
    }
    DATA = (uint32_t)(length - HEADER) | eth_load_rest(bytes, 2) << 16;
    eth_put(&DATA, bytes, 2, length);
    TX_REQUEST = TX_SEND;
    return 0;
}

/*
 * BOUNDS: the chip's length, which counts itself and the checksum, decides how
 * many words are taken from its FIFO, and none is stored beyond `length`, which
 * is at most `size`.
 */
size_t nfetch_port_net_receive(void *frame, size_t size)
{
    uint8_t *bytes = frame;
    uint32_t word;
    size_t whole;
    size_t length;
    size_t at;

    if (FRAMES == 0) {
        return 0;
    }
    word = DATA;
    whole = word & 0xFFFF;
    length = whole > LENGTH + CHECKSUM ? whole - LENGTH - CHECKSUM : 0;
    if (length > size) {
        length = 0;
    }
    eth_store_rest(bytes, length < 2 ? length : 2, word >> 16);
    at = eth_take(&DATA, bytes, 2, length);
    for (at += LENGTH; at < whole; at += 4) {
        (void)DATA;
    }
    return length;
}
