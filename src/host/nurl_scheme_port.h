/*
 * nurl_scheme_port.h - the default ports, by scheme
 */
#ifndef NURL_SCHEME_PORT_H
#define NURL_SCHEME_PORT_H

#include "nurl_scheme.h"

/* Returns the default port, or 0 for a scheme without one. */
uint16_t nurl_scheme_port(enum nurl_scheme scheme);

/* The same, for OTHER and the ten schemes of RFC 1738 only. */
uint16_t nurl_scheme_port_1738(enum nurl_scheme scheme);

#endif
