/*
 * protocols.h - one function for each protocol; its file has the same name
 *
 * Each asks fetch->server for fetch->url and adds the answer to fetch->image.
 * Returns FETCH_OK or an error. fetch_http returns FETCH_OK with a URL in
 * fetch->next (next.len is not 0) for a redirect.
 */
#ifndef PROTOCOLS_H
#define PROTOCOLS_H

#include "fetch_state.h"

int fetch_tftp(struct fetch *fetch);
int fetch_http(struct fetch *fetch);
int fetch_ftp(struct fetch *fetch);
int fetch_coap(struct fetch *fetch);

#endif
