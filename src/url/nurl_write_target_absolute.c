/* SPDX-License-Identifier: MIT */
/*
 * nurl_write_target_absolute.c - the target of a request to a proxy
 */
#include "nurl_writer.h"

#include "base/nurl_emit.h"
#include "base/nurl_octet.h"
#include "nurl_scheme.h"
#include "url/nurl_host_field.h"

/* The scheme in a request: http for ws, https for wss (RFC 6455 4.1). */
static void put_http_scheme(struct nurl_writer *out, const struct nurl *url)
{
    size_t i;
    char octet;

    switch (nurl_scheme_of(url)) {
    case NURL_SCHEME_WS:
        nurl_emit_run(out, "http", 4, 0);
        return;
    case NURL_SCHEME_WSS:
        nurl_emit_run(out, "https", 5, 0);
        return;
    default:
        for (i = 0; i < url->scheme.len; i++) {
            octet = nurl_octet_lower(url->text[i]);
            nurl_emit_run(out, &octet, 1, i);
        }
    }
}

/* Without a scheme a port out of range does not matter. */
static enum nurl_status check_absolute(struct nurl_host_field *field,
                                       const struct nurl *url, uint16_t *stop)
{
    enum nurl_status status = nurl_host_field_start(url, stop);

    if (status != NURL_OK) {
        return status;
    }
    if (!nurl_present(url->scheme)) {
        *stop = 0;
        return NURL_ERR_SCHEME_MISSING;
    }
    return nurl_host_field_measure(field, url, stop);
}

/* absolute-form = scheme "://" Host origin-form           RFC 9112 3.2.2 */
void nurl_write_target_absolute(struct nurl_writer *out, const struct nurl *url)
{
    struct nurl_host_field field;
    uint16_t stop;
    enum nurl_status status = check_absolute(&field, url, &stop);

    if (status != NURL_OK) {
        nurl_emit_fault(out, status, stop);
        return;
    }
    put_http_scheme(out, url);
    nurl_emit(out, "://", 3, url->scheme.len);
    nurl_host_field_write(out, url, &field);
    nurl_write_target(out, url);
}
