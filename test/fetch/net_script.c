/* net.h without a network: a test says what servers do. */
#include "net_script.h"

#include <string.h>

struct server {
    const char *text; /* NULL: no connection */
    int end;
};

struct net_script net_script;

static struct server servers[NET_SCRIPT_SERVERS];
static size_t count;
static size_t at; /* in the text of the last connection */
static char sent[NET_SCRIPT_SERVERS][NET_SCRIPT_SENT];

void net_script_begin(void)
{
    memset(&net_script, 0, sizeof net_script);
    memset(sent, 0, sizeof sent);
    net_script.piece = 1000;
    net_script.addresses = 1;
    count = 0;
}

void net_script_server(const char *text, int end)
{
    servers[count].text = text;
    servers[count].end = end;
    count++;
}

void net_script_refuse(int status)
{
    net_script_server(NULL, status);
}

const char *net_script_sent(size_t connection)
{
    return sent[connection];
}

int net_tcp_open(const struct net_address *to, uint32_t ms)
{
    size_t number = net_script.opened;

    (void)ms;
    net_script.last_octet = to->octets[3];
    if (number == count) {
        return NET_ERR_REFUSED;
    }
    net_script.opened++;
    if (servers[number].text == NULL) {
        return servers[number].end;
    }
    at = 0;
    net_script.open_now++;
    return (int)number;
}

enum net_status net_tcp_send(int socket, const void *octets, size_t length,
                             uint32_t ms)
{
    char *text = sent[socket];
    size_t used = strlen(text);

    (void)ms;
    if (length >= sizeof sent[0] - used) {
        return NET_ERR_TIMEOUT;
    }
    memcpy(text + used, octets, length);
    return NET_OK;
}

int net_tcp_receive(int socket, void *octets, size_t size, uint32_t ms)
{
    const struct server *server = &servers[socket];
    size_t left = strlen(server->text + at);

    if (left == 0) {
        net_script.now += server->end == NET_ERR_TIMEOUT ? ms : 0;
        return server->end;
    }
    net_script.now += net_script.pace;
    left = left < size ? left : size;
    left = left < net_script.piece ? left : net_script.piece;
    memcpy(octets, server->text + at, left);
    at += left;
    return (int)left;
}

void net_close(int socket)
{
    (void)socket;
    net_script.open_now--;
}

int net_udp_open(enum net_family family)
{
    (void)family;
    return NET_ERR_ROOM;
}

enum net_status net_udp_send(int socket, const struct net_address *to,
                             const void *octets, size_t length)
{
    (void)socket;
    (void)to;
    (void)octets;
    (void)length;
    return NET_ERR_ROOM;
}

int net_udp_receive(int socket, struct net_address *from, struct net_room room,
                    uint32_t ms)
{
    (void)socket;
    (void)from;
    (void)room;
    (void)ms;
    return NET_ERR_ROOM;
}

enum net_status net_start(const struct net_address *to, uint32_t ms)
{
    (void)to;
    (void)ms;
    return NET_OK;
}

const struct net_address *net_resolver(void)
{
    static const struct net_address none;

    return &none;
}

int net_resolve(struct net_addresses found, const char *name, size_t length,
                uint32_t ms)
{
    size_t i;

    (void)name;
    (void)length;
    (void)ms;
    for (i = 0; i < net_script.addresses && i < found.size; i++) {
        memset(&found.list[i], 0, sizeof found.list[i]);
        found.list[i].family = NET_IPV4;
        found.list[i].octets[0] = 192;
        found.list[i].octets[3] = (uint8_t)(i + 1);
    }
    return i > 0 ? (int)i : NET_ERR_NAME;
}

void net_wait(uint32_t ms)
{
    net_script.now += ms;
}

uint32_t net_ms(void)
{
    return net_script.now;
}

uint32_t net_random(void)
{
    return 4;
}
