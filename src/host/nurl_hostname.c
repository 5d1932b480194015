/*
 * nurl_hostname.c - the strict host of RFC 1738: labels, and four numbers
 */
#include "host/nurl_hostname.h"
#include "base/nurl_reserved.h"
#include "base/nurl_scan.h"

#define LABEL_MAX 63 /* RFC 1034 3.1 */
#define HOST_MAX 253 /* 255 octets on the wire */
#define NUMBERS 4    /* of a hostnumber */

/* What is known of a host when its labels have been read; NULL: none is so. */
struct labels {
    const char *last;      /* where the last label begins */
    const char *no_label;  /* the fault of the first that is no label */
    const char *above_255; /* where the first such number begins */
    const char *too_long;  /* where the first above LABEL_MAX begins */
    unsigned numbers;      /* how many; above NUMBERS if a label is none */
};

/* alphadigit / alphadigit *[ alphadigit / "-" ] alphadigit: what is not? */
static const char *label_fault(const char *start, const char *end)
{
    if (start == end || *start == '-') {
        return start;
    }
    return end[-1] == '-' ? end - 1 : NULL;
}

static void note(const char **first, const char *at)
{
    if (!*first) {
        *first = at;
    }
}

/* Reads one label and notes what it is; returns what follows it. */
static const char *label(struct labels *labels, const char *start,
                         const char *end)
{
    const char *at = start;
    uint32_t number = nurl_scan_number(&at, end);
    const char *digits = at;

    at = nurl_scan_alnum(at, end, "-");
    labels->last = start;
    if (at > digits) {
        labels->numbers = NUMBERS; /* and one more: too many */
    }
    labels->numbers++;
    note(&labels->no_label, label_fault(start, at));
    if (number > 255 && at == digits) {
        note(&labels->above_255, start);
    }
    if (at - start > LABEL_MAX) {
        note(&labels->too_long, start);
    }
    return at;
}

/*
 * hostname   = *[ label "." ] toplabel, which begins with a letter
 * hostnumber = digits "." digits "." digits "." digits      RFC 1738 5
 */
static enum nurl_status judge(const struct labels *labels, const char **at,
                              uint8_t *kind)
{
    int is_name;

    if (labels->no_label) {
        *at = labels->no_label;
        return NURL_ERR_HOST_LABEL;
    }
    is_name = *labels->last > '9';
    if (!is_name && labels->numbers != NUMBERS) {
        *at = labels->last;
        return NURL_ERR_HOST_TOPLABEL;
    }
    if (!is_name && labels->above_255) {
        *at = labels->above_255;
        return NURL_ERR_IPV4_RANGE;
    }
    if (labels->too_long) {
        *at = labels->too_long;
        return NURL_ERR_HOST_LEN;
    }
    *kind = is_name ? NURL_HOST_NAME : NURL_HOST_IPV4;
    return NURL_OK;
}

/* label *[ "." label ], and nothing but `ends` behind it. */
static enum nurl_status read(struct labels *labels, const char **at,
                             const char *end, unsigned ends)
{
    const char *start = *at;
    const char *next = label(labels, start, end);

    while (next < end && *next == '.') {
        next = label(labels, next + 1, end);
    }
    *at = next;
    if (next < end && !(nurl_reserved(*next) & ends)) {
        return NURL_ERR_HOST_CHAR;
    }
    return next > start ? NURL_OK : NURL_ERR_HOST_EMPTY;
}

enum nurl_status nurl_hostname(const char **at, const char *end, unsigned ends,
                               uint8_t *kind)
{
    const char *start = *at;
    struct labels labels;
    enum nurl_status status;

    labels.no_label = NULL;
    labels.above_255 = NULL;
    labels.too_long = NULL;
    labels.numbers = 0;
    status = read(&labels, at, end, ends);
    if (status != NURL_OK) {
        return status;
    }
    if (*at - start > HOST_MAX) {
        note(&labels.too_long, start);
    }
    return judge(&labels, at, kind);
}
