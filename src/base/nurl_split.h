/* SPDX-License-Identifier: MIT */
/*
 * nurl_split.h - takes the parts off a text, one by one, at a delimiter
 */
#ifndef NURL_SPLIT_H
#define NURL_SPLIT_H

#include "nurl_types.h"

/*
 * Returns the text before the first `delimiter`, and takes it and the delimiter
 * off *rest. Without a delimiter it returns all, and *rest becomes absent.
 * Absent is not empty: "a&" has two parts, "a" and "". If *rest is absent, so
 * is the result.
 */
struct nurl_str nurl_split(struct nurl_str *rest, char delimiter);

#endif
