/* SPDX-License-Identifier: MIT */
/*
 * nurl_status.h - error codes
 *
 * A comment says where `stop` is. Without one it is at the invalid byte (9, the
 * "%", in "http://h/%zz"), or where the missing part should begin. "1738:" is
 * for strict parsers only. In a struct nurl all bytes before `stop` are
 * printable, so it is a column for a caret (except TOO_LONG). Numbers never
 * change.
 */
#ifndef NURL_STATUS_H
#define NURL_STATUS_H

#ifdef __cplusplus
extern "C" {
#endif

enum nurl_status {
    NURL_OK = 0,

    /* Text */
    NURL_ERR_EMPTY = -1,    /* 0; 1738: also the empty text */
    NURL_ERR_TOO_LONG = -2, /* 65535 */

    /* Scheme */
    NURL_ERR_SCHEME_CHAR = -3,
    NURL_ERR_SCHEME_MISSING = -4, /* 0; 1738: or the end */
    NURL_ERR_SCHEME_FIRST = -5,

    /* Any part */
    NURL_ERR_PCT = -6,       /* the "%" without two hex digits */
    NURL_ERR_CTRL = -7,      /* 00-1F or 7F */
    NURL_ERR_8BIT = -8,      /* 80-FF */
    NURL_ERR_UNSAFE = -9,    /* 1738: the byte to escape */
    NURL_ERR_FRAGMENT = -10, /* the forbidden "#" */

    /* Authority */
    NURL_ERR_SLASHES = -11,
    NURL_ERR_USERINFO = -12, /* the forbidden "@" */
    NURL_ERR_USERINFO_CHAR = -13,
    NURL_ERR_HOST_EMPTY = -14,
    NURL_ERR_HOST_CHAR = -15,
    NURL_ERR_HOST_LABEL = -16,    /* the empty label; 1738: or "-" at an edge */
    NURL_ERR_HOST_TOPLABEL = -17, /* 1738: the start of the last label */
    NURL_ERR_HOST_LEN = -18,      /* the label or host */
    NURL_ERR_IPV4_RANGE = -19,    /* 1738: the number above 255 */
    NURL_ERR_IP_LITERAL = -20,    /* the "[" */
    NURL_ERR_PORT = -21,          /* 1738: the forbidden ":" */
    NURL_ERR_PORT_EMPTY = -22,
    NURL_ERR_PORT_CHAR = -23,
    NURL_ERR_PORT_RANGE = -24, /* the port: above 65535; to connect: or 0 */

    /* The rest */
    NURL_ERR_PATH_REQUIRED = -25,
    NURL_ERR_PATH_FORBIDDEN = -26,
    NURL_ERR_CHAR = -27,

    /* Schemes: see their headers */
    NURL_ERR_TYPECODE = -28,
    NURL_ERR_GTYPE = -29,
    NURL_ERR_SELECTOR = -30,
    NURL_ERR_GROUP = -31,
    NURL_ERR_ARTICLE = -32,
    NURL_ERR_ARTNUM = -33,
    NURL_ERR_WAIS_FORM = -34,
    NURL_ERR_FIELD = -35,
    NURL_ERR_ADDR_EMPTY = -36,

    /* Use of a valid URL */
    NURL_ERR_SCHEME = -37,        /* 0: not for this scheme */
    NURL_ERR_DEC_FORBIDDEN = -38, /* what a policy rejects; coap: "." ".." */
    NURL_ERR_BUF = -39,           /* first input byte that did not fit; or 0 */
    NURL_ERR_NAME_EMPTY = -40,
    NURL_ERR_UNPARSED = -41,     /* 0 */
    NURL_ERR_HOST_NUMERIC = -42, /* the host */
    NURL_ERR_PORT_MISSING = -43, /* after the host */
    NURL_ERR_OPTION_LEN = -44,
    NURL_ERR_HOST_MISSING = -45, /* after the ":" */
    NURL_ERR_CBOR = -46,
    NURL_ERR_BRACKETS = -47, /* 0 */
    NURL_ERR_ADDRESS = -48,  /* 0 */
    NURL_ERR_OVERLAP = -49   /* 0 */
};

/* Returns a few words for a person: "the port is empty". */
const char *nurl_status_text(int status);

/* Returns the name without NURL_ERR_, for logs: "PORT_EMPTY". */
const char *nurl_status_name(int status);

#ifdef __cplusplus
}
#endif

#endif
