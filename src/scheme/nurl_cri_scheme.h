/* SPDX-License-Identifier: MIT */
/*
 * nurl_cri_scheme.h - the numbers of schemes in CRIs
 *
 * Only the ten short ones of the registry, which the text of the draft fixes
 * (draft-ietf-core-href-27 section 12.1). Longer numbers can still change, and
 * a wrong one names another scheme: those schemes are written by name.
 */
#ifndef NURL_CRI_SCHEME_H
#define NURL_CRI_SCHEME_H

#include "nurl_types.h"

/* Returns 1 and the number of the URL's scheme, or 0. */
int nurl_cri_scheme_number(const struct nurl *url, uint16_t *number);

/* Returns the name of a number, in lower case; {NULL, 0} if it has none. */
struct nurl_str nurl_cri_scheme_name(uint16_t number);

#endif
