/* SPDX-License-Identifier: MIT */
/*
 * nurl_host_field.c - the host and port of a request, measured and written
 */
#include "url/nurl_host_field.h"
#include "base/nurl_emit.h"
#include "base/nurl_scan.h"
#include "url/nurl_scheme_based.h"

/* The length of an IPv6 address up to its zone, or up to its end. */
static uint16_t unzoned_length(const struct nurl *url)
{
    const char *at = url->text + url->host.off;

    return (uint16_t)(nurl_scan_to(at, at + url->host.len, '%') - at);
}

/* BOUNDS: the ":" is one byte before the port. */
enum nurl_status nurl_host_field_measure(struct nurl_host_field *field,
                                         const struct nurl *url, uint16_t *stop)
{
    enum nurl_status status = nurl_host_field_start(url, stop);

    if (status != NURL_OK) {
        return status;
    }
    field->host =
        url->host_kind == NURL_HOST_IPV6 ? unzoned_length(url) : url->host.len;
    field->always = 0;
    field->port_len = 0;
    if (url->port.len > 0) {
        *stop = url->port.off;
        status = nurl_port_written(url, &field->number);
        if (!nurl_scheme_based_is_default(url, field->number)) {
            field->port = url->text + url->port.off - 1;
            field->port_len = (uint16_t)(url->port.len + 1u);
        }
    }
    return status;
}

/*
 * ":" and the number; returns their length. Its own loop, because else
 * nurl_write_number would be linked, too.
 */
static uint16_t put_digits(char *port, unsigned number)
{
    static const uint16_t units[] = { 10000, 1000, 100, 10, 1 };
    char *to = port;
    char digit;
    unsigned i;

    *to++ = ':';
    for (i = 0; i < 5; i++) {
        for (digit = '0'; number >= units[i]; digit++) {
            number -= units[i];
        }
        if (digit > '0' || to > port + 1) {
            *to++ = digit;
        }
    }
    return (uint16_t)(to - port);
}

/* A connection to port 0 is impossible (RFC 6335 6). */
enum nurl_status nurl_host_field_with_port(struct nurl_host_field *field,
                                           char port[NURL_HOST_FIELD_PORT],
                                           const struct nurl *url,
                                           uint16_t *stop)
{
    if (url->port.len == 0) {
        field->number = nurl_scheme_port(nurl_scheme_in(url));
        *stop = (uint16_t)(url->host.off + url->host.len);
    }
    if (field->number == 0) {
        return url->port.len > 0 ? NURL_ERR_PORT_RANGE : NURL_ERR_PORT_MISSING;
    }
    field->port = port;
    field->port_len = put_digits(port, field->number);
    field->always = 1;
    return NURL_OK;
}

void nurl_host_field_write(struct nurl_writer *out, const struct nurl *url,
                           const struct nurl_host_field *field)
{
    nurl_emit_run(out, url->text + url->host.off, field->host, url->host.off);
    if (field->host < url->host.len) {
        nurl_emit_run(out, "]", 1, url->host.off + field->host);
    }
    if (field->port_len > 0 && !field->always) {
        nurl_emit_run(out, field->port, field->port_len, url->port.off - 1u);
    }
}
