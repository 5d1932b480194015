/*
 * nfetch_status.h - what a fetch can end in, as a number and in words
 */
#ifndef NFETCH_STATUS_H
#define NFETCH_STATUS_H

/*
 * Results are 0, an error of enum nfetch_net_status (-1 to -7), one of these,
 * or what your sink returned: use numbers below -99 there. Each number of this
 * house has one meaning: those of TLS, images and slots are in nfetch_tls.h,
 * nimage_types.h and nslot.h.
 */
enum nfetch_status {
    NFETCH_OK = 0,
    NFETCH_ERR_PROXY = -8,       /* https: the proxy refuses: fetch->code */
    NFETCH_ERR_PROXY_LOGIN = -9, /* http, https: the proxy wants a login, or
                                    another one (407) */
    NFETCH_ERR_URL = -10,        /* fetch->fault at fetch->stop of the text */
    NFETCH_ERR_SCHEME = -11,     /* no protocol for this scheme */
    NFETCH_ERR_PROTOCOL = -12,   /* the answer breaks the protocol's rules */
    NFETCH_ERR_NOT_FOUND = -13,  /* the server has no such file */
    NFETCH_ERR_DENIED = -14,   /* no access, and no login was sent or refused */
    NFETCH_ERR_SERVER = -15,   /* the server refuses: fetch->code */
    NFETCH_ERR_REDIRECT = -16, /* a redirect to where this client does not go */
    NFETCH_ERR_REDIRECTS = -17, /* too many redirects, or a circle */
    NFETCH_ERR_SHORT = -18,     /* fewer bytes than the server announced */
    NFETCH_ERR_LONG = -19,      /* more bytes than the server announced */
    NFETCH_ERR_SIZE = -20,      /* a sink: larger than the memory for it */
    NFETCH_ERR_BLOCKS = -21,    /* tftp, coap: no block numbers left */
    NFETCH_ERR_CANCELLED = -27, /* by the caller: fetch->moved */
    NFETCH_ERR_SLOW = -33,      /* fewer bytes than the lowest rate */
    NFETCH_ERR_LATE = -38,      /* after limits.whole_ms; ends all URLs */
    NFETCH_ERR_CODING = -39,    /* http: the file is compressed or encrypted;
                                   see fetch->takes_coded */
    NFETCH_ERR_UNCHANGED = -40, /* http: 304 or 204: there is nothing to send */
    NFETCH_ERR_LOGIN = -41,     /* the login of the URL is refused */
    NFETCH_ERR_AUTH = -42,      /* http: another kind of login: fetch->said */
    NFETCH_ERR_UNWANTED = -43,  /* fetch->allows has refused the address */
    NFETCH_ERR_LOCATION = -45   /* http: a redirect to a URL that is longer than
                                   its buffer */
};

/*
 * Describes an error of the client or of the network in a few English words;
 * another number is an unknown error.
 */
const char *nfetch_text(int status);

/*
 * Whether fetch->code, if it is not 0, says more about this result. Beside it
 * fetch->said, if it is not empty, does so for any result.
 */
int nfetch_has_code(int status);

#endif
