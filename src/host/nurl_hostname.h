/* SPDX-License-Identifier: MIT */
/*
 * nurl_hostname.h - the strict host of RFC 1738
 */
#ifndef NURL_HOSTNAME_H
#define NURL_HOSTNAME_H

#include "base/nurl_reader.h"

/*
 * host = hostname / hostnumber                              RFC 1738 5
 *
 * Reads a host, up to the end or to a byte of `ends` (a sum of
 * NURL_RESERVED_...), and sets *kind to NAME or IPV4. The errors, in this
 * order: HOST_EMPTY, HOST_CHAR, HOST_LABEL, IPV4_RANGE or HOST_TOPLABEL,
 * HOST_LEN. The cursor is on the error then.
 */
enum nurl_status nurl_hostname(struct nurl_reader *in, unsigned ends,
                               uint8_t *kind);

#endif
