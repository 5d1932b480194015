/*
 * nurl_status.h - what a function found out, and in words
 *
 * 0 is success and every fault is negative, so both `if (status)` and
 * `if (status < 0)` read a result correctly. A fault always comes with a
 * place: `stop`, the offset in octets of the octet that is to blame. Which
 * octet that is, each code below says. A released number never changes.
 *
 * The codes serve two grammars. "1738:" marks those that only the strict
 * RFC 1738 functions give.
 *
 *     nurl_parse(&url, "http://h/%zz", 12)  ->  NURL_ERR_PCT, url.stop == 9
 *
 * Reentrant, and safe in an interrupt. Costs nothing unless
 * nurl_status_text or nurl_status_name is called: the texts live in an object
 * of their own.
 */
#ifndef NURL_STATUS_H
#define NURL_STATUS_H

#ifdef __cplusplus
extern "C" {
#endif

enum nurl_status {
    NURL_OK = 0,

    /* the text as a whole: stop is 0; of TOO_LONG it is 65535 */
    NURL_ERR_EMPTY = -1,    /* 1738: no text at all */
    NURL_ERR_TOO_LONG = -2, /* more than 65,535 octets */

    /* the scheme */
    NURL_ERR_SCHEME_CHAR = -3, /* the octet that no scheme can hold */
    NURL_ERR_SCHEME_MISSING =
        -4,                     /* offset 0, or the length: no ":" was found */
    NURL_ERR_SCHEME_FIRST = -5, /* offset 0: a scheme begins with a letter */

    /* octets, in any part */
    NURL_ERR_PCT = -6,    /* the "%" that two hex digits do not follow */
    NURL_ERR_CTRL = -7,   /* a control octet, 00-1F or 7F */
    NURL_ERR_8BIT = -8,   /* an octet 80-FF */
    NURL_ERR_UNSAFE = -9, /* 1738: an octet that must be escaped everywhere */
    NURL_ERR_FRAGMENT = -10, /* 1738: a "#" where no fragment can be */

    /* the authority */
    NURL_ERR_SLASHES = -11,       /* where one of the two "/" is missing */
    NURL_ERR_USERINFO = -12,      /* 1738: the "@": this scheme has no login */
    NURL_ERR_USERINFO_CHAR = -13, /* the octet that no user info can hold */
    NURL_ERR_HOST_EMPTY = -14,    /* where the host should begin */
    NURL_ERR_HOST_CHAR = -15,     /* the octet that no host can hold */
    NURL_ERR_HOST_LABEL = -16,    /* 1738: the empty label, or its hyphen */
    NURL_ERR_HOST_TOPLABEL = -17, /* 1738: where the last label begins */
    NURL_ERR_HOST_LEN = -18,      /* 1738: where the label or host begins */
    NURL_ERR_IPV4_RANGE = -19,    /* 1738: where the number above 255 begins */
    NURL_ERR_IP_LITERAL = -20,    /* the "[": no address up to a "]" */
    NURL_ERR_PORT = -21,          /* 1738: the ":": this scheme has no port */
    NURL_ERR_PORT_EMPTY = -22,    /* 1738: where the digits should begin */
    NURL_ERR_PORT_CHAR = -23,     /* the octet of the port that is no digit */
    NURL_ERR_PORT_RANGE = -24,    /* where the port above 65535 begins */

    /* behind the authority */
    NURL_ERR_PATH_REQUIRED = -25,  /* where the "/" is missing */
    NURL_ERR_PATH_FORBIDDEN = -26, /* the first octet behind telnet's "/" */
    NURL_ERR_CHAR = -27,           /* the octet that this part cannot hold */
    NURL_ERR_TYPECODE =
        -28,              /* where ftp's type letter is missing, or behind it */
    NURL_ERR_GTYPE = -29, /* the escape: gopher's type is a control octet */
    NURL_ERR_SELECTOR = -30,   /* the escaped LF or CR in a gopher selector */
    NURL_ERR_GROUP = -31,      /* the octet that no news group can hold */
    NURL_ERR_ARTICLE = -32,    /* the octet that no article name can hold */
    NURL_ERR_ARTNUM = -33,     /* the octet that is no digit */
    NURL_ERR_WAIS_FORM = -34,  /* the end: a type without a document path */
    NURL_ERR_FIELD = -35,      /* the end of the prospero field without "=" */
    NURL_ERR_ADDR_EMPTY = -36, /* behind the colon: no mail address */

    /* other functions */
    NURL_ERR_SCHEME = -37, /* offset 0: the function is for another one */
    NURL_ERR_DEC_FORBIDDEN = -38, /* what the policy does not let through */
    NURL_ERR_BUF = -39,           /* the unit for which there was no room */
    NURL_ERR_NAME_EMPTY = -40,    /* where the file name should be */
    NURL_ERR_UNPARSED = -41,      /* 0: the struct does not hold a parsed URL */
    NURL_ERR_HOST_NUMERIC = -42,  /* host: its last label is a number */
    NURL_ERR_PORT_MISSING = -43,  /* end of the host: no port is known */
    NURL_ERR_OPTION_LEN = -44     /* the option with more than 255 octets */
};

/*
 * The reason in a few English words, without a full stop: "a port has digits
 * only". Never NULL; a number that is no status gives "unknown status". The
 * text is constant and lives as long as the program.
 */
const char *nurl_status_text(int status);

/*
 * The code as its name without NURL_, for logs: "PORT_CHAR". Never NULL; a
 * number that is no status gives "UNKNOWN".
 */
const char *nurl_status_name(int status);

#ifdef __cplusplus
}
#endif

#endif
