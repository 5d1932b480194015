/*
 * nurl_host.c - host text to kind, address octets, zone and numeric tail
 */
#include "nurl_host.h"
#include "base/nurl_escape.h"
#include "base/nurl_octet.h"
#include "base/nurl_scan.h"
#include "base/nurl_text_check.h"
#include "host/nurl_ip.h"
#include "host/nurl_ip_value.h"
#include "host/nurl_zone.h"

/* What the label of a name has been so far. */
enum label {
    EMPTY,
    ZERO,
    DIGITS,
    HEX,
    OTHER
};

static enum label label_next(enum label label, char c)
{
    if (label == ZERO && (c == 'x' || c == 'X')) {
        return HEX;
    }
    if (label == HEX) {
        return nurl_octet_is(c, NURL_OCTET_HEX) ? HEX : OTHER;
    }
    if (label == OTHER || !nurl_octet_digit(c)) {
        return OTHER;
    }
    return label == EMPTY && c == '0' ? ZERO : DIGITS;
}

static uint8_t numeric_tail(const char *at, const char *end)
{
    enum label label = EMPTY;
    enum label before = EMPTY; /* the label in front of the last dot */
    char c;

    while (at < end) {
        c = (char)nurl_escape_next(&at, end);
        if (c == '.') {
            before = label;
            label = EMPTY;
        } else {
            label = label_next(label, c);
        }
    }
    if (label == EMPTY) {
        label = before; /* one final dot is set aside */
    }
    return label != EMPTY && label != OTHER;
}

/*
 * IP-literal = "[" ( IPv6address / IPvFuture ) "]"       RFC 3986 3.2.2
 *
 * With zones, IPv6addrz, too (nurl_zone.h).
 * BOUNDS: the "[" is there; without a "]" nothing behind it is read.
 */
static enum nurl_status literal(struct nurl_host *host, struct nurl_str text,
                                int zones)
{
    const char *at = text.ptr + 1;
    const char *end = text.ptr + text.len;
    const char *close = nurl_scan_to(at, end, ']');
    const char *zone = zones ? nurl_zone_of(at, close) : NULL;
    const char *address_end = zone ? nurl_scan_to(at, close, '%') : close;

    if (close < end) {
        host->kind = (uint8_t)nurl_ip_literal(at, address_end);
    }
    if (host->kind == NURL_HOST_NONE) {
        return NURL_ERR_IP_LITERAL;
    }
    if (host->kind == NURL_HOST_IPV6) {
        nurl_ip_value_v6(host->octets, at, address_end);
    }
    if (zone) {
        host->zone = nurl_text(zone, (size_t)(close - zone));
    }
    host->stop = (uint16_t)(close + 1 - text.ptr);
    return close + 1 == end ? NURL_OK : NURL_ERR_HOST_CHAR;
}

/* IPv4address / reg-name                                RFC 3986 3.2.2 */
static enum nurl_status name(struct nurl_host *host, struct nurl_str text)
{
    const char *end = text.ptr + text.len;
    const char *at = text.ptr;
    int next = nurl_octet_part(&at, end, NURL_OCTET_NAME);

    host->stop = (uint16_t)(at - text.ptr);
    if (next != NURL_OCTET_NONE) {
        return nurl_octet_fault(next, NURL_ERR_HOST_CHAR);
    }
    if (nurl_ip_is_v4(text.ptr, end)) {
        host->kind = NURL_HOST_IPV4;
        nurl_ip_value_v4(host->octets, text.ptr, end);
    } else {
        host->kind = NURL_HOST_NAME;
        host->numeric_tail = numeric_tail(text.ptr, end);
    }
    return NURL_OK;
}

static void clear_host(struct nurl_host *host)
{
    unsigned i;

    host->zone.ptr = NULL;
    host->zone.len = 0;
    host->kind = NURL_HOST_NONE;
    host->numeric_tail = 0;
    for (i = 0; i < sizeof host->octets; i++) {
        host->octets[i] = 0;
    }
}

static enum nurl_status any_host(struct nurl_host *host, struct nurl_str text,
                                 int zones)
{
    enum nurl_status status = nurl_text_check(text, &host->stop);

    if (status != NURL_OK) {
        return status;
    }
    if (text.len == 0) {
        host->kind = NURL_HOST_EMPTY;
        return NURL_OK;
    }
    return text.ptr[0] == '[' ? literal(host, text, zones) : name(host, text);
}

/* After a fault nothing but the place is left. */
static enum nurl_status read_or_clear(struct nurl_host *host,
                                      struct nurl_str text, int zones)
{
    enum nurl_status status;

    clear_host(host);
    status = any_host(host, text, zones);
    if (status != NURL_OK) {
        clear_host(host);
    }
    return status;
}

enum nurl_status nurl_host_parse(struct nurl_host *host, struct nurl_str text)
{
    return read_or_clear(host, text, 0);
}

enum nurl_status nurl_host_parse_zone(struct nurl_host *host,
                                      struct nurl_str text)
{
    return read_or_clear(host, text, 1);
}
