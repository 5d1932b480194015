/* SPDX-License-Identifier: MIT */
/*
 * nurl_host_clear.h - a struct nurl_host before a parse
 */
#ifndef NURL_HOST_CLEAR_H
#define NURL_HOST_CLEAR_H

#include "nurl_host.h"

/* Sets no kind, no zone, no numeric tail and zeros. Leaves stop as it is. */
void nurl_host_clear(struct nurl_host *host);

#endif
