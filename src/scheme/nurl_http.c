/*
 * nurl_http.c - an http URL: path and search
 */
#include "nurl_http.h"
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
