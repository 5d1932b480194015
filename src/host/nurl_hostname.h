/*
 * nurl_hostname.h - the strict host of RFC 1738
 */
#ifndef NURL_HOSTNAME_H
#define NURL_HOSTNAME_H

#include "nurl_types.h"

/*
 * host = hostname / hostnumber                              RFC 1738 5
 *
 * Reads a host, up to the end or to an octet of `ends`, NURL_RESERVED_... added
 * up; *at moves behind it, and *kind is NAME or IPV4. Or *at moves to a fault:
 * HOST_EMPTY, HOST_CHAR, HOST_LABEL, IPV4_RANGE or HOST_TOPLABEL, HOST_LEN, in
 * this order.
 */
enum nurl_status nurl_hostname(const char **at, const char *end, unsigned ends,
                               uint8_t *kind);

#endif
