/*
 * nurl_hostname.c - the strict host of RFC 1738: labels, or four numbers
 */
#include "host/nurl_hostname.h"
#include "base/nurl_octet.h"
#include "base/nurl_scan.h"
#include "host/nurl_host_limits.h"

#define NUMBERS 4 /* of a hostnumber */

static enum nurl_status fault(struct nurl_reader *in, const char *at,
                              enum nurl_status status)
{
    in->at = at;
    return status;
}

/*
 * label = alphadigit / alphadigit *[ alphadigit / "-" ] alphadigit
 *
 * The byte because of which letters, digits and hyphens are no label, or NULL.
 */
static const char *label_fault(const char *start, const char *end)
{
    if (start == end || *start == '-') {
        return start;
    }
    return end[-1] == '-' ? end - 1 : NULL;
}

/* The labels from `start` to the cursor: is one of them too long, or all? */
static enum nurl_status length(struct nurl_reader *in, const char *start)
{
    const char *end = in->at;
    const char *label;
    const char *dot;

    if (end - start <= NURL_LABEL_LEN_MAX) {
        return NURL_OK;
    }
    for (label = start;; label = dot + 1) {
        dot = nurl_scan_alnum(label, end, "-");
        if (dot - label > NURL_LABEL_LEN_MAX) {
            return fault(in, label, NURL_ERR_HOST_LEN);
        }
        if (dot == end) {
            break;
        }
    }
    return end - start > NURL_HOST_LEN_MAX ? fault(in, start, NURL_ERR_HOST_LEN)
                                           : NURL_OK;
}

/*
 * hostnumber = digits "." digits "." digits "." digits      RFC 1738 5
 *
 * The labels from `start` to the cursor, the last of which is no name.
 */
static enum nurl_status hostnumber(struct nurl_reader *in, const char *start,
                                   const char *last)
{
    const char *end = in->at;
    const char *above_255 = NULL;
    unsigned numbers;

    in->at = start;
    for (numbers = 1;; numbers++) {
        start = in->at;
        if (nurl_scan_number(&in->at, end) > 255 && !above_255) {
            above_255 = start;
        }
        if (in->at == end || *in->at != '.') {
            break;
        }
        in->at++;
    }
    if (in->at < end || numbers != NUMBERS) {
        return fault(in, last, NURL_ERR_HOST_TOPLABEL);
    }
    return above_255 ? fault(in, above_255, NURL_ERR_IPV4_RANGE) : NURL_OK;
}

/*
 * hostname = *[ label "." ] toplabel, which begins with a letter: what does not
 * must be a number.
 */
static enum nurl_status judge(struct nurl_reader *in, const char *start,
                              const char *last, uint8_t *kind)
{
    enum nurl_status status = NURL_OK;

    if (*last <= '9') {
        status = hostnumber(in, start, last);
    }
    if (status == NURL_OK) {
        status = length(in, start);
    }
    if (status == NURL_OK) {
        *kind = *last > '9' ? NURL_HOST_NAME : NURL_HOST_IPV4;
    }
    return status;
}

/*
 * host = hostname / hostnumber, which both are label *[ "." label ]
 *
 * HOST_CHAR comes before all other errors: after an invalid label the rest of
 * the host is searched for an invalid byte.
 */
enum nurl_status nurl_hostname(struct nurl_reader *in, unsigned ends,
                               uint8_t *kind)
{
    const char *start = in->at;
    const char *last;
    const char *no_label;

    do {
        last = in->at;
        in->at = nurl_scan_alnum(last, in->end, "-");
        no_label = label_fault(last, in->at);
    } while (!no_label && nurl_reader_skip(in, '.'));
    if (no_label) {
        in->at = nurl_scan_alnum(in->at, in->end, "-.");
    }
    if (nurl_reserved_scan(in->at, in->end, ends) > in->at) {
        return NURL_ERR_HOST_CHAR; /* it stands before the next of `ends` */
    }
    if (in->at == start) {
        return NURL_ERR_HOST_EMPTY;
    }
    if (no_label) {
        return fault(in, no_label, NURL_ERR_HOST_LABEL);
    }
    return judge(in, start, last, kind);
}
