/*
 * nurl_find_bare.h - a URL that stands in text without brackets
 */
#ifndef NURL_FIND_BARE_H
#define NURL_FIND_BARE_H

#include "nurl_types.h"

/*
 * The length of the bare URL at `at`, or 0 if none begins there: one of the
 * ten schemes or https in any case, ":", and all up to white space, "<", ">",
 * '"' or the end, without the punctuation or the unmatched ")" behind it. *open
 * is 1 if text behind `end` could make another answer of it. The octets are not
 * checked.
 */
size_t nurl_find_bare(const char *at, const char *end, int *open);

#endif
