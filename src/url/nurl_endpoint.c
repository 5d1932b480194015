/*
 * nurl_endpoint.c - whom to connect to: a name or an address, and a port
 */
#include "nurl_host.h"

#include "base/nurl_octet.h"
#include "base/nurl_scan.h"
#include "host/nurl_host_start.h"

#define LABEL_MAX 63        /* RFC 1035 2.3.4 */
#define HOST_OCTETS_MAX 253 /* 255 octets on the wire */

static void clear(struct nurl_endpoint *endpoint)
{
    unsigned i;

    endpoint->name.off = 0;
    endpoint->name.len = 0;
    endpoint->zone.off = 0;
    endpoint->zone.len = 0;
    endpoint->port = 0;
    endpoint->kind = NURL_HOST_NONE;
    for (i = 0; i < sizeof endpoint->octets; i++) {
        endpoint->octets[i] = 0;
    }
}

/* Letters, digits, "-" and "." (RFC 1123 2.1), and "_" of service names. */
static int is_name_octet(char c)
{
    return c == '_' || (c != '+' && nurl_octet_is(c, NURL_OCTET_SCHEME));
}

static const char *foreign_octet(const char *at, const char *end)
{
    while (at < end && is_name_octet(*at)) {
        at++;
    }
    return at;
}

/* The first label that is empty or longer than `most` octets, or NULL. */
static const char *wrong_label(const char *at, const char *end, ptrdiff_t most)
{
    const char *dot;

    for (;; at = dot + 1) {
        dot = nurl_scan_to(at, end, '.');
        if (dot == at || dot - at > most) {
            return at;
        }
        if (dot == end) {
            return NULL;
        }
    }
}

/*
 * name  = label *( "." label ) [ "." ]                  RFC 1034 section 3.1
 * label = 1*63( ALPHA / DIGIT / "-" / "_" )             RFC 1035 section 2.3.4
 *
 * All octets first, then all empty labels, then lengths: *stop is the fault.
 * BOUNDS: the name is not empty, so end[-1] exists.
 */
static enum nurl_status name(const char *at, const char *end, const char **stop)
{
    *stop = foreign_octet(at, end);
    if (*stop < end) {
        return NURL_ERR_HOST_CHAR;
    }
    if (end[-1] == '.') {
        end--;
    }
    *stop = wrong_label(at, end, end - at); /* only an empty one is wrong */
    if (*stop) {
        return NURL_ERR_HOST_LABEL;
    }
    *stop = wrong_label(at, end, LABEL_MAX);
    if (!*stop && end - at > HOST_OCTETS_MAX) {
        *stop = at;
    }
    return *stop ? NURL_ERR_HOST_LEN : NURL_OK;
}

/* A name that a resolver may be given, and nobody takes for an address. */
static enum nurl_status host_name(struct nurl_endpoint *endpoint,
                                  const struct nurl *url, int numeric_tail)
{
    const char *at = url->text + url->host.off;
    const char *stop;
    enum nurl_status status = name(at, at + url->host.len, &stop);

    if (status != NURL_OK) {
        endpoint->stop = (uint16_t)(stop - url->text);
        return status;
    }
    if (numeric_tail) {
        endpoint->stop = url->host.off;
        return NURL_ERR_HOST_NUMERIC;
    }
    endpoint->name.off = url->host.off;
    endpoint->name.len = url->host.len;
    return NURL_OK;
}

/* BOUNDS: the zone lies in the host, which lies in the text. */
static void address(struct nurl_endpoint *endpoint, const struct nurl *url,
                    const struct nurl_host *host)
{
    unsigned i;

    for (i = 0; i < sizeof endpoint->octets; i++) {
        endpoint->octets[i] = host->octets[i];
    }
    if (host->zone.len > 0) {
        endpoint->zone.off = (uint16_t)(host->zone.ptr - url->text);
        endpoint->zone.len = (uint16_t)host->zone.len;
    }
}

/* host = IPv6address [ zone ] / IPv4address / name, with an octet at least */
static enum nurl_status host_of(struct nurl_endpoint *endpoint,
                                const struct nurl *url)
{
    struct nurl_host host;
    enum nurl_status status = nurl_host_start(url, &endpoint->stop);

    if (status != NURL_OK) {
        return status;
    }
    status = nurl_host_parse_zone(&host, nurl_part(url, url->host));
    endpoint->kind = host.kind;
    endpoint->stop = (uint16_t)(url->host.off + host.stop);
    if (status != NURL_OK) {
        return status;
    }
    switch (host.kind) {
    case NURL_HOST_NAME:
        return host_name(endpoint, url, host.numeric_tail);
    case NURL_HOST_IPVFUTURE:
        endpoint->stop = url->host.off;
        return NURL_ERR_IP_LITERAL;
    default:
        address(endpoint, url, &host);
        return NURL_OK;
    }
}

/* The effective port; nobody can be connected to port 0 (RFC 6335 6). */
static enum nurl_status port_of(struct nurl_endpoint *endpoint,
                                const struct nurl *url)
{
    enum nurl_status status = nurl_port(url, &endpoint->port);

    endpoint->stop = url->stop;
    if (status == NURL_ERR_PORT_MISSING) {
        endpoint->stop = (uint16_t)(url->host.off + url->host.len);
    } else if (status != NURL_OK || endpoint->port == 0) {
        endpoint->stop = url->port.off;
        return NURL_ERR_PORT_RANGE;
    }
    return status;
}

enum nurl_status nurl_endpoint_parse(struct nurl_endpoint *endpoint,
                                     const struct nurl *url)
{
    enum nurl_status status = NURL_ERR_UNPARSED;

    clear(endpoint);
    endpoint->stop = 0;
    if (url->profile != NURL_PROFILE_NONE) {
        status = host_of(endpoint, url);
    }
    if (status == NURL_OK) {
        status = port_of(endpoint, url);
    }
    if (status != NURL_OK && status != NURL_ERR_PORT_MISSING) {
        clear(endpoint);
    }
    return status;
}
