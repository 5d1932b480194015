/*
 * nurl_login.c - the authority of RFC 1738, which ends at a "/" alone
 */
#include "syntax/nurl_login.h"
#include "base/nurl_reserved.h"
#include "base/nurl_scan.h"
#include "host/nurl_hostname.h"

/* BOUNDS: the text has at most 65,535 octets, so both numbers fit. */
static void set(const struct nurl *url, struct nurl_span *span, const char *at,
                const char *end)
{
    span->off = (uint16_t)(at - url->text);
    span->len = (uint16_t)(end - at);
}

/* port = digits, at most 65535, up to a "/" or the end       RFC 1738 3.1 */
static enum nurl_status port(struct nurl *url, const char **at, const char *end)
{
    const char *start = *at;
    uint32_t number = nurl_scan_number(at, end);

    if (*at < end && **at != '/') {
        return NURL_ERR_PORT_CHAR;
    }
    if (*at == start) {
        return NURL_ERR_PORT_EMPTY;
    }
    if (number > 65535) {
        *at = start;
        return NURL_ERR_PORT_RANGE;
    }
    set(url, &url->port, start, *at);
    return NURL_OK;
}

/* hostport = host [ ":" port ]                               RFC 1738 3.1 */
static enum nurl_status hostport(struct nurl *url, const char **at,
                                 const char *end, unsigned may)
{
    const char *start = *at;
    unsigned ends = may & NURL_LOGIN_PORT
                        ? NURL_RESERVED_SLASH | NURL_RESERVED_COLON
                        : NURL_RESERVED_SLASH;
    enum nurl_status status = nurl_hostname(at, end, ends, &url->host_kind);

    if (status == NURL_ERR_HOST_EMPTY && (may & NURL_LOGIN_EMPTY)) {
        url->host_kind = NURL_HOST_EMPTY;
        status = NURL_OK;
    }
    if (status != NURL_OK) {
        return status;
    }
    set(url, &url->host, start, *at);
    if (*at < end && **at == ':') {
        ++*at;
        return port(url, at, end);
    }
    return NURL_OK;
}

/* user [ ":" password ], before the "@": one ":" at most     RFC 1738 3.1 */
static enum nurl_status user(struct nurl *url, const char **at,
                             const char *mark)
{
    const unsigned stop = NURL_RESERVED_COLON | NURL_RESERVED_UNSAFE;
    const char *start = *at;

    *at = nurl_reserved_scan(start, mark, stop);
    set(url, &url->user, start, *at);
    if (*at < mark && **at == ':') {
        start = *at + 1;
        *at = nurl_reserved_scan(start, mark, stop);
        set(url, &url->password, start, *at);
    }
    return *at < mark ? NURL_ERR_USERINFO_CHAR : NURL_OK;
}

/* Where such an octet stands in the authority, or NULL. */
static const char *find(const char *start, const char *end, unsigned reserved)
{
    const char *at =
        nurl_reserved_scan(start, end, NURL_RESERVED_SLASH | reserved);

    return at < end && *at != '/' ? at : NULL;
}

/* What has no "@" is no host: its fault, unless it is a port too many. */
static enum nurl_status no_host(const char *start, const char **at,
                                const char *end, enum nurl_status fault)
{
    const char *colon = find(start, end, NURL_RESERVED_COLON);

    if (colon) {
        *at = colon;
        return NURL_ERR_PORT;
    }
    return fault;
}

/*
 * login = [ user [ ":" password ] "@" ] hostport             RFC 1738 3.1
 *
 * The host is tried first, because most have no user. Only what is no host is
 * searched for an "@".
 */
enum nurl_status nurl_login(struct nurl *url, const char **at, const char *end,
                            unsigned may)
{
    const char *start = *at;
    enum nurl_status status = hostport(url, at, end, may);
    const char *mark;

    if (status == NURL_OK) {
        return NURL_OK;
    }
    mark = find(start, end, NURL_RESERVED_AT);
    if (!mark) {
        return may & NURL_LOGIN_PORT ? status : no_host(start, at, end, status);
    }
    if (!(may & NURL_LOGIN_USER)) {
        *at = mark;
        return NURL_ERR_USERINFO;
    }
    *at = start;
    status = user(url, at, mark);
    if (status == NURL_OK) {
        *at = mark + 1;
        status = hostport(url, at, end, may);
    }
    return status;
}

/* Nothing before user info holds a "?", and without a host this is empty. */
int nurl_login_has_question(const struct nurl *url)
{
    const char *host = url->text + url->host.off;

    return nurl_scan_to(url->text, host, '?') < host;
}
