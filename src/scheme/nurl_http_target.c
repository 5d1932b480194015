/*
 * nurl_http_target.c - what an HTTP client asks for
 */
#include "nurl_http_target.h"
#include "base/nurl_emit.h"
#include "nurl_http.h"

/* As it is written; what fails has its place in the URL's text. */
static void put(struct nurl_writer *out, const struct nurl *url,
                struct nurl_span span)
{
    if (span.len > 0) {
        nurl_emit_run(out, url->text + span.off, span.len, span.off);
    }
}

void nurl_http_target(struct nurl_writer *out, const struct nurl *url)
{
    struct nurl_http http;
    enum nurl_status status = nurl_http_parse(&http, url);

    if (status != NURL_OK) {
        nurl_emit_fault(out, status, http.stop);
        return;
    }
    nurl_emit(out, "/", 1, url->path.off);
    put(out, url, http.path);
    if (http.search.off) {
        nurl_emit(out, "?", 1, http.search.off - 1u);
        put(out, url, http.search);
    }
}
