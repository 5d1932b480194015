/* SPDX-License-Identifier: MIT */
/*
 * nurl_flags_1738.h - what is valid by RFC 1738, but unusual
 *
 *     telnet://h:25        PORT_NONDEFAULT, PORT_RESERVED
 *     ftp://us?er@h/       QMARK_USERINFO: the host is "us" by RFC 3986
 *     http://010.0.0.1/    IPV4_LEADING_ZERO: others read octal
 *
 * A URL without NURL_FLAGS_AMBIGUOUS has the same parts by RFC 3986.
 */
#ifndef NURL_FLAGS_1738_H
#define NURL_FLAGS_1738_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* nntp: article number outside 1 to 2147483647 */
#define NURL_FLAG_ARTNUM_RANGE UINT32_C(0x00000001)
/* "//" that begins an authority only by RFC 3986 */
#define NURL_FLAG_AUTH_LOOKALIKE UINT32_C(0x00000002)
/* ftp, http, file: a segment that decodes to "." or ".." */
#define NURL_FLAG_DOTSEG UINT32_C(0x00000004)
/* the scheme begins with "x-" */
#define NURL_FLAG_EXPERIMENTAL UINT32_C(0x00000008)
/* news, nntp: an empty part between dots */
#define NURL_FLAG_GROUP_EMPTY_PART UINT32_C(0x00000010)
/* a leading zero in a number of a host, also an article's */
#define NURL_FLAG_IPV4_LEADING_ZERO UINT32_C(0x00000020)
/* afs, mid, cid, nfs, tn3270, mailserver, z39.50 (RFC 1738 4) */
#define NURL_FLAG_LISTED_SCHEME UINT32_C(0x00000040)
/* mailto: no "@", or nothing on one side of the last one */
#define NURL_FLAG_MAILTO_NO_AT UINT32_C(0x00000080)
/* a password, not empty: not for logs */
#define NURL_FLAG_PASSWORD UINT32_C(0x00000100)
/* an escaped byte 80-FF */
#define NURL_FLAG_PCT_8BIT UINT32_C(0x00000200)
/* an escaped control byte, but gopher's two separators */
#define NURL_FLAG_PCT_CTRL UINT32_C(0x00000400)
/* not the scheme's default port; https has none in RFC 1738 */
#define NURL_FLAG_PORT_NONDEFAULT UINT32_C(0x00000800)
/* and is below 1,024 (RFC 1738 6) */
#define NURL_FLAG_PORT_RESERVED UINT32_C(0x00001000)
#define NURL_FLAG_PORT_ZERO UINT32_C(0x00002000)
/* "?" as data in a path, a query by RFC 3986 */
#define NURL_FLAG_QMARK_PATH UINT32_C(0x00004000)
/* "?" in user or password */
#define NURL_FLAG_QMARK_USERINFO UINT32_C(0x00008000)
/* an upper-case scheme letter */
#define NURL_FLAG_SCHEME_CASE UINT32_C(0x00010000)
/* no letter begins the scheme */
#define NURL_FLAG_SCHEME_FIRST UINT32_C(0x00020000)
/* wais: a nameless database */
#define NURL_FLAG_WAIS_EMPTY_DB UINT32_C(0x00040000)
/* alone: no strict URL */
#define NURL_FLAG_INVALID UINT32_C(0x80000000)

/* Questions: `if (flags & NURL_FLAGS_PORT_RISK)`. Each has INVALID, too. */
/* a port of another service */
#define NURL_FLAGS_PORT_RISK (NURL_FLAG_PORT_RESERVED | NURL_FLAG_INVALID)
/* decode with a policy */
#define NURL_FLAGS_CONTROL (NURL_FLAG_PCT_CTRL | NURL_FLAG_INVALID)
/* RFC 3986 sees other parts */
#define NURL_FLAGS_AMBIGUOUS                                                   \
    (NURL_FLAG_SCHEME_FIRST | NURL_FLAG_QMARK_USERINFO |                       \
     NURL_FLAG_QMARK_PATH | NURL_FLAG_AUTH_LOOKALIKE |                         \
     NURL_FLAG_IPV4_LEADING_ZERO | NURL_FLAG_INVALID)

/* Returns the flags of a strict URL; of any other struct NURL_FLAG_INVALID. */
uint32_t nurl_flags_1738(const struct nurl *url);

/* Returns the name of one flag, "PORT_ZERO", or NULL. */
const char *nurl_flag_name(uint32_t flag);

#ifdef __cplusplus
}
#endif

#endif
