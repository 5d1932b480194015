/*
 * nurl_hostname.c - the strict host of RFC 1738: labels, and four numbers
 */
#include "nurl_hostname.h"
#include "nurl_octet.h"

#define LABEL_MAX 63 /* RFC 1034 3.1 */
#define NAME_MAX 253 /* 255 octets on the wire */

/* host octets: letters, digits, "-" and "."; the first that is none. */
static const char *foreign(const char *at, const char *end)
{
    while (at < end && *at != '+' && nurl_octet_is(*at, NURL_OCTET_SCHEME)) {
        at++;
    }
    return at;
}

static const char *label_end(const char *at, const char *end)
{
    while (at < end && *at != '.') {
        at++;
    }
    return at;
}

/* domainlabel = alphadigit / alphadigit *[ alphadigit / "-" ] alphadigit */
static const char *label_fault(const char *at, const char *end)
{
    if (at == end || *at == '-') {
        return at;
    }
    return end[-1] == '-' ? end - 1 : NULL;
}

/* hostnumber = digits "." digits "." digits "." digits */
static int is_number(const char *at, const char *end)
{
    unsigned dots = 0;

    for (; at < end; at++) {
        if (*at == '.') {
            dots++;
        } else if (!nurl_octet_is(*at, NURL_OCTET_DIGIT)) {
            return 0;
        }
    }
    return dots == 3;
}

/* Where a number above 255 begins, or NULL. Stops there, so never wraps. */
static const char *big_number(const char *at, const char *end)
{
    const char *start = at;
    uint_least16_t value = 0;

    for (; at < end; at++) {
        if (*at == '.') {
            start = at + 1;
            value = 0;
            continue;
        }
        value = (uint_least16_t)(value * 10u + nurl_octet(*at) - '0');
        if (value > 255) {
            return start;
        }
    }
    return NULL;
}

/* Where a label that is too long begins, or the name; else NULL. */
static const char *too_long(const char *at, const char *end)
{
    const char *label = at;
    const char *dot;

    for (; label <= end; label = dot + 1) {
        dot = label_end(label, end);
        if (dot - label > LABEL_MAX) {
            return label;
        }
        if (dot == end) {
            break;
        }
    }
    return end - at > NAME_MAX ? at : NULL;
}

/* The last label, or NULL and *stop if one of them is bad. */
static const char *last_label(const char *at, const char *end,
                              const char **stop)
{
    const char *dot;

    for (;; at = dot + 1) {
        dot = label_end(at, end);
        *stop = label_fault(at, dot);
        if (*stop) {
            return NULL;
        }
        if (dot == end) {
            return at;
        }
    }
}

/* host = hostname / hostnumber                              RFC 1738 5 */
int nurl_hostname(const char *at, const char *end, const char **stop)
{
    int kind = NURL_KIND_NAME;
    const char *last;

    *stop = foreign(at, end);
    if (at == end) {
        return NURL_HOST_EMPTY;
    }
    if (*stop < end) {
        return NURL_HOST_CHAR;
    }
    last = last_label(at, end, stop);
    if (!last) {
        return NURL_HOST_LABEL;
    }
    if (!nurl_octet_alpha(*last)) {
        kind = NURL_KIND_IPV4;
        *stop = last;
        if (!is_number(at, end)) {
            return NURL_HOST_TOPLABEL;
        }
        *stop = big_number(at, end);
        if (*stop) {
            return NURL_IPV4_RANGE;
        }
    }
    *stop = too_long(at, end);
    return *stop ? NURL_HOST_LEN : kind;
}
