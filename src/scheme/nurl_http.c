/*
 * nurl_http.c - an http URL: path and search
 */
#include "nurl_http.h"
#include "nurl_body.h"
#include "nurl_same.h"

/* [ "/" hpath [ "?" search ] ], in which only "/" and "?" are reserved */
static const struct nurl_form form = {
    "http",
    2 | NURL_FORM_SEARCH,
    { { '/', NURL_RESERVED_QUESTION, 0, NURL_OK },
      { '?', 0, NURL_RESERVED_SLASH | NURL_RESERVED_QUESTION, NURL_OK } }
};

enum nurl_status nurl_http(struct nurl_http *http, const struct nurl *url)
{
    struct nurl_body body;

    return nurl_body_close(nurl_body_open(http, url, &form, &body), &body);
}

int nurl_http_equal(const struct nurl *a, const struct nurl *b)
{
    struct nurl_both both = { a, b, NURL_RESERVED_ALL };
    struct nurl_http x;
    struct nurl_http y;

    return nurl_http(&x, a) == NURL_OK && nurl_http(&y, b) == NURL_OK &&
           nurl_same_part(&both, x.path, y.path) &&
           nurl_same_span(&both, x.search, y.search);
}
