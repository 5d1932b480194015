/* SPDX-License-Identifier: MIT */
/*
 * nurl_write_origin.c - the origin of a URL as text
 */
#include "nurl_equal.h"

#include "base/nurl_emit.h"
#include "base/nurl_scan.h"
#include "host/nurl_ip_value.h"
#include "nurl_host.h"
#include "syntax/nurl_normal.h"
#include "url/nurl_origin.h"
#include "url/nurl_scheme_based.h"

/*
 * The host in normal form, without a zone, which is a name on this machine.
 * BOUNDS: an IPv6 address has brackets.
 */
static void put_origin_host(struct nurl_writer *out, const struct nurl *url)
{
    const char *at = url->text + url->host.off;
    const char *close = at + url->host.len - 1;
    uint8_t address[16];

    if (url->host_kind != NURL_HOST_IPV6) {
        nurl_normal_write(out, nurl_text(at, url->host.len), NURL_NORMAL_LOWER);
        return;
    }
    nurl_ip_value_v6(address, at + 1, nurl_scan_to(at + 1, close, '%'));
    nurl_emit_run(out, "[", 1, 0);
    nurl_write_ipv6(out, address);
    nurl_emit_run(out, "]", 1, 0);
}

/* scheme "://" host [ ":" port ]                              RFC 6454 6.2 */
static void put_origin(struct nurl_writer *out, const struct nurl *url,
                       uint16_t port)
{
    nurl_normal_write(out, nurl_text(url->text, url->scheme.len),
                      NURL_NORMAL_LOWER);
    nurl_emit(out, "://", 3, 0);
    put_origin_host(out, url);
    if (url->port.len > 0 && !nurl_scheme_based_is_default(url, port)) {
        nurl_emit_run(out, ":", 1, 0);
        nurl_write_number(out, port);
    }
}

void nurl_write_origin(struct nurl_writer *out, const struct nurl *url)
{
    int16_t before = out->status;
    uint16_t port;

    if (url->profile != NURL_PROFILE_3986) {
        nurl_emit_fault(out, NURL_ERR_UNPARSED, 0);
        return;
    }
    if (nurl_origin_exists(url) &&
        nurl_port(url, &port) != NURL_ERR_PORT_RANGE) {
        put_origin(out, url, port);
    } else {
        nurl_emit_run(out, "null", 4, 0);
    }
    nurl_emit_unplaced(out, before);
}
