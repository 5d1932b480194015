/*
 * nurl_gopher.h - a gopher URL: type, selector, search, gopher+
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
 * Nothing is reserved in it: "/" and "?" are data. Without a path the item is
 * the default, '1', a directory.
 *
 * Reads a struct that nurl_parse or nurl_parse_1738 filled. A strict one is
 * held to the octets of RFC 1738; of the other the structure alone counts.
 * Spans are places in the same text, still escaped; {0, 0} is absent. After
 * a fault all are absent. Reentrant, and safe in an interrupt; one pass.
 */
#ifndef NURL_GOPHER_H
#define NURL_GOPHER_H

#include "nurl_span.h"
#include "nurl_status.h"

#ifdef __cplusplus
extern "C" {
#endif

struct nurl_gopher {
    uint16_t stop;             /* the faulty octet, or the end */
    struct nurl_span type;     /* one octet or escape */
    struct nurl_span selector; /* may be empty */
    struct nurl_span search;
    struct nurl_span plus; /* the gopher+ string */
    uint8_t item; /* the type's octet, decoded; '1' without one; only of OK */
};

/*
 * Returns OK; UNPARSED, SCHEME; SLASHES, HOST_CHAR; GTYPE at a type that is
 * a control octet; SELECTOR at an LF or CR in the selector.
 */
enum nurl_status nurl_gopher(struct nurl_gopher *gopher,
                             const struct nurl *url);

/*
 * 1 if two gopher URLs mean the same behind their authority: item, selector,
 * search and gopher+ string alike; nothing is reserved. Else 0, also if one of
 * them is no gopher URL.
 */
int nurl_gopher_equal(const struct nurl *a, const struct nurl *b);

#ifdef __cplusplus
}
#endif

#endif
