/*
 * nurl_hostname.h - the strict host of RFC 1738
 */
#ifndef NURL_HOSTNAME_H
#define NURL_HOSTNAME_H

#include "nurl_types.h"

/*
 * The kind of the host (NAME or IPV4), or a fault and *stop, its place:
 * HOST_EMPTY, HOST_CHAR, HOST_LABEL, HOST_TOPLABEL, IPV4_RANGE, HOST_LEN, in
 * this order.
 */
int nurl_hostname(const char *at, const char *end, const char **stop);

#endif
