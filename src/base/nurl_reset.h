/*
 * nurl_reset.h - a struct nurl without a part
 */
#ifndef NURL_RESET_H
#define NURL_RESET_H

#include "nurl_types.h"

/* All parts absent, no host, no profile; text and stop stay. */
void nurl_reset(struct nurl *url);

/* One part that is absent. */
static inline void nurl_reset_span(struct nurl_span *span)
{
    span->off = 0;
    span->len = 0;
}

#endif
