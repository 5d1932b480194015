/*
 * nurl_login.h - the authority of RFC 1738
 */
#ifndef NURL_LOGIN_H
#define NURL_LOGIN_H

#include "base/nurl_reader.h"

/* What a scheme's authority can have; the first two by their delimiter. */
#define NURL_LOGIN_USER NURL_RESERVED_AT    /* [ user [ ":" password ] "@" ] */
#define NURL_LOGIN_PORT NURL_RESERVED_COLON /* [ ":" port ] */
#define NURL_LOGIN_EMPTY 0x80u              /* an empty host */

/*
 * Reads an authority, up to a "/" or the end, into user, password, host,
 * host_kind and port of `url`, which are all absent before; in->url is the same
 * struct. Returns OK, or stops at USERINFO, PORT, USERINFO_CHAR, the errors of
 * a host, PORT_EMPTY, PORT_CHAR or PORT_RANGE. For a byte that is no xchar any
 * of these can be returned, and the caller finds out the right one.
 */
enum nurl_status nurl_login(struct nurl *url, struct nurl_reader *in,
                            unsigned may);

/* 1 if a "?" stands in the user info, where RFC 3986 ends the authority. */
int nurl_login_has_question(const struct nurl *url);

#endif
