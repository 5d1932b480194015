/* SPDX-License-Identifier: MIT */
/*
 * nurl_http.c - an http URL: path and search
 */
#include "nurl_http.h"
#include "base/nurl_reset.h"
#include "scheme/nurl_schemepart.h"

static void clear_http(struct nurl_http *http)
{
    nurl_reset_span(&http->path);
    nurl_reset_span(&http->search);
}

/* [ "/" hpath [ "?" search ] ]                               RFC 1738 3.3 */
enum nurl_status nurl_http_read(struct nurl_http *http, struct nurl_reader *in)
{
    clear_http(http);
    if (nurl_reader_is(in, '/')) {
        nurl_reader_part(in, &http->path, NURL_RESERVED_QUESTION, 0);
    }
    if (nurl_reader_skip(in, '?')) {
        nurl_reader_part(in, &http->search, 0,
                         NURL_RESERVED_SLASH | NURL_RESERVED_QUESTION);
    }
    return nurl_reader_end(in);
}

enum nurl_status nurl_http_parse(struct nurl_http *http, const struct nurl *url)
{
    struct nurl_reader in;
    enum nurl_status status = nurl_schemepart_open(&in, url, "http");

    if (status == NURL_OK) {
        status = nurl_schemepart_authority(&in);
    }
    if (status == NURL_OK) {
        status = nurl_http_read(http, &in);
    }
    if (status != NURL_OK) {
        clear_http(http);
    }
    http->stop = nurl_reader_stop(&in);
    return status;
}
