/* SPDX-License-Identifier: MIT */
/*
 * nurl_scheme_port.c - the default ports, as data
 */
#include "host/nurl_scheme_port.h"
#include "base/nurl_scheme_name.h"

#define PORT_OF_ROW(id, name, port) port,

/* Both in the order of enum nurl_scheme: RFC 1738, then later schemes. */
static const uint16_t ports_1738[] = { 0, NURL_SCHEMES_1738(PORT_OF_ROW) };
static const uint16_t ports_later[] = { NURL_SCHEMES_LATER(PORT_OF_ROW) };

uint16_t nurl_scheme_port_1738(enum nurl_scheme scheme)
{
    return ports_1738[scheme];
}

uint16_t nurl_scheme_port(enum nurl_scheme scheme)
{
    return scheme <= NURL_SCHEME_LAST_1738
               ? ports_1738[scheme]
               : ports_later[scheme - NURL_SCHEME_LAST_1738 - 1];
}
