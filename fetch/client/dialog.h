/* SPDX-License-Identifier: MIT */
/*
 * dialog.h - a request in a datagram, sent again until an answer arrives
 *
 * The time until a request is sent again follows the round trip as in RFC
 * 6298: the smoothed round trip, and four times its mean deviation, at least
 * 200 ms. Each further try doubles it, up to limits.most_ms. Before the first
 * answer it is limits.first_ms, and up to half of that more at random, as RFC
 * 7252 4.2 wants. The doubled time also holds for the next request, until an
 * answer to a request that was sent once tells the round trip (Karn's
 * algorithm), or an answer arrives as soon as usual after a later try. A round
 * trip just above the wait is not learned: each request is then sent twice.
 *
 * A request ends after limits.tries, or after limits.silence_ms. Until the
 * server has answered at all it ends after limits.connect_ms.
 */
#ifndef NFETCH_DIALOG_H
#define NFETCH_DIALOG_H

#include "nfetch.h"

struct nfetch_dialog {
    struct nfetch *fetch;
    struct nfetch_net_address peer; /* where requests are sent */
    const void *packet;             /* the request; the caller keeps it */
    size_t length;
    uint32_t began;     /* the clock of the first try, or of the last answer */
    uint32_t limit;     /* of all tries, in ms */
    uint32_t sent;      /* the clock of the last try, or of the last answer */
    uint32_t wait;      /* ms from then on until the next try */
    uint32_t smoothed;  /* round trip in ms, times 8; 0: not known yet */
    uint32_t deviation; /* its mean deviation in ms, times 4 */
    int socket;
    uint8_t tries;    /* how often the request was sent */
    uint8_t is_timed; /* its first answer will tell the round trip */
    uint8_t is_held;  /* the wait for the first answer has its own limit */
};

/* Opens a socket for requests to fetch->server. Returns NFETCH_NET_OK or an
 * error. */
int nfetch_dialog_open(struct nfetch_dialog *dialog, struct nfetch *fetch);

void nfetch_dialog_close(struct nfetch_dialog *dialog);

/* Sends a new request. */
int nfetch_dialog_send(struct nfetch_dialog *dialog, const void *packet,
                       size_t length);

/*
 * Call this for each answer to the request. If there is to be another answer,
 * the wait for it begins now, and the request can be sent again meanwhile: the
 * caller may change its bytes before.
 */
void nfetch_dialog_answered(struct nfetch_dialog *dialog);

/*
 * The server has the request, and its answer takes time: limits.first_byte_ms
 * from now on, or limits.silence_ms once the file has begun. The request is
 * not sent again.
 */
void nfetch_dialog_hold(struct nfetch_dialog *dialog);

/*
 * Receives the next datagram, from any sender: as nfetch_net_udp_receive, and
 * NFETCH_NET_ERR_TIMEOUT at the end of all tries.
 */
int nfetch_dialog_receive(struct nfetch_dialog *dialog,
                          struct nfetch_net_datagram *datagram);

#endif
