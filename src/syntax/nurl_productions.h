/* SPDX-License-Identifier: MIT */
/*
 * nurl_productions.h - host and port with a zone, for the other parsers
 *
 * Each function sets its parts of the URL. It leaves the cursor after them or,
 * after an error, on the invalid byte.
 */
#ifndef NURL_PRODUCTIONS_H
#define NURL_PRODUCTIONS_H

#include "syntax/nurl_cursor.h"

/* [ ":" port ], after a host. The authority must end here.    section 3.2.3 */
enum nurl_status nurl_port_read(struct nurl *url, struct nurl_cursor *cursor);

/*
 * "[" IPv6addrz "]" [ ":" port ]. The authority must end here.    nurl_zone.h
 *
 * The cursor is on the "[". It stays there if the brackets have no zone.
 */
enum nurl_status nurl_zone_read(struct nurl *url, struct nurl_cursor *cursor);

#endif
