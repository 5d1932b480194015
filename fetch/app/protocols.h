/* SPDX-License-Identifier: MIT */
/*
 * protocols.h - the protocols of this program
 */
#ifndef NFETCH_PROTOCOLS_H
#define NFETCH_PROTOCOLS_H

#include "nfetch.h"

/*
 * Gives a fetch all protocols: tftp, http, ftp and coap (protocols_plain.c),
 * and https in a program that was made with TRUST=FILE.pem (protocols_https.c).
 */
void nfetch_protocols_set(struct nfetch *fetch);

#endif
