/*
 * nurl_host.c - host text to kind, address octets, zone and numeric tail
 */
#include "nurl_host.h"
#include "base/nurl_escape.h"
#include "base/nurl_octet.h"
#include "base/nurl_scan.h"
#include "base/nurl_text_check.h"
#include "host/nurl_ip.h"
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

/* BOUNDS: the text is an IPv4address: four numbers, none above 255. */
static void read_v4(uint8_t *octets, const char *at, const char *end)
{
    for (; at < end; at++) {
        if (*at == '.') {
            octets++;
        } else {
            *octets = (uint8_t)(*octets * 10u + nurl_octet(*at) - '0');
        }
    }
}

/* Shifts one hex digit into a group of two octets. */
static void shift_in(uint8_t *group, unsigned digit)
{
    group[0] = (uint8_t)(group[0] << 4 | group[1] >> 4);
    group[1] = (uint8_t)((unsigned)group[1] << 4 | digit);
}

/* Moves the n octets so far behind the gap to the end, zeros before them. */
static void spread(uint8_t octets[16], unsigned gap, unsigned n)
{
    unsigned to = 16;

    while (n > gap) {
        octets[--to] = octets[--n];
    }
    while (to > gap) {
        octets[--to] = 0;
    }
}

/*
 * BOUNDS: the text is an IPv6address: at most eight groups, of which an
 * IPv4address counts two, and at most one "::". `n` is the group's place.
 */
static void read_v6(uint8_t octets[16], const char *at, const char *end)
{
    unsigned gap = 16;
    unsigned n = 0;
    const char *group = at; /* where the group began */

    for (; at < end; at++) {
        if (*at == '.') {
            octets[n] = 0;
            octets[n + 1] = 0;
            read_v4(octets + n, group, end);
            n += 2; /* and two more behind the loop */
            break;
        }
        if (*at != ':') {
            shift_in(octets + n, nurl_escape_digit(*at));
        } else if (at > group) {
            n += 2;
            group = at + 1;
        } else {
            gap = n;
            group = at + 1;
        }
    }
    if (group < end) {
        n += 2; /* the last group; there is none behind a final "::" */
    }
    if (gap < 16) {
        spread(octets, gap, n);
    }
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
        read_v6(host->octets, at, address_end);
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
        read_v4(host->octets, text.ptr, end);
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
