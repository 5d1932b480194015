/*
 * nurl_status.h - what can be wrong, and where
 *
 * A function that can fail returns NURL_OK, which is 0, or a fault, which is
 * negative. A fault has a place: `stop` of the struct or writer that was
 * filled, an offset in the text. Each code below names the octet it is about.
 * Where an octet is missing, that is where it should stand, at most the end.
 *
 *     nurl_parse(&url, "http://h/%zz", 12)      NURL_ERR_PCT, url.stop 9
 *
 *     http://h/%zz
 *              ^ two hex digits must follow the percent sign
 *
 * "3986" is nurl_parse and what belongs to it, "1738" the strict parse, and
 * ftp or gopher what nurl_ftp.h or nurl_gopher.h declares; strict parses give
 * their codes, too. A released number never changes, and a new one goes to
 * the end.
 */
#ifndef NURL_STATUS_H
#define NURL_STATUS_H

#ifdef __cplusplus
extern "C" {
#endif

enum nurl_status {
    NURL_OK = 0,

    /* The text as a whole */
    NURL_ERR_EMPTY = -1,    /* 0: NULL with a length; 1738: no text */
    NURL_ERR_TOO_LONG = -2, /* 65535: longer than NURL_TEXT_MAX */

    /* The scheme */
    NURL_ERR_SCHEME_CHAR = -3,    /* the octet that no scheme can hold */
    NURL_ERR_SCHEME_MISSING = -4, /* 0; 1738: or the end */
    NURL_ERR_SCHEME_FIRST = -5,   /* 3986: 0, where a letter should be */

    /* Octets, wherever they stand */
    NURL_ERR_PCT = -6,       /* the "%" without two hex digits behind it */
    NURL_ERR_CTRL = -7,      /* the control octet, 00-1F or 7F */
    NURL_ERR_8BIT = -8,      /* the octet 80-FF */
    NURL_ERR_UNSAFE = -9,    /* 1738: the octet that must be escaped */
    NURL_ERR_FRAGMENT = -10, /* 1738, coap, tftp: the "#" that is too many */

    /* User info, host and port */
    NURL_ERR_SLASHES = -11,       /* where one of "//" should be */
    NURL_ERR_USERINFO = -12,      /* the "@": this scheme has no login */
    NURL_ERR_USERINFO_CHAR = -13, /* the octet that no user info can hold */
    NURL_ERR_HOST_EMPTY = -14,    /* where the host should begin */
    NURL_ERR_HOST_CHAR = -15,     /* the octet that this host cannot hold */
    NURL_ERR_HOST_LABEL = -16,    /* it is empty; 1738: a hyphen at its edge */
    NURL_ERR_HOST_TOPLABEL = -17, /* 1738: where the last label begins */
    NURL_ERR_HOST_LEN = -18,      /* the label or host that is too long */
    NURL_ERR_IPV4_RANGE = -19,    /* 1738: the number above 255 */
    NURL_ERR_IP_LITERAL = -20,    /* the "[" in front of what is no address */
    NURL_ERR_PORT = -21,          /* 1738: the ":": this scheme has no port */
    NURL_ERR_PORT_EMPTY = -22,    /* 1738: where the digits should begin */
    NURL_ERR_PORT_CHAR = -23,     /* the octet of the port that is no digit */
    NURL_ERR_PORT_RANGE = -24,    /* the port: above 65535; to connect: or 0 */

    /* What follows them */
    NURL_ERR_PATH_REQUIRED = -25,  /* where the "/" should be */
    NURL_ERR_PATH_FORBIDDEN = -26, /* telnet: the octet behind the "/" */
    NURL_ERR_CHAR = -27,           /* the octet that this part cannot hold */
    NURL_ERR_TYPECODE = -28,       /* ftp, tftp: where no type or mode stands */
    NURL_ERR_GTYPE = -29,          /* gopher: the type, a control octet */
    NURL_ERR_SELECTOR = -30,       /* gopher: the LF or CR in a selector */
    NURL_ERR_GROUP = -31,          /* news, nntp: the octet of no group */
    NURL_ERR_ARTICLE = -32,        /* news: the octet of no article */
    NURL_ERR_ARTNUM = -33,         /* nntp: the octet that is no digit */
    NURL_ERR_WAIS_FORM = -34,      /* wais: the end, behind a type alone */
    NURL_ERR_FIELD = -35,          /* prospero: a field's end without "=" */
    NURL_ERR_ADDR_EMPTY = -36,     /* mailto: where the address should be */

    /* What is asked of a good URL */
    NURL_ERR_SCHEME = -37,        /* 0: the function is for another scheme */
    NURL_ERR_DEC_FORBIDDEN = -38, /* what a policy refuses; coap: "." or ".." */
    NURL_ERR_BUF = -39,           /* the first octet without room */
    NURL_ERR_NAME_EMPTY = -40,    /* ftp, tftp: where the name should be */
    NURL_ERR_UNPARSED = -41,      /* 0: the struct holds no such URL */
    NURL_ERR_HOST_NUMERIC = -42,  /* the host, whose last label is a number */
    NURL_ERR_PORT_MISSING = -43,  /* behind the host: no port is known */
    NURL_ERR_OPTION_LEN = -44,    /* coap: the option of above 255 octets */
    NURL_ERR_HOST_MISSING =
        -45 /* behind the ":": "//" and a host are missing */
};

/*
 * The code in a few English words, for a person: "the port is empty". A rule
 * that was broken is said with "must".
 * Never NULL; what is no code is "unknown status". All texts are linked with
 * it, some 1,200 octets.
 */
const char *nurl_status_text(int status);

/*
 * The code as its enumerator without NURL_ERR_, for logs and programs:
 * "PORT_CHAR". Never NULL; what is no code is "UNKNOWN".
 */
const char *nurl_status_name(int status);

#ifdef __cplusplus
}
#endif

#endif
