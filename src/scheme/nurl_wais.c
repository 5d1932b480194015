/*
 * nurl_wais.c - a wais URL: a database, a search, a document
 */
#include "nurl_wais.h"
#include "nurl_body.h"
#include "nurl_same.h"

#define FORK (NURL_RESERVED_SLASH | NURL_RESERVED_QUESTION)

/*
 * "/" database [ "?" search / "/" wtype "/" wpath ]: all but the search are
 * uchar, which holds no reserved octet. A search reaches to the end, so that
 * no type can follow it.
 */
static const struct nurl_form form = { "wais",
                                       4,
                                       { { '/', FORK, NURL_RESERVED_ALL & ~FORK,
                                           NURL_PATH_REQUIRED },
                                         { '?', 0, FORK, NURL_OK } } };

static const struct nurl_rule document[NURL_FORM_RULES] = {
    { '/', NURL_RESERVED_SLASH, NURL_RESERVED_ALL & ~NURL_RESERVED_SLASH,
      NURL_OK },
    { '/', 0, NURL_RESERVED_ALL, NURL_WAIS_FORM }
};

enum nurl_status nurl_wais(struct nurl_wais *wais, const struct nurl *url)
{
    struct nurl_body body;
    enum nurl_status status = nurl_body_open(wais, url, &form, &body);

    if (status == NURL_OK && body.at < body.end) {
        status = nurl_body_parts(&body, body.span + NURL_FORM_RULES, document);
    }
    return nurl_body_close(status, &body);
}

int nurl_wais_equal(const struct nurl *a, const struct nurl *b)
{
    struct nurl_both both = { a, b, NURL_RESERVED_ALL };
    struct nurl_wais x;
    struct nurl_wais y;

    return nurl_wais(&x, a) == NURL_OK && nurl_wais(&y, b) == NURL_OK &&
           nurl_same_part(&both, x.database, y.database) &&
           nurl_same_span(&both, x.search, y.search) &&
           nurl_same_span(&both, x.type, y.type) &&
           nurl_same_span(&both, x.path, y.path);
}
