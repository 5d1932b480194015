/*
 * nurl_gopher.c - a gopher URL: type, selector, search, gopher+
 */
#include "nurl_gopher.h"
#include "nurl_body.h"
#include "nurl_octet.h"
#include "nurl_same.h"

#define NO_ESCAPE (-1)

/* [ "/" gopher-path ]: nothing is reserved in it */
static const struct nurl_form form = { "gopher",
                                       offsetof(struct nurl_gopher, type),
                                       4,
                                       1,
                                       { { '/', 0, 0, NURL_OK } } };

/* What the escape at the cursor stands for. BOUNDS: a "%" begins one. */
static int escaped(const struct nurl_body *body)
{
    const char *at = body->text + body->at;

    if (body->at == body->end || *at != '%') {
        return NO_ESCAPE;
    }
    return nurl_octet(nurl_octet_escaped(at));
}

/* gtype = xchar, but no control octet: the cursor moves behind it. */
static enum nurl_status type(struct nurl_gopher *gopher, struct nurl_body *body)
{
    int octet = escaped(body);

    gopher->type.len = 3;
    if (octet == NO_ESCAPE) {
        octet = nurl_octet(body->text[body->at]);
        gopher->type.len = 1;
    }
    if (octet < 0x20 || octet == 0x7F) {
        return NURL_GTYPE;
    }
    gopher->item = (uint8_t)octet;
    body->at = (uint16_t)(body->at + gopher->type.len);
    return NURL_OK;
}

/* From the cursor to the next "%09", or to the end. */
static void to_tab(struct nurl_body *body, struct nurl_span *span)
{
    span->at = body->at;
    while (body->at < body->end && escaped(body) != '\t') {
        body->at++;
    }
    span->len = (uint16_t)(body->at - span->at);
}

/* selector = *xchar, but no escaped line end */
static enum nurl_status selector(struct nurl_gopher *gopher,
                                 struct nurl_body *body)
{
    uint16_t end = body->end;
    int octet;

    to_tab(body, &gopher->selector);
    end = body->at;
    for (body->at = gopher->selector.at; body->at < end; body->at++) {
        octet = escaped(body);
        if (octet == '\n' || octet == '\r') {
            return NURL_SELECTOR;
        }
    }
    return NURL_OK;
}

/* gtype [ selector [ "%09" search [ "%09" gopher+_string ] ] ] */
static enum nurl_status path(struct nurl_gopher *gopher, struct nurl_body *body)
{
    enum nurl_status status;

    body->at = gopher->type.at;
    status = type(gopher, body);
    if (status == NURL_OK) {
        status = selector(gopher, body);
    }
    if (status != NURL_OK || body->at == body->end) {
        return status;
    }
    body->at = (uint16_t)(body->at + 3);
    to_tab(body, &gopher->search);
    if (body->at < body->end) {
        gopher->plus.at = (uint16_t)(body->at + 3);
        gopher->plus.len = (uint16_t)(body->end - gopher->plus.at);
        body->at = body->end;
    }
    return NURL_OK;
}

enum nurl_status nurl_gopher(struct nurl_gopher *gopher, const struct nurl *url)
{
    struct nurl_body body;
    enum nurl_status status = nurl_body_read(&body, gopher, url, &form);

    gopher->item = '1';
    if (gopher->type.len > 0) {
        status = path(gopher, &body);
    } else {
        gopher->type.at = 0; /* a slash alone is no path either */
    }
    return nurl_body_close(&body, gopher, &form, status);
}

int nurl_gopher_equal(const struct nurl *a, const struct nurl *b)
{
    struct nurl_both both = { NULL, NULL, 0 };
    struct nurl_gopher x;
    struct nurl_gopher y;

    both.a = a;
    both.b = b;
    return nurl_gopher(&x, a) == NURL_OK && nurl_gopher(&y, b) == NURL_OK &&
           x.item == y.item && nurl_same_part(&both, x.selector, y.selector) &&
           nurl_same_span(&both, x.search, y.search) &&
           nurl_same_span(&both, x.plus, y.plus);
}
