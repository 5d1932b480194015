/* SPDX-License-Identifier: MIT */
/*
 * nurl_find_bare.h - a URL in text, without brackets around it
 */
#ifndef NURL_FIND_BARE_H
#define NURL_FIND_BARE_H

#include "nurl_types.h"

/*
 * The length of the bare URL that begins at `at`, or 0. *undecided is 1 if more
 * text after `end` could change the result. BOUNDS: at < end.
 */
size_t nurl_find_bare(const char *at, const char *end, int *undecided);

#endif
