/*
 * nurl_http.c - an http URL: path and search
 */
#include "nurl_http.h"
#include "base/nurl_equivalent.h"
#include "scheme/nurl_schemepart.h"

/* [ "/" hpath [ "?" search ] ], in which only "/" and "?" are reserved */
static const struct nurl_grammar form = {
    "http",
    2 | NURL_GRAMMAR_QUERY,
    { { '/', NURL_RESERVED_QUESTION, 0, NURL_OK },
      { '?', 0, NURL_RESERVED_SLASH | NURL_RESERVED_QUESTION, NURL_OK } }
};

enum nurl_status nurl_http_parse(struct nurl_http *http, const struct nurl *url)
{
    struct nurl_schemepart body;

    return nurl_schemepart_end(nurl_schemepart_begin(http, url, &form, &body),
                               &body);
}

int nurl_http_equal(const struct nurl *a, const struct nurl *b)
{
    struct nurl_pair both = { a, b, NURL_RESERVED_ALL };
    struct nurl_http x;
    struct nurl_http y;

    return nurl_http_parse(&x, a) == NURL_OK &&
           nurl_http_parse(&y, b) == NURL_OK &&
           nurl_equivalent_part(&both, x.path, y.path) &&
           nurl_equivalent_span(&both, x.search, y.search);
}
