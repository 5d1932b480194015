/* SPDX-License-Identifier: MIT */
/*
 * nurl_login.c - the authority of RFC 1738, which ends only at a "/"
 */
#include "syntax/nurl_login.h"
#include "base/nurl_scan.h"
#include "host/nurl_hostname.h"

/* port = digits, at most 65535, up to a "/" or the end       RFC 1738 3.1 */
static enum nurl_status port(struct nurl *url, struct nurl_reader *in)
{
    const char *start = in->at;
    uint32_t number = nurl_scan_number(&in->at, in->end);

    if (in->at < in->end && *in->at != '/') {
        return NURL_ERR_PORT_CHAR;
    }
    if (in->at == start) {
        return NURL_ERR_PORT_EMPTY;
    }
    if (number > 65535) {
        in->at = start;
        return NURL_ERR_PORT_RANGE;
    }
    nurl_reader_span(in, &url->port, start);
    return NURL_OK;
}

/* hostport = host [ ":" port ]                               RFC 1738 3.1 */
static enum nurl_status hostport(struct nurl *url, struct nurl_reader *in,
                                 unsigned may)
{
    const char *start = in->at;
    unsigned ends = NURL_RESERVED_SLASH | (may & NURL_LOGIN_PORT);
    enum nurl_status status = nurl_hostname(in, ends, &url->host_kind);

    if (status == NURL_ERR_HOST_EMPTY && (may & NURL_LOGIN_EMPTY)) {
        url->host_kind = NURL_HOST_EMPTY;
        status = NURL_OK;
    }
    if (status != NURL_OK) {
        return status;
    }
    nurl_reader_span(in, &url->host, start);
    return nurl_reader_skip(in, ':') ? port(url, in) : NURL_OK;
}

/* user [ ":" password ] "@", with at most one ":"            RFC 1738 3.1 */
static enum nurl_status read_user(struct nurl *url, struct nurl_reader *in)
{
    const unsigned ends = NURL_RESERVED_COLON | NURL_RESERVED_AT;

    nurl_reader_part(in, &url->user, ends, 0);
    if (nurl_reader_skip(in, ':')) {
        nurl_reader_part(in, &url->password, ends, 0);
    }
    return nurl_reader_skip(in, '@') ? NURL_OK : NURL_ERR_USERINFO_CHAR;
}

/* Moves to the first byte of `reserved` in the authority: 1, or 0 without. */
static int find(struct nurl_reader *in, const char *start, unsigned reserved)
{
    const char *at =
        nurl_reserved_scan(start, in->end, NURL_RESERVED_SLASH | reserved);

    if (at == in->end || *at == '/') {
        return 0;
    }
    in->at = at;
    return 1;
}

/*
 * login = [ user [ ":" password ] "@" ] hostport             RFC 1738 3.1
 *
 * Tries a host first, because most authorities have no user. Only if that fails
 * it searches for an "@", and for a ":" where no port is allowed.
 */
enum nurl_status nurl_login(struct nurl *url, struct nurl_reader *in,
                            unsigned may)
{
    const char *start = in->at;
    enum nurl_status status = hostport(url, in, may);

    if (status == NURL_OK) {
        return NURL_OK;
    }
    if (find(in, start, NURL_RESERVED_AT)) {
        if (!(may & NURL_LOGIN_USER)) {
            return NURL_ERR_USERINFO;
        }
        in->at = start;
        status = read_user(url, in);
        return status == NURL_OK ? hostport(url, in, may) : status;
    }
    if (!(may & NURL_LOGIN_PORT) && find(in, start, NURL_RESERVED_COLON)) {
        return NURL_ERR_PORT;
    }
    return status;
}

/*
 * Before the host there can be a "?" in the user info only. Without a host the
 * searched text is empty.
 */
int nurl_login_has_question(const struct nurl *url)
{
    const char *host = url->text + url->host.off;

    return nurl_scan_to(url->text, host, '?') < host;
}
