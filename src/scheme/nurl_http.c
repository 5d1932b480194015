/*
 * nurl_http.c - an http URL: path and search
 */
#include "nurl_http.h"
#include "nurl_body.h"

/* [ "/" hpath [ "?" search ] ], in which only "/" and "?" are reserved */
static const struct nurl_form form = {
    "http",
    offsetof(struct nurl_http, path),
    2,
    2,
    { { '/', NURL_RESERVED_QUESTION, 0, NURL_OK },
      { '?', 0, NURL_RESERVED_SLASH | NURL_RESERVED_QUESTION, NURL_OK } }
};

enum nurl_status nurl_http(struct nurl_http *http, const struct nurl *url)
{
    struct nurl_body body;
    enum nurl_status status = nurl_body_read(&body, http, url, &form);

    return nurl_body_close(&body, http, &form, status);
}
