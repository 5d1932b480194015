/* SPDX-License-Identifier: MIT */
/*
 * lwip.c - nfetch_net.h on a board: lwIP (raw API, no threads) over
 * nfetch_port_net.h
 *
 * This file has the interface. Whoever waits polls: it takes frames from the
 * chip, runs lwIP's timers, and lwIP calls back. Nothing happens between two
 * polls, so the chip's FIFO limits how many frames can arrive meanwhile.
 */
#include "net/lwip.h"

#include "console.h"
#include "net/random.h"
#include "nfetch_port_net.h"
#include "port.h"

#include "lwip/dhcp.h"
#include "lwip/dhcp6.h"
#include "lwip/etharp.h"
#include "lwip/ethip6.h"
#include "lwip/init.h"
#include "lwip/nd6.h"
#include "lwip/prot/dhcp.h"
#include "lwip/sys.h"
#include "lwip/timeouts.h"
#include "netif/ethernet.h"

#include <string.h>

#define LWIP_IS(minor, revision)                                               \
    (LWIP_VERSION_MAJOR == 2 && LWIP_VERSION_MINOR == (minor) &&               \
     LWIP_VERSION_REVISION == (revision))
#if !LWIP_IS(1, 3) && !LWIP_IS(2, 1)
#error "lwIP is not 2.1.3 or 2.2.1: check start_ipv6 here, and lwip_tcp.c"
#endif
#if ETH_PAD_SIZE % 2 != 0 || MEM_ALIGNMENT % 2 != 0
#error "nfetch_port_net.h wants frames at even addresses"
#endif

enum {
    SEND_MS = 10,       /* how long a frame waits for a buffer of the chip */
    ROUTERS_MS = 4000,  /* until routers are asked again, RFC 4861 10 */
    DISCOVERS = 1,      /* then DHCP asks every 4 s, not less and less often */
    PORT_FIRST = 49152, /* dynamic ports, RFC 6335 6 */
    PORT_MASK = 0x3FFF
};

/*
 * A locally administered address (RFC 7042 2.1), the emulator's default. A real
 * board has its own address in its chip: two boards with the same address on
 * one network do not work.
 */
static const uint8_t own_address[6] = { 0x52, 0x54, 0x00, 0x12, 0x34, 0x56 };

static struct netif interface;
static int is_up;

/* ------------------------------------------------------------ lwIP's needs */

u32_t sys_now(void)
{
    return nfetch_port_ms();
}

/*
 * For ids and sequence numbers. Start and each open socket have asked for a
 * number before, and say that there is none.
 */
u32_t nfetch_lwip_random(void)
{
    uint32_t number;

    (void)nfetch_random_read(&number);
    return number;
}

void nfetch_lwip_broken(void)
{
    console_text("error: the network stack contradicts itself\n");
    port_exit(PORT_FAULT_STATUS);
}

/* lwIP sends no frame in two parts: LWIP_NETIF_TX_SINGLE_PBUF. */
static err_t send_frame(struct netif *netif, struct pbuf *frame)
{
    const uint8_t *bytes = frame->payload;
    uint32_t began = nfetch_port_ms();

    (void)netif;
    if (frame->next != NULL ||
        frame->len > ETH_PAD_SIZE + NFETCH_PORT_NET_FRAME) {
        return ERR_BUF;
    }
    while (nfetch_port_net_send(bytes + ETH_PAD_SIZE,
                                (size_t)(frame->len - ETH_PAD_SIZE)) != 0) {
        if (nfetch_port_ms() - began >= SEND_MS) {
            return ERR_IF;
        }
    }
    return ERR_OK;
}

static err_t set_up(struct netif *netif)
{
    netif->name[0] = 'e';
    netif->name[1] = 'n';
    netif->mtu = 1500;
    netif->hwaddr_len = sizeof own_address;
    memcpy(netif->hwaddr, own_address, sizeof own_address);
    netif->flags = NETIF_FLAG_BROADCAST | NETIF_FLAG_ETHARP |
                   NETIF_FLAG_ETHERNET | NETIF_FLAG_LINK_UP | NETIF_FLAG_MLD6;
    netif->output = etharp_output;
    netif->output_ip6 = ethip6_output;
    netif->linkoutput = send_frame;
    return ERR_OK;
}

/*
 * Takes one frame from the chip to lwIP. If there is no free buffer, the frame
 * stays in the chip until lwIP has freed one.
 * BOUNDS: a buffer of the pool holds the padding and the longest frame.
 */
static void take_frame(void)
{
    struct pbuf *frame =
        pbuf_alloc(PBUF_RAW, ETH_PAD_SIZE + NFETCH_PORT_NET_FRAME, PBUF_POOL);
    size_t length = 0;

    if (frame == NULL) {
        return;
    }
    if (frame->next == NULL) {
        length = nfetch_port_net_receive(
            (uint8_t *)frame->payload + ETH_PAD_SIZE, NFETCH_PORT_NET_FRAME);
    }
    if (length == 0) {
        pbuf_free(frame);
        return;
    }
    nfetch_random_stir();
    pbuf_realloc(frame, (u16_t)(length + ETH_PAD_SIZE));
    if (interface.input(frame, &interface) != ERR_OK) {
        pbuf_free(frame);
    }
}

/*
 * One frame at a time: the program reads what it brought before the next one is
 * taken, so that the window does not change while a segment is missing. A
 * sender counts only equal acknowledgements.
 */
void nfetch_lwip_poll(void)
{
    if (is_up) {
        take_frame();
        sys_check_timeouts();
    }
}

int nfetch_lwip_wait(uint32_t began, uint32_t ms)
{
    if (nfetch_port_ms() - began >= ms) {
        return 0;
    }
    nfetch_lwip_poll();
    return 1;
}

/* ------------------------------------------------------------ the interface */

int nfetch_lwip_is_up(void)
{
    return is_up;
}

static enum nfetch_net_status start_interface(void)
{
    uint32_t number;

    if (is_up) {
        return NFETCH_NET_OK;
    }
    if (nfetch_random_read(&number) != NFETCH_NET_OK) {
        return NFETCH_NET_ERR_RANDOM;
    }
    if (nfetch_port_net_start(own_address) != 0) {
        return NFETCH_NET_ERR_LINK;
    }
    lwip_init();
    if (netif_add_noaddr(&interface, NULL, set_up, ethernet_input) == NULL) {
        return NFETCH_NET_ERR_MEMORY;
    }
    netif_set_default(&interface);
    netif_set_up(&interface);
    is_up = 1;
    return NFETCH_NET_OK;
}

static void start_ipv4(void)
{
    if (netif_dhcp_data(&interface) == NULL) {
        (void)dhcp_start(&interface);
    }
}

/*
 * nd6_tmr asks the routers at once, not at its next tick. Without memory for
 * DHCPv6 the routers can still name a resolver.
 */
static void start_ipv6(void)
{
    if (ip6_addr_isinvalid(netif_ip6_addr_state(&interface, 0))) {
        interface.ip6_autoconfig_enabled = 1;
        (void)dhcp6_enable_stateless(&interface);
        netif_create_ip6_linklocal_address(&interface, 1);
        nd6_tmr();
    }
}

/*
 * DHCP can name any address. One that no host can have is of no use, and lwIP
 * reports 0.0.0.0 as a lack of memory later.
 */
int nfetch_lwip_has_ipv4(void)
{
    struct nfetch_net_address own;

    if (!dhcp_supplied_address(&interface)) {
        return 0;
    }
    nfetch_lwip_get(&own, netif_ip_addr4(&interface));
    return nfetch_net_is_host(&own) && own.octets[0] != IP_LOOPBACKNET;
}

/*
 * Addresses from `first` on; number 0 is the one for the link. lwIP makes a new
 * address preferred at its next tick of a second. That is not awaited here:
 * nobody is asked whether the address is in use (lwipopts.h).
 */
static int has_ipv6_address(s8_t first)
{
    s8_t i;

    for (i = first; i < LWIP_IPV6_NUM_ADDRESSES; i++) {
        if (ip6_addr_istentative(netif_ip6_addr_state(&interface, i))) {
            netif_ip6_addr_set_state(&interface, i, IP6_ADDR_PREFERRED);
        }
        if (ip6_addr_isvalid(netif_ip6_addr_state(&interface, i))) {
            return 1;
        }
    }
    return 0;
}

/* A link-local address reaches neighbours only: others need another one. */
static int has_address(const struct nfetch_net_address *to)
{
    return to->family == NFETCH_NET_IPV4
               ? nfetch_lwip_has_ipv4()
               : has_ipv6_address(nfetch_net_is_neighbour(to) ? 0 : 1);
}

/*
 * lwIP asks the routers three times, and DHCP at intervals of 2, 4, 8, 16, ...
 * seconds.
 */
static void ask_again(void)
{
    static uint32_t asked;
    struct dhcp *dhcp = netif_dhcp_data(&interface);

    if (dhcp != NULL && dhcp->state == DHCP_STATE_SELECTING &&
        dhcp->tries > DISCOVERS) {
        dhcp->tries = DISCOVERS;
    }
    if (nfetch_port_ms() - asked >= ROUTERS_MS) {
        asked = nfetch_port_ms();
        interface.rs_count = LWIP_MAX(interface.rs_count, 1);
    }
}

int nfetch_lwip_await_link(uint32_t began, uint32_t ms)
{
    ask_again();
    return nfetch_lwip_wait(began, ms);
}

int nfetch_lwip_start(const struct nfetch_net *net,
                      const struct nfetch_net_address *to, uint32_t ms)
{
    uint32_t began = nfetch_port_ms();
    enum nfetch_net_status status = start_interface();

    (void)net;
    if (status != NFETCH_NET_OK) {
        return status;
    }
    if (to->family == NFETCH_NET_IPV4) {
        start_ipv4();
    } else {
        start_ipv6();
    }
    while (!has_address(to)) {
        if (!nfetch_lwip_await_link(began, ms)) {
            return NFETCH_NET_ERR_LINK;
        }
    }
    return NFETCH_NET_OK;
}

void nfetch_lwip_pause(const struct nfetch_net *net, uint32_t ms)
{
    uint32_t began = nfetch_port_ms();

    (void)net;
    while (nfetch_lwip_wait(began, ms)) {
        /* nfetch_lwip_wait does all the work */
    }
}

void nfetch_lwip_stop(const struct nfetch_net *net)
{
    (void)net;
    if (is_up) {
        nfetch_port_net_stop();
    }
    is_up = 0;
}

/* ---------------------------------------------------------------- addresses */

void nfetch_lwip_set(ip_addr_t *to, const struct nfetch_net_address *from)
{
    if (from->family == NFETCH_NET_IPV4) {
        IP_ADDR4(to, from->octets[0], from->octets[1], from->octets[2],
                 from->octets[3]);
        return;
    }
    IP_ADDR6(to, 0, 0, 0, 0);
    memcpy(ip_2_ip6(to)->addr, from->octets, 16);
    ip6_addr_assign_zone(ip_2_ip6(to), IP6_UNKNOWN, &interface);
}

void nfetch_lwip_get(struct nfetch_net_address *to, const ip_addr_t *from)
{
    if (IP_IS_V6(from)) {
        to->family = NFETCH_NET_IPV6;
        memcpy(to->octets, ip_2_ip6(from)->addr, 16);
    } else {
        to->family = NFETCH_NET_IPV4;
        memcpy(to->octets, &ip_2_ip4(from)->addr, 4);
    }
}

const ip_addr_t *nfetch_lwip_any(enum nfetch_net_family family)
{
    return family == NFETCH_NET_IPV4 ? IP4_ADDR_ANY : IP6_ADDR_ANY;
}

uint8_t nfetch_lwip_type(enum nfetch_net_family family)
{
    return family == NFETCH_NET_IPV4 ? IPADDR_TYPE_V4 : IPADDR_TYPE_V6;
}

int nfetch_lwip_port(uint16_t *port)
{
    uint32_t chance;
    int status = nfetch_random_read(&chance);

    *port = (uint16_t)(PORT_FIRST + (chance & PORT_MASK));
    return status;
}
