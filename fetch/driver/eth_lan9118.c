/* SPDX-License-Identifier: MIT */
/*
 * eth_lan9118.c - SMSC's LAN9118, an Ethernet controller with a MAC, a PHY and
 *                 FIFOs of 32-bit words (MPS2, MPS3), polled
 */
#include "eth_words.h"
#include "nfetch_port_net.h"

#define REG(offset) (*(volatile uint32_t *)(ETH_BASE + (offset)))
#define RX_DATA REG(0x00)
#define TX_DATA REG(0x20)
#define RX_STATUS REG(0x40)
#define TX_STATUS REG(0x48)
#define BYTE_TEST REG(0x64)
#define TX_CONFIG REG(0x70)
#define CONFIG REG(0x74)
#define RX_INFO REG(0x7C)
#define TX_INFO REG(0x80)
#define MAC_COMMAND REG(0xA4)
#define MAC_DATA REG(0xA8)

#define BYTE_TEST_VALUE 0x87654321u
#define CONFIG_RESET 1u
#define CONFIG_TX_5_KB 0x00150000u /* and a bit that must be 1 */
#define TX_CONFIG_ON 2u
#define MAC_BUSY 0x80000000u
/* Full duplex, all multicast (IPv6 needs it), transmitter, receiver. */
#define MAC_ON 0x0018000Cu
#define RX_FAULT 0x8000u
#define TX_FIRST_AND_LAST 0x3000u

enum {
    MAC_CONTROL = 1,
    MAC_ADDRESS_HIGH = 2,
    MAC_ADDRESS_LOW = 3,
    CHECKSUM = 4,     /* bytes after each frame */
    TX_COMMANDS = 8,  /* bytes before each frame */
    PATIENCE = 100000 /* reads of a register that changes at once */
};

/* Waits until (*reg & mask) is 0. Returns 0, or -1 if it never was. */
static int wait_clear(volatile uint32_t *reg, uint32_t mask)
{
    uint32_t reads;

    for (reads = 0; reads < PATIENCE; reads++) {
        if (!(*reg & mask)) {
            return 0;
        }
    }
    return -1;
}

static int write_mac(uint32_t number, uint32_t value)
{
    MAC_DATA = value;
    MAC_COMMAND = MAC_BUSY | number;
    return wait_clear(&MAC_COMMAND, MAC_BUSY);
}

int nfetch_port_net_start(const uint8_t address[6])
{
    if (BYTE_TEST != BYTE_TEST_VALUE) {
        return -1;
    }
    CONFIG = CONFIG_RESET;
    if (wait_clear(&CONFIG, CONFIG_RESET) != 0) {
        return -1;
    }
    CONFIG = CONFIG_TX_5_KB;
    TX_CONFIG = TX_CONFIG_ON;
    if (write_mac(MAC_ADDRESS_HIGH, address[4] | (uint32_t)address[5] << 8) !=
            0 ||
        write_mac(MAC_ADDRESS_LOW, address[0] | (uint32_t)address[1] << 8 |
                                       (uint32_t)address[2] << 16 |
                                       (uint32_t)address[3] << 24) != 0) {
        return -1;
    }
    return write_mac(MAC_CONTROL, MAC_ON);
}

void nfetch_port_net_stop(void)
{
    (void)write_mac(MAC_CONTROL, 0);
    TX_CONFIG = 0;
}

/* The status of earlier frames is not used, but its FIFO must not fill. */
static void drop_statuses(void)
{
    uint32_t count = TX_INFO >> 16 & 0xFF;

    while (count-- > 0) {
        (void)TX_STATUS;
    }
}

int nfetch_port_net_send(const void *frame, size_t length)
{
    const uint8_t *bytes = frame;

    drop_statuses();
    if ((TX_INFO & 0xFFFF) < length + TX_COMMANDS + 3) {
        return -1;
    }
    TX_DATA = TX_FIRST_AND_LAST | (uint32_t)length;
    TX_DATA = (uint32_t)length;
    eth_put(&TX_DATA, bytes, 0, length);
    return 0;
}

/*
 * BOUNDS: the chip's length decides how many words are taken from its FIFO, and
 * none is stored beyond `length`, which is at most `size` and that of the chip.
 */
size_t nfetch_port_net_receive(void *frame, size_t size)
{
    uint8_t *bytes = frame;
    uint32_t status;
    size_t whole;
    size_t length;
    size_t at;

    if ((RX_INFO >> 16 & 0xFF) == 0) {
        return 0;
    }
    status = RX_STATUS;
    whole = status >> 16 & 0x3FFF;
    length = whole > CHECKSUM ? whole - CHECKSUM : 0;
    if (length > size || status & RX_FAULT) {
        length = 0;
    }
    at = eth_take(&RX_DATA, bytes, 0, length);
    for (; at < whole; at += 4) {
        (void)RX_DATA;
    }
    return length;
}
