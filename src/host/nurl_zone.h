/* SPDX-License-Identifier: MIT */
/*
 * nurl_zone.h - the zone of an IPv6 address (RFC 4007, RFC 6874, RFC 9844)
 *
 * IPv6addrz = IPv6address ( "%25" / "%" ) ZoneID
 * ZoneID    = 1*( unreserved / pct-encoded )
 *
 * RFC 6874 writes "%25" in a URL; people type "%". "%25" is the delimiter if
 * anything follows it: "%251" is zone 1, but "%25" is zone 25.
 */
#ifndef NURL_ZONE_H
#define NURL_ZONE_H

#include "nurl_types.h"

/* Returns where the zone begins. `mark` is its "%". */
const char *nurl_zone_start(const char *mark, const char *end);

/*
 * Takes the text between two brackets, `at` to `end`. Returns where the zone
 * begins, or NULL if the text is no address with a zone. It ends at `end`.
 */
const char *nurl_zone_of(const char *at, const char *end);

/*
 * IPv6address [ "%" ZoneID ]                                  RFC 4007 11
 *
 * Takes an address without brackets, as people type it. Here "%" alone is the
 * delimiter: "%25" begins the zone "25". Returns where the address ends, at the
 * "%" or at `end`, or NULL if the text is no such address.
 */
const char *nurl_zone_bare(const char *at, const char *end);

#endif
