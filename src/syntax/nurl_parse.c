/*
 * nurl_parse.c - an RFC 3986 URI reference, in one pass from left to right
 *
 * url->stop is the cursor. It stands on the octet in front of the part that
 * is read next: its delimiter, or in front of the text, which is 65,535 (0 - 1
 * in 16 bits). `part` goes from there to the octet that ends the part; it is
 * then the delimiter of the next one, or the fault.
 */
#include "nurl_parse.h"
#include "nurl_ip.h"
#include "nurl_octet.h"

#define BEFORE_TEXT 65535u

/*
 * Reads the part behind the cursor; returns the octet that ends it, or NONE.
 * The escape is checked here and not in a function: only a "%" asks for it.
 * BOUNDS: the scan never passes the end, an escape is whole, and the text has
 * at most 65,535 octets, so all three numbers fit.
 */
static int part(struct nurl *url, const char *end, struct nurl_span *span,
                unsigned classes)
{
    const char *start;
    const char *at;
    int next;

    span->at = (uint16_t)(url->stop + 1u);
    start = url->text + span->at;
    at = start;
    for (;;) {
        at = nurl_octet_scan(at, end, classes);
        next = at == end ? NURL_OCTET_NONE : nurl_octet(*at);
        if (next != '%' || classes < NURL_OCTET_NAME ||
            !nurl_octet_pair(at, end)) {
            break;
        }
        at += 3;
    }
    url->stop = (uint16_t)(at - url->text);
    span->len = (uint16_t)(at - start);
    return next;
}

/*
 * No good scheme up to the cursor: a relative reference, or which fault?
 * BOUNDS: with a ":" there is a first octet. With the cursor behind it it is
 * one that a scheme can hold, and of those the letters are the highest.
 */
static enum nurl_status no_scheme(struct nurl *url, const char *end)
{
    const char *text = url->text;

    if (!nurl_octet_find(text, end, ':')) {
        url->scheme.len = 0;
        url->stop = BEFORE_TEXT;
        return NURL_OK;
    }
    if (*text == ':') {
        return NURL_SCHEME_MISSING;
    }
    if (url->stop != 0 && *text >= 'A') {
        return NURL_SCHEME_CHAR;
    }
    url->stop = 0;
    return NURL_SCHEME_FIRST;
}

/* IPv4address / reg-name, which may be empty                          3.2.2 */
static enum nurl_kind kind_of(const char *at, size_t len)
{
    if (len == 0) {
        return NURL_KIND_EMPTY;
    }
    if (*at <= '9' && nurl_ip_is_v4(at, at + len)) {
        return NURL_KIND_IPV4; /* most names begin above "9": no call */
    }
    return NURL_KIND_NAME;
}

/*
 * IP-literal = "[" ( IPv6address / IPvFuture ) "]"                    3.2.2
 *
 * Leaves host_kind NONE and the cursor on the "[" if there is none; else
 * returns what stands behind the "]". That is an empty part of no class; its
 * span goes where the path will be.
 * BOUNDS: the "[" is in the text, so behind it is at most the end.
 */
static int literal(struct nurl *url, const char *end)
{
    const char *at = url->text + url->stop + 1;
    const char *close = nurl_octet_find(at, end, ']');

    url->host_kind = NURL_KIND_NONE;
    if (close) {
        url->host_kind = (uint8_t)nurl_ip_literal(at, close);
    }
    if (url->host_kind == NURL_KIND_NONE) {
        return NURL_OCTET_NONE;
    }
    url->host.len = (uint16_t)(close - at + 2);
    url->stop = (uint16_t)(close - url->text);
    return part(url, end, &url->path, 0);
}

/* host [ ":" port ], where host = IP-literal / IPv4address / reg-name 3.2.2 */
static enum nurl_status host(struct nurl *url, const char *end)
{
    int next = part(url, end, &url->host, NURL_OCTET_NAME);

    url->host_kind = (uint8_t)kind_of(url->text + url->host.at, url->host.len);
    if (nurl_octet_ends(next)) {
        return NURL_OK; /* a host and no more, as nearly always */
    }
    if (next == '[' && url->host_kind == NURL_KIND_EMPTY) {
        next = literal(url, end);
        if (url->host_kind == NURL_KIND_NONE) {
            return NURL_IP_LITERAL;
        }
    }
    if (next == ':') {
        next = part(url, end, &url->port, NURL_OCTET_DIGIT);
        return nurl_octet_ends(next) ? NURL_OK : NURL_PORT_CHAR;
    }
    if (nurl_octet_ends(next)) {
        return NURL_OK;
    }
    return url->host_kind < NURL_KIND_IPV6
               ? nurl_octet_fault(next, NURL_HOST_CHAR)
               : NURL_HOST_CHAR;
}

/* userinfo "@", where userinfo = user [ ":" password ]                3.2.1 */
static enum nurl_status user(struct nurl *url, const char *end)
{
    int next;

    url->port.at = 0; /* "joe:1" has been read as a host and a port */
    url->port.len = 0;
    url->stop = (uint16_t)(url->host.at - 1u);
    next = part(url, end, &url->user, NURL_OCTET_NAME);
    if (next == ':') {
        next = part(url, end, &url->password, NURL_OCTET_USER);
    }
    return next == '@' ? NURL_OK : nurl_octet_fault(next, NURL_USERINFO_CHAR);
}

/*
 * "//" [ userinfo "@" ] host [ ":" port ]                               3.2
 *
 * A login is rare, so the host is read first, and once more behind an "@"
 * that follows its fault. Leaves the cursor in front of the path.
 * BOUNDS: both slashes are there; the cursor goes to the second one.
 */
static enum nurl_status authority(struct nurl *url, const char *end)
{
    enum nurl_status status;

    url->stop = (uint16_t)(url->stop + 2u);
    for (;;) {
        status = host(url, end);
        if (status == NURL_OK) {
            url->stop--;
            return NURL_OK;
        }
        if (url->user.at != 0 ||
            !nurl_octet_find(url->text + url->stop, end, '@')) {
            return status;
        }
        status = user(url, end);
        if (status != NURL_OK) {
            return status;
        }
    }
}

/* path [ "?" query ] [ "#" fragment ]                            3.3 to 3.5 */
static enum nurl_status rest(struct nurl *url, const char *end)
{
    int next = part(url, end, &url->path, NURL_OCTET_PATH);

    if (next == NURL_OCTET_NONE) {
        return NURL_OK; /* the most frequent end, so asked for twice */
    }
    if (next == '?') {
        next = part(url, end, &url->query, NURL_OCTET_QUERY);
    }
    if (next == '#') {
        next = part(url, end, &url->fragment, NURL_OCTET_QUERY);
    }
    return next == NURL_OCTET_NONE ? NURL_OK
                                   : nurl_octet_fault(next, NURL_CHAR);
}

/*
 * URI-reference = [ scheme ":" ] [ "//" authority ] path ...            4.1
 * scheme        = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )            3.1
 *
 * BOUNDS: with next ":" the text has a first octet: a scheme's, or the ":"
 * itself, and of those only the letters are not below "A".
 */
static enum nurl_status reference(struct nurl *url, const char *end)
{
    enum nurl_status status = NURL_OK;
    const char *at = url->text;
    int next = part(url, end, &url->scheme, NURL_OCTET_SCHEME);

    if (next == ':' && *at >= 'A') {
        at += url->stop + 1u;
    } else {
        status = no_scheme(url, end);
    }
    if (status == NURL_OK && end - at >= 2 && at[0] == '/' && at[1] == '/') {
        status = authority(url, end);
    }
    return status == NURL_OK ? rest(url, end) : status;
}

/* Field by field: a whole struct would call memset on some machines. */
static void clear_authority(struct nurl *url)
{
    static const struct nurl_span none = { 0, 0 };

    url->host_kind = NURL_KIND_NONE;
    url->user = none;
    url->password = none;
    url->host = none;
    url->port = none;
}

/*
 * A fault leaves no part, so that nobody takes half a URL for a whole one.
 * The question makes two blocks of the stores: compilers that may call a C
 * library make one memset of them otherwise.
 */
static enum nurl_status refuse(struct nurl *url, enum nurl_status fault)
{
    static const struct nurl_span none = { 0, 0 };

    url->scheme = none;
    url->path = none;
    url->query = none;
    url->fragment = none;
    if (url->host.at != 0) {
        clear_authority(url);
    }
    return fault;
}

/* The scheme and the path are not cleared first: every reference sets them. */
enum nurl_status nurl_parse(struct nurl *url, const char *text, size_t length)
{
    static const struct nurl_span none = { 0, 0 };
    enum nurl_status status = NURL_TOO_LONG;

    clear_authority(url);
    url->profile = NURL_PROFILE_NONE;
    url->query = none;
    url->fragment = none;
    url->text = text ? text : "";
    url->stop = BEFORE_TEXT; /* and the place of TOO_LONG */
    if (length <= NURL_TEXT_MAX) {
        status = reference(url, url->text + length);
    }
    if (status != NURL_OK) {
        return refuse(url, status);
    }
    url->profile = NURL_PROFILE_3986;
    return NURL_OK;
}
