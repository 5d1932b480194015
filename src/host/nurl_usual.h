/*
 * nurl_usual.h - the usual ports as data
 */
#ifndef NURL_USUAL_H
#define NURL_USUAL_H

#include "nurl_span.h"

/* The seven of RFC 1738 stand first: its profile knows no other. */
#define NURL_USUAL_1738 7u
#define NURL_USUAL_ALL 16u

/* The usual port of a scheme among the first `count`, or 0. */
uint16_t nurl_usual(struct nurl_str scheme, unsigned count);

#endif
