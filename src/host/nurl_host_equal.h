/* SPDX-License-Identifier: MIT */
/*
 * nurl_host_equal.h - compares two strict hosts
 */
#ifndef NURL_HOST_EQUAL_H
#define NURL_HOST_EQUAL_H

#include "nurl_types.h"

/*
 * 1 if both are names that differ at most in case, addresses with the same
 * numbers, or empty (RFC 1738 section 3.1).
 */
bool nurl_host_equal(const struct nurl *a, const struct nurl *b);

#endif
