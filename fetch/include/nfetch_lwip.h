/* SPDX-License-Identifier: MIT */
/*
 * nfetch_lwip.h - a network by lwIP (raw interface, no threads), over the
 * Ethernet frames of nfetch_port_net.h
 *
 *     fetch.net = &nfetch_lwip;
 *
 * lwIP keeps its state in statics, so a program has one of these.
 */
#ifndef NFETCH_LWIP_H
#define NFETCH_LWIP_H

#include "nfetch_net.h"

extern const struct nfetch_net nfetch_lwip;

#endif
