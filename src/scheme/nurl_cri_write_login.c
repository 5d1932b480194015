/* SPDX-License-Identifier: MIT */
/*
 * nurl_cri_write_login.c - user info, host and port of a URL in a CRI
 */
#include "scheme/nurl_cri_write_login.h"
#include "base/nurl_emit.h"
#include "base/nurl_octet.h"
#include "base/nurl_scan.h"
#include "host/nurl_ip.h"
#include "host/nurl_ip_value.h"
#include "host/nurl_scheme_port.h"
#include "host/nurl_zone.h"
#include "nurl_scheme.h"
#include "scheme/nurl_cri_emit.h"
#include "scheme/nurl_cri_write_text.h"

static const struct nurl_cri_rule rule_user = { NURL_OCTET_USER, '\0', 0 };
static const struct nurl_cri_rule rule_label = { NURL_OCTET_NAME, '.', 1 };
static const struct nurl_cri_rule rule_zone = { 0, '\0', 0 };

/* 1 if the decoded host is an IPv4 address. Without an escape it is not. */
static int is_hidden_ipv4(const struct nurl_cri_range *host)
{
    struct nurl_writer out;
    char text[15];

    nurl_writer_init(&out, text, sizeof text);
    nurl_cri_write_decoded(&out, host);
    return out.status == NURL_OK && nurl_ip_is_v4(text, text + out.len);
}

/*
 * Returns the "%" of a zone, or the "]".
 * BOUNDS: the host is in brackets, so it has two bytes or more.
 */
static const char *zone_mark(const struct nurl *url)
{
    const char *at = url->text + url->host.off;

    return nurl_scan_to(at + 1, at + url->host.len - 1, '%');
}

/* bytes .size 4 / bytes .size 16 */
static void put_octets(struct nurl_writer *out, const uint8_t *octets,
                       unsigned size)
{
    nurl_cri_emit_head(out, NURL_CRI_BYTES, size);
    nurl_emit_run(out, (const char *)octets, size, 0);
}

/* Appends the zone that stands between its "%" and the "]". */
static void put_zone_of_url(struct nurl_writer *out, const struct nurl *url,
                            const char *mark)
{
    struct nurl_span inside = url->host;
    struct nurl_cri_range zone;

    inside.len--;
    nurl_cri_range_of(&zone, url, inside, &rule_zone);
    zone.at = nurl_zone_start(mark, zone.end);
    nurl_cri_write_range(out, url, &zone);
}

/* An address, ? zone */
static void put_address_of_url(struct nurl_writer *out, const struct nurl *url)
{
    const char *at = url->text + url->host.off;
    const char *end = at + url->host.len;
    const char *mark;
    uint8_t address[16];

    if (url->host_kind == NURL_HOST_IPV4) {
        nurl_ip_value_v4(address, at, end);
        put_octets(out, address, 4);
        return;
    }
    mark = zone_mark(url);
    nurl_ip_value_v6(address, at + 1, mark);
    put_octets(out, address, 16);
    if (mark < end - 1) {
        put_zone_of_url(out, url, mark);
    }
}

/*
 * user [ ":" password ]
 *
 * BOUNDS: the password is after the user, also in a struct that nurl_attach has
 * accepted.
 */
static void put_user(struct nurl_writer *out, const struct nurl *url)
{
    struct nurl_span all = url->user;
    struct nurl_cri_range user;

    if (nurl_present(url->password)) {
        all.len = (uint16_t)(url->password.off + url->password.len - all.off);
    }
    nurl_cri_range_of(&user, url, all, &rule_user);
    nurl_cri_emit_octet(out, NURL_CRI_FALSE);
    nurl_cri_write_range(out, url, &user);
}

/* Sets the port of the URL; returns 0 if it is the scheme's default port. */
static int is_own_port(const struct nurl *url, uint32_t *port)
{
    const char *at = url->text + url->port.off;
    uint16_t usual = nurl_scheme_port(nurl_scheme_of(url));

    *port = nurl_scan_number(&at, at + url->port.len);
    return *port != usual || usual == 0;
}

static void put_host_of_url(struct nurl_writer *out, const struct nurl *url,
                            const struct nurl_cri_range *host, size_t labels)
{
    if (url->host_kind == NURL_HOST_IPVFUTURE) {
        nurl_emit_fault(out, NURL_ERR_IP_LITERAL, url->host.off);
    } else if (labels == 0) {
        put_address_of_url(out, url);
    } else {
        if (labels == 4 && !host->plain && is_hidden_ipv4(host)) {
            nurl_emit_fault(out, NURL_ERR_HOST_NUMERIC, url->host.off);
        }
        nurl_cri_write_ranges(out, url, host, labels);
    }
}

static void put_port_of_url(struct nurl_writer *out, const struct nurl *url,
                            uint32_t port)
{
    if (port > 65535) {
        nurl_emit_fault(out, NURL_ERR_PORT_RANGE, url->port.off);
    } else {
        nurl_cri_emit_head(out, NURL_CRI_UNSIGNED, (uint16_t)port);
    }
}

/* How many items a host of so many labels has; an address has none. */
static size_t host_items(const struct nurl *url, size_t labels)
{
    if (labels > 0) {
        return labels;
    }
    return url->host_kind > NURL_HOST_IPV4 && *zone_mark(url) == '%' ? 2 : 1;
}

/* A caller can have cleared the host: then it is no address, but empty. */
void nurl_cri_write_login(struct nurl_writer *out, const struct nurl *url)
{
    struct nurl_cri_range host;
    size_t labels = 0;
    size_t items;
    uint32_t port = 0;
    int has_user = nurl_present(url->user);
    int has_port = url->port.len > 0 && is_own_port(url, &port);

    nurl_cri_range_of(&host, url, url->host, &rule_label);
    if (url->host_kind <= NURL_HOST_NAME || url->host.len == 0) {
        labels = nurl_cri_count(&host);
    }
    items = host_items(url, labels);
    nurl_cri_emit_head(out, NURL_CRI_ARRAY,
                       items + (has_user ? 2u : 0u) + (has_port ? 1u : 0u));
    if (has_user) {
        put_user(out, url);
    }
    put_host_of_url(out, url, &host, labels);
    if (has_port) {
        put_port_of_url(out, url, port);
    }
}
