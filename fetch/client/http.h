/* SPDX-License-Identifier: MIT */
/*
 * http.h - http over any transport
 *
 * For http.c, whose transport is TCP, and https.c.
 */
#ifndef NFETCH_HTTP_H
#define NFETCH_HTTP_H

#include "client/stream.h"

/*
 * Asks fetch->server for fetch->url. NFETCH_OK, and the sink has the file; or
 * the answer is a redirect, and fetch->next.len is not 0.
 */
int nfetch_http_fetch(struct nfetch *fetch,
                      const struct nfetch_transport *transport);

#endif
