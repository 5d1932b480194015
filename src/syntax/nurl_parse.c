/*
 * nurl_parse.c - an RFC 3986 URI reference, in one pass from left to right
 *
 * url->stop is the cursor. It stands on the octet in front of the part that
 * is read next: its delimiter, or in front of the text, which is 65,535 (0 - 1
 * in 16 bits). `part` goes from there to the octet that ends the part; it is
 * then the delimiter of the next one, or the fault.
 *
 * A fault is handed on as its code, or with the sign turned (-NURL_ERR_CHAR) if
 * the octet at the cursor may make another of it. Only `refuse` asks for that:
 * 12 octets less on a Cortex-M3, 16 on a Cortex-M0.
 *
 * No octet of an authority is read twice, but for the digits of a port with a
 * fault behind them: a long text must not cost more for what ends it.
 */
#include "nurl_parse.h"
#include "base/nurl_octet.h"
#include "host/nurl_ip.h"

#define BEFORE_TEXT 65535u

/* USER less this takes no escapes: its sign bit counts as below NAME. */
#define PLAIN 0x100

/*
 * Reads the part behind the cursor; returns the octet that ends it, or NONE.
 * The escape is checked here and not in a function: only a "%" asks for it.
 * BOUNDS: the scan never passes the end, an escape is whole, and the text has
 * at most 65,535 octets, so all three numbers fit.
 */
static int part(struct nurl *url, const char *end, struct nurl_span *span,
                int classes)
{
    const char *start;
    const char *at;
    int next;

    span->off = (uint16_t)(url->stop + 1u);
    start = url->text + span->off;
    at = start;
    for (;;) {
        at = nurl_octet_scan(at, end, (unsigned)classes);
        next = at == end ? NURL_OCTET_NONE : nurl_octet(*at);
        if (next != '%' || classes < (int)NURL_OCTET_NAME ||
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
 * No good scheme up to the cursor: a relative reference, or which fault? What
 * a scheme can hold has no ":" in it, so it is looked for from the cursor on.
 * BOUNDS: with a ":" there is a first octet. With the cursor behind it it is
 * one that a scheme can hold, and of those the letters are the highest.
 */
static int no_scheme(struct nurl *url, const char *end)
{
    const char *text = url->text;

    if (!nurl_octet_in_authority(text + url->stop, end, ':')) {
        url->scheme.len = 0;
        url->stop = BEFORE_TEXT;
        return NURL_OK;
    }
    if (*text == ':') {
        return NURL_ERR_SCHEME_MISSING;
    }
    if (url->stop != 0 && *text >= 'A') {
        return NURL_ERR_SCHEME_CHAR;
    }
    url->stop = 0;
    return NURL_ERR_SCHEME_FIRST;
}

/* IPv4address / reg-name, which may be empty                          3.2.2 */
static enum nurl_host_kind kind_of(const char *at, size_t len)
{
    if (len == 0) {
        return NURL_HOST_EMPTY;
    }
    if (*at <= '9' && nurl_ip_is_v4(at, at + len)) {
        return NURL_HOST_IPV4; /* most names begin above "9": no call */
    }
    return NURL_HOST_NAME;
}

/*
 * IP-literal = "[" ( IPv6address / IPvFuture ) "]"                    3.2.2
 * IPvFuture  = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )
 *
 * Leaves the kind, and the cursor on the "]" or on what is wrong. The parts
 * are no parts of the URL; their span goes where the path will be.
 * BOUNDS: the "[" is in the text, so behind it is at most the end.
 */
static enum nurl_host_kind literal(struct nurl *url, const char *end)
{
    const char *at = url->text + url->stop + 1;

    if (at < end && (*at | 0x20) == 'v') {
        url->stop++;
        if (part(url, end, &url->path, NURL_OCTET_HEX) != '.' ||
            url->path.len == 0) {
            return NURL_HOST_NONE;
        }
    }
    if (part(url, end, &url->path, (int)NURL_OCTET_USER - PLAIN) != ']' ||
        url->path.len == 0) {
        return NURL_HOST_NONE;
    }
    if (url->text + url->path.off != at) { /* behind the "." */
        return NURL_HOST_IPVFUTURE;
    }
    return nurl_ip_is_v6(at, at + url->path.len) ? NURL_HOST_IPV6
                                                 : NURL_HOST_NONE;
}

/* host [ ":" port ], where host = IP-literal / IPv4address / reg-name 3.2.2 */
static int host(struct nurl *url, const char *end)
{
    int next = part(url, end, &url->host, NURL_OCTET_NAME);
    int fault = -NURL_ERR_HOST_CHAR;

    url->host_kind = (uint8_t)kind_of(url->text + url->host.off, url->host.len);
    if (nurl_octet_ends(next)) {
        return NURL_OK; /* a host and no more, as nearly always */
    }
    if (next == '[' && url->host_kind == NURL_HOST_EMPTY) {
        url->host_kind = (uint8_t)literal(url, end);
        if (url->host_kind == NURL_HOST_NONE) {
            return NURL_ERR_IP_LITERAL;
        }
        next = part(url, end, &url->path, 0);
        fault = NURL_ERR_HOST_CHAR;
        url->host.len = (uint16_t)(url->stop - url->host.off);
    }
    if (next == ':') {
        fault = NURL_ERR_PORT_CHAR;
        next = part(url, end, &url->port, NURL_OCTET_DIGIT);
    }
    return nurl_octet_ends(next) ? NURL_OK : fault;
}

/*
 * userinfo "@", where userinfo = user [ ":" password ]                3.2.1
 *
 * What was read as a host is the user if an "@" follows, or follows what
 * stands behind the ":". If the "@" stands further on, the fault is the
 * user's; without one it stays the host's. A user holds no "[".
 * BOUNDS: the fault of a name or a port is in the text, so there is an octet
 * at the cursor; that of a literal may be the end, so it is not read.
 */
static int login(struct nurl *url, const char *end, int status)
{
    static const struct nurl_span none = { 0, 0 };
    uint16_t place = url->stop;
    int next = '[';
    int bracket = url->host_kind - 1u > 2u; /* not EMPTY, NAME, IPV4 */

    if (!bracket) {
        next = nurl_octet(url->text[place]);
        if (url->port.off != 0) {
            url->stop = (uint16_t)(url->port.off - 1u);
            next = part(url, end, &url->password, NURL_OCTET_USER);
        }
    }
    if (next == '@') {
        url->user = url->host;
        url->port = none;
        return NURL_OK;
    }
    if (nurl_octet_in_authority(url->text + url->stop, end, '@')) {
        status = -NURL_ERR_USERINFO_CHAR;
        place = url->stop;
        if (bracket) {
            place = url->host.off;
        }
    }
    url->stop = place;
    return status;
}

/*
 * "//" [ userinfo "@" ] host [ ":" port ]                               3.2
 *
 * A login is rare, so the host is read first, and once more behind an "@"
 * that follows its fault. Leaves the cursor in front of the path.
 * BOUNDS: both slashes are there; the cursor goes to the second one.
 */
static int authority(struct nurl *url, const char *end)
{
    int status;

    url->stop = (uint16_t)(url->stop + 2u);
    for (;;) {
        status = host(url, end);
        if (status == NURL_OK) {
            url->stop--;
            return NURL_OK;
        }
        if (url->user.off == 0) {
            status = login(url, end, status);
        }
        if (status != NURL_OK) {
            break;
        }
    }
    if (status == NURL_ERR_IP_LITERAL) {
        url->stop = url->host.off;
    }
    return status;
}

/* path [ "?" query ] [ "#" fragment ]                            3.3 to 3.5 */
static int rest(struct nurl *url, const char *end)
{
    int next = part(url, end, &url->path, NURL_OCTET_PATH);

    if (next == '?') {
        next = part(url, end, &url->query, NURL_OCTET_QUERY);
    }
    if (next == '#') {
        next = part(url, end, &url->fragment, NURL_OCTET_QUERY);
    }
    return next == NURL_OCTET_NONE ? NURL_OK : -NURL_ERR_CHAR;
}

/*
 * URI-reference = [ scheme ":" ] [ "//" authority ] path ...            4.1
 * scheme        = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )            3.1
 *
 * BOUNDS: with next ":" the text has a first octet: a scheme's, or the ":"
 * itself, and of those only the letters are not below "A".
 */
static int reference(struct nurl *url, const char *end)
{
    int status = NURL_OK;
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

    url->host_kind = NURL_HOST_NONE;
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
static int refuse(struct nurl *url, int fault)
{
    static const struct nurl_span none = { 0, 0 };

    if (fault > 0) { /* so it is in the text, at the cursor */
        fault = nurl_octet_fault(nurl_octet(url->text[url->stop]), -fault);
    }
    url->scheme = none;
    url->path = none;
    url->query = none;
    url->fragment = none;
    if (url->host.off != 0) {
        clear_authority(url);
    }
    return fault;
}

/* The scheme and the path are not cleared first: every reference sets them. */
enum nurl_status nurl_parse(struct nurl *url, const char *text, size_t length)
{
    static const struct nurl_span none = { 0, 0 };
    int status = NURL_ERR_TOO_LONG;

    clear_authority(url);
    url->profile = NURL_PROFILE_NONE;
    url->query = none;
    url->fragment = none;
    /* The table begins with a 0: an empty text, 5 octets less than "". */
    url->text = text ? text : (const char *)nurl_octet_class;
    url->stop = BEFORE_TEXT; /* and the place of TOO_LONG */
    if (length <= NURL_TEXT_MAX) {
        status = reference(url, url->text + length);
    }
    if (status != NURL_OK) {
        return (enum nurl_status)refuse(url, status);
    }
    url->profile = NURL_PROFILE_3986;
    return NURL_OK;
}
