/*
 * nurl_login.c - the authority of RFC 1738, which ends at a "/" alone
 *
 * url->stop is the cursor, as in nurl_parse.c.
 */
#include "nurl_login.h"
#include "nurl_hostname.h"
#include "nurl_octet.h"

static const char *find(const char *at, const char *end, char octet)
{
    while (at < end && *at != octet) {
        at++;
    }
    return at;
}

/* BOUNDS: both lie in the text, which has at most 65,535 octets. */
static struct nurl_span between(const struct nurl *url, const char *at,
                                const char *end)
{
    struct nurl_span span;

    span.at = (uint16_t)(at - url->text);
    span.len = (uint16_t)(end - at);
    return span;
}

static enum nurl_status fault(struct nurl *url, const char *at,
                              enum nurl_status status)
{
    url->stop = (uint16_t)(at - url->text);
    return status;
}

/* user [ ":" password ], before the "@": one ":" at most     RFC 1738 3.1 */
static enum nurl_status user(struct nurl *url, const char *at, const char *end)
{
    const char *colon = find(at, end, ':');
    const char *second;

    url->user = between(url, at, colon);
    if (colon < end) {
        url->password = between(url, colon + 1, end);
        second = find(colon + 1, end, ':');
        if (second < end) {
            return fault(url, second, NURL_USERINFO_CHAR);
        }
    }
    return NURL_OK;
}

/* hostname / hostnumber                                     RFC 1738 3.1 */
static enum nurl_status host(struct nurl *url, const char *at, const char *end,
                             unsigned may)
{
    const char *stop;
    int kind;

    url->host = between(url, at, end);
    if (at == end && (may & NURL_LOGIN_EMPTY)) {
        url->host_kind = NURL_KIND_EMPTY;
        return NURL_OK;
    }
    kind = nurl_hostname(at, end, &stop);
    if (kind < 0) {
        return fault(url, stop, (enum nurl_status)kind);
    }
    url->host_kind = (uint8_t)kind;
    return NURL_OK;
}

/* port = digits, at most 65535: stops at the first number above it. */
static enum nurl_status port(struct nurl *url, const char *at, const char *end)
{
    uint32_t value = 0;
    const char *digit;

    url->port = between(url, at, end);
    if (at == end) {
        return fault(url, at, NURL_PORT_EMPTY);
    }
    for (digit = at; digit < end; digit++) {
        if (!nurl_octet_is(*digit, NURL_OCTET_DIGIT)) {
            return fault(url, digit, NURL_PORT_CHAR);
        }
    }
    for (digit = at; digit < end; digit++) {
        value = value * 10 + nurl_octet(*digit) - '0';
        if (value > 65535) {
            return fault(url, at, NURL_PORT_RANGE);
        }
    }
    return NURL_OK;
}

/* host [ ":" port ] */
static enum nurl_status hostport(struct nurl *url, const char *at,
                                 const char *end, unsigned may)
{
    const char *colon = find(at, end, ':');
    enum nurl_status status;

    if (colon < end && !(may & NURL_LOGIN_PORT)) {
        return fault(url, colon, NURL_PORT);
    }
    status = host(url, at, colon, may);
    if (status == NURL_OK && colon < end) {
        status = port(url, colon + 1, end);
    }
    return status;
}

/* login = [ user [ ":" password ] "@" ] hostport             RFC 1738 3.1 */
enum nurl_status nurl_login(struct nurl *url, const char *end, unsigned may)
{
    const char *at = url->text + url->stop;
    enum nurl_status status = NURL_OK;
    const char *mark;

    end = find(at, end, '/');
    mark = find(at, end, '@');
    if (mark < end) {
        if (!(may & NURL_LOGIN_USER)) {
            return fault(url, mark, NURL_USERINFO);
        }
        status = user(url, at, mark);
        at = mark + 1;
    }
    if (status == NURL_OK) {
        status = hostport(url, at, end, may);
    }
    if (status == NURL_OK) {
        url->stop = (uint16_t)(end - url->text);
    }
    return status;
}

void nurl_login_clear(struct nurl *url)
{
    static const struct nurl_span none = { 0, 0 };

    url->host_kind = NURL_KIND_NONE;
    url->user = none;
    url->password = none;
    url->host = none;
    url->port = none;
}
