/*
 * owner - a firmware that has lwIP already, and fetches over its netif
 *
 * It starts lwIP, its interface and DHCP, as its own main loop needs them. Then
 * it fetches each line of its input, a URL, and prints how many bytes came and
 * their digest. lwIP answers pings meanwhile. Run by fetch/test/owner.
 */
#include "console.h"
#include "net/random.h"
#include "nfetch.h"
#include "nfetch_lwip_netif.h"
#include "nfetch_port_net.h"
#include "nimage_sha256.h"
#include "port.h"

#include "lwip/dhcp.h"
#include "lwip/dns.h"
#include "lwip/etharp.h"
#include "lwip/ethip6.h"
#include "lwip/init.h"
#include "lwip/sys.h"
#include "lwip/timeouts.h"
#include "netif/ethernet.h"

#include <string.h>

enum {
    LINE = 256,
    FRAMES = 4 /* that one turn of the main loop takes */
};

static const uint8_t own_address[6] = { 0x52, 0x54, 0x00, 0x12, 0x34, 0x56 };
static struct netif interface;
static char line[LINE];
static uint8_t work[NFETCH_WORK];
static struct nimage_sha256 sha;

/* ------------------------------------------------- lwIP, as the firmware has
 * it */

u32_t sys_now(void)
{
    return nfetch_port_ms();
}

u32_t nfetch_lwip_random(void)
{
    uint32_t number;

    (void)nfetch_random_read(&number);
    return number;
}

void nfetch_lwip_broken(void)
{
    console_text("lwIP: an assertion failed\n");
    port_exit(PORT_FAULT_STATUS);
}

static err_t send_frame(struct netif *netif, struct pbuf *frame)
{
    const uint8_t *bytes = frame->payload;

    (void)netif;
    return nfetch_port_net_send(bytes + ETH_PAD_SIZE,
                                (size_t)(frame->len - ETH_PAD_SIZE)) == 0
               ? ERR_OK
               : ERR_IF;
}

static err_t set_up(struct netif *netif)
{
    netif->mtu = 1500;
    netif->hwaddr_len = sizeof own_address;
    memcpy(netif->hwaddr, own_address, sizeof own_address);
    netif->flags = NETIF_FLAG_BROADCAST | NETIF_FLAG_ETHARP |
                   NETIF_FLAG_ETHERNET | NETIF_FLAG_LINK_UP;
    netif->output = etharp_output;
    netif->output_ip6 = ethip6_output;
    netif->linkoutput = send_frame;
    return ERR_OK;
}

static int take_frame(void)
{
    struct pbuf *frame =
        pbuf_alloc(PBUF_RAW, ETH_PAD_SIZE + NFETCH_PORT_NET_FRAME, PBUF_POOL);
    size_t length = 0;

    if (frame == NULL) {
        return 0;
    }
    length = nfetch_port_net_receive((uint8_t *)frame->payload + ETH_PAD_SIZE,
                                     NFETCH_PORT_NET_FRAME);
    pbuf_realloc(frame, (u16_t)(length + ETH_PAD_SIZE));
    if (length == 0 || interface.input(frame, &interface) != ERR_OK) {
        pbuf_free(frame);
    }
    return length != 0;
}

static void main_loop_turn(void)
{
    int i = 0;

    while (i < FRAMES && take_frame()) {
        i++;
    }
    sys_check_timeouts();
}

static int start_lwip(void)
{
    if (nfetch_port_net_start(own_address) != 0) {
        return 0;
    }
    lwip_init();
    if (netif_add_noaddr(&interface, NULL, set_up, ethernet_input) == NULL) {
        return 0;
    }
    netif_set_default(&interface);
    netif_set_up(&interface);
    return dhcp_start(&interface) == ERR_OK;
}

/* ------------------------------------------------------------ what is added */

static void poll(const struct nfetch_net *net)
{
    (void)net;
    main_loop_turn();
}

static int read_random(const struct nfetch_net *net, uint32_t *number)
{
    (void)net;
    return nfetch_random_read(number);
}

static int begin(void *context, uint64_t size, struct nurl_str validator)
{
    (void)context;
    (void)size;
    (void)validator;
    nimage_sha256_begin(&sha);
    return NFETCH_OK;
}

static int add(void *context, const void *bytes, size_t length)
{
    (void)context;
    nimage_sha256_add(&sha, bytes, length);
    return NFETCH_OK;
}

static int fetch_file(const struct nfetch_net *net, struct nurl_str url)
{
    static const struct nfetch_protocol *const protocols[] = { &nfetch_http };
    static struct nfetch fetch;

    nfetch_init(&fetch);
    fetch.net = net;
    fetch.protocols = protocols;
    fetch.protocol_count = 1;
    fetch.sink.begin = begin;
    fetch.sink.add = add;
    fetch.work.bytes = work;
    fetch.work.size = sizeof work;
    return nfetch_url(&fetch, url);
}

static void show(const struct nfetch_net *net, int status)
{
    const struct nfetch_net_address *server = nfetch_net_resolver(net);
    uint8_t digest[32];

    console_text("status ");
    console_text(nfetch_text(status));
    console_text(", digest ");
    nimage_sha256_end(&sha, digest);
    console_hex(digest, sizeof digest);
    console_text(", name server ");
    console_hex(server->octets, 4);
    console_line_end();
}

int main(void)
{
    static struct nfetch_lwip_stack stack = { &interface,  poll,
                                              read_random, dns_getserver,
                                              { { 0 } },   0 };
    static struct nfetch_net net;
    int ended = 0;
    size_t length;

    if (!start_lwip()) {
        return 1;
    }
    nfetch_lwip_init(&net, &stack);
    for (;;) {
        console_prompt("URL> ");
        length = console_read(line, sizeof line, &ended);
        if (length == 0 || line[0] == '.') {
            return 0;
        }
        show(&net, fetch_file(&net, nurl_text(line, length)));
    }
}
