/*
 * nurl_scheme_name.h - the names of the schemes
 */
#ifndef NURL_SCHEME_NAME_H
#define NURL_SCHEME_NAME_H

#include "nurl_scheme.h"

/* The first of enum nurl_scheme up to this one are those of RFC 1738. */
#define NURL_SCHEME_LAST_1738 NURL_SCHEME_PROSPERO

/*
 * The scheme of this name, in upper or lower case; OTHER for none. The name can
 * be NULL with length 0.
 */
enum nurl_scheme nurl_scheme_named(const char *name, size_t len);

/* The same, and OTHER for all but the ten of RFC 1738. */
enum nurl_scheme nurl_scheme_named_1738(const char *name, size_t len);

#endif
