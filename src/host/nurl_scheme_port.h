/*
 * nurl_scheme_port.h - the default ports, by scheme
 */
#ifndef NURL_SCHEME_PORT_H
#define NURL_SCHEME_PORT_H

#include "nurl_scheme.h"

/* 0 where there is none. */
uint16_t nurl_scheme_port(enum nurl_scheme scheme);

#endif
