/*
 * sockets.c - the network of `boot` on this machine by lwIP's sockets
 *
 * lwIP runs in threads of its own (its port for POSIX). A frame is a datagram
 * of a Unix socket: NFETCH_FRAMES=FOLDER has two, `ours` and `theirs`, and
 * behind `theirs` is the network that QEMU gives to boards.
 */
#include "app/network.h"
#include "nfetch_sockets.h"

#include "lwip/dhcp.h"
#include "lwip/etharp.h"
#include "lwip/ethip6.h"
#include "lwip/netifapi.h"
#include "lwip/sys.h"
#include "lwip/tcpip.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

enum {
    FRAME = 1514,
    ADDRESS_MS = 5000 /* how long addresses of both families are awaited */
};

static struct netif interface;
static int frames = -1;
static struct sockaddr_un theirs;

static void fail(const char *what)
{
    fprintf(stderr, "error: %s\n", what);
    exit(70);
}

static void set_path(struct sockaddr_un *address, const char *name)
{
    const char *folder = getenv("NFETCH_FRAMES");

    if (folder == NULL) {
        fail("NFETCH_FRAMES is not set");
    }
    memset(address, 0, sizeof *address);
    address->sun_family = AF_UNIX;
    snprintf(address->sun_path, sizeof address->sun_path, "%s/%s", folder,
             name);
}

/* ------------------------------------------------------------- the interface
 */

static err_t send_frame(struct netif *netif, struct pbuf *frame)
{
    uint8_t bytes[FRAME];

    (void)netif;
    if (pbuf_copy_partial(frame, bytes, sizeof bytes, 0) != frame->tot_len) {
        return ERR_BUF;
    }
    (void)sendto(frames, bytes, frame->tot_len, 0,
                 (const struct sockaddr *)&theirs, sizeof theirs);
    return ERR_OK;
}

static void receive_frames(void *unused)
{
    uint8_t bytes[FRAME];
    struct pbuf *frame;
    ssize_t length;

    (void)unused;
    while ((length = recv(frames, bytes, sizeof bytes, 0)) > 0) {
        frame = pbuf_alloc(PBUF_RAW, (u16_t)length, PBUF_POOL);
        if (frame != NULL) {
            (void)pbuf_take(frame, bytes, (u16_t)length);
            if (interface.input(frame, &interface) != ERR_OK) {
                pbuf_free(frame);
            }
        }
    }
}

static err_t set_up(struct netif *netif)
{
    static const uint8_t own[6] = { 0x52, 0x54, 0x00, 0x12, 0x34, 0x56 };

    netif->name[0] = 'e';
    netif->name[1] = 'n';
    netif->mtu = 1500;
    netif->hwaddr_len = sizeof own;
    memcpy(netif->hwaddr, own, sizeof own);
    netif->flags = NETIF_FLAG_BROADCAST | NETIF_FLAG_ETHARP |
                   NETIF_FLAG_ETHERNET | NETIF_FLAG_LINK_UP | NETIF_FLAG_MLD6;
    netif->output = etharp_output;
    netif->output_ip6 = ethip6_output;
    netif->linkoutput = send_frame;
    return ERR_OK;
}

static void open_frames(void)
{
    struct sockaddr_un ours;

    set_path(&ours, "ours");
    set_path(&theirs, "theirs");
    frames = socket(AF_UNIX, SOCK_DGRAM, 0);
    if (frames < 0 ||
        bind(frames, (const struct sockaddr *)&ours, sizeof ours) < 0) {
        fail("cannot open the socket for frames");
    }
    (void)sys_thread_new("frames", receive_frames, NULL, 0, 0);
}

static int is_up(void)
{
    return dhcp_supplied_address(&interface) &&
           ip6_addr_isvalid(netif_ip6_addr_state(&interface, 1));
}

static void start_interface(void)
{
    uint32_t began = sys_now();

    if (netifapi_netif_add(&interface, NULL, NULL, NULL, NULL, set_up,
                           tcpip_input) != ERR_OK) {
        fail("cannot add the interface");
    }
    open_frames();
    netif_create_ip6_linklocal_address(&interface, 1);
    interface.ip6_autoconfig_enabled = 1;
    (void)netifapi_netif_set_default(&interface);
    (void)netifapi_netif_set_up(&interface);
    (void)netifapi_dhcp_start(&interface);
    while (!is_up() && sys_now() - began < ADDRESS_MS) {
        sys_msleep(10);
    }
}

/* --------------------------------------------------------------- the network
 */

static uint32_t now_ms(const struct nfetch_net *net)
{
    (void)net;
    return sys_now();
}

static void pause_for(const struct nfetch_net *net, uint32_t ms)
{
    (void)net;
    sys_msleep(ms);
}

static int read_random(const struct nfetch_net *net, uint32_t *number)
{
    (void)net;
    return getrandom(number, sizeof *number, 0) == sizeof *number
               ? NFETCH_NET_OK
               : NFETCH_NET_ERR_RANDOM;
}

const struct nfetch_net *nfetch_network(void)
{
    static struct nfetch_sockets sockets = {
        now_ms, pause_for, read_random, nfetch_sockets_getaddrinfo, { 0 }, 0
    };
    static struct nfetch_net net;

    if (net.context == NULL) {
        tcpip_init(NULL, NULL);
        start_interface();
        nfetch_sockets_init(&net, &sockets);
    }
    return &net;
}
