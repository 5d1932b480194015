/*
 * nfetch_status.h - what a fetch can end in, as a number and in words
 */
#ifndef NFETCH_STATUS_H
#define NFETCH_STATUS_H

/*
 * Results are 0, an error of enum nfetch_net_status (-1 to -7), one of these,
 * or what your sink returned: use numbers below -99 there.
 */
enum nfetch_status {
    NFETCH_OK = 0,
    NFETCH_ERR_URL = -10,       /* fetch->fault at fetch->stop of the text */
    NFETCH_ERR_SCHEME = -11,    /* no protocol for this scheme */
    NFETCH_ERR_PROTOCOL = -12,  /* the answer breaks the protocol's rules */
    NFETCH_ERR_NOT_FOUND = -13, /* the server has no such file */
    NFETCH_ERR_DENIED = -14,    /* wrong login, or none; tftp: no access */
    NFETCH_ERR_SERVER = -15,    /* the server refuses: fetch->code */
    NFETCH_ERR_REDIRECT = -16, /* a redirect to where this client does not go */
    NFETCH_ERR_REDIRECTS = -17,   /* too many redirects, or a circle */
    NFETCH_ERR_SHORT = -18,       /* fewer bytes than the server announced */
    NFETCH_ERR_LONG = -19,        /* more bytes than the server announced */
    NFETCH_ERR_SIZE = -20,        /* larger than the memory for it */
    NFETCH_ERR_BLOCKS = -21,      /* tftp, coap: no block numbers left */
    NFETCH_ERR_EMPTY = -22,       /* too short for an image */
    NFETCH_ERR_DIGEST = -23,      /* another digest */
    NFETCH_ERR_IMAGE = -24,       /* complete, but not for this machine */
    NFETCH_ERR_TLS = -25,         /* https: no connection that can be trusted */
    NFETCH_ERR_CERTIFICATE = -26, /* https: not the server that is trusted */
    NFETCH_ERR_CANCELLED = -27,   /* by the caller: fetch->moved */
    NFETCH_ERR_SIGNATURE = -29,   /* not signed by the key that is trusted */
    NFETCH_ERR_COUNTER = -30,     /* older than the image that was confirmed */
    NFETCH_ERR_ADDRESS = -31,     /* linked for another address */
    NFETCH_ERR_FLASH = -32,       /* the flash cannot be written or read */
    NFETCH_ERR_SLOW = -33         /* fewer bytes than the lowest rate */
};

/* Describes a result in a few English words. */
const char *nfetch_text(int status);

/* Whether fetch->code, if it is not 0, says more about this result. */
int nfetch_has_code(int status);

#endif
