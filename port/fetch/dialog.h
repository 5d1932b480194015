/*
 * dialog.h - a question in a datagram, sent again until an answer comes
 *
 * The first answer is awaited for limits.first_ms, each later one twice as long
 * as the one before, up to limits.most_ms; limits.tries are made, within
 * limits.silence_ms. What comes meanwhile and is no answer starts nothing anew.
 */
#ifndef DIALOG_H
#define DIALOG_H

#include "fetch.h"

struct dialog {
    struct fetch *fetch;
    struct net_address peer; /* whom it is sent to */
    const void *packet;      /* what was sent last; the caller keeps it */
    size_t length;
    uint32_t began; /* net_ms() when it was sent first */
    uint32_t sent;  /* and when it was sent last */
    uint32_t wait;  /* how long from then on, in ms */
    int socket;
    uint8_t tries; /* how often it was sent */
};

/* Opens a socket for questions to fetch->server: NET_OK, or a fault. */
int dialog_open(struct dialog *dialog, struct fetch *fetch);

void dialog_close(struct dialog *dialog);

/* Sends a new question. */
int dialog_send(struct dialog *dialog, const void *packet, size_t length);

/*
 * The question has come, and its answer takes some time (silence_ms from now
 * on): it is not sent any more.
 */
void dialog_hold(struct dialog *dialog);

/*
 * The next datagram, from whomever: as net_udp_receive, and NET_ERR_TIMEOUT
 * when there have been tries and time enough.
 */
int dialog_receive(struct dialog *dialog, struct net_address *from,
                   uint8_t *octets, size_t size);

/* 1 if both have the same address, whatever the ports. */
int dialog_same_host(const struct net_address *a, const struct net_address *b);

#endif
