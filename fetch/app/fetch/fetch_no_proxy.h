/* SPDX-License-Identifier: MIT */
/*
 * fetch_no_proxy.h - which hosts are asked without a proxy
 */
#ifndef NFETCH_NO_PROXY_H
#define NFETCH_NO_PROXY_H

#include "nurl.h"

/*
 * Returns 1 if the host of a URL is in a list, as curl reads no_proxy:
 *
 *     *                         all hosts, if it is the whole list
 *     example.com, .example.com the name, and all that end with ".example.com"
 *     192.0.2.1, 2001:db8::1    an address, without brackets
 *     10.0.0.0/8, fe80::/10     a network
 *
 * Commas and blanks divide. Case does not count, nor does
 * the dot at the end of a name. A port belongs to no entry.
 */
int nfetch_no_proxy(struct nurl_str list, const struct nurl *url);

#endif
