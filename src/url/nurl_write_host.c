/* SPDX-License-Identifier: MIT */
/*
 * nurl_write_host.c - the host as a resolver or an address parser reads it
 */
#include "nurl_writer.h"

#include "base/nurl_emit.h"
#include "base/nurl_scan.h"
#include "nurl_decode.h"
#include "nurl_host.h"

/* An address without its brackets and without its zone. */
static struct nurl_span bare(const struct nurl *url)
{
    const char *at = url->text + url->host.off + 1;
    const char *end = at + (url->host.len - 2); /* without the brackets */
    struct nurl_span span;

    span.off = (uint16_t)(url->host.off + 1u);
    span.len = (uint16_t)(nurl_scan_to(at, end, '%') - at);
    return span;
}

/* Appends "%" and the decoded zone. The offset of an error is in the URL. */
static void put_zone(struct nurl_writer *out, const struct nurl *url,
                     struct nurl_span zone)
{
    int16_t before;

    nurl_emit(out, "%", 1, zone.off - 1u);
    before = out->status;
    nurl_decode(out, nurl_part(url, zone), NURL_POLICY_TEXT);
    if (out->status != before) {
        out->stop = (uint16_t)(out->stop + zone.off);
    }
}

/* BOUNDS: a host of kind IPV6 has both brackets. */
void nurl_write_host(struct nurl_writer *out, const struct nurl *url)
{
    struct nurl_endpoint endpoint;
    enum nurl_status status = nurl_endpoint_parse(&endpoint, url);
    struct nurl_span host = url->host;

    if (status != NURL_OK && status != NURL_ERR_PORT_MISSING) {
        nurl_emit_fault(out, status, endpoint.stop);
        return;
    }
    if (endpoint.kind == NURL_HOST_IPV6) {
        host = bare(url);
    }
    nurl_emit_run(out, url->text + host.off, host.len, host.off);
    if (nurl_present(endpoint.zone)) {
        put_zone(out, url, endpoint.zone);
    }
}
