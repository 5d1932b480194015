/*
 * nurl_mailto.c - a mailto URL: the address
 */
#include "nurl_mailto.h"
#include "nurl_body.h"
#include "nurl_same.h"

/* 1*xchar: nothing is reserved in it */
static const struct nurl_form form = { "mailto",
                                       offsetof(struct nurl_mailto, address),
                                       3,
                                       1,
                                       { { '\0', 0, 0, NURL_OK } } };

/* How many octets of an "@" begin here: 1, 3 for %40, or 0. */
static uint16_t at_sign(const struct nurl_body *body, uint16_t at)
{
    const char *text = body->text + at;

    if (*text == '@') {
        return 1;
    }
    return body->end - at > 2 && text[0] == '%' && text[1] == '4' &&
                   text[2] == '0'
               ? 3
               : 0;
}

/* Splits at the last "@", which is looked for from the end. */
static void split(struct nurl_mailto *mailto, const struct nurl_body *body)
{
    uint16_t start = mailto->address.at;
    uint16_t at = body->end;
    uint16_t len;

    while (at > start) {
        len = at_sign(body, --at);
        if (len > 0) {
            mailto->local.at = start;
            mailto->local.len = (uint16_t)(at - start);
            mailto->domain.at = (uint16_t)(at + len);
            mailto->domain.len = (uint16_t)(body->end - at - len);
            return;
        }
    }
}

enum nurl_status nurl_mailto(struct nurl_mailto *mailto, const struct nurl *url)
{
    struct nurl_body body;
    enum nurl_status status = nurl_body_rest(&body, mailto, url, &form);

    if (status == NURL_OK && mailto->address.len == 0) {
        status = NURL_ADDR_EMPTY;
    }
    if (status == NURL_OK) {
        split(mailto, &body);
    }
    return nurl_body_close(&body, mailto, &form, status);
}

int nurl_mailto_equal(const struct nurl *a, const struct nurl *b)
{
    struct nurl_both both = { NULL, NULL, 0 };
    struct nurl_mailto x;
    struct nurl_mailto y;

    both.a = a;
    both.b = b;
    return nurl_mailto(&x, a) == NURL_OK && nurl_mailto(&y, b) == NURL_OK &&
           nurl_same_part(&both, x.address, y.address);
}
