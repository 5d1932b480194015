/*
 * nurl_http_target.c - what an HTTP client asks for
 */
#include "nurl_http_target.h"
#include "nurl_http.h"
#include "nurl_unit.h"

/* As it is written; what fails has its place in the URL's text. */
static void put(struct nurl_writer *out, const struct nurl *url,
                struct nurl_span span)
{
    if (span.len > 0) {
        nurl_unit_run(out, url->text + span.at, span.len, span.at);
    }
}

void nurl_http_target(struct nurl_writer *out, const struct nurl *url)
{
    struct nurl_http http;
    enum nurl_status status = nurl_http(&http, url);

    if (status != NURL_OK) {
        nurl_unit_fault(out, status, http.stop);
        return;
    }
    nurl_unit_put(out, "/", 1, url->path.at);
    put(out, url, http.path);
    if (http.search.at) {
        nurl_unit_put(out, "?", 1, http.search.at - 1u);
        put(out, url, http.search);
    }
}
