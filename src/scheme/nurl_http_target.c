/*
 * nurl_http_target.c - what an HTTP client asks for
 */
#include "nurl_http_target.h"
#include "nurl_http.h"
#include "nurl_unit.h"

void nurl_http_target(struct nurl_writer *out, const struct nurl *url)
{
    struct nurl_http http;
    enum nurl_status status = nurl_http(&http, url);

    if (status != NURL_OK) {
        nurl_unit_fault(out, status, http.stop);
        return;
    }
    nurl_unit_put(out, "/", 1, 0);
    nurl_put(out, nurl_get(url, http.path));
    if (http.search.at) {
        nurl_unit_put(out, "?", 1, 0);
        nurl_put(out, nurl_get(url, http.search));
    }
}
