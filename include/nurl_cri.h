/* SPDX-License-Identifier: MIT */
/*
 * nurl_cri.h - CRIs: URIs in CBOR
 *
 * PROVISIONAL: by draft-ietf-core-href-27, until the first release after the
 * RFC; then write stored CRIs anew.
 *
 * CRI-Reference = [ scheme / null, authority, path, query, fragment ]
 *               / [ discard, path, query, fragment ]           section 5.1
 * authority     = [ ? ( false, userinfo ), host, ? port ] / null / true
 * host          = bytes .size 4 / bytes .size 16, ? zone / 1* label
 *
 *     coap://198.51.100.1:61616/.well-known/core
 *     [-1, [h'c6336401', 61616], [".well-known", "core"]]
 *
 * Absent sections at the end are left out. Texts are unescaped. `discard` is
 * how many segments a base loses at its end, or true for all: "../a" is [2,
 * ["a"]], "/a" [true, ["a"]].
 *
 * Supported are the features scheme-name, no-authority and userinfo (section
 * 7), not text-or-pet: an escaped delimiter that means something else raw, such
 * as "%3B" in a path, has no CRI. Tag 99 belongs to the CBOR around it.
 */
#ifndef NURL_CRI_H
#define NURL_CRI_H

#include "nurl_types.h"
#include "nurl_writer.h"

#ifdef __cplusplus
extern "C" {
#endif

/* How a reference begins. With a scheme it is a CRI. */
enum nurl_cri_front {
    NURL_CRI_NONE = 0,    /* no CRI */
    NURL_CRI_NUMBER = 1,  /* a scheme's number */
    NURL_CRI_NAME = 2,    /* a scheme's name */
    NURL_CRI_NETWORK = 3, /* null, and an authority */
    NURL_CRI_DISCARD = 4
};

/* `discard` is true. */
#define NURL_CRI_ALL 255

/* `flags`, added up. */
#define NURL_CRI_HAS_PORT 1
#define NURL_CRI_ROOTLESS 2 /* authority true: "did:web", not "did:/web" */

/*
 * 44 bytes on a 32-bit core. Lists for nurl_cri_next are host (labels, or an
 * address of 4 or 16 bytes), path (segments) and query (parameters).
 */
struct nurl_cri {
    const char *text;
    uint16_t stop;     /* offset of the error, else the length */
    uint16_t number;   /* of the scheme (nurl_write_cri) */
    uint16_t port;     /* 0 without one */
    uint16_t rest;     /* where path, query and fragment begin, or would */
    uint8_t front;     /* enum nurl_cri_front */
    uint8_t discard;   /* 0 to 127, or NURL_CRI_ALL */
    uint8_t host_kind; /* NONE, NAME, IPV4 or IPV6 */
    uint8_t flags;
    struct nurl_span scheme; /* its name */
    struct nurl_span user;   /* all user info */
    struct nurl_span host;
    struct nurl_span zone;
    struct nurl_span path;
    struct nurl_span query;
    struct nurl_span fragment;
};

/* Returns a part, a text or a list: {NULL, 0} if absent. */
static inline struct nurl_str nurl_cri_part(const struct nurl_cri *cri,
                                            struct nurl_span span)
{
    return nurl_present(span) ? nurl_text(cri->text + span.off, span.len)
                              : nurl_text(NULL, 0);
}

/*
 * Parses exactly one CRI reference, and checks heads, order and UTF-8. Heads
 * can be longer than needed, lengths must be definite. Errors:
 *   CBOR            an item out of place, a null at the end (82 F5 F6: at 2),
 *                   an end too early
 *   8BIT            the first sequence that is not UTF-8
 *   SCHEME_MISSING, SCHEME_FIRST, SCHEME_CHAR    a name has a-z, 0-9, "+-."
 *   SCHEME          a number above 65535; others are read
 *   HOST_EMPTY, PORT_RANGE
 *   HOST_CHAR       A-Z or "." in a label
 *   IP_LITERAL      an address without 4 or 16 bytes
 *   DEC_FORBIDDEN   the segment "." or ".."
 */
NURL_CHECKED enum nurl_status nurl_cri_parse(struct nurl_cri *cri,
                                             const void *octets, size_t length);

/*
 * Takes the next item from a list, such as nurl_cri_part(&cri, cri.path). In
 * CoAP (section 8.1) the labels, joined by dots, are the Uri-Host, `port` the
 * Uri-Port, segments Uri-Paths, parameters Uri-Queries. The path "/", one empty
 * segment, is no option.
 */
bool nurl_cri_next(struct nurl_str *items, struct nurl_str *item);

/*
 * Appends the CRI reference of a URL. Equal URLs give equal bytes: scheme and
 * host in lower case, no default port, no dot segments, shortest heads. A zone
 * stays. Ten schemes become numbers: coap 0, coaps 1, http 2, https 3, urn 4,
 * did 5, coap+tcp 6, coaps+tcp 7, coap+ws 24, coaps+ws 25; others, whose
 * numbers (section 12.1) can still change, stay names.
 *
 *     http://u@h.com:80/a/../b?c&d    [-3, [false, "u", "h", "com"], ["b"],
 *                                      ["c", "d"]]
 *     ../a#b                          [2, ["a"], null, "b"]
 *
 * Errors, from left to right in the URL:
 *   DEC_FORBIDDEN   an escaped delimiter, but not "%2F" in a path; escapes that
 *                   are not UTF-8; the 127th ".." that removes no segment
 *   IP_LITERAL      an IPvFuture
 *   HOST_NUMERIC    a name that, decoded, is an IPv4 address
 *   PORT_RANGE
 *   CHAR            a path that begins with "//", without a host
 */
void nurl_write_cri(struct nurl_writer *out, const struct nurl *url);

/*
 * Appends the URI reference of a CRI reference (section 6.1), with as few
 * escapes as possible.
 *
 *     [-4, ["alice"], ["3/4-inch"]]     https://alice/3%2F4-inch
 *
 * Errors, in this order, with the offset in the CRI:
 *   SCHEME          a number other than nurl_write_cri's ten
 *   SCHEME_MISSING  [null, true]
 *   IP_LITERAL      an address with a zone
 *   HOST_NUMERIC    labels that form an IPv4 address
 *   PATH_REQUIRED   no segments where needed: [1], [true]
 *   CHAR            with discard 0, a path or an empty query; an empty first
 *                   segment that would begin an authority
 */
void nurl_write_cri_uri(struct nurl_writer *out, const struct nurl_cri *cri);

/*
 * Appends the CRI of a reference, resolved against a base (section 5.3). It can
 * have no URI: unknown schemes and zones are copied.
 *
 *     [1, ["x"]] of [-1, ["h"], ["a", "b"], ["c"]]     [-1, ["h"], ["a", "x"]]
 *
 * A reference with only a fragment keeps the rest of the base; [] also its
 * fragment. Errors, at 0: SCHEME_MISSING for a base without a scheme; TOO_LONG
 * for more than 65,535 segments.
 */
void nurl_write_cri_resolved(struct nurl_writer *out,
                             const struct nurl_cri *base,
                             const struct nurl_cri *reference);

#ifdef __cplusplus
}
#endif

#endif
