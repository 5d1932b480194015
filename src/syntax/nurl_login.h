/*
 * nurl_login.h - the authority of RFC 1738
 */
#ifndef NURL_LOGIN_H
#define NURL_LOGIN_H

#include "nurl_types.h"

/* What a scheme's authority may have. */
#define NURL_LOGIN_USER 1u  /* [ user [ ":" password ] "@" ] */
#define NURL_LOGIN_PORT 2u  /* [ ":" port ] */
#define NURL_LOGIN_EMPTY 4u /* a host of no octets */

/*
 * Reads an authority, up to a "/" or the end, into user, password, host,
 * host_kind and port, which are all absent before; *at moves behind it. Or *at
 * moves to a fault: USERINFO, PORT, USERINFO_CHAR, those of a host, PORT_EMPTY,
 * PORT_CHAR, PORT_RANGE. Octets that are no xchar are some fault, and the
 * caller finds out which.
 */
enum nurl_status nurl_login(struct nurl *url, const char **at, const char *end,
                            unsigned may);

/* 1 if a "?" stands in the user info, where RFC 3986 ends the authority. */
int nurl_login_has_question(const struct nurl *url);

#endif
