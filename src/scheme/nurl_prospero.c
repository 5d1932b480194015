/*
 * nurl_prospero.c - a prospero URL: an object's name, and fields
 */
#include "nurl_prospero.h"
#include "base/nurl_split.h"
#include "scheme/nurl_schemepart.h"

/* "/" hsoname, up to the first ";" */
static const struct nurl_grammar form = { "prospero",
                                          2,
                                          { { '/', NURL_RESERVED_SEMICOLON, 0,
                                              NURL_ERR_PATH_REQUIRED } } };

/* ";" fieldname "=" fieldvalue */
static const struct nurl_production field[NURL_GRAMMAR_MAX] = {
    { ';', NURL_RESERVED_SEMICOLON | NURL_RESERVED_EQUALS, NURL_RESERVED_SLASH,
      NURL_OK },
    { '=', NURL_RESERVED_SEMICOLON, NURL_RESERVED_EQUALS | NURL_RESERVED_SLASH,
      NURL_ERR_FIELD }
};

enum nurl_status nurl_prospero_parse(struct nurl_prospero *prospero,
                                     const struct nurl *url)
{
    struct nurl_span part[NURL_GRAMMAR_MAX];
    struct nurl_schemepart body;
    enum nurl_status status =
        nurl_schemepart_begin(prospero, url, &form, &body);
    const char *fields;

    if (status == NURL_OK && body.at < body.end) {
        fields = body.at + 1;
        do {
            status = nurl_schemepart_parts(&body, part, field);
        } while (status == NURL_OK && body.at < body.end);
        nurl_schemepart_span(&body, &prospero->fields, fields);
    }
    return nurl_schemepart_end(status, &body);
}

void nurl_prospero_walk(struct nurl_str *walk, const struct nurl *url,
                        const struct nurl_prospero *prospero)
{
    (*walk) = nurl_part(url, prospero->fields);
}

int nurl_prospero_next(struct nurl_str *walk, struct nurl_str *name,
                       struct nurl_str *value)
{
    if (!(*walk).ptr) {
        return 0;
    }
    *value = nurl_split(&(*walk), ';');
    *name = nurl_split(value, '=');
    return 1;
}
