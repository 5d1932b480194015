/* SPDX-License-Identifier: MIT */
/*
 * nurl_link_value.c - the value of an attribute without its backslashes
 */
#include "nurl_link.h"

#include "base/nurl_emit.h"
#include "base/nurl_scan.h"

/*
 * quoted-pair = "\" octet                                     RFC 9110 5.6.4
 *
 * Each byte after a backslash begins a run, also if it is a backslash. A
 * backslash at the end is a byte like any other. BOUNDS: the text is not empty,
 * so it is not NULL; each other backslash has a byte after it.
 */
void nurl_write_link_value(struct nurl_writer *out, struct nurl_str value)
{
    const char *run = value.ptr;
    const char *end;
    const char *at;

    if (!nurl_emit_allows(out, value) || value.len == 0) {
        return;
    }
    end = run + value.len;
    at = nurl_scan_to(run, end, '\\');
    while (end - at > 1) {
        nurl_emit_run(out, run, (size_t)(at - run), (size_t)(run - value.ptr));
        run = at + 1;
        at = nurl_scan_to(run + 1, end, '\\');
    }
    nurl_emit_run(out, run, (size_t)(end - run), (size_t)(run - value.ptr));
}
