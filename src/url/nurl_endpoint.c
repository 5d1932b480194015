/* SPDX-License-Identifier: MIT */
/*
 * nurl_endpoint.c - where to connect: a name or an address, and a port
 */
#include "nurl_host.h"

#include "base/nurl_octet.h"
#include "base/nurl_scan.h"
#include "host/nurl_host_limits.h"
#include "host/nurl_host_start.h"
#include "host/nurl_ip.h"
#include "host/nurl_ip_value.h"
#include "host/nurl_number_label.h"
#include "host/nurl_scheme_port.h"
#include "host/nurl_zone.h"

/* Four at a time, and no pointer to them: compilers store two bytes at once. */
static void clear_endpoint(struct nurl_endpoint *endpoint)
{
    unsigned i;

    endpoint->name.off = 0;
    endpoint->name.len = 0;
    endpoint->zone.off = 0;
    endpoint->zone.len = 0;
    endpoint->port = 0;
    endpoint->kind = NURL_HOST_NONE;
    endpoint->scheme = NURL_SCHEME_OTHER;
    for (i = 0; i < sizeof endpoint->address; i += 4) {
        endpoint->address[i] = 0;
        endpoint->address[i + 1] = 0;
        endpoint->address[i + 2] = 0;
        endpoint->address[i + 3] = 0;
    }
}

/*
 * Letters, digits and "-" (RFC 1123 2.1), and "_" for service names. Of the
 * class SCHEME only "+", "-" and "." are not above ".".
 */
static int is_label_octet(char c)
{
    if (c > '.') {
        return nurl_octet_is(c, NURL_OCTET_SCHEME) || c == '_';
    }
    return c == '-';
}

/* What one pass over a name has found, or NULL. */
struct labels {
    const char *empty; /* the first empty label */
    const char *large; /* the first label above 63 bytes */
    const char *last;  /* the last label */
    const char *end;   /* and its end, where a final dot can be */
};

/*
 * name  = label *( "." label ) [ "." ]                  RFC 1034 section 3.1
 * label = 1*63( ALPHA / DIGIT / "-" / "_" )             RFC 1035 section 2.3.4
 *
 * Returns the first byte that a name cannot have, or `end`. BOUNDS: the name is
 * not empty, and a label begins at a byte of it: after a final dot there is
 * no label.
 */
static const char *read_labels(struct labels *labels, const char *at,
                               const char *end)
{
    labels->empty = NULL;
    labels->large = NULL;
    for (;; at++) {
        labels->last = at;
        while (at < end && is_label_octet(*at)) {
            at++;
        }
        if (at < end && *at != '.') {
            return at;
        }
        if (at == labels->last && !labels->empty) {
            labels->empty = at;
        }
        if (at - labels->last > NURL_LABEL_LEN_MAX && !labels->large) {
            labels->large = labels->last;
        }
        if (end - at <= 1) {
            labels->end = at;
            return end;
        }
    }
}

/*
 * Checks that a resolver can read the name, and that none reads it as an
 * address. *stop is the offset of the error. The order of the errors: bytes,
 * empty labels, lengths.
 */
static enum nurl_status check_name(const char *at, const char *end,
                                   const char **stop)
{
    struct labels labels;

    *stop = read_labels(&labels, at, end);
    if (*stop < end) {
        return NURL_ERR_HOST_CHAR;
    }
    if (labels.empty) {
        *stop = labels.empty;
        return NURL_ERR_HOST_LABEL;
    }
    *stop = labels.large ? labels.large : at;
    if (labels.large || labels.end - at > NURL_HOST_LEN_MAX) {
        return NURL_ERR_HOST_LEN;
    }
    return *labels.last <= '9' && nurl_number_label(labels.last, labels.end)
               ? NURL_ERR_HOST_NUMERIC
               : NURL_OK;
}

static enum nurl_status read_name(struct nurl_endpoint *endpoint,
                                  const struct nurl *url)
{
    const char *at = url->text + url->host.off;
    const char *stop;
    enum nurl_status status = check_name(at, at + url->host.len, &stop);

    if (status != NURL_OK) {
        endpoint->stop = (uint16_t)(stop - url->text);
        return status;
    }
    endpoint->kind = NURL_HOST_NAME;
    endpoint->name.off = url->host.off;
    endpoint->name.len = url->host.len;
    return NURL_OK;
}

/* BOUNDS: the host has brackets, and the zone is between them. */
static void read_literal(struct nurl_endpoint *endpoint, const struct nurl *url)
{
    const char *at = url->text + url->host.off + 1;
    const char *close = at + (url->host.len - 2);
    const char *mark = nurl_scan_to(at, close, '%');
    const char *zone;

    nurl_ip_value_v6(endpoint->address, at, mark);
    if (mark < close) {
        zone = nurl_zone_start(mark, close);
        endpoint->zone.off = (uint16_t)(zone - url->text);
        endpoint->zone.len = (uint16_t)(close - zone);
    }
}

/* RFC 1738 allows leading zeros, but others read such a number as octal. */
static int is_ipv4(const struct nurl *url)
{
    const char *at = url->text + url->host.off;

    return url->profile == NURL_PROFILE_3986 ||
           nurl_ip_is_v4(at, at + url->host.len);
}

/* host = IPv6address [ zone ] / IPv4address / name */
static enum nurl_status read_host(struct nurl_endpoint *endpoint,
                                  const struct nurl *url)
{
    const char *at = url->text + url->host.off;

    if (url->host_kind == NURL_HOST_IPVFUTURE) {
        return NURL_ERR_IP_LITERAL;
    }
    if (url->host_kind == NURL_HOST_IPV6) {
        read_literal(endpoint, url);
    } else if (url->host_kind == NURL_HOST_IPV4 && is_ipv4(url)) {
        nurl_ip_value_v4(endpoint->address, at, at + url->host.len);
    } else {
        return read_name(endpoint, url);
    }
    endpoint->kind = url->host_kind;
    return NURL_OK;
}

/* The effective port. A connection to port 0 is impossible (RFC 6335 6). */
static enum nurl_status read_port(struct nurl_endpoint *endpoint,
                                  const struct nurl *url)
{
    enum nurl_scheme scheme = nurl_scheme_in(url);

    endpoint->scheme = (uint8_t)scheme;
    endpoint->port = nurl_scheme_port(scheme);
    if (url->port.len > 0) {
        (void)nurl_port_written(url, &endpoint->port);
    }
    if (endpoint->port > 0) {
        endpoint->stop = url->stop;
        return NURL_OK;
    }
    if (url->port.len > 0) {
        endpoint->stop = url->port.off;
        return NURL_ERR_PORT_RANGE;
    }
    endpoint->stop = (uint16_t)(url->host.off + url->host.len);
    return NURL_ERR_PORT_MISSING;
}

/* A host must be there, then it is read, then the port. */
static enum nurl_status read_endpoint(struct nurl_endpoint *endpoint,
                                      const struct nurl *url)
{
    enum nurl_status status = nurl_host_start(url, &endpoint->stop);

    if (status != NURL_OK) {
        return status;
    }
    status = read_host(endpoint, url);
    if (status != NURL_OK) {
        return status;
    }
    return read_port(endpoint, url);
}

enum nurl_status nurl_endpoint_parse(struct nurl_endpoint *endpoint,
                                     const struct nurl *url)
{
    enum nurl_status status = NURL_ERR_UNPARSED;

    clear_endpoint(endpoint);
    endpoint->stop = 0;
    if (url->profile != NURL_PROFILE_NONE) {
        status = read_endpoint(endpoint, url);
    }
    if (status != NURL_OK && status != NURL_ERR_PORT_MISSING) {
        clear_endpoint(endpoint);
    }
    return status;
}
