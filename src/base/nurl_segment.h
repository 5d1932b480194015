/* SPDX-License-Identifier: MIT */
/*
 * nurl_segment.h - does a segment of a path lead out of its directory?
 *
 * Servers decode, split and clean up a path in different orders. A segment
 * leads out if one of them could take it for more than one name: if it decodes
 * to "." or "..", alone or before ";", or has a "/", "\" or NUL, decoded once.
 */
#ifndef NURL_SEGMENT_H
#define NURL_SEGMENT_H

#include "nurl_types.h"

/*
 * segment = *pchar                                      RFC 3986 section 3.3
 *
 * Moves *at from the "/" before a segment to the next "/", or to `end`. False
 * if the segment leads out or has an invalid escape; then *at is not moved.
 */
bool nurl_segment_skip(const char **at, const char *end);

/*
 * The same for a name with separators: it can have escaped "/" and "\", but no
 * part of it between them can lead out.
 */
bool nurl_segment_skip_name(const char **at, const char *end);

#endif
