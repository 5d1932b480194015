/*
 * nurl_cut.h - a text taken apart at a delimiter, piece by piece
 */
#ifndef NURL_CUT_H
#define NURL_CUT_H

#include "nurl_span.h"

/*
 * Takes what stands before the first `delimiter` off *rest, and the delimiter
 * with it. Without one it takes all, and nothing is left: rest->at is NULL.
 */
struct nurl_str nurl_cut(struct nurl_str *rest, char delimiter);

#endif
