/*
 * nurl_blank.h - a struct nurl without a part
 */
#ifndef NURL_BLANK_H
#define NURL_BLANK_H

#include "nurl_span.h"

/* All parts absent, no host, no profile; text and stop stay. */
void nurl_blank(struct nurl *url);

#endif
