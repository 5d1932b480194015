/*
 * nurl_telnet.h - a telnet URL: a login, and nothing else
 *
 * telneturl = "telnet://" login [ "/" ]                         RFC 1738 3.8
 *
 *     telnet://joe:pw@h:2323/    url.user, url.password, url.host, url.port
 *
 * User and password are advice for the person at the terminal: show them,
 * decoded with NURL_POLICY_ASCII, and never send them by yourself.
 */
#ifndef NURL_TELNET_H
#define NURL_TELNET_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

struct nurl_telnet {
    uint16_t stop; /* the faulty octet, or the end */
};

/*
 * Returns OK or what all views do (nurl.h); PATH_FORBIDDEN at the first octet
 * behind the slash.
 */
NURL_CHECKED enum nurl_status nurl_telnet_parse(struct nurl_telnet *telnet,
                                                const struct nurl *url);

#ifdef __cplusplus
}
#endif

#endif
