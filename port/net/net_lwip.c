/*
 * net_lwip.c - net.h on a board: lwIP (raw API, no threads) over port_net.h
 *
 * Whoever waits polls: frames are taken from the chip, lwIP's timers run, and
 * lwIP calls back into the sockets below. Nothing happens in between, so the
 * chip's FIFO is what bounds how much may come unasked.
 */
#include "net.h"

#include "console.h"
#include "net_random.h"
#include "port.h"
#include "port_net.h"

#include "lwip/dhcp.h"
#include "lwip/dns.h"
#include "lwip/etharp.h"
#include "lwip/ethip6.h"
#include "lwip/init.h"
#include "lwip/nd6.h"
#include "lwip/sys.h"
#include "lwip/tcp.h"
#include "lwip/timeouts.h"
#include "lwip/udp.h"
#include "netif/ethernet.h"

#include <string.h>

#define LWIP_IS(minor, revision)                                               \
    (LWIP_VERSION_MAJOR == 2 && LWIP_VERSION_MINOR == (minor) &&               \
     LWIP_VERSION_REVISION == (revision))
#if !LWIP_IS(1, 3) && !LWIP_IS(2, 1)
#error "lwIP is not 2.1.3 or 2.2.1: check stream_sent, send_some and start_ipv6"
#endif

enum {
    SEND_MS = 10, /* how long a frame waits for room in the chip */
    DATAGRAMS = 3,
    SEGMENTS = TCP_WND / TCP_MSS, /* that a stream keeps until it is read */
    NAME_OCTETS = 253,
    PORT_FIRST = 49152, /* ports that are nobody's: RFC 6335, 6 */
    PORT_MASK = 0x3FFF,
    PORT_TRIES = 8
};

/*
 * Locally administered (RFC 7042, 2.1), and the emulator's. A real board has
 * one of its own in its chip: two of the same on one network do not work.
 */
static const uint8_t own_address[6] = { 0x52, 0x54, 0x00, 0x12, 0x34, 0x56 };

struct datagram {
    struct pbuf *octets;
    ip_addr_t from;
    uint16_t port;
};

enum socket_kind {
    SOCKET_FREE = 0,
    SOCKET_UDP,
    SOCKET_TCP
};

struct socket {
    uint8_t kind;
    uint8_t connected;
    uint8_t ended; /* tcp: the other end sends no more */
    int8_t fault;  /* tcp: enum net_status; the pcb is gone */
    struct udp_pcb *udp;
    struct tcp_pcb *tcp;
    struct pbuf *stream;                  /* tcp: what has come */
    struct datagram datagrams[DATAGRAMS]; /* udp: the oldest first */
    unsigned count;
};

static struct socket sockets[NET_SOCKETS];
static struct netif interface;
static int is_up;

static struct {
    uintptr_t number; /* whose answer is awaited: a callback's argument */
    int is_done;
    int is_found;
    ip_addr_t address;
} query;

static struct net_address resolver = { NET_IPV4, { 0 }, 53 };
static int has_resolver;

/* ------------------------------------------------------------ lwIP's needs */

u32_t sys_now(void)
{
    return port_ms();
}

void net_lwip_broken(void)
{
    console_text("fault: the network stack contradicts itself\n");
    port_exit(PORT_FAULT_STATUS);
}

/* lwIP sends no frame in two pieces: LWIP_NETIF_TX_SINGLE_PBUF. */
static err_t send_frame(struct netif *netif, struct pbuf *frame)
{
    const uint8_t *octets = frame->payload;
    uint32_t began = port_ms();

    (void)netif;
    if (frame->next != NULL || frame->len > ETH_PAD_SIZE + PORT_NET_FRAME) {
        return ERR_BUF;
    }
    while (port_net_send(octets + ETH_PAD_SIZE,
                         (size_t)(frame->len - ETH_PAD_SIZE)) != 0) {
        if (port_ms() - began >= SEND_MS) {
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
 * One frame from the chip to lwIP. Without a free buffer it stays in the chip
 * until lwIP has given one back.
 * BOUNDS: a buffer of the pool holds the padding and the longest frame.
 */
static void take_frame(void)
{
    struct pbuf *frame =
        pbuf_alloc(PBUF_RAW, ETH_PAD_SIZE + PORT_NET_FRAME, PBUF_POOL);
    size_t length = 0;

    if (frame == NULL) {
        return;
    }
    if (frame->next == NULL) {
        length = port_net_receive((uint8_t *)frame->payload + ETH_PAD_SIZE,
                                  PORT_NET_FRAME);
    }
    if (length == 0) {
        pbuf_free(frame);
        return;
    }
    net_random_stir();
    pbuf_realloc(frame, (u16_t)(length + ETH_PAD_SIZE));
    if (interface.input(frame, &interface) != ERR_OK) {
        pbuf_free(frame);
    }
}

/*
 * What a waiting program does again and again. One frame at a time: what it
 * brought is read before the next, so that the window stands still where
 * segments are missing. A sender counts only equal acknowledgements.
 */
static void poll(void)
{
    if (is_up) {
        take_frame();
        sys_check_timeouts();
    }
}

/* Whether there is time left; if so, polls. */
static int wait(uint32_t began, uint32_t ms)
{
    if (port_ms() - began >= ms) {
        return 0;
    }
    poll();
    return 1;
}

/* ------------------------------------------------------------ the interface */

static enum net_status start_interface(void)
{
    if (is_up) {
        return NET_OK;
    }
    if (port_net_start(own_address) != 0) {
        return NET_ERR_LINK;
    }
    lwip_init();
    if (netif_add_noaddr(&interface, NULL, set_up, ethernet_input) == NULL) {
        return NET_ERR_ROOM;
    }
    netif_set_default(&interface);
    netif_set_up(&interface);
    is_up = 1;
    return NET_OK;
}

static void start_ipv4(void)
{
    if (netif_dhcp_data(&interface) == NULL) {
        (void)dhcp_start(&interface);
    }
}

/* A router is asked at the first tick of neighbour discovery: now. */
static void start_ipv6(void)
{
    if (ip6_addr_isinvalid(netif_ip6_addr_state(&interface, 0))) {
        interface.ip6_autoconfig_enabled = 1;
        netif_create_ip6_linklocal_address(&interface, 1);
        nd6_tmr();
    }
}

/*
 * One of them, the link's own being number 0. One that is new waits for those
 * who object to it, or here for the next tick of a second: no longer.
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

/* fe80::/10, RFC 4291 2.5.6 */
static int is_neighbour(const struct net_address *to)
{
    return to->octets[0] == 0xFE && (to->octets[1] & 0xC0) == 0x80;
}

/* Beyond the link, its own address is of no use. */
static int has_address(const struct net_address *to)
{
    return to->family == NET_IPV4 ? dhcp_supplied_address(&interface)
                                  : has_ipv6_address(is_neighbour(to) ? 0 : 1);
}

enum net_status net_start(const struct net_address *to, uint32_t ms)
{
    uint32_t began = port_ms();
    enum net_status status = start_interface();

    if (status != NET_OK) {
        return status;
    }
    if (to->family == NET_IPV4) {
        start_ipv4();
    } else {
        start_ipv6();
    }
    while (!has_address(to)) {
        if (!wait(began, ms)) {
            return NET_ERR_LINK;
        }
    }
    return NET_OK;
}

void net_wait(uint32_t ms)
{
    uint32_t began = port_ms();

    while (wait(began, ms)) {
        /* all of it is done in wait */
    }
}

void net_stop(void)
{
    if (is_up) {
        port_net_stop();
    }
    is_up = 0;
}

/* ---------------------------------------------------------------- addresses */

static void to_lwip(ip_addr_t *to, const struct net_address *from)
{
    if (from->family == NET_IPV4) {
        IP_ADDR4(to, from->octets[0], from->octets[1], from->octets[2],
                 from->octets[3]);
        return;
    }
    IP_ADDR6(to, 0, 0, 0, 0);
    memcpy(ip_2_ip6(to)->addr, from->octets, 16);
    ip6_addr_assign_zone(ip_2_ip6(to), IP6_UNKNOWN, &interface);
}

static void from_lwip(struct net_address *to, const ip_addr_t *from)
{
    if (IP_IS_V6(from)) {
        to->family = NET_IPV6;
        memcpy(to->octets, ip_2_ip6(from)->addr, 16);
    } else {
        to->family = NET_IPV4;
        memcpy(to->octets, &ip_2_ip4(from)->addr, 4);
    }
}

void net_set_resolver(const struct net_address *server)
{
    resolver = *server;
    has_resolver = 1;
}

const struct net_address *net_resolver(void)
{
    return &resolver;
}

uint16_t net_lwip_resolver_port(void)
{
    return resolver.port;
}

/* An answer that comes after its question was given up has another argument. */
static void name_found(const char *name, const ip_addr_t *address, void *asked)
{
    (void)name;
    if ((uintptr_t)asked != query.number) {
        return;
    }
    query.is_done = 1;
    query.is_found = address != NULL;
    if (address != NULL) {
        query.address = *address;
    }
}

static void ask(const char *name)
{
    err_t error;

    query.number++;
    query.is_done = 0;
    query.is_found = 0;
    error = dns_gethostbyname_addrtype(name, &query.address, name_found,
                                       (void *)query.number,
                                       LWIP_DNS_ADDRTYPE_IPV4_IPV6);
    if (error != ERR_INPROGRESS) {
        query.is_done = 1;
        query.is_found = error == ERR_OK;
    }
}

/* Answers, or a fault: lwIP knows only that there is no address. */
static enum net_status await_answer(uint32_t ms)
{
    uint32_t began = port_ms();

    while (!query.is_done) {
        if (!wait(began, ms)) {
            query.number++;
            return NET_ERR_TIMEOUT;
        }
    }
    return query.is_found ? NET_OK : NET_ERR_NAME;
}

/* Whom net_set_resolver has named, whatever DHCP has said since. */
static void use_resolver(void)
{
    ip_addr_t server;

    if (has_resolver) {
        to_lwip(&server, &resolver);
        dns_setserver(0, &server);
    }
}

/*
 * The name with a NUL behind it; 0 if it cannot be one, or if lwIP alone would
 * take it for an address (0x7f.1): a URL's address was told from its names
 * before.
 * BOUNDS: `text` has room for NAME_OCTETS and the NUL.
 */
static int copy_name(char *text, const char *name, size_t length)
{
    ip_addr_t address;
    size_t i;

    if (length == 0 || length > NAME_OCTETS) {
        return 0;
    }
    for (i = 0; i < length; i++) {
        if (name[i] == '\0') {
            return 0;
        }
        text[i] = name[i];
    }
    text[length] = '\0';
    return !ipaddr_aton(text, &address);
}

enum net_status net_resolve(struct net_address *address, const char *name,
                            size_t length, uint32_t ms)
{
    char text[NAME_OCTETS + 1];
    enum net_status status;

    if (!is_up || !copy_name(text, name, length)) {
        return NET_ERR_NAME;
    }
    use_resolver();
    ask(text);
    status = await_answer(ms);
    if (status == NET_OK) {
        from_lwip(address, &query.address);
    }
    return status;
}

/* ------------------------------------------------------------------ sockets */

/* A free socket, or -1. */
static int take_socket(enum socket_kind kind)
{
    static const struct socket empty;
    int i;

    for (i = 0; i < NET_SOCKETS && is_up; i++) {
        if (sockets[i].kind == SOCKET_FREE) {
            sockets[i] = empty;
            sockets[i].kind = (uint8_t)kind;
            return i;
        }
    }
    return -1;
}

static struct socket *socket_of(int number, enum socket_kind kind)
{
    if (number < 0 || number >= NET_SOCKETS || sockets[number].kind != kind) {
        return NULL;
    }
    return &sockets[number];
}

static u16_t any_port(void)
{
    return (u16_t)(PORT_FIRST + (net_random() & PORT_MASK));
}

static u8_t type_of(enum net_family family)
{
    return family == NET_IPV4 ? IPADDR_TYPE_V4 : IPADDR_TYPE_V6;
}

static const ip_addr_t *any_address(enum net_family family)
{
    return family == NET_IPV4 ? IP4_ADDR_ANY : IP6_ADDR_ANY;
}

/* ---------------------------------------------------------------- datagrams */

/* A socket that holds enough of them drops what comes, as a network may. */
/* NOLINTNEXTLINE(readability-function-size): lwIP's five parameters */
static void datagram_came(void *which, struct udp_pcb *pcb, struct pbuf *octets,
                          const ip_addr_t *from, u16_t port)
{
    struct socket *socket = which;
    struct datagram *last;

    (void)pcb;
    if (socket->count == DATAGRAMS) {
        pbuf_free(octets);
        return;
    }
    last = &socket->datagrams[socket->count++];
    last->octets = octets;
    last->from = *from;
    last->port = port;
}

static int bind_udp(struct udp_pcb *pcb, enum net_family family)
{
    int tries;

    for (tries = 0; tries < PORT_TRIES; tries++) {
        if (udp_bind(pcb, any_address(family), any_port()) == ERR_OK) {
            return 0;
        }
    }
    return -1;
}

int net_udp_open(enum net_family family)
{
    int number = take_socket(SOCKET_UDP);
    struct udp_pcb *pcb;

    if (number < 0) {
        return NET_ERR_ROOM;
    }
    pcb = udp_new_ip_type(type_of(family));
    sockets[number].udp = pcb;
    if (pcb == NULL || bind_udp(pcb, family) != 0) {
        net_close(number);
        return NET_ERR_ROOM;
    }
    udp_recv(pcb, datagram_came, &sockets[number]);
    return number;
}

enum net_status net_udp_send(int socket, const struct net_address *to,
                             const void *octets, size_t length)
{
    struct socket *udp = socket_of(socket, SOCKET_UDP);
    struct pbuf *datagram;
    ip_addr_t address;
    err_t error;

    if (udp == NULL || length > PORT_NET_FRAME) {
        return NET_ERR_ROOM;
    }
    poll();
    datagram = pbuf_alloc(PBUF_TRANSPORT, (u16_t)length, PBUF_RAM);
    if (datagram == NULL) {
        return NET_ERR_ROOM;
    }
    (void)pbuf_take(datagram, octets, (u16_t)length);
    to_lwip(&address, to);
    error = udp_sendto(udp->udp, datagram, &address, to->port);
    pbuf_free(datagram);
    return error == ERR_MEM ? NET_ERR_ROOM : NET_OK;
}

static void drop_datagram(struct socket *socket)
{
    unsigned i;

    pbuf_free(socket->datagrams[0].octets);
    socket->count--;
    for (i = 0; i < socket->count; i++) {
        socket->datagrams[i] = socket->datagrams[i + 1];
    }
}

/* Of the oldest datagram: who, what, and its length, room.size + 1 at most. */
static int read_datagram(const struct datagram *datagram,
                         struct net_address *from, struct net_room room)
{
    size_t length = datagram->octets->tot_len;

    from_lwip(from, &datagram->from);
    from->port = datagram->port;
    if (length > room.size) {
        length = room.size;
    }
    (void)pbuf_copy_partial(datagram->octets, room.octets, (u16_t)length, 0);
    return datagram->octets->tot_len > length ? (int)length + 1 : (int)length;
}

int net_udp_receive(int socket, struct net_address *from, struct net_room room,
                    uint32_t ms)
{
    struct socket *udp = socket_of(socket, SOCKET_UDP);
    uint32_t began = port_ms();
    int length;

    if (udp == NULL) {
        return NET_ERR_ROOM;
    }
    while (udp->count == 0) {
        if (!wait(began, ms)) {
            return NET_ERR_TIMEOUT;
        }
    }
    length = read_datagram(&udp->datagrams[0], from, room);
    drop_datagram(udp);
    return length;
}

/* ------------------------------------------------------------------ streams */

static err_t stream_connected(void *which, struct tcp_pcb *pcb, err_t error)
{
    struct socket *socket = which;

    (void)pcb;
    (void)error; /* always ERR_OK */
    socket->connected = 1;
    return ERR_OK;
}

/*
 * No octets at all: the other end sends no more. Each segment, however short,
 * takes a buffer of those that frames come in; so a stream that nobody reads
 * now refuses what would be the last ones. lwIP keeps the one refused, and
 * drops those behind it, which the other end sends again.
 */
static err_t stream_came(void *which, struct tcp_pcb *pcb, struct pbuf *octets,
                         err_t error)
{
    struct socket *socket = which;

    (void)pcb;
    (void)error;
    if (octets == NULL) {
        socket->ended = 1;
    } else if (socket->stream == NULL) {
        socket->stream = octets;
    } else if (pbuf_clen(socket->stream) >= SEGMENTS) {
        return ERR_MEM;
    } else {
        pbuf_cat(socket->stream, octets);
    }
    return ERR_OK;
}

/*
 * Stops the timer of a closed window. lwIP (2.1.3, 2.2.1) leaves it on if the
 * other end acknowledges all and its window is still closed, and fails with an
 * assertion at the next tick. Also for a stream that was closed.
 */
static err_t stream_sent(void *which, struct tcp_pcb *pcb, u16_t length)
{
    (void)which;
    (void)length;
    if (pcb->unsent == NULL) {
        pcb->persist_backoff = 0;
    }
    return ERR_OK;
}

/* lwIP has freed the pcb already. */
static void stream_failed(void *which, err_t error)
{
    struct socket *socket = which;

    socket->tcp = NULL;
    if (error != ERR_RST) {
        socket->fault = NET_ERR_TIMEOUT;
    } else {
        socket->fault = socket->connected ? NET_ERR_CLOSED : NET_ERR_REFUSED;
    }
}

static int bind_tcp(struct tcp_pcb *pcb, enum net_family family)
{
    int tries;

    for (tries = 0; tries < PORT_TRIES; tries++) {
        if (tcp_bind(pcb, any_address(family), any_port()) == ERR_OK) {
            return 0;
        }
    }
    return -1;
}

/* NET_OK: a connection is on its way. */
static enum net_status begin_stream(struct socket *socket,
                                    const struct net_address *to)
{
    struct tcp_pcb *pcb = tcp_new_ip_type(type_of(to->family));
    ip_addr_t address;

    socket->tcp = pcb;
    if (pcb == NULL || bind_tcp(pcb, to->family) != 0) {
        return NET_ERR_ROOM;
    }
    tcp_arg(pcb, socket);
    tcp_recv(pcb, stream_came);
    tcp_sent(pcb, stream_sent);
    tcp_err(pcb, stream_failed);
    to_lwip(&address, to);
    return tcp_connect(pcb, &address, to->port, stream_connected) == ERR_OK
               ? NET_OK
               : NET_ERR_ROOM;
}

static enum net_status await_connection(const struct socket *socket,
                                        uint32_t ms)
{
    uint32_t began = port_ms();

    while (!socket->connected) {
        if (socket->fault != NET_OK) {
            return (enum net_status)socket->fault;
        }
        if (!wait(began, ms)) {
            return NET_ERR_TIMEOUT;
        }
    }
    return NET_OK;
}

int net_tcp_open(const struct net_address *to, uint32_t ms)
{
    int number = take_socket(SOCKET_TCP);
    enum net_status status;

    if (number < 0) {
        return NET_ERR_ROOM;
    }
    status = begin_stream(&sockets[number], to);
    if (status == NET_OK) {
        status = await_connection(&sockets[number], ms);
    }
    if (status != NET_OK) {
        net_close(number);
        return status;
    }
    return number;
}

/*
 * As many octets as there is room for now: none as long as what was written
 * before is not sent. lwIP would join both, and gives up (an assertion) where
 * the other end's window was none at first and is small now.
 */
static size_t send_some(struct tcp_pcb *pcb, const uint8_t *octets,
                        size_t length)
{
    size_t room = tcp_sndbuf(pcb);

    if (length > room) {
        length = room;
    }
    if (length == 0 || pcb->unsent != NULL ||
        tcp_write(pcb, octets, (u16_t)length, TCP_WRITE_FLAG_COPY) != ERR_OK) {
        return 0;
    }
    (void)tcp_output(pcb);
    return length;
}

enum net_status net_tcp_send(int socket, const void *octets, size_t length,
                             uint32_t ms)
{
    struct socket *tcp = socket_of(socket, SOCKET_TCP);
    uint32_t began = port_ms();
    const uint8_t *from = octets;
    size_t sent = 0;

    if (tcp == NULL) {
        return NET_ERR_ROOM;
    }
    while (tcp->fault == NET_OK) {
        sent += send_some(tcp->tcp, from + sent, length - sent);
        if (sent == length) {
            return NET_OK;
        }
        if (!wait(began, ms)) {
            return NET_ERR_TIMEOUT;
        }
    }
    return (enum net_status)tcp->fault;
}

/* Takes up to `size` octets of what has come, and says so to the other end. */
static size_t receive_some(struct socket *socket, void *octets, size_t size)
{
    u16_t length = socket->stream->tot_len;

    if (length > size) {
        length = (u16_t)size;
    }
    length = pbuf_copy_partial(socket->stream, octets, length, 0);
    socket->stream = pbuf_free_header(socket->stream, length);
    if (socket->tcp != NULL) {
        tcp_recved(socket->tcp, length);
    }
    return length;
}

int net_tcp_receive(int socket, void *octets, size_t size, uint32_t ms)
{
    struct socket *tcp = socket_of(socket, SOCKET_TCP);
    uint32_t began = port_ms();

    if (tcp == NULL) {
        return NET_ERR_ROOM;
    }
    while (tcp->stream == NULL) {
        if (tcp->ended) {
            return 0;
        }
        if (tcp->fault != NET_OK) {
            return tcp->fault;
        }
        if (!wait(began, ms)) {
            return NET_ERR_TIMEOUT;
        }
    }
    return (int)receive_some(tcp, octets, size);
}

/* lwIP closes in its own time, and tells nobody. */
static void close_stream(struct socket *socket)
{
    if (socket->stream != NULL) {
        pbuf_free(socket->stream);
    }
    if (socket->tcp == NULL) {
        return;
    }
    tcp_arg(socket->tcp, NULL);
    tcp_recv(socket->tcp, NULL);
    tcp_err(socket->tcp, NULL);
    if (!socket->connected || tcp_close(socket->tcp) != ERR_OK) {
        tcp_abort(socket->tcp);
    }
}

static void close_datagrams(struct socket *socket)
{
    while (socket->count > 0) {
        drop_datagram(socket);
    }
    if (socket->udp != NULL) {
        udp_remove(socket->udp);
    }
}

void net_close(int socket)
{
    if (socket < 0 || socket >= NET_SOCKETS) {
        return;
    }
    if (sockets[socket].kind == SOCKET_UDP) {
        close_datagrams(&sockets[socket]);
    } else if (sockets[socket].kind == SOCKET_TCP) {
        close_stream(&sockets[socket]);
    }
    sockets[socket].kind = SOCKET_FREE;
    poll();
}

uint32_t net_ms(void)
{
    return port_ms();
}
