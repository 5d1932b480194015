/*
 * nurl_usual.h - the schemes of RFC 1738 and their usual ports
 */
#ifndef NURL_USUAL_H
#define NURL_USUAL_H

#include "nurl_types.h"

/* How many there are. */
#define NURL_USUAL_SCHEMES 10

/* By enum nurl_scheme; 0 where there is no usual port. */
extern const uint16_t nurl_usual_ports[NURL_USUAL_SCHEMES + 1];

/* The enum nurl_scheme of a scheme, in any case. */
unsigned nurl_usual_scheme(struct nurl_str scheme);

#endif
