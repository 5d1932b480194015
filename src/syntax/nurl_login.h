/* SPDX-License-Identifier: MIT */
/*
 * nurl_login.h - the authority of RFC 1738
 */
#ifndef NURL_LOGIN_H
#define NURL_LOGIN_H

#include "base/nurl_reader.h"

/* What a scheme's authority can have. Two of the bits are their delimiters'. */
#define NURL_LOGIN_USER NURL_RESERVED_AT    /* [ user [ ":" password ] "@" ] */
#define NURL_LOGIN_PORT NURL_RESERVED_COLON /* [ ":" port ] */
#define NURL_LOGIN_EMPTY 0x80u              /* an empty host */

/*
 * Reads an authority, up to a "/" or the end, into user, password, host,
 * host_kind and port of `url`. They are absent before, and in->url is the same
 * struct. Returns OK, or USERINFO, PORT, USERINFO_CHAR, the errors of a host,
 * PORT_EMPTY, PORT_CHAR or PORT_RANGE, with the cursor on the error. A byte
 * that is no xchar can give any of these errors; the caller then returns the
 * right one.
 */
enum nurl_status nurl_login(struct nurl *url, struct nurl_reader *in,
                            unsigned may);

/* 1 if a "?" stands in the user info, where RFC 3986 ends the authority. */
int nurl_login_has_question(const struct nurl *url);

#endif
