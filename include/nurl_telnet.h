/* SPDX-License-Identifier: MIT */
/*
 * nurl_telnet.h - a telnet URL: a login
 *
 * telneturl = "telnet://" login [ "/" ]                         RFC 1738 3.8
 *
 *     telnet://joe:pw@h:2323/    url.user, url.password, url.host, url.port
 *
 * Do not send user and password: show them, decoded with NURL_POLICY_ASCII, to
 * the person at the terminal.
 */
#ifndef NURL_TELNET_H
#define NURL_TELNET_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

struct nurl_telnet {
    uint16_t stop;
};

/* Checks a telnet URL. Errors: nurl_any.h; PATH_FORBIDDEN after the slash. */
NURL_CHECKED enum nurl_status nurl_telnet_parse(struct nurl_telnet *telnet,
                                                const struct nurl *url);

#ifdef __cplusplus
}
#endif

#endif
