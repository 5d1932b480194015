/* SPDX-License-Identifier: MIT */
/*
 * nurl_parse.c - an RFC 3986 URI reference, in one pass from left to right
 *
 * The functions stand in the order of the RFC's sections. Two productions are
 * not known by their first bytes. The parser does not go back for them: it
 * reads each byte a fixed number of times, however long the text is.
 *
 * - The first bytes can be a scheme or the first segment of a path. If there is
 *   no ":" after them, the parser continues with the segment. url->path holds
 *   the length so far.
 * - The bytes after "//" can be host and port, or user and password. After a
 *   ":" the parser reads into url->port all bytes that a password can have. If
 *   there is no "@" after them, they must be digits.
 */
#include "nurl_parse.h"
#include "base/nurl_reset.h"
#include "host/nurl_ip.h"
#include "syntax/nurl_parse_parts.h"

/*
 * Finds the error in the text before the ":". Its first bytes can be valid in a
 * scheme. BOUNDS: the ":" is in the text.
 */
static enum nurl_status scheme_fault(const struct nurl *url,
                                     struct nurl_cursor *cursor)
{
    cursor->at = cursor->text;
    if (*cursor->at == ':') {
        return NURL_ERR_SCHEME_MISSING;
    }
    if (!nurl_octet_alpha(*cursor->at)) {
        return NURL_ERR_SCHEME_FIRST;
    }
    cursor->at += url->scheme.len;
    return NURL_ERR_SCHEME_CHAR;
}

/*
 * scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )                     3.1
 *
 * Leaves the cursor after the ":". Without a ":" there is no scheme; then the
 * first segment of the path is read, up to its first error.
 */
static enum nurl_status read_scheme(struct nurl *url,
                                    struct nurl_cursor *cursor)
{
    int next = nurl_cursor_part(cursor, NURL_OCTET_SCHEME);

    url->scheme = cursor->part;
    if (next == ':' && nurl_octet_alpha(*cursor->text)) {
        cursor->at++;
        return NURL_OK;
    }
    (void)nurl_cursor_part(cursor, NURL_OCTET_SEGMENT);
    if (nurl_cursor_sees(cursor, ':')) {
        return scheme_fault(url, cursor);
    }
    url->scheme.len = 0;
    url->path.len = (uint16_t)(cursor->at - cursor->text);
    return NURL_OK;
}

/*
 * 1 for a host in brackets, valid or not. While an authority is read, the kind
 * NONE is an invalid literal.
 */
static int is_literal(const struct nurl *url)
{
    return url->host_kind == NURL_HOST_NONE || url->host_kind > NURL_HOST_IPV4;
}

/* userinfo = user [ ":" password ], read as host and port before        3.2.1
 */
static void make_user(struct nurl *url)
{
    url->user = url->host;
    url->password = url->port;
    url->port.off = 0;
    url->port.len = 0;
}

/*
 * IP-literal = "[" ( IPv6address / IPvFuture ) "]"                      3.2.2
 *
 * All bytes that can be between the brackets are in the class USER. For an
 * invalid literal the kind is NONE, and the function returns "[", because no
 * part can end with this byte.
 * BOUNDS: the "[" is in the text, and if next is "]", that is in the text, too.
 */
static int ip_literal(struct nurl *url, struct nurl_cursor *cursor)
{
    const char *open = cursor->at;
    int next = nurl_cursor_next_part(cursor, NURL_OCTET_USER);

    url->host_kind = NURL_HOST_NONE;
    if (next == ']') {
        url->host_kind = (uint8_t)nurl_ip_literal(open + 1, cursor->at);
    }
    if (url->host_kind == NURL_HOST_NONE) {
        return '[';
    }
    url->host.len = (uint16_t)(cursor->part.len + 2);
    return nurl_cursor_next_part(cursor, NURL_CURSOR_PEEK); /* skips the "]" */
}

/* IPv4address / reg-name, which can be empty                            3.2.2
 */
static enum nurl_host_kind kind_of(const char *at, size_t len)
{
    if (len == 0) {
        return NURL_HOST_EMPTY;
    }
    if (*at <= '9' && nurl_ip_is_v4(at, at + len)) {
        return NURL_HOST_IPV4; /* most names begin with a letter: no call */
    }
    return NURL_HOST_NAME;
}

int nurl_host_read(struct nurl *url, struct nurl_cursor *cursor)
{
    const char *start = cursor->at;
    int next = nurl_cursor_part(cursor, NURL_OCTET_NAME);

    url->host = cursor->part;
    url->host_kind = (uint8_t)kind_of(start, url->host.len);
    if (next == '[' && url->host.len == 0) {
        return ip_literal(url, cursor);
    }
    return next;
}

/* port = *DIGIT                                                         3.2.3
 */
static enum nurl_status port_check(const struct nurl *url,
                                   struct nurl_cursor *cursor, int octet)
{
    const char *at = cursor->text + url->port.off;

    while (at < cursor->at && nurl_octet_digit(*at)) {
        at++;
    }
    if (at == cursor->at && nurl_octet_ends(octet)) {
        return NURL_OK;
    }
    cursor->at = at;
    return NURL_ERR_PORT_CHAR;
}

/* A present port is never at offset 0, because there is a ":" before it. */
enum nurl_status nurl_authority_check(const struct nurl *url,
                                      struct nurl_cursor *cursor, int octet)
{
    if (url->host_kind == NURL_HOST_NONE) { /* a bad literal */
        cursor->at = cursor->text + url->host.off;
        return NURL_ERR_IP_LITERAL;
    }
    if (url->port.off != 0) {
        return port_check(url, cursor, octet);
    }
    if (nurl_octet_ends(octet)) {
        return NURL_OK;
    }
    if (url->host_kind > NURL_HOST_IPV4) {
        return NURL_ERR_HOST_CHAR; /* no byte can follow the "]" */
    }
    return nurl_octet_fault(octet, NURL_ERR_HOST_CHAR);
}

/*
 * authority = [ userinfo "@" ] host [ ":" port ]                          3.2
 *
 * The first "@" ends the user info, so there are two iterations at most. A
 * present user is never at offset 0, because there are two slashes before it.
 */
static enum nurl_status read_authority(struct nurl *url,
                                       struct nurl_cursor *cursor)
{
    int next;

    for (;;) {
        next = nurl_host_read(url, cursor);
        if (nurl_octet_ends(next)) {
            return NURL_OK; /* most authorities are only a host */
        }
        if (next == ':') {
            next = nurl_cursor_next_part(cursor, NURL_OCTET_USER);
            url->port = cursor->part;
        }
        if (url->user.off != 0 || !nurl_cursor_sees(cursor, '@')) {
            return nurl_authority_check(url, cursor, next);
        }
        if (is_literal(url)) {
            cursor->at = cursor->text + url->host.off;
            return NURL_ERR_USERINFO_CHAR;
        }
        if (next != '@') {
            return nurl_octet_fault(next, NURL_ERR_USERINFO_CHAR);
        }
        make_user(url);
        cursor->at++;
    }
}

static int two_slashes(const struct nurl_cursor *cursor)
{
    return cursor->end - cursor->at >= 2 && cursor->at[0] == '/' &&
           cursor->at[1] == '/';
}

/*
 * URI-reference = [ scheme ":" ] [ "//" authority ] path
 *                 [ "?" query ] [ "#" fragment ]                          4.1
 */
static enum nurl_status read_reference(struct nurl *url,
                                       struct nurl_cursor *cursor)
{
    enum nurl_status status = read_scheme(url, cursor);

    if (status == NURL_OK && url->path.len == 0 && two_slashes(cursor)) {
        cursor->at += 2;
        status = read_authority(url, cursor);
    }
    return status == NURL_OK ? nurl_path_read(url, cursor) : status;
}

enum nurl_status nurl_parse(struct nurl *url, const char *text, size_t length)
{
    struct nurl_cursor cursor;
    enum nurl_status status = nurl_reset_to(url, text, length);

    if (status != NURL_OK) {
        return status;
    }
    cursor.text = url->text;
    cursor.at = cursor.text;
    cursor.end = cursor.text + length;
    status = read_reference(url, &cursor);
    url->stop = (uint16_t)(cursor.at - cursor.text);
    if (status != NURL_OK) {
        nurl_reset(url);
        return status;
    }
    url->profile = NURL_PROFILE_3986;
    return NURL_OK;
}
