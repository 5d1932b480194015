/*
 * nurl_target.c - the target of an HTTP request, in its three forms
 */
#include "nurl_writer.h"

#include "base/nurl_decimal.h"
#include "base/nurl_emit.h"
#include "host/nurl_host_start.h"
#include "nurl_host.h"
#include "nurl_scheme.h"
#include "url/nurl_host_field.h"

/* The scheme in an HTTP request: http for ws, https for wss (RFC 6455). */
static enum nurl_scheme http_scheme(const struct nurl *url)
{
    switch (nurl_scheme_of(url)) {
    case NURL_SCHEME_HTTP:
    case NURL_SCHEME_WS:
        return NURL_SCHEME_HTTP;
    case NURL_SCHEME_HTTPS:
    case NURL_SCHEME_WSS:
        return NURL_SCHEME_HTTPS;
    default:
        return NURL_SCHEME_OTHER;
    }
}

/* *port is the effective port; origin form has none. */
static enum nurl_status check_target(const struct nurl *url,
                                     enum nurl_target form, uint16_t *port,
                                     uint16_t *stop)
{
    enum nurl_status status;

    *stop = 0;
    if (url->profile != NURL_PROFILE_3986) {
        return NURL_ERR_UNPARSED;
    }
    if (http_scheme(url) == NURL_SCHEME_OTHER) {
        return NURL_ERR_SCHEME;
    }
    status = nurl_host_start(url, stop);
    if (status != NURL_OK || form == NURL_TARGET_ORIGIN) {
        return status;
    }
    *stop = url->port.off;
    status = nurl_port(url, port);
    if (form == NURL_TARGET_AUTHORITY && *port == 0) {
        return NURL_ERR_PORT_RANGE; /* a connection to port 0 is impossible */
    }
    return status;
}

/*
 * origin-form = absolute-path [ "?" query ]               RFC 9112 3.2.1
 *
 * BOUNDS: the "?" is one byte before the query.
 */
static void put_origin_form(struct nurl_writer *out, const struct nurl *url)
{
    if (url->path.len == 0) {
        nurl_emit(out, "/", 1, url->path.off);
    }
    nurl_emit_run(out, url->text + url->path.off, url->path.len, url->path.off);
    if (nurl_present(url->query)) {
        nurl_emit_run(out, url->text + url->query.off - 1, url->query.len + 1u,
                      url->query.off - 1u);
    }
}

/* absolute-form = scheme "://" Host origin-form           RFC 9112 3.2.2 */
static void put_absolute_form(struct nurl_writer *out, const struct nurl *url)
{
    nurl_write_text(out, http_scheme(url) == NURL_SCHEME_HTTPS
                             ? NURL_STR("https")
                             : NURL_STR("http"));
    nurl_write_text(out, NURL_STR("://"));
    nurl_write_host_field(out, url);
    put_origin_form(out, url);
}

/* authority-form = uri-host ":" port                      RFC 9112 3.2.3 */
static void put_authority_form(struct nurl_writer *out, const struct nurl *url,
                               uint16_t port)
{
    nurl_host_field_host(out, url);
    nurl_emit(out, ":", 1, url->host.off);
    nurl_decimal(out, port);
}

void nurl_write_target(struct nurl_writer *out, const struct nurl *url,
                       enum nurl_target form)
{
    uint16_t port;
    uint16_t stop;
    enum nurl_status status = check_target(url, form, &port, &stop);

    if (status != NURL_OK) {
        nurl_emit_fault(out, status, stop);
        return;
    }
    switch (form) {
    case NURL_TARGET_ORIGIN:
        put_origin_form(out, url);
        break;
    case NURL_TARGET_ABSOLUTE:
        put_absolute_form(out, url);
        break;
    case NURL_TARGET_AUTHORITY:
        put_authority_form(out, url, port);
        break;
    }
}
