/*
 * fetch_status.h - what a fetch can end in, as a number and in words
 */
#ifndef FETCH_STATUS_H
#define FETCH_STATUS_H

/*
 * Results are 0, an error of enum net_status (-1 to -6), one of these, or what
 * your sink returned: use numbers below -99 there.
 */
enum fetch_status {
    FETCH_OK = 0,
    FETCH_ERR_URL = -10,       /* fetch->fault at fetch->stop of the text */
    FETCH_ERR_SCHEME = -11,    /* no protocol for this scheme */
    FETCH_ERR_PROTOCOL = -12,  /* the answer breaks the protocol's rules */
    FETCH_ERR_NOT_FOUND = -13, /* the server has no such file */
    FETCH_ERR_DENIED = -14,    /* wrong login, or none; tftp: no access */
    FETCH_ERR_SERVER = -15,    /* the server refuses: fetch->code */
    FETCH_ERR_REDIRECT = -16,  /* a redirect to where this client does not go */
    FETCH_ERR_REDIRECTS = -17, /* too many redirects, or a circle */
    FETCH_ERR_SHORT = -18,     /* fewer bytes than the server announced */
    FETCH_ERR_LONG = -19,      /* more bytes than the server announced */
    FETCH_ERR_SIZE = -20,      /* larger than the memory for it */
    FETCH_ERR_BLOCKS = -21,    /* tftp, coap: no block numbers left */
    FETCH_ERR_EMPTY = -22,     /* too short for an image */
    FETCH_ERR_DIGEST = -23,    /* another digest */
    FETCH_ERR_IMAGE = -24,     /* complete, but not for this machine */
    FETCH_ERR_TLS = -25,       /* https: no connection that can be trusted */
    FETCH_ERR_CERTIFICATE = -26, /* https: not the server that is trusted */
    FETCH_ERR_CANCELLED = -27,   /* by the caller: fetch->moved */
    FETCH_ERR_RANDOM = -28,      /* no randomness */
    FETCH_ERR_SIGNATURE = -29,   /* not signed by the key that is trusted */
    FETCH_ERR_COUNTER = -30,     /* older than the image that was confirmed */
    FETCH_ERR_ADDRESS = -31,     /* linked for another address */
    FETCH_ERR_FLASH = -32,       /* the flash cannot be written or read */
    FETCH_ERR_SLOW = -33         /* fewer bytes than the lowest rate */
};

/* Describes a result in a few English words. */
const char *fetch_text(int status);

/* Whether fetch->code, if it is not 0, says more about this result. */
int fetch_has_code(int status);

#endif
