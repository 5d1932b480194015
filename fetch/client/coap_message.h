/* SPDX-License-Identifier: MIT */
/*
 * coap_message.h - a CoAP message: its head, the options of a request and of
 *                  an answer
 *
 * message = head token *( option ) [ FF payload ]              RFC 7252 3
 * head    = version:2 type:2 length of token:4  code:8  id:16
 *
 *     60 45 12 34 ...    an acknowledgement with the answer 2.05
 *     ETag     4         the same for all blocks of one thing
 *     Max-Age 14         seconds, 60 without it      RFC 7252 5.10.5
 *     Block2  23         number, more, size                    RFC 7959 2.2
 *     Size2   28         size of the file, as far as known  RFC 7959 4
 *     Echo    252        bytes to be sent back                 RFC 9175 2.2
 */
#ifndef NFETCH_COAP_MESSAGE_H
#define NFETCH_COAP_MESSAGE_H

#include "nurl_coap.h"

#include <stddef.h>
#include <stdint.h>

enum nfetch_coap_type {
    NFETCH_COAP_CON = 0, /* confirmable */
    NFETCH_COAP_NON = 1,
    NFETCH_COAP_ACK = 2,
    NFETCH_COAP_RST = 3
};

enum {
    NFETCH_COAP_HEAD = 4,
    NFETCH_COAP_TOKEN_MAX = 8,
    NFETCH_COAP_ETAG_MAX = 8,
    NFETCH_COAP_ECHO_MAX = 40,
    NFETCH_COAP_GET = 1,            /* 0.01 */
    NFETCH_COAP_CONTENT = 69,       /* 2.05 */
    NFETCH_COAP_UNAUTHORIZED = 129, /* 4.01 */
    NFETCH_COAP_TOO_MANY = 157,     /* 4.29 */
    NFETCH_COAP_UNAVAILABLE = 163,  /* 5.03 */
    NFETCH_COAP_TIMEOUT = 164,      /* 5.04 */
    NFETCH_COAP_ETAG = 4,
    NFETCH_COAP_MAX_AGE = 14,
    NFETCH_COAP_BLOCK2 = 23,
    NFETCH_COAP_SIZE2 = 28,
    NFETCH_COAP_ECHO = 252,
    NFETCH_COAP_BLOCKS = 1 << 20 /* numbers have 20 bits */
};

struct nfetch_coap_message {
    const uint8_t *token;
    const uint8_t *rest; /* options and payload */
    size_t rest_length;
    uint16_t id;
    uint8_t type; /* enum nfetch_coap_type */
    uint8_t code;
    uint8_t token_length;
};

struct nfetch_coap_answer {
    const uint8_t *payload;
    size_t length;    /* of the payload */
    uint32_t size;    /* Size2, or 0 */
    uint32_t block;   /* its number; 0 without the option */
    uint8_t sized;    /* 1: there is a Size2 */
    uint8_t blocks;   /* 1: there is a Block2 */
    uint8_t more;     /* 1: there are more of them */
    uint8_t szx;      /* blocks have 16 << szx bytes; 0 to 6 */
    uint32_t max_age; /* in seconds */
    uint8_t tagged;   /* 1: there is an ETag */
    uint8_t etag[NFETCH_COAP_ETAG_MAX];
    uint8_t etag_length;
    const uint8_t *echo; /* Echo */
    size_t echo_length;  /* 0: there is none */
};

/* What a request has beside the options of its URL. */
struct nfetch_coap_request {
    uint32_t block;      /* the value of Block2 */
    uint8_t wants_size;  /* 1: an empty Size2, for the size in the answer */
    uint8_t echo_length; /* 0: no Echo */
    uint8_t echo[NFETCH_COAP_ECHO_MAX];
};

/* Writes type, code, id and length of the token. */
void nfetch_coap_write_head(uint8_t head[NFETCH_COAP_HEAD],
                            const struct nfetch_coap_message *message);

/* Writes the options of a URL, and then those of the request. */
void nfetch_coap_write_options(struct nurl_writer *out,
                               const struct nurl_coap *url,
                               const struct nfetch_coap_request *request);

/* Returns 1, or 0 if there is no head of a message. */
int nfetch_coap_read_head(struct nfetch_coap_message *message,
                          const uint8_t *bytes, size_t length);

/*
 * Reads the options and the payload of an answer. Returns NFETCH_OK, or
 * NFETCH_ERR_PROTOCOL: an option goes beyond the end, has an invalid length,
 * is there twice, or is critical and unknown; or there is no byte after a FF.
 */
int nfetch_coap_read_answer(struct nfetch_coap_answer *answer,
                            const uint8_t *bytes, size_t length);

#endif
