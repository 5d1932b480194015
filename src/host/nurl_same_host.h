/*
 * nurl_same_host.h - two strict hosts that are the same
 */
#ifndef NURL_SAME_HOST_H
#define NURL_SAME_HOST_H

#include "nurl_span.h"

/*
 * 1 if both are names that differ at most in case, addresses with the same
 * numbers, or empty (RFC 1738 section 3.1).
 */
int nurl_same_host(const struct nurl *a, const struct nurl *b);

#endif
