/*
 * nurl_zone.h - the zone of an IPv6 address (RFC 4007, RFC 6874, RFC 9844)
 *
 * IPv6addrz = IPv6address ( "%25" / "%" ) ZoneID
 * ZoneID    = 1*( unreserved / pct-encoded )
 *
 * "%25" is how RFC 6874 writes it in a URL, "%" how people type it. "%25" is
 * the delimiter if anything follows it: "%251" is zone 1, "%25" zone 25.
 */
#ifndef NURL_ZONE_H
#define NURL_ZONE_H

#include "nurl_types.h"

/* Where the zone begins, of which the "%" is at `mark`. */
const char *nurl_zone_start(const char *mark, const char *end);

/*
 * Where the zone begins in what stands between two brackets, `at` to `end`;
 * it goes to the end. NULL if that is no address with a zone.
 */
const char *nurl_zone_of(const char *at, const char *end);

#endif
