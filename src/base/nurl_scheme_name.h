/* SPDX-License-Identifier: MIT */
/*
 * nurl_scheme_name.h - the names of the schemes
 */
#ifndef NURL_SCHEME_NAME_H
#define NURL_SCHEME_NAME_H

#include "nurl_scheme.h"

/* enum nurl_scheme has the schemes of RFC 1738 first; this is the last one. */
#define NURL_SCHEME_LAST_1738 NURL_SCHEME_PROSPERO

/*
 * Returns the scheme of this name, without case, or OTHER. The name can be NULL
 * with length 0.
 */
enum nurl_scheme nurl_scheme_named(const char *name, size_t len);

/* The same for the ten schemes of RFC 1738; returns OTHER for all others. */
enum nurl_scheme nurl_scheme_named_1738(const char *name, size_t len);

#endif
