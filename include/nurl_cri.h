/* SPDX-License-Identifier: MIT */
/*
 * nurl_cri.h - CRIs: URIs in CBOR
 *
 * PROVISIONAL: follows draft-ietf-core-href-27. The first release after the RFC
 * follows the RFC: then write stored CRIs anew.
 *
 * CRI-Reference = [ scheme, authority, path, query, fragment ]
 *               / [ null, authority, path, query, fragment ]
 *               / [ discard, path, query, fragment ]           section 5.1
 * authority     = [ ? ( false, userinfo ), host, ? port ] / null / true
 * host          = bytes .size 4 / bytes .size 16, ? zone / 1* label
 *
 *     coap://198.51.100.1:61616/.well-known/core       42 bytes
 *     [-1, [h'c6336401', 61616], [".well-known", "core"]]
 *     83 20 82 44c6336401 19f0b0 82 6b2e77656c6c2d6b6e6f776e 64636f7265
 *                                                      29 bytes
 *
 * Absent sections at the end are left out. Path, query and host are lists of
 * texts without escapes: the values of CoAP's options as they are sent.
 * `discard` is the number of segments that a base loses at its end, or "true",
 * all: "../a" is [2, ["a"]], "/a" is [true, ["a"]].
 *
 * Supported are the features scheme-name, no-authority and userinfo (section
 * 7), not text-or-pet: an escaped delimiter that would mean something else raw,
 * such as "%3B" in a path, has no CRI. Tag 99 belongs to the CBOR around a CRI.
 */
#ifndef NURL_CRI_H
#define NURL_CRI_H

#include "nurl_types.h"
#include "nurl_writer.h"

#ifdef __cplusplus
extern "C" {
#endif

/* How a CRI reference begins. With a scheme it is a CRI. */
enum nurl_cri_front {
    NURL_CRI_NONE = 0,    /* the struct holds no CRI */
    NURL_CRI_NUMBER = 1,  /* the number of a scheme */
    NURL_CRI_NAME = 2,    /* the name of a scheme */
    NURL_CRI_NETWORK = 3, /* null, and an authority */
    NURL_CRI_DISCARD = 4
};

/* `discard` is true. */
#define NURL_CRI_ALL 255

/* `flags`, added up. */
#define NURL_CRI_HAS_PORT 1
#define NURL_CRI_ROOTLESS 2 /* authority true: "did:web", not "did:/web" */

/*
 * A parsed CRI reference, 44 bytes on a 32-bit core. host, path and query are
 * lists for nurl_cri_next: of labels, or one address of 4 or 16 bytes; of
 * segments; of parameters.
 */
struct nurl_cri {
    const char *text;  /* the bytes that were parsed */
    uint16_t stop;     /* offset of the error, else the length */
    uint16_t number;   /* of the scheme (nurl_write_cri) */
    uint16_t port;     /* 0 without one */
    uint16_t rest;     /* where path, query and fragment begin, or would */
    uint8_t front;     /* enum nurl_cri_front */
    uint8_t discard;   /* 0 to 127, or NURL_CRI_ALL */
    uint8_t host_kind; /* NONE, NAME, IPV4 or IPV6 */
    uint8_t flags;
    struct nurl_span scheme; /* its name */
    struct nurl_span user;   /* all of the user info */
    struct nurl_span host;
    struct nurl_span zone;
    struct nurl_span path;
    struct nurl_span query;
    struct nurl_span fragment;
};

/* Returns a part as a text, or a list; {NULL, 0} if it is absent. */
static inline struct nurl_str nurl_cri_part(const struct nurl_cri *cri,
                                            struct nurl_span span)
{
    return nurl_present(span) ? nurl_text(cri->text + span.off, span.len)
                              : nurl_text(NULL, 0);
}

/*
 * Parses exactly one CRI reference, and checks heads, order and UTF-8. Heads
 * can be longer than needed; lengths must be definite.
 *
 *     82 F5 F6               [true, null]         CBOR at 2: null means absent,
 *                                                 and is never the last element
 *     82 20 81 61 2E         [-1, ["."]]          HOST_CHAR at 4
 *     82 F5 81 62 2E 2E      [true, [".."]]       DEC_FORBIDDEN at 3
 *
 * Errors:
 *   CBOR            an item that cannot stand there, or the end, too early
 *   8BIT            the first sequence that is not UTF-8
 *   SCHEME_MISSING, SCHEME_FIRST, SCHEME_CHAR    a name has a-z, 0-9, "+-."
 *   SCHEME          a number above 65535; any other is read
 *   HOST_EMPTY      where the host should be
 *   HOST_CHAR       A-Z or "." in a label
 *   IP_LITERAL      an address that has not 4 or 16 bytes
 *   PORT_RANGE      a port above 65535
 *   DEC_FORBIDDEN   the segment "." or ".."
 *
 * From nurl_parse on, through nurl_write_cri and nurl_cri_next, it is at most
 * 470 instructions a byte of the URL (nurl.h).
 */
NURL_CHECKED enum nurl_status nurl_cri_parse(struct nurl_cri *cri,
                                             const void *octets, size_t length);

/*
 * Takes the next item from a list, such as nurl_cri_part(&cri, cri.path). As
 * options (section 8.1), the labels with dots between them are the Uri-Host,
 * `port` is the Uri-Port, a segment a Uri-Path, a parameter a Uri-Query. The
 * path "/" is one empty segment in a CRI, but no option.
 */
bool nurl_cri_next(struct nurl_str *items, struct nurl_str *item);

/*
 * Appends the CRI reference of a URL. Equal URLs give equal bytes: scheme and
 * host in lower case, no default port, no dot segments, shortest heads. A zone
 * stays. Ten schemes become their number: coap 0, coaps 1, http 2, https 3, urn
 * 4, did 5, coap+tcp 6, coaps+tcp 7, coap+ws 24, coaps+ws 25. All others stay
 * names: their longer numbers (section 12.1) can still change.
 *
 *     http://u@h.com:80/a/../b?c&d    [-3, [false, "u", "h", "com"], ["b"],
 *                                      ["c", "d"]]
 *     ../a#b                          [2, ["a"], null, "b"]
 *
 * Errors: what a CRI cannot say, from left to right in the URL
 *   DEC_FORBIDDEN   an escaped delimiter as above, but not "%2F" in a path; an
 *                   escape that begins what is not UTF-8; the 127th ".." that
 *                   removes no segment
 *   IP_LITERAL      an IPvFuture
 *   HOST_NUMERIC    a name that is an IPv4 address when it is decoded
 *   PORT_RANGE      a port above 65535
 *   CHAR            the path begins with "//" and there is no host
 *
 * Takes at most 320 instructions a byte (nurl.h).
 */
void nurl_write_cri(struct nurl_writer *out, const struct nurl *url);

/*
 * Appends the URI reference of a CRI reference (section 6.1). Bytes are escaped
 * only if they must be.
 *
 *     [-4, ["alice"], ["3/4-inch"]]     https://alice/3%2F4-inch
 *
 * Errors: what a URI cannot say, in this order, with the offset in the CRI
 *   SCHEME          a number that is none of the ten of nurl_write_cri
 *   SCHEME_MISSING  [null, true]
 *   IP_LITERAL      an address with a zone
 *   HOST_NUMERIC    labels that together are an IPv4 address
 *   PATH_REQUIRED   no segments, where they are needed: [1], [true]
 *   CHAR            with discard 0, a path or an empty query; an empty first
 *                   segment that would be taken for an authority
 *
 * From nurl_parse on, through nurl_write_cri and nurl_cri_parse, it is at most
 * 570 instructions a byte of the URL (nurl.h).
 */
void nurl_write_cri_uri(struct nurl_writer *out, const struct nurl_cri *cri);

/*
 * Appends the CRI of a reference, resolved against a base (section 5.3).
 * Unknown schemes and zones are copied: there may be no URI for the result.
 *
 *     [1, ["x"]] of [-1, ["h"], ["a", "b"], ["c"]]     [-1, ["h"], ["a", "x"]]
 *
 * A reference with only a fragment keeps the rest of the base; [] keeps its
 * fragment, too. Errors, at 0: SCHEME_MISSING for a base without a scheme;
 * TOO_LONG for more than 65,535 segments.
 *
 * From nurl_parse on, through nurl_write_cri and nurl_cri_parse, it is at most
 * 620 instructions a byte of the URL (nurl.h).
 */
void nurl_write_cri_resolved(struct nurl_writer *out,
                             const struct nurl_cri *base,
                             const struct nurl_cri *reference);

#ifdef __cplusplus
}
#endif

#endif
