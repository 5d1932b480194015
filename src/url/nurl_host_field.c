/*
 * nurl_host_field.c - the value of an HTTP request's Host field
 */
#include "url/nurl_host_field.h"
#include "base/nurl_emit.h"
#include "base/nurl_scan.h"
#include "host/nurl_host_start.h"
#include "nurl_host.h"
#include "url/nurl_scheme_based.h"

/* BOUNDS: a part without octets may belong to a text that is NULL. */
void nurl_host_field_part(struct nurl_writer *out, const struct nurl *url,
                          struct nurl_span part)
{
    if (part.len > 0) {
        nurl_emit_run(out, url->text + part.off, part.len, part.off);
    }
}

/* A zone means something on this machine alone: it ends before the "]". */
void nurl_host_field_host(struct nurl_writer *out, const struct nurl *url)
{
    const char *at = url->text + url->host.off;
    const char *end = at + url->host.len;
    struct nurl_span host = url->host;

    if (url->host_kind == NURL_HOST_IPV6) {
        host.len = (uint16_t)(nurl_scan_to(at, end, '%') - at);
    }
    nurl_host_field_part(out, url, host);
    if (host.len < url->host.len) {
        nurl_emit(out, "]", 1, (size_t)url->host.off + host.len);
    }
}

/* Host = uri-host [ ":" port ]                              RFC 9110 7.2 */
void nurl_write_host_field(struct nurl_writer *out, const struct nurl *url)
{
    struct nurl_str port;
    enum nurl_status status;
    uint16_t number;
    uint16_t stop;

    if (url->profile != NURL_PROFILE_3986) {
        nurl_emit_fault(out, NURL_ERR_UNPARSED, 0);
        return;
    }
    status = nurl_host_start(url, &stop);
    if (status != NURL_OK) {
        nurl_emit_fault(out, status, stop);
        return;
    }
    if (nurl_port(url, &number) == NURL_ERR_PORT_RANGE) {
        nurl_emit_fault(out, NURL_ERR_PORT_RANGE, url->port.off);
        return;
    }
    nurl_host_field_host(out, url);
    port = nurl_scheme_based_port(url);
    if (port.len > 0) {
        nurl_emit(out, ":", 1, url->port.off - 1u);
        nurl_emit_run(out, port.ptr, port.len, url->port.off);
    }
}
