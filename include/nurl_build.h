/*
 * nurl_build.h - parts in, URL out
 *
 * URI-reference = [ scheme ":" ] [ "//" authority ] path
 *                 [ "?" query ] [ "#" fragment ]     RFC 3986 section 5.3
 * authority     = [ user [ ":" password ] "@" ] host [ ":" port ]
 *
 *     struct nurl_parts parts = { 0 };                    in C++: = {}
 *
 *     parts.scheme = NURL_STR("http");
 *     parts.host = NURL_STR("h.com");
 *     parts.path = NURL_STR("/my file");
 *     nurl_build(&out, &parts, NURL_BUILD_ENCODE);
 *     nurl_write_pair(&out, '?', NURL_STR("key"), NURL_STR("a&b"));
 *
 *     http://h.com/my%20file?key=a%26b
 *
 * A pair goes to the end, so that is for parts without query and fragment. In
 * front of a fragment the query is made first:
 *
 *     nurl_writer_init(&pairs, query, sizeof query);
 *     nurl_write_pair(&pairs, '\0', NURL_STR("key"), NURL_STR("a&b"));
 *     nurl_write_pair(&pairs, '&', NURL_STR("n"), NURL_STR("1"));
 *     if (nurl_writer_status(&pairs) == NURL_OK) {
 *         parts.query = nurl_text(query, pairs.len);
 *         parts.fragment = NURL_STR("top");
 *         nurl_build(&out, &parts, NURL_BUILD_ENCODE);
 *     }
 *
 *     http://h.com/my%20file?key=a%26b&n=1#top
 *
 * What comes out parses to the parts that went in, or nothing comes out: a
 * host that is none, a path that would be taken for a host, an octet that may
 * not stand are faults, never mended. The parts of a URL that nurl_parse has
 * read (nurl_part) give that URL again, octet for octet, without
 * NURL_BUILD_ENCODE, and with NURL_BUILD_PASSWORD if it has one. A host with a
 * zone is IP_LITERAL.
 */
#ifndef NURL_BUILD_H
#define NURL_BUILD_H

#include "nurl_writer.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Absent (ptr NULL) is not empty: an empty query leaves its "?". */
struct nurl_parts {
    struct nurl_str scheme;
    struct nurl_str user;
    struct nurl_str password;
    struct nurl_str host; /* with the brackets of an address; no zone */
    struct nurl_str port; /* digits */
    struct nurl_str path; /* with its first "/"; absent is the same as empty */
    struct nurl_str query;
    struct nurl_str fragment;
};

/* What nurl_build may be asked for, added up. */
enum nurl_build_option {
    /*
     * user, password, path and fragment are plain octets: every one but the
     * unreserved, and the "/" of a path, is escaped, a "%" too. All other
     * parts are as in a URL, the query among them: its "&" and "=" say what
     * its octets cannot. nurl_write_pair makes one.
     */
    NURL_BUILD_ENCODE = 1,
    NURL_BUILD_PASSWORD = 2 /* the password is written, too */
};

/*
 * Appends the URL. Without NURL_BUILD_ENCODE all parts are as in a URL. A
 * password is left out unless NURL_BUILD_PASSWORD asks for it.
 *
 * The first part at fault in the order of the URL is the result, with the code
 * that nurl_parse has for it; out->stop is an offset in that part, and nothing
 * of it is written, so that out->len says where in the URL it would begin.
 *   scheme    SCHEME_MISSING (it is empty), SCHEME_FIRST, SCHEME_CHAR
 *   user      PCT, CTRL, 8BIT, USERINFO_CHAR (also the ":")
 *   password  the same; USERINFO_CHAR at 0 if it shall be written without user
 *   host      PCT, CTRL, 8BIT, HOST_CHAR, IP_LITERAL; HOST_EMPTY at 0 if a
 *             user, a password or a port is present, and no host
 *   port      PORT_CHAR
 *   path      PCT, CTRL, 8BIT, CHAR; CHAR also where it would be read as
 *             something else: its first octet if that is no "/" behind a
 *             host, the second "/" if it begins with two and there is no host,
 *             a ":" in the first segment without scheme and host
 *   query, fragment  PCT, CTRL, 8BIT, CHAR
 *   any part  EMPTY, TOO_LONG
 * and TOO_LONG for a URL of more than NURL_TEXT_MAX octets. BUF has stop 0.
 */
void nurl_build(struct nurl_writer *out, const struct nurl_parts *parts,
                unsigned options);

#ifdef __cplusplus
}
#endif

#endif
