/* A network without a network: a test says what servers do. */
#include "net_script.h"
#include "app/network.h"

#include <string.h>

struct server {
    const char *text;  /* NULL: no connection */
    const char *whole; /* from its first byte */
    size_t left;       /* bytes of it */
    int end;
};

enum {
    UDP = NET_SCRIPT_SERVERS /* the first number of a socket for datagrams */
};

struct net_script net_script;

static struct server servers[NET_SCRIPT_SERVERS];
static size_t count;
static char sent[NET_SCRIPT_SERVERS][NET_SCRIPT_SENT];

static struct net_script_datagram datagrams[NET_SCRIPT_DATAGRAMS];
static size_t datagram_count;
static size_t next_datagram;
static struct net_script_question questions[NET_SCRIPT_QUESTIONS];
static uint8_t question[NET_SCRIPT_ECHO]; /* of the last long datagram */
static size_t answered; /* how many were sent before the last one came */
static struct nfetch_net_address asked; /* where the first one went */
static int is_asked;

void net_script_begin(void)
{
    memset(&net_script, 0, sizeof net_script);
    memset(sent, 0, sizeof sent);
    memset(questions, 0, sizeof questions);
    memset(question, 0, sizeof question);
    net_script.chunk = 1000;
    net_script.addresses = 1;
    net_script.random = 4;
    count = 0;
    datagram_count = 0;
    next_datagram = 0;
    answered = 0;
}

void net_script_bytes(const char *bytes, size_t length, int end)
{
    servers[count].text = bytes;
    servers[count].whole = bytes;
    servers[count].left = length;
    servers[count].end = end;
    count++;
}

void net_script_server(const char *text, int end)
{
    net_script_bytes(text, text == NULL ? 0 : strlen(text), end);
}

void net_script_servers(const char *const *texts)
{
    for (; *texts != NULL; texts++) {
        net_script_server(*texts, 0);
    }
}

void net_script_datagram(struct net_script_datagram datagram)
{
    datagrams[datagram_count++ % NET_SCRIPT_DATAGRAMS] = datagram;
}

/* Time passes, in turns as long as they can be. Returns 1 after all of it. */
static int pass(const struct nfetch_net *net, uint32_t ms)
{
    uint32_t turn;

    for (; ms > 0 && !nfetch_net_turn(net); ms -= turn) {
        turn = ms < NFETCH_NET_TURN_MS ? ms : (uint32_t)NFETCH_NET_TURN_MS;
        net_script.now += turn;
    }
    return ms == 0;
}

/*
 * Before a call of a function that waits: `slow` ms of its limit pass, and then
 * it goes on.
 */
static int be_slow(const struct nfetch_net *net, uint32_t ms)
{
    uint32_t slow = net_script.slow < ms ? net_script.slow : ms;

    return pass(net, slow) && net_script.slow <= ms ? NFETCH_NET_OK
                                                    : NFETCH_NET_ERR_TIMEOUT;
}

/* Counts a call of a function that can fail. NFETCH_NET_OK, or the error of it.
 */
static int next_call(void)
{
    net_script.calls++;
    return net_script.calls == net_script.fail_at ? net_script.fail_with
                                                  : NFETCH_NET_OK;
}

void net_script_refuse(int status)
{
    net_script_server(NULL, status);
}

const char *net_script_sent(size_t connection)
{
    return sent[connection];
}

static int tcp_open(const struct nfetch_net *net,
                    const struct nfetch_net_address *to, uint32_t ms)
{
    size_t number = net_script.opened;
    int status = next_call();

    if (status == NFETCH_NET_OK) {
        status = be_slow(net, ms);
    }
    if (status != NFETCH_NET_OK) {
        return status;
    }
    net_script.last_octet = to->octets[3];
    net_script.last_port = to->port;
    if (number == count) {
        return NFETCH_NET_ERR_REFUSED;
    }
    net_script.opened++;
    if (servers[number].text == NULL) {
        return servers[number].end;
    }
    net_script.open_now++;
    return (int)number;
}

static int tcp_send(const struct nfetch_net *net, int socket,
                    struct nurl_str bytes, uint32_t ms)
{
    char *text = sent[socket];
    size_t used = strlen(text);
    int status = next_call();

    if (status == NFETCH_NET_OK) {
        status = be_slow(net, ms);
    }
    if (status != NFETCH_NET_OK) {
        return status;
    }
    net_script.sent += bytes.len;
    if (bytes.len < sizeof sent[0] - used) {
        memcpy(text + used, bytes.ptr, bytes.len);
    }
    return NFETCH_NET_OK;
}

/* How many bytes there are, of the same text again if it is to come again. */
static size_t give_again(struct server *server)
{
    if (server->left == 0 && net_script.again > 0) {
        net_script.again--;
        server->left = strlen(server->whole);
        server->text = server->whole;
    }
    return server->left;
}

static int tcp_receive(const struct nfetch_net *net, int socket,
                       struct nfetch_buffer buffer, uint32_t ms)
{
    struct server *server = &servers[socket];
    size_t length = give_again(server);
    int status = next_call();

    length = length < buffer.size ? length : buffer.size;
    if (status == NFETCH_NET_OK && length == 0) {
        status = server->end;
    }
    if (status != NFETCH_NET_OK || length == 0) {
        (void)pass(net, status == NFETCH_NET_ERR_TIMEOUT ? ms : 0);
        return status;
    }
    if (!pass(net, net_script.pace)) {
        return NFETCH_NET_ERR_TIMEOUT;
    }
    length = length < net_script.chunk ? length : net_script.chunk;
    memcpy(buffer.bytes, server->text, length);
    server->text += length;
    server->left -= length;
    return (int)length;
}

static void close_socket(const struct nfetch_net *net, int socket)
{
    (void)net;
    net_script.last_closed = socket;
    net_script.open_now--;
}

/* --------------------------------------------------------------- datagrams */

static int udp_open(const struct nfetch_net *net, enum nfetch_net_family family)
{
    int status = next_call();

    (void)net;
    (void)family;
    if (status != NFETCH_NET_OK) {
        return status;
    }
    net_script.open_now++;
    is_asked = 0;
    return UDP;
}

const struct net_script_question *net_script_question(size_t number)
{
    return &questions[number % NET_SCRIPT_QUESTIONS];
}

static void keep_question(const struct nfetch_net_address *to,
                          const void *octets, size_t length)
{
    struct net_script_question *one =
        &questions[net_script.datagrams % NET_SCRIPT_QUESTIONS];

    one->at = net_script.now;
    one->length = length;
    one->port = to->port;
    memcpy(one->bytes, octets,
           length < sizeof one->bytes ? length : sizeof one->bytes);
}

static int udp_send(const struct nfetch_net *net, int socket,
                    const struct nfetch_net_address *to, struct nurl_str bytes)
{
    (void)net;
    (void)socket;
    keep_question(to, bytes.ptr, bytes.len);
    net_script.datagrams++;
    if (bytes.len > sizeof question) {
        memcpy(question, bytes.ptr, sizeof question);
    }
    asked = is_asked ? asked : *to;
    is_asked = 1;
    return next_call();
}

/* Copies the datagram, which answers the question if it is to. */
static int give(const struct net_script_datagram *datagram,
                struct nfetch_buffer buffer)
{
    uint8_t *to = buffer.bytes;
    size_t length =
        datagram->length < buffer.size ? datagram->length : buffer.size;
    size_t i = datagram->has_id ? 4 : 2;

    memcpy(to, datagram->bytes, length);
    for (; datagram->is_echo && i < NET_SCRIPT_ECHO && i < length; i++) {
        to[i] = question[i];
    }
    return datagram->length > buffer.size ? (int)buffer.size + 1 : (int)length;
}

static int udp_receive(const struct nfetch_net *net, int socket,
                       struct nfetch_net_datagram *datagram, uint32_t ms)
{
    struct nfetch_net_address *from = &datagram->from;
    struct net_script_datagram *next =
        &datagrams[next_datagram % NET_SCRIPT_DATAGRAMS];
    int status = next_call();

    (void)socket;
    if (status == NFETCH_NET_OK && next_datagram == datagram_count) {
        status = NFETCH_NET_ERR_TIMEOUT;
    }
    if (status == NFETCH_NET_OK &&
        net_script.datagrams - answered < next->tries) {
        status = NFETCH_NET_ERR_TIMEOUT;
    } else if (status == NFETCH_NET_OK && next->ms > ms) {
        next->ms -= ms;
        status = NFETCH_NET_ERR_TIMEOUT;
    }
    if (status != NFETCH_NET_OK) {
        (void)pass(net, status == NFETCH_NET_ERR_TIMEOUT ? ms : 0);
        return status;
    }
    if (!pass(net, next->ms)) {
        return NFETCH_NET_ERR_TIMEOUT;
    }
    answered = net_script.datagrams;
    *from = asked;
    from->octets[3] = (uint8_t)(from->octets[3] + next->host);
    from->port = next->port == 0 ? from->port : next->port;
    from->family = next->family == 0 ? from->family : next->family;
    next_datagram++;
    return give(next, datagram->buffer);
}

/* ------------------------------------------------------- names and the rest */

static int start(const struct nfetch_net *net,
                 const struct nfetch_net_address *to, uint32_t ms)
{
    int status = next_call();

    (void)to;
    return status == NFETCH_NET_OK ? be_slow(net, ms) : status;
}

static const struct nfetch_net_address *resolver(const struct nfetch_net *net)
{
    static const struct nfetch_net_address none;

    return net->context == NULL ? &none : net->context;
}

static int resolve(const struct nfetch_net *net,
                   struct nfetch_net_addresses found, struct nurl_str name,
                   uint32_t ms)
{
    size_t i;
    int status = next_call();

    (void)name;
    if (status == NFETCH_NET_OK) {
        status = be_slow(net, ms);
    }
    if (status != NFETCH_NET_OK) {
        return status;
    }
    for (i = 0; i < net_script.addresses && i < found.size; i++) {
        memset(&found.list[i], 0, sizeof found.list[i]);
        found.list[i].family = NFETCH_NET_IPV4;
        found.list[i].octets[0] = 192;
        found.list[i].octets[3] = (uint8_t)(i + 1);
    }
    return i > 0 ? (int)i : NFETCH_NET_ERR_NAME;
}

static void pause_for(const struct nfetch_net *net, uint32_t ms)
{
    (void)pass(net, ms);
}

static uint32_t now_ms(const struct nfetch_net *net)
{
    (void)net;
    return net_script.now;
}

static int read_random(const struct nfetch_net *net, uint32_t *number)
{
    (void)net;
    *number = net_script.random;
    net_script.random += net_script.step;
    net_script.randoms++;
    return net_script.stuck_at > 0 && net_script.randoms >= net_script.stuck_at
               ? NFETCH_NET_ERR_RANDOM
               : NFETCH_NET_OK;
}

static void stop(const struct nfetch_net *net)
{
    (void)net;
}

static void set_resolver(const struct nfetch_net *net,
                         const struct nfetch_net_address *server)
{
    (void)net;
    (void)server;
}

const struct nfetch_net net_scripted = {
    NULL,         start,     stop,        set_resolver, resolver, resolve,
    udp_open,     udp_send,  udp_receive, tcp_open,     tcp_send, tcp_receive,
    close_socket, pause_for, now_ms,      read_random,  NULL,     NULL,
};

/* For guard.c, which is linked before it. */
const struct nfetch_net *nfetch_network(void)
{
    return &net_scripted;
}
