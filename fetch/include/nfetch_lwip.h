/* SPDX-License-Identifier: MIT */
/*
 * nfetch_lwip.h - a network by lwIP (raw interface, no threads), over the
 * Ethernet frames of nfetch_port_net.h
 *
 *     fetch.net = &nfetch_lwip;
 *
 * It starts lwIP and the chip, and gets an address. lwIP keeps its state in
 * statics, so a program has one of these. If your firmware has lwIP already,
 * see nfetch_lwip_netif.h.
 */
#ifndef NFETCH_LWIP_H
#define NFETCH_LWIP_H

#include "nfetch_net.h"

extern const struct nfetch_net nfetch_lwip;

#endif
