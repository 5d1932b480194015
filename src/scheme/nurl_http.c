/*
 * nurl_http.c - an http URL: path and search
 */
#include "nurl_http.h"
#include "base/nurl_reset.h"
#include "scheme/nurl_schemepart.h"

static void clear(struct nurl_http *http)
{
    nurl_reset_span(&http->path);
    nurl_reset_span(&http->search);
}

/* [ "/" hpath [ "?" search ] ]                               RFC 1738 3.3 */
static enum nurl_status parts(struct nurl_http *http,
                              struct nurl_schemepart *in)
{
    if (nurl_schemepart_is(in, '/')) {
        nurl_schemepart_read(in, &http->path, NURL_RESERVED_QUESTION, 0);
    }
    if (nurl_schemepart_skip(in, '?')) {
        nurl_schemepart_read(in, &http->search, 0,
                             NURL_RESERVED_SLASH | NURL_RESERVED_QUESTION);
    }
    return nurl_schemepart_end(in);
}

enum nurl_status nurl_http_read(struct nurl_http *http,
                                struct nurl_schemepart *in)
{
    enum nurl_status status = (enum nurl_status)in->status;

    clear(http);
    if (status == NURL_OK) {
        status = parts(http, in);
    }
    if (status != NURL_OK) {
        clear(http);
    }
    http->stop = nurl_schemepart_stop(in);
    return status;
}

enum nurl_status nurl_http_parse(struct nurl_http *http, const struct nurl *url)
{
    struct nurl_schemepart in;

    nurl_schemepart_begin(&in, url, NURL_SCHEME_HTTP);
    return nurl_http_read(http, &in);
}
