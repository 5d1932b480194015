/* SPDX-License-Identifier: MIT */
/*
 * nfetch_status.h - what a fetch can end in, as a number and in words
 */
#ifndef NFETCH_STATUS_H
#define NFETCH_STATUS_H

/*
 * Results are 0, an error of enum nfetch_net_status, one of these, or what your
 * sink returned: any other negative number, so that it can be -EIO. Each number
 * from -701 to -759 has one meaning in this house: those of TLS, images and
 * slots are in nfetch_tls_status.h, nimage_types.h and nslot.h. None is an
 * errno or a nurl_status, and 8 bits do not hold them.
 */
enum {
    NFETCH_STATUS_FIRST = -701,
    NFETCH_STATUS_LAST = -759
};

enum nfetch_status {
    NFETCH_OK = 0,
    NFETCH_ERR_PROXY = -708,       /* https: the proxy refuses: fetch->code */
    NFETCH_ERR_PROXY_LOGIN = -709, /* http, https: the proxy wants a login, or
                                    another one (407) */
    NFETCH_ERR_URL = -710,         /* fetch->fault at fetch->stop of the text */
    NFETCH_ERR_SCHEME = -711,      /* no protocol for this scheme */
    NFETCH_ERR_PROTOCOL = -712,    /* the answer breaks the protocol's rules */
    NFETCH_ERR_NOT_FOUND = -713,   /* the server has no such file */
    NFETCH_ERR_DENIED = -714, /* no access, and no login was sent or refused */
    NFETCH_ERR_SERVER = -715, /* the server refuses: fetch->code */
    NFETCH_ERR_REDIRECT = -716,  /* to where this client does not go */
    NFETCH_ERR_REDIRECTS = -717, /* too many redirects, or a circle */
    NFETCH_ERR_SHORT = -718,     /* fewer bytes than the server announced */
    NFETCH_ERR_LONG = -719,      /* more bytes than the server announced */
    NFETCH_ERR_SIZE = -720,      /* larger than limits.size, or than the memory
                                    of a sink */
    NFETCH_ERR_BLOCKS = -721,    /* tftp, coap: no block numbers left */
    NFETCH_ERR_CANCELLED = -727, /* by the caller: fetch->moved */
    NFETCH_ERR_SLOW = -733,      /* fewer bytes than the lowest rate */
    NFETCH_ERR_LATE = -738,      /* after limits.whole_ms; ends all URLs */
    NFETCH_ERR_CODING = -739,    /* http: the file is compressed or encrypted;
                                   see fetch->takes_coded */
    NFETCH_ERR_UNCHANGED = -740, /* http: 304 or 204, or the version of
                                    fetch->validator: nothing to send */
    NFETCH_ERR_LOGIN = -741,     /* the login of the URL is refused */
    NFETCH_ERR_AUTH = -742,      /* http: another kind of login: fetch->said */
    NFETCH_ERR_UNWANTED = -743,  /* fetch->allows has refused the address */
    NFETCH_ERR_BEGINS = -750,    /* the file began anew more than limits.begins
                                    times; ends all URLs */
    NFETCH_ERR_LOCATION = -745 /* http: a redirect to a URL that is longer than
                                 its buffer */
};

/*
 * Describes an error of the client, of the network or of TLS in a few English
 * words; another number is an unknown error.
 */
const char *nfetch_text(int status);

/*
 * Whether fetch->code, if it is not 0, says more about this result. Beside it
 * fetch->said, if it is not empty, does so for any result.
 */
int nfetch_has_code(int status);

#endif
