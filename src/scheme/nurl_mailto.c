/*
 * nurl_mailto.c - a mailto URL: the address
 */
#include "nurl_mailto.h"
#include "nurl_body.h"
#include "nurl_same.h"
#include "nurl_scan.h"

/* ":" 1*xchar: nothing is reserved in it */
static const struct nurl_form form = { "mailto",
                                       3,
                                       { { ':', 0, 0, NURL_OK } } };

/* Splits at the last "@" or %40. BOUNDS: escapes are whole. */
static void split(struct nurl_mailto *mailto, const struct nurl_body *body)
{
    const char *start = body->text + mailto->address.at;
    const char *next = start;
    const char *at;

    while (next < body->end) {
        at = next;
        if (nurl_scan_next(&next) == '@') {
            mailto->local.at = mailto->address.at;
            mailto->local.len = (uint16_t)(at - start);
            nurl_body_span(body, &mailto->domain, next);
        }
    }
}

enum nurl_status nurl_mailto(struct nurl_mailto *mailto, const struct nurl *url)
{
    struct nurl_body body;
    enum nurl_status status = nurl_body_open(mailto, url, &form, &body);

    if (status == NURL_OK) {
        split(mailto, &body);
        if (mailto->address.len == 0) {
            status = NURL_ADDR_EMPTY;
        }
    }
    return nurl_body_close(status, &body);
}

int nurl_mailto_equal(const struct nurl *a, const struct nurl *b)
{
    struct nurl_both both = { a, b, 0 };
    struct nurl_mailto x;
    struct nurl_mailto y;

    return nurl_mailto(&x, a) == NURL_OK && nurl_mailto(&y, b) == NURL_OK &&
           nurl_same_part(&both, x.address, y.address);
}
