/*
 * fetch_state.h - the state of a fetch, its limits, and what all protocols use
 *
 * Above it are the protocols (protocols.h), and above them fetch.c.
 */
#ifndef FETCH_STATE_H
#define FETCH_STATE_H

#include "fetch_status.h"
#include "image.h"
#include "net.h"
#include "nurl.h"

/* What the whole takes at most, and what each step of it does. In ms. */
enum {
    FETCH_MS_LINK = 10000,
    FETCH_MS_NAME = 5000,
    FETCH_MS_CONNECT = 5000,
    FETCH_MS_ANSWER = 5000, /* between two pieces of what is awaited */
    FETCH_MS_RESUME = 500,  /* http: until what was cut is asked for; doubles */
    FETCH_MS_WHOLE = 60000, /* also of a server that sends drop by drop */
    FETCH_MS_FIRST = 400,   /* until a datagram is sent once more; doubles */
    FETCH_MS_MOST = 1000,   /* but to no more than this */
    FETCH_TRIES = 6,        /* of the same datagram */
    FETCH_REDIRECTS = 5,
    FETCH_RESUMES = 3,
    FETCH_URL_MAX = 512, /* octets of a URL */
    FETCH_REQUEST = 576, /* octets of a datagram that is sent */
    FETCH_ANSWER = 1440  /* and of one that comes */
};

/* fetch_image fills all members except `asks`, which the caller sets. */
struct fetch {
    struct nurl_str text;      /* the URL that is fetched now */
    struct nurl url;           /* its parts, without the fragment */
    struct nurl first;         /* those of the URL that was given */
    struct nurl_str pinned;    /* its digest in 64 hex digits, or absent */
    struct net_address server; /* whom it leads to */
    struct image *image;       /* where it goes */
    uint32_t began;            /* net_ms() at the start */
    struct nurl_writer next;   /* http: where a redirect leads */
    enum nurl_status fault;    /* FETCH_ERR_URL: what is wrong with it */
    size_t stop;               /* and where */
    uint16_t code;             /* what the server said: 404, or an error's */
    uint8_t redirects;         /* how many were followed */
    void (*asks)(const struct fetch *fetch); /* told of each URL, or NULL */
    char texts[3][FETCH_URL_MAX]; /* the first, and two that take turns */
    char request[FETCH_REQUEST];  /* room for whatever protocol it is */
    uint8_t answer[FETCH_ANSWER];
};

/* The time left for one step: `ms`, or less at the end of FETCH_MS_WHOLE. */
uint32_t fetch_left(const struct fetch *fetch, uint32_t ms);

/*
 * Stores what is wrong with fetch->text and where. Returns FETCH_ERR_URL, or
 * FETCH_ERR_REDIRECT if the text came from a redirect.
 */
int fetch_fault(struct fetch *fetch, enum nurl_status fault, size_t stop);

/* Copies address and port of an endpoint whose host is an IP address. */
void fetch_address(struct net_address *address,
                   const struct nurl_endpoint *endpoint);

/*
 * Returns the URL whose login may be sent now, or NULL. This is the URL that
 * the caller gave, as long as the request goes to the same origin. A login in a
 * redirect is ignored.
 */
const struct nurl *fetch_login(const struct fetch *fetch);

#endif
