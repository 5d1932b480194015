/*
 * nurl_status.h - error codes
 *
 * The comments say where `stop` is: 9, at the "%", in "http://h/%zz". In a
 * struct nurl all bytes before it are printable, so it is a column for a caret
 * (but TOO_LONG). "1738:" is for strict parsers only. Numbers never change.
 */
#ifndef NURL_STATUS_H
#define NURL_STATUS_H

#ifdef __cplusplus
extern "C" {
#endif

enum nurl_status {
    NURL_OK = 0,

    /* Text */
    NURL_ERR_EMPTY = -1,    /* 0: NULL with a length; 1738: no text */
    NURL_ERR_TOO_LONG = -2, /* 65535: longer than NURL_TEXT_MAX */

    /* Scheme */
    NURL_ERR_SCHEME_CHAR = -3,    /* the invalid byte */
    NURL_ERR_SCHEME_MISSING = -4, /* 0; 1738: or the end */
    NURL_ERR_SCHEME_FIRST = -5,   /* 0, where a letter should be */

    /* Any part */
    NURL_ERR_PCT = -6,       /* the "%" without two hex digits */
    NURL_ERR_CTRL = -7,      /* the byte 00-1F or 7F */
    NURL_ERR_8BIT = -8,      /* the byte 80-FF */
    NURL_ERR_UNSAFE = -9,    /* 1738: the byte that must be escaped */
    NURL_ERR_FRAGMENT = -10, /* the "#" of a forbidden fragment */

    /* Authority */
    NURL_ERR_SLASHES = -11,       /* where one of "//" should be */
    NURL_ERR_USERINFO = -12,      /* the "@" of a forbidden user info */
    NURL_ERR_USERINFO_CHAR = -13, /* the invalid byte */
    NURL_ERR_HOST_EMPTY = -14,    /* where the host should begin */
    NURL_ERR_HOST_CHAR = -15,     /* the invalid byte */
    NURL_ERR_HOST_LABEL = -16,    /* the empty label; 1738: or "-" at an edge */
    NURL_ERR_HOST_TOPLABEL = -17, /* 1738: the start of the last label */
    NURL_ERR_HOST_LEN = -18,      /* the label or host that is too long */
    NURL_ERR_IPV4_RANGE = -19,    /* 1738: the number above 255 */
    NURL_ERR_IP_LITERAL = -20,    /* the "[" of an invalid address */
    NURL_ERR_PORT = -21,          /* 1738: the ":" of a forbidden port */
    NURL_ERR_PORT_EMPTY = -22,    /* where the digits should begin */
    NURL_ERR_PORT_CHAR = -23,     /* the byte that is no digit */
    NURL_ERR_PORT_RANGE = -24,    /* the port: above 65535; to connect: or 0 */

    /* The rest */
    NURL_ERR_PATH_REQUIRED = -25,  /* where the "/" should be */
    NURL_ERR_PATH_FORBIDDEN = -26, /* telnet: the byte after the "/" */
    NURL_ERR_CHAR = -27,           /* the invalid byte */
    NURL_ERR_TYPECODE = -28,   /* ftp, tftp: where a type or mode should be */
    NURL_ERR_GTYPE = -29,      /* gopher: the type, a control byte */
    NURL_ERR_SELECTOR = -30,   /* gopher: the LF or CR */
    NURL_ERR_GROUP = -31,      /* news, nntp: the invalid byte */
    NURL_ERR_ARTICLE = -32,    /* news: the invalid byte */
    NURL_ERR_ARTNUM = -33,     /* nntp: the byte that is no digit */
    NURL_ERR_WAIS_FORM = -34,  /* wais: the end of a type without a path */
    NURL_ERR_FIELD = -35,      /* prospero: the end of a field without "=" */
    NURL_ERR_ADDR_EMPTY = -36, /* mailto: where the address should be */

    /* Use of a valid URL */
    NURL_ERR_SCHEME = -37,        /* 0: the function is for another scheme */
    NURL_ERR_DEC_FORBIDDEN = -38, /* what a policy rejects; coap: "." ".." */
    NURL_ERR_BUF = -39,           /* the first byte that did not fit */
    NURL_ERR_NAME_EMPTY = -40,    /* ftp, tftp: where the name should be */
    NURL_ERR_UNPARSED = -41,     /* 0: no URL in the struct, or wrong profile */
    NURL_ERR_HOST_NUMERIC = -42, /* the host: its last label is a number */
    NURL_ERR_PORT_MISSING = -43, /* after the host: no port is known */
    NURL_ERR_OPTION_LEN = -44,   /* coap: the option above 255 bytes */
    NURL_ERR_HOST_MISSING = -45, /* after the ":": no "//" and host */
    NURL_ERR_CBOR = -46          /* CRI: an item that cannot stand there */
};

/* Returns a few words for a person: "the port is empty". */
const char *nurl_status_text(int status);

/* Returns the name without NURL_ERR_, for logs: "PORT_EMPTY". */
const char *nurl_status_name(int status);

#ifdef __cplusplus
}
#endif

#endif
