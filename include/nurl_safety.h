/*
 * nurl_safety.h - what to look at before a URL is used, shown or logged
 *
 * RFC 1738 section 6 warns of ports below 1,024, of escaped line ends and of
 * passwords in the clear. For a URL that parsed, nurl_flags_1738 answers in
 * one call; the names below say which flag is which question. Passwords are
 * looked for in any text, because what is logged is often what did not parse.
 *
 *     ftp://u:pw@h/     secret "pw"       masked ftp://u:**@h/
 *     http://h:80/a@b   none
 *
 * Reentrant, and safe in an interrupt; linear in the length of the text.
 */
#ifndef NURL_SAFETY_H
#define NURL_SAFETY_H

#include "nurl_flags_1738.h"
#include "nurl_writer.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * A port that is not the usual one and below 1,024: somebody else's. Each
 * question is answered for the worse if the struct holds no strict URL.
 */
static inline int nurl_is_port_risk(uint32_t flags)
{
    return (flags & (NURL_FLAG_PORT_RESERVED | NURL_FLAG_INVALID)) != 0;
}

/* An escaped control octet: what decodes it must name a policy. */
static inline int nurl_has_control(uint32_t flags)
{
    return (flags & (NURL_FLAG_PCT_CTRL | NURL_FLAG_INVALID)) != 0;
}

/* An RFC 3986 reader sees the same parts. */
static inline int nurl_is_unambiguous(uint32_t flags)
{
    return (flags & (NURL_FLAG_AMBIGUOUS | NURL_FLAG_INVALID)) == 0;
}

/*
 * What must be masked in a text, valid or not: behind the first "//", from
 * the first ":" to the first "@" before the next "/", "?" or "#". at NULL if
 * there is nothing. It knows no grammar: after a successful parse mask
 * url.password as well. The text may be of any length.
 */
struct nurl_str nurl_secret(struct nurl_str text);

/*
 * Puts a text for a log. Behind every "//", what stands between the first ":"
 * and the last "@" before the next "/" or "#" is hidden, each octet by a "*",
 * so that offsets stay what they are. That is the secret, the password of
 * every URL that nurl_parse or nurl_parse_1738 reads, and more: rather too
 * much than a letter of a password. What is no login for anybody is not
 * hidden: "u:pw@h" without "//", a password with a "/" in it. How many octets
 * there were can still be seen. The room may be the memory of the text
 * itself. Failures: TOO_LONG, BUF.
 */
void nurl_put_masked(struct nurl_writer *out, struct nurl_str text);

#ifdef __cplusplus
}
#endif

#endif
