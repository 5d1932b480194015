/* SPDX-License-Identifier: MIT */
/*
 * nurl_status.h - error codes
 *
 * A comment says where `stop` is; without one at the invalid byte (9, the "%",
 * in "http://h/%zz"), or where the missing part should begin. "1738:" is for
 * strict parsers only. In a struct nurl all bytes before `stop` are printable,
 * so it is a column for a caret (except TOO_LONG, and USERINFO_CHAR of
 * nurl_parse_setting). Numbers never change.
 */
#ifndef NURL_STATUS_H
#define NURL_STATUS_H

#ifdef __cplusplus
extern "C" {
#endif

/*
 * No number is an errno or an err_t of lwIP: all are between -169 and -247. So
 * `return status;` is unmistakable among -errno (not among psa_status_t).
 *
 * 8 BITS DO NOT HOLD THEM. A function that returns lwIP's err_t, an int8_t,
 * makes 84 of -172, which is no error. Convert: `status < 0 ? ERR_VAL :
 * ERR_OK`. -Wconversion warns about an int; gcc is silent about an enum.
 */
enum nurl_status {
    NURL_OK = 0,

    NURL_ERR_EMPTY = -169,    /* 0; 1738, targets: the empty text */
    NURL_ERR_TOO_LONG = -170, /* 65535 */

    NURL_ERR_SCHEME_CHAR = -171,
    NURL_ERR_SCHEME_MISSING = -172, /* 0; 1738: or the end */
    NURL_ERR_SCHEME_FIRST = -173,

    /* Any part */
    NURL_ERR_PCT = -174,      /* the "%" without two hex digits */
    NURL_ERR_CTRL = -175,     /* 00-1F or 7F */
    NURL_ERR_8BIT = -176,     /* 80-FF */
    NURL_ERR_UNSAFE = -177,   /* 1738: the byte to escape */
    NURL_ERR_FRAGMENT = -178, /* the forbidden "#" */

    NURL_ERR_SLASHES = -179,
    NURL_ERR_USERINFO = -180, /* the forbidden "@" */
    NURL_ERR_USERINFO_CHAR = -181,
    NURL_ERR_HOST_EMPTY = -182,
    NURL_ERR_HOST_CHAR = -183,
    NURL_ERR_HOST_LABEL = -184, /* the empty label; 1738: or "-" at its edge */
    NURL_ERR_HOST_TOPLABEL = -185, /* 1738: the start of the last label */
    NURL_ERR_HOST_LEN = -186,      /* the label or host */
    NURL_ERR_IPV4_RANGE = -187,    /* 1738: the number above 255 */
    NURL_ERR_IP_LITERAL = -188,    /* the "[" */
    NURL_ERR_PORT = -189,          /* 1738: the forbidden ":" */
    NURL_ERR_PORT_EMPTY = -190,
    NURL_ERR_PORT_CHAR = -191,
    NURL_ERR_PORT_RANGE = -192, /* the port: above 65535; to connect: or 0 */

    /* The rest */
    NURL_ERR_PATH_REQUIRED = -193,
    NURL_ERR_PATH_FORBIDDEN = -194,
    NURL_ERR_CHAR = -195,

    /* See their headers */
    NURL_ERR_TYPECODE = -196,
    NURL_ERR_GTYPE = -197,
    NURL_ERR_SELECTOR = -198,
    NURL_ERR_GROUP = -199,
    NURL_ERR_ARTICLE = -200,
    NURL_ERR_ARTNUM = -201,
    NURL_ERR_WAIS_FORM = -202,
    NURL_ERR_FIELD = -203,
    NURL_ERR_ADDR_EMPTY = -204,

    /* Use of a valid URL */
    NURL_ERR_SCHEME = -205,        /* 0: not for this scheme */
    NURL_ERR_DEC_FORBIDDEN = -206, /* what a policy rejects; coap: "." ".." */
    NURL_ERR_BUF = -207,           /* first input byte that did not fit; or 0 */
    NURL_ERR_NAME_EMPTY = -208,
    NURL_ERR_UNPARSED = -209,     /* 0 */
    NURL_ERR_HOST_NUMERIC = -210, /* the host */
    NURL_ERR_PORT_MISSING = -211, /* after the host */
    NURL_ERR_OPTION_LEN = -212,
    NURL_ERR_HOST_MISSING = -213, /* after the ":" */
    NURL_ERR_CBOR = -214,
    NURL_ERR_BRACKETS = -215, /* the IPv6 address */
    NURL_ERR_ADDRESS = -216,  /* 0 */
    NURL_ERR_OVERLAP = -217,  /* 0 */
    NURL_ERR_ARGUMENT = -218  /* 0: an option, delimiter or method */
};

/* Returns words for a person: "the port is empty". */
const char *nurl_status_text(int status);

/* Returns the name without NURL_ERR_, for logs: "PORT_EMPTY". */
const char *nurl_status_name(int status);

#ifdef __cplusplus
}
#endif

#endif
