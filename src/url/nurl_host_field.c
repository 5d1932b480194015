/*
 * nurl_host_field.c - the value of an HTTP request's Host field
 */
#include "url/nurl_host_field.h"
#include "base/nurl_emit.h"
#include "base/nurl_scan.h"
#include "host/nurl_host_start.h"
#include "host/nurl_scheme_port.h"
#include "nurl_writer.h"

uint16_t nurl_host_field_unzoned(const struct nurl *url)
{
    const char *at = url->text + url->host.off;

    return (uint16_t)(nurl_scan_to(at, at + url->host.len, '%') - at);
}

/* The field leaves out a default port, also if the URL has it. */
enum nurl_status nurl_host_field_measure(struct nurl_host_field *field,
                                         const struct nurl *url, uint16_t *stop)
{
    enum nurl_status status = nurl_host_start(url, stop);
    uint16_t port;

    if (status != NURL_OK) {
        return status;
    }
    field->host = nurl_host_field_host(url);
    field->port = 0;
    if (url->port.len > 0) {
        *stop = url->port.off;
        status = nurl_port_written(url, &port);
        if (port == 0 || port != nurl_scheme_port(nurl_scheme_in(url))) {
            field->port = (uint16_t)(url->port.len + 1u);
        }
    }
    return status;
}

/*
 * Host = uri-host [ ":" port ]                              RFC 9110 7.2
 *
 * BOUNDS: the ":" is one byte before the port.
 */
void nurl_write_host_field(struct nurl_writer *out, const struct nurl *url)
{
    struct nurl_host_field field;
    uint16_t stop = 0;
    enum nurl_status status = NURL_ERR_UNPARSED;

    if (url->profile == NURL_PROFILE_3986) {
        status = nurl_host_field_measure(&field, url, &stop);
    }
    if (status != NURL_OK) {
        nurl_emit_fault(out, status, stop);
        return;
    }
    nurl_emit_run(out, url->text + url->host.off, field.host, url->host.off);
    if (field.host < url->host.len) {
        nurl_emit_run(out, "]", 1, url->host.off + field.host);
    }
    if (field.port > 0) {
        nurl_emit_run(out, url->text + url->port.off - 1, field.port,
                      url->port.off - 1u);
    }
}
