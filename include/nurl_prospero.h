/* SPDX-License-Identifier: MIT */
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
 * The name is the server's own: its slashes mean nothing to a client.
 */
#ifndef NURL_PROSPERO_H
#define NURL_PROSPERO_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

struct nurl_prospero {
    struct nurl_span name;
    struct nurl_span fields;
    uint16_t stop;
};

/*
 * Parses a prospero URL. Errors: nurl_any.h; PATH_REQUIRED; strict CHAR; FIELD
 * at the end of a field without "=".
 */
NURL_CHECKED enum nurl_status
nurl_prospero_parse(struct nurl_prospero *prospero, const struct nurl *url);

/* Takes the next field from nurl_part(&url, prospero.fields). */
bool nurl_prospero_next(struct nurl_str *fields, struct nurl_str *name,
                        struct nurl_str *value);

#ifdef __cplusplus
}
#endif

#endif
