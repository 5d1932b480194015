/* SPDX-License-Identifier: MIT */
/*
 * dialog.c - a request in a datagram, sent again until an answer arrives
 */
#include "client/dialog.h"
#include "client/state.h"

enum {
    MARGIN_MS = 200 /* least time that an answer may be late */
};

int nfetch_dialog_open(struct nfetch_dialog *dialog, struct nfetch *fetch)
{
    const struct nfetch_limits *limits = &fetch->limits;
    uint32_t chance;
    int status = nfetch_net_random(fetch->net, &chance);

    if (status != NFETCH_NET_OK) {
        return status;
    }
    fetch->awaits = NFETCH_AWAITS_ANSWER;
    dialog->fetch = fetch;
    dialog->peer = fetch->server;
    dialog->packet = NULL;
    dialog->length = 0;
    dialog->limit = limits->connect_ms;
    dialog->wait = limits->first_ms + chance % (limits->first_ms / 2 + 1);
    dialog->smoothed = 0;
    dialog->deviation = 0;
    dialog->is_held = 0;
    dialog->socket = nfetch_net_udp_open(
        fetch->net, (enum nfetch_net_family)fetch->server.family);
    return dialog->socket < 0 ? dialog->socket : NFETCH_OK;
}

void nfetch_dialog_close(struct nfetch_dialog *dialog)
{
    nfetch_net_close(dialog->fetch->net, dialog->socket);
}

static int send_now(struct nfetch_dialog *dialog)
{
    dialog->sent = nfetch_net_ms(dialog->fetch->net);
    return nfetch_net_udp_send(dialog->fetch->net, dialog->socket,
                               &dialog->peer,
                               nurl_text(dialog->packet, dialog->length));
}

int nfetch_dialog_send(struct nfetch_dialog *dialog, const void *packet,
                       size_t length)
{
    dialog->packet = packet;
    dialog->length = length;
    dialog->tries = 1;
    dialog->is_timed = 1;
    dialog->began = nfetch_net_ms(dialog->fetch->net);
    return send_now(dialog);
}

/* -------------------------------------------------------- the round trip */

/*
 * RFC 6298 2.2 and 2.3:
 *     deviation = 3/4 deviation + 1/4 |smoothed - ms|
 *     smoothed  = 7/8 smoothed + 1/8 ms
 */
static void add_round_trip(struct nfetch_dialog *dialog, uint32_t ms)
{
    uint32_t smoothed = dialog->smoothed / 8;
    uint32_t difference = ms > smoothed ? ms - smoothed : smoothed - ms;

    if (dialog->smoothed == 0) {
        dialog->smoothed = ms * 8;
        dialog->deviation = ms * 2;
        return;
    }
    dialog->deviation += difference - dialog->deviation / 4;
    dialog->smoothed += ms - smoothed;
}

/* RFC 6298 2.3: how long an answer to the first try can take. */
static uint32_t usual_wait(const struct nfetch_dialog *dialog)
{
    uint32_t late = dialog->deviation;

    return dialog->smoothed / 8 + (late > MARGIN_MS ? late : MARGIN_MS);
}

/*
 * An answer in the same millisecond counts as one of 1 ms: 0 means unknown. The
 * first answer is timed even if the request was sent again: a server whose
 * first answers are all lost would never be timed otherwise. For the same
 * reason a doubled wait ends with an answer that arrives soon after a later
 * try.
 */
void nfetch_dialog_answered(struct nfetch_dialog *dialog)
{
    uint32_t now = nfetch_net_ms(dialog->fetch->net);
    uint32_t ms = now == dialog->sent ? 1 : now - dialog->sent;

    if (dialog->is_timed || dialog->smoothed == 0) {
        add_round_trip(dialog, ms);
        dialog->wait = usual_wait(dialog);
    } else if (ms <= usual_wait(dialog)) {
        dialog->wait = usual_wait(dialog);
    }
    dialog->is_timed = 0;
    dialog->tries = 1;
    dialog->began = now;
    dialog->sent = now;
    dialog->limit = dialog->fetch->limits.silence_ms;
    dialog->is_held = 0;
}

void nfetch_dialog_hold(struct nfetch_dialog *dialog)
{
    nfetch_dialog_answered(dialog);
    dialog->tries = dialog->fetch->limits.tries;
    if (!dialog->fetch->is_begun) {
        dialog->limit = dialog->fetch->limits.first_byte_ms;
        dialog->is_held = 1;
    }
}

/* ------------------------------------------------------------------ tries */

/* Returns how long the request can still be without an answer. */
static uint32_t left_of_request(const struct nfetch_dialog *dialog)
{
    return nfetch_net_left(dialog->fetch->net, dialog->began, dialog->limit);
}

/* The last try waits for all the time that is left. */
static uint32_t left_of_try(const struct nfetch_dialog *dialog)
{
    uint32_t request = left_of_request(dialog);
    uint32_t one =
        nfetch_net_left(dialog->fetch->net, dialog->sent, dialog->wait);

    if (dialog->tries >= dialog->fetch->limits.tries) {
        return request;
    }
    return one < request ? one : request;
}

/* There was no answer. Returns NFETCH_OK if there is another try. */
static int try_again(struct nfetch_dialog *dialog)
{
    uint32_t most = dialog->fetch->limits.most_ms;

    if (left_of_request(dialog) == 0) {
        return NFETCH_NET_ERR_TIMEOUT;
    }
    dialog->tries++;
    dialog->is_timed = 0;
    if (dialog->wait < most) {
        dialog->wait = dialog->wait < most / 2 ? dialog->wait * 2 : most;
    }
    return send_now(dialog);
}

/* Checks the time before it receives: a flood of datagrams cannot prevent it.
 */
int nfetch_dialog_receive(struct nfetch_dialog *dialog,
                          struct nfetch_net_datagram *datagram)
{
    int status = NFETCH_OK;
    int count = NFETCH_NET_ERR_TIMEOUT;
    uint32_t ms;

    while (count == NFETCH_NET_ERR_TIMEOUT && status == NFETCH_OK) {
        ms = left_of_try(dialog);
        if (ms > 0) {
            count = nfetch_net_udp_receive(dialog->fetch->net, dialog->socket,
                                           datagram, nfetch_slice(ms));
            if (dialog->is_held) {
                nfetch_open_window(dialog->fetch);
            }
            status = nfetch_poll(dialog->fetch);
        } else {
            status = try_again(dialog);
        }
    }
    return status == NFETCH_OK ? count : status;
}
