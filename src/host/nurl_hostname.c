/* SPDX-License-Identifier: MIT */
/*
 * nurl_hostname.c - the strict host of RFC 1738: labels, or four numbers
 */
#include "host/nurl_hostname.h"
#include "base/nurl_octet.h"
#include "base/nurl_scan.h"
#include "host/nurl_host_limits.h"

#define NUMBERS 4 /* in a hostnumber */

static enum nurl_status fault(struct nurl_reader *in, const char *at,
                              enum nurl_status status)
{
    in->at = at;
    return status;
}

/*
 * label = alphadigit / alphadigit *[ alphadigit / "-" ] alphadigit
 *
 * The text has only letters, digits and hyphens. Returns the byte that makes it
 * an invalid label, or NULL. BOUNDS: end[-1] is read only if start < end.
 */
static const char *label_fault(const char *start, const char *end)
{
    if (start == end || *start == '-') {
        return start;
    }
    return end[-1] == '-' ? end - 1 : NULL;
}

/* Checks the length of each label and of the host, `start` to the cursor. */
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
 * Parses the labels from `start` to the cursor as four decimal numbers. Called
 * when the last label starts with a digit, so the host must be an address.
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
 * hostname = *[ label "." ] toplabel
 *
 * A toplabel begins with a letter. If the last label begins with a digit, the
 * host must be a hostnumber.
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
 * host = hostname / hostnumber. Both are label *[ "." label ].
 *
 * HOST_CHAR has priority over all other errors. So after an invalid label the
 * function searches the rest of the host for an invalid byte.
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
