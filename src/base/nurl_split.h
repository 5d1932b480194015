/*
 * nurl_split.h - a text taken apart at a delimiter, piece by piece
 */
#ifndef NURL_SPLIT_H
#define NURL_SPLIT_H

#include "nurl_types.h"

/*
 * Takes what stands before the first `delimiter` off *rest, and the delimiter
 * with it. Without one it takes all, and *rest becomes absent, which is not
 * empty: "a&" holds "a" and an empty piece. Of an absent *rest it takes an
 * absent piece.
 */
struct nurl_str nurl_split(struct nurl_str *rest, char delimiter);

#endif
