/*
 * nurl_host_field.c - the value of an HTTP request's Host field
 */
#include "url/nurl_host_field.h"
#include "base/nurl_emit.h"
#include "base/nurl_scan.h"
#include "host/nurl_host_start.h"
#include "host/nurl_scheme_port.h"
#include "nurl_host.h"

/* A zone has a meaning on this machine only: leaves it out, up to the "]". */
static void put_literal(struct nurl_writer *out, const struct nurl *url)
{
    const char *at = url->text + url->host.off;
    size_t len = (size_t)(nurl_scan_to(at, at + url->host.len, '%') - at);

    nurl_emit_run(out, at, len, url->host.off);
    if (len < url->host.len) {
        nurl_emit(out, "]", 1, url->host.off + len);
    }
}

void nurl_host_field_host(struct nurl_writer *out, const struct nurl *url)
{
    if (url->host_kind == NURL_HOST_IPV6) {
        put_literal(out, url);
        return;
    }
    nurl_emit_run(out, url->text + url->host.off, url->host.len, url->host.off);
}

/* Reads the port if the URL has one; else *port is 0. */
static enum nurl_status check_host_field(const struct nurl *url, uint16_t *port,
                                         uint16_t *stop)
{
    enum nurl_status status;

    *port = 0;
    if (url->profile != NURL_PROFILE_3986) {
        return NURL_ERR_UNPARSED;
    }
    status = nurl_host_start(url, stop);
    if (status == NURL_OK && url->port.len > 0) {
        *stop = url->port.off;
        status = nurl_port(url, port);
    }
    return status;
}

/* The field leaves out a default port, also if the URL has it. */
static int needs_port(const struct nurl *url, uint16_t port)
{
    return url->port.len > 0 &&
           (port == 0 || port != nurl_scheme_port(nurl_scheme_of(url)));
}

/*
 * Host = uri-host [ ":" port ]                              RFC 9110 7.2
 *
 * BOUNDS: the ":" is one byte before the port.
 */
void nurl_write_host_field(struct nurl_writer *out, const struct nurl *url)
{
    uint16_t stop = 0;
    uint16_t port;
    enum nurl_status status = check_host_field(url, &port, &stop);

    if (status != NURL_OK) {
        nurl_emit_fault(out, status, stop);
        return;
    }
    nurl_host_field_host(out, url);
    if (needs_port(url, port)) {
        nurl_emit_run(out, url->text + url->port.off - 1, url->port.len + 1u,
                      url->port.off - 1u);
    }
}
