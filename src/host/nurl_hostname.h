/*
 * nurl_hostname.h - the strict host of RFC 1738
 */
#ifndef NURL_HOSTNAME_H
#define NURL_HOSTNAME_H

#include "base/nurl_reader.h"

/*
 * host = hostname / hostnumber                              RFC 1738 5
 *
 * Reads a host, up to the end or to a byte of `ends`, NURL_RESERVED_... added
 * up; *kind is NAME or IPV4. Or it stops at an error: HOST_EMPTY, HOST_CHAR,
 * HOST_LABEL, IPV4_RANGE or HOST_TOPLABEL, HOST_LEN, in this order.
 */
enum nurl_status nurl_hostname(struct nurl_reader *in, unsigned ends,
                               uint8_t *kind);

#endif
