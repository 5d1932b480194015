/*
 * nurl_login.h - the authority of RFC 1738
 */
#ifndef NURL_LOGIN_H
#define NURL_LOGIN_H

#include "nurl_span.h"
#include "nurl_status.h"

/* What a scheme's authority may have. */
#define NURL_LOGIN_USER 1u  /* [ user [ ":" password ] "@" ] */
#define NURL_LOGIN_PORT 2u  /* [ ":" port ] */
#define NURL_LOGIN_EMPTY 4u /* no host at all */

/*
 * Reads the authority that begins at url->stop and ends at the next "/" or at
 * `end` into user, password, host, host_kind and port; url->stop moves behind
 * it, or to the fault: USERINFO, PORT, USERINFO_CHAR, the faults of a host,
 * PORT_EMPTY, PORT_CHAR, PORT_RANGE. The octets have passed as xchar before.
 */
enum nurl_status nurl_login(struct nurl *url, const char *end, unsigned may);

/* Makes the parts of an authority absent. */
void nurl_login_clear(struct nurl *url);

#endif
