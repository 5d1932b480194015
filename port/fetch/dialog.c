/*
 * dialog.c - a question in a datagram, sent again until an answer comes
 */
#include "dialog.h"
#include "fetch_state.h"
#include "wire.h"

int dialog_open(struct dialog *dialog, struct fetch *fetch)
{
    dialog->fetch = fetch;
    dialog->peer = fetch->server;
    dialog->packet = NULL;
    dialog->length = 0;
    dialog->socket = net_udp_open((enum net_family)fetch->server.family);
    return dialog->socket < 0 ? dialog->socket : FETCH_OK;
}

void dialog_close(struct dialog *dialog)
{
    net_close(dialog->socket);
}

static int send_now(struct dialog *dialog)
{
    dialog->sent = net_ms();
    return net_udp_send(dialog->socket, &dialog->peer, dialog->packet,
                        dialog->length);
}

int dialog_send(struct dialog *dialog, const void *packet, size_t length)
{
    dialog->packet = packet;
    dialog->length = length;
    dialog->wait = dialog->fetch->limits.first_ms;
    dialog->tries = 1;
    dialog->began = net_ms();
    return send_now(dialog);
}

void dialog_hold(struct dialog *dialog)
{
    dialog->began = net_ms();
    dialog->sent = dialog->began;
    dialog->wait = dialog->fetch->limits.silence_ms;
    dialog->tries = dialog->fetch->limits.tries;
}

/* How long the question may still be without an answer. */
static uint32_t left_of_question(const struct dialog *dialog)
{
    return net_left(dialog->began, dialog->fetch->limits.silence_ms);
}

static uint32_t left_of_try(const struct dialog *dialog)
{
    uint32_t question = left_of_question(dialog);
    uint32_t one = net_left(dialog->sent, dialog->wait);

    return one < question ? one : question;
}

/* No answer to this try: FETCH_OK if there is another one. */
static int try_again(struct dialog *dialog)
{
    if (dialog->tries >= dialog->fetch->limits.tries ||
        left_of_question(dialog) == 0) {
        return NET_ERR_TIMEOUT;
    }
    dialog->tries++;
    dialog->wait *= 2;
    if (dialog->wait > dialog->fetch->limits.most_ms) {
        dialog->wait = dialog->fetch->limits.most_ms;
    }
    return send_now(dialog);
}

/* Without time left nothing is received: nobody can flood us for ever. */
int dialog_receive(struct dialog *dialog, struct net_address *from,
                   uint8_t *octets, size_t size)
{
    struct net_room room = { octets, size };
    int status = FETCH_OK;
    int count = NET_ERR_TIMEOUT;
    uint32_t ms;

    while (count == NET_ERR_TIMEOUT && status == FETCH_OK) {
        ms = left_of_try(dialog);
        if (ms > 0) {
            count =
                net_udp_receive(dialog->socket, from, room, fetch_slice(ms));
            status = fetch_came(dialog->fetch, count > 0 ? (size_t)count : 0);
        } else {
            status = try_again(dialog);
        }
    }
    return status == FETCH_OK ? count : status;
}

int dialog_same_host(const struct net_address *a, const struct net_address *b)
{
    return a->family == b->family &&
           wire_same(a->octets, b->octets, a->family == NET_IPV6 ? 16 : 4);
}
