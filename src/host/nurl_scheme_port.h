/* SPDX-License-Identifier: MIT */
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

/* The port as it is written: OK, or PORT_RANGE and 0. */
enum nurl_status nurl_port_written(const struct nurl *url, uint16_t *port);

/* The scheme; a strict URL has only those of RFC 1738. */
enum nurl_scheme nurl_scheme_in(const struct nurl *url);

#endif
