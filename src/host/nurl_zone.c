/* SPDX-License-Identifier: MIT */
/*
 * nurl_zone.c - the zone of an IPv6 address
 */
#include "host/nurl_zone.h"
#include "base/nurl_octet.h"
#include "base/nurl_scan.h"
#include "host/nurl_ip.h"

static int is_zone(const char *at, const char *end)
{
    const char *start = at;

    while (at < end) {
        if (nurl_octet_unreserved(*at)) {
            at++;
        } else if (*at == '%' && nurl_octet_digits(at, end)) {
            at += 3;
        } else {
            return 0;
        }
    }
    return at > start;
}

/* BOUNDS: the "%" is in the text, so the byte after it is at most `end`. */
const char *nurl_zone_start(const char *mark, const char *end)
{
    const char *zone = mark + 1;

    if (end - zone > 2 && zone[0] == '2' && zone[1] == '5') {
        zone += 2;
    }
    return zone;
}

const char *nurl_zone_of(const char *at, const char *end)
{
    const char *mark = nurl_scan_to(at, end, '%');
    const char *zone;

    if (mark == end) {
        return NULL;
    }
    zone = nurl_zone_start(mark, end);
    return is_zone(zone, end) && nurl_ip_is_v6(at, mark) ? zone : NULL;
}

/* BOUNDS: without a "%" the mark is `end`; else there is a byte. */
const char *nurl_zone_bare(const char *at, const char *end)
{
    const char *mark = nurl_scan_to(at, end, '%');

    if (mark < end && !is_zone(mark + 1, end)) {
        return NULL;
    }
    return nurl_ip_is_v6(at, mark) ? mark : NULL;
}
