/*
 * nurl_gopher_plus.h - what a gopher+ string asks for
 *
 *     +                        DEFAULT          RFC 1738 sections 3.4.4-3.4.9
 *     ?                        ASK, the item has a form
 *     !                        ATTRS            $   DIR_ATTRS
 *     !+ABSTRACT%20+SMELL      ATTR_NAMES       names "+ABSTRACT", "+SMELL"
 *     +text/plain%20En_US      VIEW             view, language
 *     +%091%0D%0A+-1%0D%0Av1%0D%0A.%0D%0A       ASK_DATA, answers to a form
 *
 * All is looked at decoded and given as it is written. Reentrant, and safe in
 * an interrupt.
 */
#ifndef NURL_GOPHER_PLUS_H
#define NURL_GOPHER_PLUS_H

#include "nurl_span.h"
#include "nurl_status.h"

#ifdef __cplusplus
extern "C" {
#endif

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
    struct nurl_str names;    /* of ATTR_NAMES and DIR_ATTR_NAMES */
    struct nurl_str view;     /* of VIEW */
    struct nurl_str language; /* of VIEW */
    uint16_t stop;            /* the faulty octet, or the length */
    uint8_t kind;             /* enum nurl_gopher_kind */
};

/*
 * Reads a gopher+ string as it stands in a URL, without the "%09" before it.
 * Returns OK; PCT; TOO_LONG. What has no form of its own is OTHER.
 */
enum nurl_status nurl_gopher_plus(struct nurl_gopher_plus *plus,
                                  struct nurl_str text);

/* Begins a walk over the names of attributes. */
void nurl_gopher_plus_walk(struct nurl_walk *walk,
                           const struct nurl_gopher_plus *plus);

/* 1 and the next name, still escaped, or 0. */
int nurl_gopher_plus_next(struct nurl_walk *walk, struct nurl_str *name);

#ifdef __cplusplus
}
#endif

#endif
