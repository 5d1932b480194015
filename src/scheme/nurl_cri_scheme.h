/*
 * nurl_cri_scheme.h - the numbers of schemes in CRIs
 *
 * The ten short numbers of the registry, and those of the library's schemes
 * (draft-ietf-core-href-27 section 12.1).
 */
#ifndef NURL_CRI_SCHEME_H
#define NURL_CRI_SCHEME_H

#include "nurl_types.h"

/*
 * Returns the scheme: one of enum nurl_scheme, or a larger number for a scheme
 * that is known in CRIs only.
 */
unsigned nurl_cri_scheme_of(const struct nurl *url);

/* Returns 1 and the number of the URL's scheme, or 0. */
int nurl_cri_scheme_number(const struct nurl *url, uint16_t *number);

/* Returns the name of a number, in lower case; {NULL, 0} if it has none. */
struct nurl_str nurl_cri_scheme_name(uint16_t number);

#endif
