/*
 * nurl_prospero.c - a prospero URL: an object's name, and fields
 */
#include "nurl_prospero.h"
#include "nurl_body.h"
#include "nurl_cut.h"
#include "nurl_same.h"

/* "/" hsoname, up to the first ";" */
static const struct nurl_form form = { "prospero",
                                       offsetof(struct nurl_prospero, name),
                                       2,
                                       1,
                                       { { '/', NURL_RESERVED_SEMICOLON, 0,
                                           NURL_PATH_REQUIRED } } };

/* ";" fieldname "=" fieldvalue */
static enum nurl_status field(struct nurl_body *body)
{
    const unsigned end = NURL_RESERVED_SEMICOLON;
    struct nurl_span part;
    enum nurl_status status;

    body->at++;
    status = nurl_body_part(body, &part, end | NURL_RESERVED_EQUALS,
                            NURL_RESERVED_SLASH);
    if (status != NURL_OK) {
        return status;
    }
    if (body->at == body->end || body->text[body->at] != '=') {
        return NURL_FIELD;
    }
    body->at++;
    return nurl_body_part(body, &part, end,
                          NURL_RESERVED_EQUALS | NURL_RESERVED_SLASH);
}

enum nurl_status nurl_prospero(struct nurl_prospero *prospero,
                               const struct nurl *url)
{
    struct nurl_body body;
    enum nurl_status status = nurl_body_read(&body, prospero, url, &form);

    if (status == NURL_OK && body.at < body.end) {
        prospero->fields.at = (uint16_t)(body.at + 1);
        prospero->fields.len = (uint16_t)(body.end - body.at - 1);
    }
    while (status == NURL_OK && body.at < body.end) {
        status = field(&body);
    }
    return nurl_body_close(&body, prospero, &form, status);
}

void nurl_prospero_walk(struct nurl_walk *walk, const struct nurl *url,
                        const struct nurl_prospero *prospero)
{
    walk->rest = nurl_get(url, prospero->fields);
}

int nurl_prospero_next(struct nurl_walk *walk, struct nurl_str *name,
                       struct nurl_str *value)
{
    if (!walk->rest.at) {
        return 0;
    }
    *value = nurl_cut(&walk->rest, ';');
    *name = nurl_cut(value, '=');
    return 1;
}

int nurl_prospero_equal(const struct nurl *a, const struct nurl *b)
{
    struct nurl_both both = { NULL, NULL, NURL_RESERVED_SEMICOLON };
    struct nurl_prospero x;
    struct nurl_prospero y;

    both.a = a;
    both.b = b;
    if (nurl_prospero(&x, a) != NURL_OK || nurl_prospero(&y, b) != NURL_OK ||
        !nurl_same_part(&both, x.name, y.name)) {
        return 0;
    }
    both.reserved |= NURL_RESERVED_EQUALS;
    return nurl_same_span(&both, x.fields, y.fields);
}
