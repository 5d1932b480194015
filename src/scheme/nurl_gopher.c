/*
 * nurl_gopher.c - a gopher URL: type, selector, search, gopher+
 */
#include "nurl_gopher.h"
#include "base/nurl_scan.h"
#include "scheme/nurl_schemepart.h"

#define SELECTOR 1u /* the second span */
#define PLUS 3u     /* and the last */

/* [ "/" gopher-path ]: nothing is reserved in it */
static const struct nurl_grammar form = { "gopher",
                                          4,
                                          { { '/', 0, 0, NURL_OK } } };

/*
 * gtype = xchar, but no control octet: the cursor moves behind it. Here and
 * below a control octet is an escape, because no parsed URL has another.
 */
static enum nurl_status type(struct nurl_gopher *gopher,
                             struct nurl_schemepart *body)
{
    const char *start = body->text + gopher->type.off;
    const char *next = start;
    uint8_t octet = nurl_scan_next(&next);

    body->at = start;
    if (octet < 0x20 || octet == 0x7F) {
        return NURL_ERR_GTYPE;
    }
    gopher->item = octet;
    body->at = next;
    gopher->type.len = (uint16_t)(next - start);
    return NURL_OK;
}

/*
 * selector [ "%09" search [ "%09" gopher+_string ] ], no line end in the
 * selector. BOUNDS: an escape is whole, so `next` is at most the end.
 */
static enum nurl_status strings(struct nurl_schemepart *body)
{
    const char *start = body->at;
    const char *next = start;
    unsigned n = SELECTOR;
    uint8_t octet;

    while (next < body->end) {
        body->at = next;
        octet = nurl_scan_next(&next);
        if (octet == '\t' && n < PLUS) {
            nurl_schemepart_span(body, &body->span[n], start);
            start = next;
            n++;
        } else if (n == SELECTOR && (octet == '\n' || octet == '\r')) {
            return NURL_ERR_SELECTOR;
        }
    }
    body->at = next;
    nurl_schemepart_span(body, &body->span[n], start);
    return NURL_OK;
}

enum nurl_status nurl_gopher_parse(struct nurl_gopher *gopher,
                                   const struct nurl *url)
{
    struct nurl_schemepart body;
    enum nurl_status status = nurl_schemepart_begin(gopher, url, &form, &body);

    gopher->item = '1';
    if (gopher->type.len > 0) {
        status = type(gopher, &body);
        if (status == NURL_OK) {
            status = strings(&body);
        }
    } else {
        gopher->type.off = 0; /* a slash alone is no path either */
    }
    return nurl_schemepart_end(status, &body);
}
