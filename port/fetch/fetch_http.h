/*
 * fetch_http.h - http over any transport
 *
 * For fetch_http.c, whose transport is TCP, and fetch_https.c.
 */
#ifndef FETCH_HTTP_H
#define FETCH_HTTP_H

#include "stream.h"

/*
 * Asks fetch->server for fetch->url. FETCH_OK, and the sink has the file; or
 * the answer is a redirect, and fetch->next.len is not 0.
 */
int http_fetch(struct fetch *fetch, const struct transport *transport);

#endif
