/*
 * fetch.h - an image by its URL
 *
 * fetch_image does all of it: it takes the URL apart, finds the server, asks
 * by the protocol that the scheme names, follows redirects, and proves what
 * came. Each protocol is a file: tftp.c http.c ftp.c coap.c. None of them
 * takes a URL apart by itself, and none knows where an image goes.
 */
#ifndef FETCH_H
#define FETCH_H

#include "image.h"
#include "net.h"
#include "nurl.h"

/* 0, a fault of net.h, or one of these. */
enum fetch_status {
    FETCH_OK = 0,
    FETCH_ERR_URL = -10,       /* fetch->fault at fetch->stop of the text */
    FETCH_ERR_SCHEME = -11,    /* none of the four protocols */
    FETCH_ERR_PROTOCOL = -12,  /* the answer breaks the protocol's rules */
    FETCH_ERR_NOT_FOUND = -13, /* the server has no such file */
    FETCH_ERR_DENIED = -14,    /* another login, or none; tftp: no access */
    FETCH_ERR_SERVER = -15,    /* the server says no: fetch->code */
    FETCH_ERR_REDIRECT = -16,  /* it leads where this client does not go */
    FETCH_ERR_REDIRECTS = -17, /* too many of them, or a circle */
    FETCH_ERR_SHORT = -18,     /* less came than was said */
    FETCH_ERR_LONG = -19,      /* more came than was said */
    FETCH_ERR_SIZE = -20,      /* larger than the memory for it */
    FETCH_ERR_BLOCKS = -21,    /* tftp, coap: more blocks than have numbers */
    FETCH_ERR_EMPTY = -22,     /* nothing came that could be an image */
    FETCH_ERR_DIGEST = -23,    /* it is not what its digest says */
    FETCH_ERR_IMAGE = -24      /* it is whole, and none for this machine */
};

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

/*
 * A fragment is never sent. That of the URL that was given may hold the digest
 * of the image, as a pair of a query: "#sha256=" and 64 hex digits. One without
 * it is a fault, so that no slip of the pen leaves an image unproved. That of a
 * redirect means nothing: whoever answers has no say in what is a good image.
 */
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

/*
 * Fetches what the URL names into the image, and proves it. The image has its
 * memory (image_begin); what an earlier fetch has left there is forgotten. The
 * text may be gone afterwards: it is copied. Returns FETCH_OK, a fault above,
 * or one of enum net_status. fetch->asks is the caller's; it sets all else by
 * itself.
 */
int fetch_image(struct fetch *fetch, struct image *image, struct nurl_str url);

/* A fault in a few English words, for a person. */
const char *fetch_text(int status);

/* How long something may still take: `ms`, or what is left of the whole. */
uint32_t fetch_left(const struct fetch *fetch, uint32_t ms);

/*
 * FETCH_ERR_URL, with what is wrong and where; or FETCH_ERR_REDIRECT, if a
 * server has led to this URL.
 */
int fetch_fault(struct fetch *fetch, enum nurl_status fault, size_t stop);

/* The address and the port of an endpoint that has no name. */
void fetch_address(struct net_address *address,
                   const struct nurl_endpoint *endpoint);

/*
 * The URL whose login may be sent now, or NULL: the one that was given, as long
 * as what is asked has the same origin. What a redirect says of a login is not
 * looked at.
 */
const struct nurl *fetch_login(const struct fetch *fetch);

/*
 * The protocols. Each asks fetch->server for fetch->url and adds what comes to
 * fetch->image. fetch_http returns FETCH_OK with a URL in fetch->next
 * (next.len is not 0) where the server leads elsewhere.
 */
int fetch_tftp(struct fetch *fetch);
int fetch_http(struct fetch *fetch);
int fetch_ftp(struct fetch *fetch);
int fetch_coap(struct fetch *fetch);

#endif
