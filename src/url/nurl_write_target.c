/* SPDX-License-Identifier: MIT */
/*
 * nurl_write_target.c - the target of a request in origin form
 */
#include "nurl_writer.h"

#include "base/nurl_emit.h"
#include "url/nurl_host_field.h"

/*
 * origin-form = absolute-path [ "?" query ]               RFC 9112 3.2.1
 *
 * BOUNDS: the "?" is one byte before the query.
 */
void nurl_write_target(struct nurl_writer *out, const struct nurl *url)
{
    uint16_t stop;
    enum nurl_status status = nurl_host_field_start(url, &stop);

    if (status != NURL_OK) {
        nurl_emit_fault(out, status, stop);
        return;
    }
    if (url->path.len == 0) {
        nurl_emit_run(out, "/", 1, url->path.off);
    }
    nurl_emit_run(out, url->text + url->path.off, url->path.len, url->path.off);
    if (nurl_present(url->query)) {
        nurl_emit_run(out, url->text + url->query.off - 1, url->query.len + 1u,
                      url->query.off - 1u);
    }
}
