/* SPDX-License-Identifier: MIT */
/*
 * nurl_gopher.h - a gopher URL: type, selector, search; and what a client sends
 *
 * gopherurl = "gopher://" hostport [ "/" [ gtype [ selector
 *             [ "%09" search [ "%09" gopher+_string ] ] ] ] ]   RFC 1738 3.4
 *
 *     gopher://h/7find%09a?b%09+
 *                ^11              type {11,1} "7", item '7'
 *                 ^12             selector {12,4} "find"
 *                        ^19      search {19,3} "a?b"
 *                              ^25 plus {25,1} "+"
 *
 * "/" and "?" are data. Without a path the item is '1', a directory.
 */
#ifndef NURL_GOPHER_H
#define NURL_GOPHER_H

#include "nurl_types.h"
#include "nurl_writer.h"

#ifdef __cplusplus
extern "C" {
#endif

struct nurl_gopher {
    struct nurl_span type;     /* one byte or escape */
    struct nurl_span selector; /* can be empty */
    struct nurl_span search;
    struct nurl_span plus;
    uint16_t stop;
    uint8_t item; /* the type, decoded */
};

/*
 * Parses a gopher URL. Errors: nurl_any.h; GTYPE at a control byte as type;
 * SELECTOR at an LF or CR in the selector.
 */
NURL_CHECKED enum nurl_status nurl_gopher_parse(struct nurl_gopher *gopher,
                                                const struct nurl *url);

/*
 * What a gopher+ string asks for (RFC 1738 3.4.4 to 3.4.9).
 *
 *     +                        DEFAULT
 *     ?                        ASK: the item has a form
 *     !                        ATTRS            $   DIR_ATTRS
 *     !+ABSTRACT%20+SMELL      ATTR_NAMES       names "+ABSTRACT", "+SMELL"
 *     +text/plain%20En_US      VIEW             view, language
 *     +%091%0D%0A+-1%0D%0Av1%0D%0A.%0D%0A       ASK_DATA: answers to a form
 */
enum nurl_gopher_kind {
    NURL_GOPHER_EMPTY = 0,
    NURL_GOPHER_DEFAULT = 1,
    NURL_GOPHER_ASK = 2,
    NURL_GOPHER_ATTRS = 3,
    NURL_GOPHER_ATTR_NAMES = 4,
    NURL_GOPHER_DIR_ATTRS = 5,
    NURL_GOPHER_DIR_ATTR_NAMES = 6,
    NURL_GOPHER_VIEW = 7,
    NURL_GOPHER_ASK_DATA = 8,
    NURL_GOPHER_OTHER = 9
};

struct nurl_gopher_plus {
    struct nurl_str names;    /* a list, if the kind is ..._NAMES */
    struct nurl_str view;     /* of VIEW */
    struct nurl_str language; /* of VIEW */
    uint16_t stop;
    uint8_t kind; /* enum nurl_gopher_kind */
};

/* Parses nurl_part(&url, gopher.plus). Error: PCT, with the kind OTHER. */
NURL_CHECKED enum nurl_status
nurl_gopher_plus_parse(struct nurl_gopher_plus *plus, struct nurl_str text);

/* Takes the next name. */
bool nurl_gopher_plus_next(struct nurl_str *names, struct nurl_str *name);

enum nurl_gopher_option {
    NURL_GOPHER_ASK_ANY_PORT = 1
};

/*
 * Appends what a gopher client sends (RFC 1738 3.4, RFC 1436).
 *
 *     gopher://h/0a%20b           a b CR LF
 *
 *     gopher://h/1s%09q%09+       s HT q HT + CR LF
 *
 * Errors: as nurl_gopher_parse; DEC_FORBIDDEN at an escaped tab or line end.
 * Only answers to a form can have them, to port 70, or with ASK_ANY_PORT to
 * any: then a URL can speak SMTP to port 25.
 */
void nurl_write_gopher_request(struct nurl_writer *out, const struct nurl *url,
                               unsigned options);

#ifdef __cplusplus
}
#endif

#endif
