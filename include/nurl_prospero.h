/*
 * nurl_prospero.h - a prospero URL: an object's name, and fields
 *
 * prosperourl = "prospero://" hostport "/" hsoname
 *               *[ ";" fieldname "=" fieldvalue ]               RFC 1738 3.11
 *
 *     prospero://h//pros/name;OBJECT-VERSION=2;a=
 *                name {13,10} "/pros/name"    fields {24,19}
 *                fields: "OBJECT-VERSION" "2", "a" ""
 *
 * The name is the server's: it may begin with "/", and its slashes mean nothing
 * to a client.
 *
 * Reads a struct that nurl_parse or nurl_parse_1738 filled. A strict one is
 * held to the octets of RFC 1738; of the other the structure alone counts.
 * Spans are places in the same text, still escaped; {0, 0} is absent. After
 * a fault all are absent. Reentrant, and safe in an interrupt; one pass.
 */
#ifndef NURL_PROSPERO_H
#define NURL_PROSPERO_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

struct nurl_prospero {
    uint16_t stop;           /* the faulty octet, or the end */
    struct nurl_span name;   /* hsoname */
    struct nurl_span fields; /* absent: there is none */
};

/*
 * Returns OK; UNPARSED, SCHEME; SLASHES, HOST_CHAR; PATH_REQUIRED; CHAR at an
 * octet that a field cannot hold (strict); FIELD at the end of a field without
 * "=".
 */
enum nurl_status nurl_prospero_parse(struct nurl_prospero *prospero,
                                     const struct nurl *url);

/* Begins a walk over the fields. */
void nurl_prospero_walk(struct nurl_str *walk, const struct nurl *url,
                        const struct nurl_prospero *prospero);

/* 1 and the next field, name and value still escaped, or 0. */
int nurl_prospero_next(struct nurl_str *walk, struct nurl_str *name,
                       struct nurl_str *value);

#ifdef __cplusplus
}
#endif

#endif
