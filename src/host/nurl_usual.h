/*
 * nurl_usual.h - the schemes of RFC 1738 and their usual ports
 */
#ifndef NURL_USUAL_H
#define NURL_USUAL_H

#include "nurl_span.h"

/* How many there are. */
#define NURL_USUAL_SCHEMES 10

/* By enum nurl_any_scheme; 0 where there is no usual port. */
extern const uint16_t nurl_usual_ports[NURL_USUAL_SCHEMES + 1];

/* Their names for nurl_scan_name, in the order of enum nurl_any_scheme. */
extern const char nurl_usual_names[];

#endif
