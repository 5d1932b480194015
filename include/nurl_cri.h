/*
 * nurl_cri.h - CRIs: URIs in CBOR, which need no parser of text
 *
 * PROVISIONAL. Follows draft-ietf-core-href-27. It may change until that is an
 * RFC: then the first release after it follows the RFC, and CHANGELOG.md lists
 * each difference. What you have stored may have to be written anew.
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
 * Sections at the end that are absent are left out. Texts have no escapes:
 * path, query and host are lists of texts, which are the values of the options
 * of CoAP as they are sent. `discard` is how many segments at its end a base
 * loses, and "true" is all: "../a" is [2, ["a"]], "/a" is [true, ["a"]].
 *
 * Read are the features scheme-name, no-authority and userinfo (section 7), not
 * text-or-pet: an escaped delimiter that would not be the same raw, such as
 * "%3B" in a path, has no CRI here. Tag 99 belongs to the CBOR around a CRI.
 */
#ifndef NURL_CRI_H
#define NURL_CRI_H

#include "nurl_types.h"
#include "nurl_writer.h"

#ifdef __cplusplus
extern "C" {
#endif

/* With what a CRI reference begins. With one of the first two it is a CRI. */
enum nurl_cri_front {
    NURL_CRI_NONE = 0,    /* the struct holds no CRI */
    NURL_CRI_NUMBER = 1,  /* the number of a scheme */
    NURL_CRI_NAME = 2,    /* the name of a scheme */
    NURL_CRI_NETWORK = 3, /* null, and an authority */
    NURL_CRI_DISCARD = 4  /* none of them */
};

/* In `discard`: true, all of the base's path. */
#define NURL_CRI_ALL 255

/* In `flags`. */
#define NURL_CRI_HAS_PORT 1
#define NURL_CRI_ROOTLESS 2 /* authority true: "did:web", not "did:/web" */

/*
 * A parsed CRI reference, 44 bytes on a 32-bit core. Absent spans are {0, 0}.
 * host, path and query are lists of items, for nurl_cri_next: labels, or one
 * address of 4 or 16 bytes; segments; parameters.
 */
struct nurl_cri {
    const char *text;  /* the bytes that were parsed */
    uint16_t stop;     /* offset of the error, else the length */
    uint16_t number;   /* of the scheme: 0 coap, 1 coaps, 2 http, 3 https .. */
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

/* Returns a part as a text, or as a list; {NULL, 0} if it is absent. */
static inline struct nurl_str nurl_cri_part(const struct nurl_cri *cri,
                                            struct nurl_span span)
{
    return nurl_present(span) ? nurl_text(cri->text + span.off, span.len)
                              : nurl_text(NULL, 0);
}

/*
 * Parses exactly one CRI reference, all of it checked: heads, order, UTF-8.
 * Heads may be longer than needed, lengths must be definite.
 *
 *     82 20 81 61 2E         [-1, ["."]]          HOST_CHAR at 4
 *     82 F5 81 62 2E 2E      [true, [".."]]       DEC_FORBIDDEN at 3
 *
 * Returns NURL_OK, TOO_LONG, EMPTY, or the first error in the bytes:
 *   CBOR            an item that cannot stand there, at its first byte; the end
 *                   where bytes are missing
 *   8BIT            where the first sequence begins that is not UTF-8
 *   SCHEME_MISSING, SCHEME_FIRST, SCHEME_CHAR    a name is a-z, 0-9, "+-."
 *   SCHEME          a number above 65535
 *   HOST_EMPTY      where the host should be
 *   HOST_CHAR       A-Z or "." in a label
 *   IP_LITERAL      an address that has not 4 or 16 bytes
 *   PORT_RANGE      a port above 65535
 *   DEC_FORBIDDEN   the segment "." or ".."
 */
NURL_CHECKED enum nurl_status nurl_cri_parse(struct nurl_cri *cri,
                                             const void *octets, size_t length);

/*
 * Takes the next item off a list, and returns 1, or 0 at the end. The items are
 * the values of the options (section 8.1): labels with dots between them a
 * Uri-Host, `port` a Uri-Port, segments Uri-Path, parameters Uri-Query. The
 * path "/" is one empty segment in a CRI, and no option in CoAP.
 *
 *     struct nurl_str path = nurl_cri_part(&cri, cri.path);
 *     struct nurl_str segment;
 *
 *     while (nurl_cri_next(&path, &segment)) ...
 */
int nurl_cri_next(struct nurl_str *items, struct nurl_str *item);

/*
 * Appends the CRI reference of a URL. Equal URLs give equal bytes: the scheme
 * as its number (sections 5.1.1 and 12.1), scheme and host in lower case, no
 * default port, no dot segments, heads as short as they can be. A URL from
 * nurl_parse_zone keeps its zone.
 *
 *     http://u@h.com:80/a/../b?c&d    [-3, [false, "u", "h", "com"], ["b"],
 *                                      ["c", "d"]]
 *     ../a#b                          [2, ["a"], null, "b"]
 *
 * What a CRI cannot say is an error, with its offset in the URL: UNPARSED; from
 * left to right
 *   DEC_FORBIDDEN   the escape of a delimiter that would not be the same raw,
 *                   such as "%3B" in a path ("%2F" there is fine), or with
 *                   which a sequence begins that is not UTF-8; the 127th ".."
 *   IP_LITERAL      an IPvFuture
 *   HOST_NUMERIC    a name that is an IPv4 address when it is decoded
 *   PORT_RANGE      a port above 65535
 *   CHAR            the path begins with "//" and there is no host
 */
void nurl_write_cri(struct nurl_writer *out, const struct nurl *url);

/*
 * Appends the URI reference of a CRI reference (section 6.1), without escapes
 * that it does not need.
 *
 *     [-4, ["alice"], ["3/4-inch"]]     https://alice/3%2F4-inch
 *
 * What no URI says is an error, with its offset in the CRI: UNPARSED; in this
 * order
 *   SCHEME          a number that is none of the 25 that the library knows:
 *                   those of RFC 7252, RFC 8323 and nurl_scheme.h, urn and did
 *   SCHEME_MISSING  null and true as scheme and authority
 *   IP_LITERAL      an address with a zone
 *   HOST_NUMERIC    labels that together are an IPv4 address
 *   PATH_REQUIRED   no segments, where they are needed: [1], [true]
 *   CHAR            a path with discard 0; an empty first segment that would
 *                   be taken for an authority; an empty query with discard 0
 */
void nurl_write_cri_uri(struct nurl_writer *out, const struct nurl_cri *cri);

/*
 * Appends what a reference means beside a base (section 5.3), a CRI. Schemes
 * that the library does not know and zones are copied. The result is not
 * checked for what no URI says.
 *
 *     [1, ["x"]] of [-1, ["h"], ["a", "b"], ["c"]]     [-1, ["h"], ["a", "x"]]
 *
 * A reference that is empty or has only a fragment keeps the rest of the base,
 * [] its fragment, too. Errors: UNPARSED; SCHEME_MISSING for a base without a
 * scheme; TOO_LONG for more than 65,535 segments. The offset is 0.
 */
void nurl_write_cri_resolved(struct nurl_writer *out,
                             const struct nurl_cri *base,
                             const struct nurl_cri *reference);

#ifdef __cplusplus
}
#endif

#endif
