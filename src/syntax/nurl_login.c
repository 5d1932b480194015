/*
 * nurl_login.c - the authority of RFC 1738, which ends at a "/" alone
 */
#include "syntax/nurl_login.h"
#include "base/nurl_scan.h"
#include "host/nurl_hostname.h"

static enum nurl_status fault(struct nurl *url, const char *at,
                              enum nurl_status status)
{
    url->stop = (uint16_t)(at - url->text);
    return status;
}

/* BOUNDS: the text has at most 65,535 octets, so both numbers fit. */
static void set(const struct nurl *url, struct nurl_span *span, const char *at,
                const char *end)
{
    span->off = (uint16_t)(at - url->text);
    span->len = (uint16_t)(end - at);
}

/* Sets a part, from `at` to the next ":", which it returns, or to the end. */
static const char *part(const struct nurl *url, struct nurl_span *span,
                        const char *at, const char *end)
{
    const char *colon = nurl_scan_to(at, end, ':');

    set(url, span, at, colon);
    return colon;
}

/* user [ ":" password ], before the "@": one ":" at most     RFC 1738 3.1 */
static enum nurl_status user(struct nurl *url, const char *at, const char *end)
{
    const char *colon = part(url, &url->user, at, end);

    if (colon < end) {
        colon = part(url, &url->password, colon + 1, end);
    }
    return colon < end ? fault(url, colon, NURL_ERR_USERINFO_CHAR) : NURL_OK;
}

/* hostname / hostnumber                                     RFC 1738 3.1 */
static enum nurl_status host(struct nurl *url, const char *at, const char *end,
                             unsigned may)
{
    const char *stop;
    int kind = nurl_hostname(at, end, &stop);

    if (kind == NURL_ERR_HOST_EMPTY && (may & NURL_LOGIN_EMPTY)) {
        kind = NURL_HOST_EMPTY;
    }
    if (kind < 0) {
        return fault(url, stop, (enum nurl_status)kind);
    }
    url->host_kind = (uint8_t)kind;
    return NURL_OK;
}

/* port = digits, at most 65535 */
static enum nurl_status port(struct nurl *url, const char *at, const char *end)
{
    const char *stop = at;
    uint32_t number = nurl_scan_number(&stop, end);

    set(url, &url->port, at, end);
    if (stop < end) {
        return fault(url, stop, NURL_ERR_PORT_CHAR);
    }
    if (number > 65535) {
        return fault(url, at, NURL_ERR_PORT_RANGE);
    }
    return at < end ? NURL_OK : fault(url, at, NURL_ERR_PORT_EMPTY);
}

/* hostport = host [ ":" port ] */
static enum nurl_status hostport(struct nurl *url, const char *at,
                                 const char *end, unsigned may)
{
    const char *colon = part(url, &url->host, at, end);
    enum nurl_status status;

    if (colon < end && !(may & NURL_LOGIN_PORT)) {
        return fault(url, colon, NURL_ERR_PORT);
    }
    status = host(url, at, colon, may);
    if (status == NURL_OK && colon < end) {
        status = port(url, colon + 1, end);
    }
    return status;
}

/* login = [ user [ ":" password ] "@" ] hostport             RFC 1738 3.1 */
enum nurl_status nurl_login(struct nurl *url, const char *at, const char *end,
                            unsigned may)
{
    const char *mark = nurl_scan_to(at, end, '@');
    enum nurl_status status = NURL_OK;

    if (mark < end) {
        if (!(may & NURL_LOGIN_USER)) {
            return fault(url, mark, NURL_ERR_USERINFO);
        }
        status = user(url, at, mark);
        at = mark + 1;
    }
    return status == NURL_OK ? hostport(url, at, end, may) : status;
}

/* Nothing before user info holds a "?", and without a host this is empty. */
int nurl_login_has_question(const struct nurl *url)
{
    const char *host = url->text + url->host.off;

    return nurl_scan_to(url->text, host, '?') < host;
}
