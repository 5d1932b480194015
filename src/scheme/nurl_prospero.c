/*
 * nurl_prospero.c - a prospero URL: an object's name, and fields
 */
#include "nurl_prospero.h"
#include "nurl_body.h"
#include "nurl_cut.h"
#include "nurl_same.h"

/* "/" hsoname, up to the first ";" */
static const struct nurl_form form = {
    "prospero", 2, { { '/', NURL_RESERVED_SEMICOLON, 0, NURL_PATH_REQUIRED } }
};

/* ";" fieldname "=" fieldvalue */
static const struct nurl_rule field[NURL_FORM_RULES] = {
    { ';', NURL_RESERVED_SEMICOLON | NURL_RESERVED_EQUALS, NURL_RESERVED_SLASH,
      NURL_OK },
    { '=', NURL_RESERVED_SEMICOLON, NURL_RESERVED_EQUALS | NURL_RESERVED_SLASH,
      NURL_FIELD }
};

enum nurl_status nurl_prospero(struct nurl_prospero *prospero,
                               const struct nurl *url)
{
    struct nurl_span part[NURL_FORM_RULES];
    struct nurl_body body;
    enum nurl_status status = nurl_body_open(prospero, url, &form, &body);
    const char *fields;

    if (status == NURL_OK && body.at < body.end) {
        fields = body.at + 1;
        do {
            status = nurl_body_parts(&body, part, field);
        } while (status == NURL_OK && body.at < body.end);
        nurl_body_span(&body, &prospero->fields, fields);
    }
    return nurl_body_close(status, &body);
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
    struct nurl_both both = { a, b, NURL_RESERVED_SEMICOLON };
    struct nurl_prospero x;
    struct nurl_prospero y;

    if (nurl_prospero(&x, a) != NURL_OK || nurl_prospero(&y, b) != NURL_OK ||
        !nurl_same_part(&both, x.name, y.name)) {
        return 0;
    }
    both.reserved |= NURL_RESERVED_EQUALS;
    return nurl_same_span(&both, x.fields, y.fields);
}
