/* SPDX-License-Identifier: MIT */
/*
 * fetch_proxy.h - which proxy is asked, by the arguments and the environment
 *
 *     http_proxy                for http; HTTP_PROXY is ignored: in a CGI
 *                               program a client sets it, by a field "Proxy"
 *     https_proxy, HTTPS_PROXY  for https
 *     all_proxy, ALL_PROXY      for both, if the others are not set
 *     no_proxy, NO_PROXY        not for these hosts (fetch_no_proxy.h)
 *
 * As curl does: a value can be without a scheme (http is meant) and without a
 * port (1080 is meant), and an empty one counts as none.
 */
#ifndef NFETCH_FETCH_PROXY_H
#define NFETCH_FETCH_PROXY_H

#include "nfetch_proxy.h"

/* Takes the proxy for all URLs, or none for "". Returns 0 if it is none. */
int nfetch_proxy_set(const char *text);

/* Without --proxy and --no-proxy: reads the environment. As above. */
int nfetch_proxy_read_environment(void);

/* Returns the proxy for this URL, or NULL. */
const struct nfetch_proxy *nfetch_proxy_for(const struct nurl *url);

#endif
