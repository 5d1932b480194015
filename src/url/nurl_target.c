/*
 * nurl_target.c - the target of an HTTP request, in its three forms
 */
#include "nurl_writer.h"

#include "base/nurl_emit.h"
#include "host/nurl_host_start.h"
#include "nurl_host.h"
#include "nurl_scheme.h"
#include "url/nurl_host_field.h"

/* Checks what all three forms need; fails the writer if something is missing.
 */
static int has_host(struct nurl_writer *out, const struct nurl *url)
{
    uint16_t stop = 0;
    enum nurl_status status = NURL_ERR_UNPARSED;

    if (url->profile == NURL_PROFILE_3986) {
        status = nurl_host_start(url, &stop);
    }
    if (status == NURL_OK) {
        return 1;
    }
    nurl_emit_fault(out, status, stop);
    return 0;
}

/*
 * origin-form = absolute-path [ "?" query ]               RFC 9112 3.2.1
 *
 * BOUNDS: the "?" is one byte before the query.
 */
void nurl_write_target(struct nurl_writer *out, const struct nurl *url)
{
    if (!has_host(out, url)) {
        return;
    }
    if (url->path.len == 0) {
        nurl_emit_run(out, "/", 1, url->path.off);
    }
    nurl_emit_run(out, url->text + url->path.off, url->path.len, url->path.off);
    if (nurl_present(url->query)) {
        nurl_emit_run(out, url->text + url->query.off - 1, url->query.len + 1u,
                      url->query.off - 1u);
    }
}

/* The scheme in an HTTP request: http for ws, https for wss (RFC 6455). */
static void put_scheme(struct nurl_writer *out, const struct nurl *url)
{
    size_t i;
    char octet;

    switch (nurl_scheme_of(url)) {
    case NURL_SCHEME_WS:
        nurl_write_text(out, NURL_STR("http"));
        return;
    case NURL_SCHEME_WSS:
        nurl_write_text(out, NURL_STR("https"));
        return;
    default:
        for (i = 0; i < url->scheme.len; i++) {
            octet = url->text[i] >= 'A' && url->text[i] <= 'Z'
                        ? (char)(url->text[i] | 0x20)
                        : url->text[i];
            nurl_emit(out, &octet, 1, i);
        }
    }
}

/* absolute-form = scheme "://" Host origin-form           RFC 9112 3.2.2 */
void nurl_write_target_absolute(struct nurl_writer *out, const struct nurl *url)
{
    enum nurl_status status;
    uint16_t port;

    if (!has_host(out, url)) {
        return;
    }
    if (!nurl_present(url->scheme)) {
        nurl_emit_fault(out, NURL_ERR_SCHEME_MISSING, 0);
        return;
    }
    status = nurl_port(url, &port);
    if (status == NURL_ERR_PORT_RANGE) {
        nurl_emit_fault(out, status, url->port.off);
        return;
    }
    put_scheme(out, url);
    nurl_write_text(out, NURL_STR("://"));
    nurl_write_host_field(out, url);
    nurl_write_target(out, url);
}

/*
 * authority-form = uri-host ":" port                      RFC 9112 3.2.3
 *
 * A connection to port 0 is impossible.
 */
void nurl_write_target_authority(struct nurl_writer *out,
                                 const struct nurl *url)
{
    enum nurl_status status;
    uint16_t port;
    uint16_t len;

    if (!has_host(out, url)) {
        return;
    }
    status = nurl_port(url, &port);
    if (status == NURL_ERR_PORT_MISSING) {
        nurl_emit_fault(out, status, url->host.off + url->host.len);
    } else if (status != NURL_OK || port == 0) {
        nurl_emit_fault(out, NURL_ERR_PORT_RANGE, url->port.off);
    } else {
        len = nurl_host_field_host(url);
        nurl_emit_run(out, url->text + url->host.off, len, url->host.off);
        if (len < url->host.len) {
            nurl_emit_run(out, "]", 1, url->host.off + len);
        }
        nurl_emit(out, ":", 1, url->host.off);
        nurl_write_number(out, port);
    }
}
