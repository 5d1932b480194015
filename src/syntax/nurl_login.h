/*
 * nurl_login.h - the authority of RFC 1738
 */
#ifndef NURL_LOGIN_H
#define NURL_LOGIN_H

#include "base/nurl_reader.h"

/* What a scheme's authority may have; the first two by their delimiter. */
#define NURL_LOGIN_USER NURL_RESERVED_AT    /* [ user [ ":" password ] "@" ] */
#define NURL_LOGIN_PORT NURL_RESERVED_COLON /* [ ":" port ] */
#define NURL_LOGIN_EMPTY 0x80u              /* a host of no octets */

/*
 * Reads an authority, up to a "/" or the end, into user, password, host,
 * host_kind and port of `url`, which are all absent before; in->url is the same
 * struct. Or it stops at a
 * fault: USERINFO, PORT, USERINFO_CHAR, those of a host, PORT_EMPTY, PORT_CHAR,
 * PORT_RANGE. Octets that are no xchar are some fault, and the caller finds out
 * which.
 */
enum nurl_status nurl_login(struct nurl *url, struct nurl_reader *in,
                            unsigned may);

/* 1 if a "?" stands in the user info, where RFC 3986 ends the authority. */
int nurl_login_has_question(const struct nurl *url);

#endif
