/*
 * nurl_wais.c - a wais URL: a database, a search, a document
 */
#include "nurl_wais.h"
#include "scheme/nurl_schemepart.h"

#define FORK (NURL_RESERVED_SLASH | NURL_RESERVED_QUESTION)

/*
 * "/" database [ "?" search / "/" wtype "/" wpath ]: all but the search are
 * uchar, which holds no reserved octet. A search reaches to the end, so that
 * no type can follow it.
 */
static const struct nurl_grammar form = {
    "wais",
    4,
    { { '/', FORK, NURL_RESERVED_ALL & ~FORK, NURL_ERR_PATH_REQUIRED },
      { '?', 0, FORK, NURL_OK } }
};

static const struct nurl_production document[NURL_GRAMMAR_MAX] = {
    { '/', NURL_RESERVED_SLASH, NURL_RESERVED_ALL & ~NURL_RESERVED_SLASH,
      NURL_OK },
    { '/', 0, NURL_RESERVED_ALL, NURL_ERR_WAIS_FORM }
};

enum nurl_status nurl_wais_parse(struct nurl_wais *wais, const struct nurl *url)
{
    struct nurl_schemepart body;
    enum nurl_status status = nurl_schemepart_begin(wais, url, &form, &body);

    if (status == NURL_OK && body.at < body.end) {
        status = nurl_schemepart_parts(&body, body.span + NURL_GRAMMAR_MAX,
                                       document);
    }
    return nurl_schemepart_end(status, &body);
}
