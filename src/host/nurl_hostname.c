/*
 * nurl_hostname.c - the strict host of RFC 1738: labels, and four numbers
 */
#include "host/nurl_hostname.h"
#include "base/nurl_scan.h"

#define LABEL_MAX 63 /* RFC 1034 3.1 */
#define NAME_MAX 253 /* 255 octets on the wire */
#define NUMBERS 4    /* of a hostnumber */

/* What is known of a host when its labels have been read. */
struct labels {
    const char *big;  /* where the first number above 255 begins, or NULL */
    const char *vast; /* where the first above LABEL_MAX does, or NULL */
    unsigned count;   /* above NUMBERS if one of them is no number */
};

/* label = alphadigit / alphadigit *[ alphadigit / "-" ] alphadigit */
static int is_label(const char *at, const char *end, const char **stop)
{
    *stop = at;
    if (at == end || *at == '-') {
        return 0;
    }
    *stop = end - 1;
    return **stop != '-';
}

static void add(struct labels *labels, const char *at, const char *end)
{
    const char *stop = at;
    uint32_t number = nurl_scan_number(&stop, end);

    if (stop < end) {
        labels->count = NUMBERS;
    } else if (number > 255 && !labels->big) {
        labels->big = at;
    }
    labels->count++;
    if (end - at > LABEL_MAX && !labels->vast) {
        labels->vast = at;
    }
}

/* label *[ "." label ]: the last one, or NULL and *stop at the fault */
static const char *read(struct labels *labels, const char *at, const char *end,
                        const char **stop)
{
    const char *dot;

    for (;; at = dot + 1) {
        dot = nurl_scan_to(at, end, '.');
        if (!is_label(at, dot, stop)) {
            return NULL;
        }
        add(labels, at, dot);
        if (dot == end) {
            return at;
        }
    }
}

/*
 * hostname   = *[ label "." ] toplabel, which begins with a letter
 * hostnumber = digits "." digits "." digits "." digits      RFC 1738 5
 */
static int kind_of(const struct labels *labels, const char *last,
                   const char **stop)
{
    *stop = last;
    if (*last > '9') {
        return NURL_HOST_NAME;
    }
    if (labels->count != NUMBERS) {
        return NURL_ERR_HOST_TOPLABEL;
    }
    if (labels->big) {
        *stop = labels->big;
        return NURL_ERR_IPV4_RANGE;
    }
    return NURL_HOST_IPV4;
}

/* host = hostname / hostnumber                              RFC 1738 5 */
int nurl_hostname(const char *at, const char *end, const char **stop)
{
    static const uint8_t octets[NURL_SCAN_SET] = {
        0x00, 0x60, 0xFF, 0x03, /* - . 0-9 */
        0xFE, 0xFF, 0xFF, 0x07, /* A-Z */
        0xFE, 0xFF, 0xFF, 0x07  /* a-z */
    };
    struct labels labels = { NULL, NULL, 0 };
    const char *last;
    int kind;

    *stop = nurl_scan_of(at, end, octets);
    if (at == end || *stop < end) {
        return at == end ? NURL_ERR_HOST_EMPTY : NURL_ERR_HOST_CHAR;
    }
    last = read(&labels, at, end, stop);
    if (!last) {
        return NURL_ERR_HOST_LABEL;
    }
    kind = kind_of(&labels, last, stop);
    if (kind < 0 || (!labels.vast && end - at <= NAME_MAX)) {
        return kind;
    }
    *stop = labels.vast ? labels.vast : at;
    return NURL_ERR_HOST_LEN;
}
