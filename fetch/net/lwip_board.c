/* SPDX-License-Identifier: MIT */
/*
 * lwip_board.c - nfetch_net.h on a board that has no lwIP yet: lwIP (raw
 * interface, no threads) over nfetch_port_net.h
 *
 * Whoever waits polls: it takes frames from the chip, runs lwIP's timers, and
 * lwIP calls back. Nothing happens between two polls, so the chip's FIFO limits
 * how many frames can arrive meanwhile.
 *
 * lwIP names servers from DHCP, from the advertisements of routers (RDNSS, RFC
 * 8106), and from stateless DHCPv6, which a router says that there is. Its own
 * client, dns.c, is not linked: lwIP calls four functions here instead.
 */
#include "nfetch_lwip.h"

#include "console.h"
#include "net/lwip.h"
#include "net/random.h"
#include "nfetch_port_net.h"
#include "port.h"

#include "lwip/dhcp.h"
#include "lwip/dhcp6.h"
#include "lwip/dns.h"
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
    SEND_MS = 10,      /* how long a frame waits for a buffer of the chip */
    ROUTERS_MS = 4000, /* until routers are asked again, RFC 4861 10 */
    DISCOVERS = 1      /* then DHCP asks every 4 s, not less and less often */
};

/*
 * A locally administered address (RFC 7042 2.1), the emulator's default. A real
 * board has its own address in its chip: two boards with the same address on
 * one network do not work.
 */
static const uint8_t own_address[6] = { 0x52, 0x54, 0x00, 0x12, 0x34, 0x56 };

static struct netif interface;
static struct nfetch_lwip_stack stack;
static int is_up;
static int is_awaited; /* an own address */

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

/* ------------------------------------------------------------ name servers */

enum {
    FAMILY_SERVERS = NFETCH_LWIP_NAME_SERVERS / 2
};

/* Those of IPv4, then those of IPv6. Unspecified: not known. */
static ip_addr_t servers[NFETCH_LWIP_NAME_SERVERS];

void dns_init(void)
{
}

void dns_tmr(void)
{
}

/* Each family has its numbers. Only servers of IPv6 are taken back: NULL. */
void dns_setserver(u8_t number, const ip_addr_t *server)
{
    if (number >= FAMILY_SERVERS) {
        return;
    }
    if (server == NULL || IP_IS_V6(server)) {
        number += FAMILY_SERVERS;
    }
    servers[number] = server == NULL ? *IP6_ADDR_ANY : *server;
}

/*
 * To find the server of IPv6 that a router takes back.
 * BOUNDS: lwIP asks for numbers below DNS_MAX_SERVERS, which is 2.
 */
const ip_addr_t *dns_getserver(u8_t number)
{
    return &servers[FAMILY_SERVERS + number];
}

static const ip_addr_t *name_server(uint8_t number)
{
    return &servers[number];
}

/* ------------------------------------------------------------ the interface */

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
 * lwIP asks the routers three times, and DHCP at intervals of 2, 4, 8, 16, ...
 * seconds.
 */
static void ask_again(void)
{
    static uint32_t asked;
    struct dhcp *dhcp = netif_dhcp_data(&interface);
    uint32_t now = nfetch_port_ms();

    if (dhcp != NULL && dhcp->state == DHCP_STATE_SELECTING &&
        dhcp->tries > DISCOVERS) {
        dhcp->tries = DISCOVERS;
    }
    if (now - asked >= ROUTERS_MS) {
        asked = now;
        interface.rs_count = LWIP_MAX(interface.rs_count, 1);
    }
}

/*
 * One frame at a time: the program reads what it brought before the next one is
 * taken, so that the window does not change while a segment is missing. A
 * sender counts only equal acknowledgements.
 *
 * While an own address is awaited, routers and DHCP are asked again, because a
 * switch can forward late.
 */
static void poll(const struct nfetch_net *net)
{
    (void)net;
    if (is_up) {
        if (is_awaited) {
            ask_again();
        }
        take_frame();
        sys_check_timeouts();
    }
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
    stack.netif = &interface; /* at run time: zeros take no flash */
    stack.poll = poll;
    stack.name_server = name_server;
    netif_set_default(&interface);
    netif_set_up(&interface);
    is_up = 1;
    return NFETCH_NET_OK;
}

/* For a name both families: a network can have one only, and nobody says. */
static int start(const struct nfetch_net *net,
                 const struct nfetch_net_address *to, uint32_t ms)
{
    int is_any = !nfetch_net_is_host(to);
    int status = start_interface();

    if (status != NFETCH_NET_OK) {
        return status;
    }
    if (is_any || to->family == NFETCH_NET_IPV4) {
        start_ipv4();
    }
    if (is_any || to->family == NFETCH_NET_IPV6) {
        start_ipv6();
    }
    is_awaited = 1;
    status = nfetch_lwip_await(net, to, ms);
    is_awaited = 0;
    return status;
}

static void stop(const struct nfetch_net *net)
{
    (void)net;
    if (is_up) {
        nfetch_port_net_stop();
    }
    is_up = 0;
}

static int read_random(const struct nfetch_net *net, uint32_t *number)
{
    (void)net;
    return nfetch_random_read(number);
}

const struct nfetch_net nfetch_lwip = {
    &stack, start, stop, NFETCH_LWIP_FUNCTIONS, read_random, NULL, NULL,
};
