/*
 * nurl_parse.c - an RFC 3986 URI reference, in one pass from left to right
 *
 * url->stop is the cursor: all before it has been read and found good. Each
 * function reads its part there, leaves the cursor behind it, and on a fault
 * at the octet that is to blame.
 */
#include "nurl_parse.h"
#include "nurl_ip.h"
#include "nurl_octet.h"

/*
 * What stands at the cursor. The end of the text reads as "#", because a "#"
 * ends every part that it can follow; `rest` tells the two apart.
 */
static int peek(const struct nurl *url, const char *end)
{
    const char *at = url->text + url->stop;

    return at == end ? '#' : nurl_octet(*at);
}

/*
 * BOUNDS: the scan never passes the end, an escape is whole, and the text has
 * at most 65,535 octets, so both numbers fit.
 */
static int part(struct nurl *url, const char *end, struct nurl_span *span,
                unsigned classes)
{
    const char *at = url->text + url->stop;

    span->at = url->stop;
    for (;;) {
        at = nurl_octet_scan(at, end, classes);
        if (classes < NURL_OCTET_NAME || !nurl_octet_escape(at, end)) {
            break;
        }
        at += 3;
    }
    url->stop = (uint16_t)(at - url->text);
    span->len = (uint16_t)(url->stop - span->at);
    return peek(url, end);
}

/* Like part, for one that begins behind the delimiter at the cursor. */
static int next_part(struct nurl *url, const char *end, struct nurl_span *span,
                     unsigned classes)
{
    url->stop++;
    return part(url, end, span, classes);
}

/* No good scheme before a ":": a relative reference, or which fault? */
static enum nurl_status no_scheme(struct nurl *url, const char *end)
{
    const char *text = url->text;
    int colon = nurl_octet_find(text, end, ':');

    if (colon && nurl_octet_is(*text, NURL_OCTET_ALPHA)) {
        return NURL_SCHEME_CHAR;
    }
    url->stop = 0;
    url->scheme.len = 0;
    if (!colon) {
        return NURL_OK;
    }
    return *text == ':' ? NURL_SCHEME_MISSING : NURL_SCHEME_FIRST;
}

/* [ scheme ":" ], scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )  3.1 */
static enum nurl_status scheme(struct nurl *url, const char *end)
{
    int next = part(url, end, &url->scheme, NURL_OCTET_SCHEME);

    if (next != ':' || !nurl_octet_is(*url->text, NURL_OCTET_ALPHA)) {
        return no_scheme(url, end);
    }
    url->stop++;
    return NURL_OK;
}

/* userinfo "@" host, where userinfo = user [ ":" password ]           3.2.1 */
static int user(struct nurl *url, const char *end)
{
    int next;

    url->stop = url->host.at;
    next = part(url, end, &url->user, NURL_OCTET_NAME);
    if (next == ':') {
        next = next_part(url, end, &url->password, NURL_OCTET_USER);
    }
    return next;
}

/* IP-literal = "[" ( IPv6address / IPvFuture ) "]"                    3.2.2 */
static int literal(struct nurl *url, const char *end)
{
    const char *at = url->text + url->stop + 1;
    const char *close = at;

    while (close < end && *close != ']') {
        close++;
    }
    if (close < end) {
        url->host_kind = (uint8_t)nurl_ip_literal(at, close);
    }
    url->host.len = (uint16_t)(close - at + 2);
    return url->host_kind;
}

/* [ userinfo "@" ] host [ ":" port ], the host's octets up to `next` read */
static enum nurl_status login(struct nurl *url, const char *end, int next)
{
    enum nurl_status fault = NURL_HOST_CHAR;

    if (nurl_octet_find(url->text + url->stop, end, '@')) {
        next = user(url, end);
        if (next != '@') {
            return nurl_octet_fault(next, NURL_USERINFO_CHAR);
        }
        next = next_part(url, end, &url->host, NURL_OCTET_NAME);
    }
    if (next == '[' && url->host.len == 0) {
        if (!literal(url, end)) {
            return NURL_IP_LITERAL;
        }
        url->stop = (uint16_t)(url->stop + url->host.len);
        next = peek(url, end);
    } else {
        fault = nurl_octet_fault(next, NURL_HOST_CHAR);
    }
    if (next == ':') {
        fault = NURL_PORT_CHAR;
        next = next_part(url, end, &url->port, NURL_OCTET_DIGIT);
    }
    return nurl_octet_ends(next) ? NURL_OK : fault;
}

/* IPv4address / reg-name, which may be empty                          3.2.2 */
static enum nurl_kind kind(const char *at, size_t len)
{
    if (len == 0) {
        return NURL_KIND_EMPTY;
    }
    if (nurl_octet_is(*at, NURL_OCTET_DIGIT) && nurl_ip_is_v4(at, at + len)) {
        return NURL_KIND_IPV4;
    }
    return NURL_KIND_NAME;
}

/* authority = [ userinfo "@" ] host [ ":" port ]                        3.2 */
static enum nurl_status authority(struct nurl *url, const char *end)
{
    enum nurl_status status = NURL_OK;
    int next = next_part(url, end, &url->host, NURL_OCTET_NAME);

    if (!nurl_octet_ends(next)) {
        status = login(url, end, next);
    }
    if (url->host_kind == NURL_KIND_NONE) {
        url->host_kind = (uint8_t)kind(url->text + url->host.at, url->host.len);
    }
    return status;
}

/* path [ "?" query ] [ "#" fragment ]                            3.3 to 3.5 */
static enum nurl_status rest(struct nurl *url, const char *end)
{
    int next = part(url, end, &url->path, NURL_OCTET_PATH);

    if (next == '?') {
        next = next_part(url, end, &url->query, NURL_OCTET_QUERY);
    }
    if (next == '#' && url->text + url->stop != end) {
        next = next_part(url, end, &url->fragment, NURL_OCTET_QUERY);
    }
    if (url->text + url->stop == end) {
        return NURL_OK;
    }
    return nurl_octet_fault(next, NURL_CHAR);
}

/* URI-reference = [ scheme ":" ] [ "//" authority ] path ...            4.1 */
static enum nurl_status reference(struct nurl *url, const char *end)
{
    enum nurl_status status = scheme(url, end);
    const char *at = url->text + url->stop;

    if (status == NURL_OK && end - at >= 2 && at[0] == '/' && at[1] == '/') {
        url->stop++;
        status = authority(url, end);
    }
    return status == NURL_OK ? rest(url, end) : status;
}

/* Field by field: a whole struct would call memset on some machines. */
static void clear(struct nurl *url)
{
    static const struct nurl_span none = { 0, 0 };

    url->host_kind = NURL_KIND_NONE;
    url->profile = NURL_PROFILE_NONE;
    url->scheme = none;
    url->user = none;
    url->password = none;
    url->host = none;
    url->port = none;
    url->path = none;
    url->query = none;
    url->fragment = none;
}

enum nurl_status nurl_parse(struct nurl *url, const char *text, size_t length)
{
    enum nurl_status status = NURL_TOO_LONG;

    clear(url);
    url->text = text ? text : "";
    url->stop = NURL_TEXT_MAX;
    if (length <= NURL_TEXT_MAX) {
        url->stop = 0;
        status = reference(url, url->text + length);
    }
    if (status != NURL_OK) {
        clear(url);
        return status;
    }
    url->profile = NURL_PROFILE_3986;
    return NURL_OK;
}
