/*
 * nurl_mailto.c - a mailto URL: the address
 */
#include "nurl_mailto.h"
#include "base/nurl_scan.h"
#include "scheme/nurl_schemepart.h"

/* ":" 1*xchar: nothing is reserved in it */
static const struct nurl_grammar form = { "mailto",
                                          3,
                                          { { ':', 0, 0, NURL_OK } } };

/* Splits at the last "@" or %40. BOUNDS: escapes are whole. */
static void split(struct nurl_mailto *mailto,
                  const struct nurl_schemepart *body)
{
    const char *start = body->text + mailto->address.off;
    const char *next = start;
    const char *at;

    while (next < body->end) {
        at = next;
        if (nurl_scan_next(&next) == '@') {
            mailto->local.off = mailto->address.off;
            mailto->local.len = (uint16_t)(at - start);
            nurl_schemepart_span(body, &mailto->domain, next);
        }
    }
}

enum nurl_status nurl_mailto_parse(struct nurl_mailto *mailto,
                                   const struct nurl *url)
{
    struct nurl_schemepart body;
    enum nurl_status status = nurl_schemepart_begin(mailto, url, &form, &body);

    if (status == NURL_OK) {
        split(mailto, &body);
        if (mailto->address.len == 0) {
            status = NURL_ERR_ADDR_EMPTY;
        }
    }
    return nurl_schemepart_end(status, &body);
}
