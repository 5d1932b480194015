/* SPDX-License-Identifier: MIT */
/*
 * nurl_gopher.c - a gopher URL: type, selector, search, gopher+
 */
#include "nurl_gopher.h"
#include "base/nurl_escape.h"
#include "base/nurl_reset.h"
#include "base/nurl_scan.h"
#include "scheme/nurl_schemepart.h"

static void clear_gopher(struct nurl_gopher *gopher)
{
    nurl_reset_span(&gopher->type);
    nurl_reset_span(&gopher->selector);
    nurl_reset_span(&gopher->search);
    nurl_reset_span(&gopher->plus);
    gopher->item = '1';
}

/*
 * gtype = xchar, but not a control byte                     RFC 1738 3.4.1
 *
 * Here and below: a control byte in a URL is always an escape.
 * BOUNDS: the path is not empty.
 */
static enum nurl_status read_gtype(struct nurl_gopher *gopher,
                                   struct nurl_reader *in)
{
    const char *start = in->at;
    const char *next = start;
    uint8_t octet = nurl_escape_next(&next, in->end);

    if (octet < 0x20 || octet == 0x7F) {
        return NURL_ERR_GTYPE;
    }
    in->at = next;
    nurl_reader_span(in, &gopher->type, start);
    gopher->item = octet;
    return NURL_OK;
}

/*
 * selector [ "%09" search [ "%09" gopher+_string ] ]
 *
 * The selector must not have a line end. Only escapes matter here, so the loop
 * goes from one escape to the next.
 */
static enum nurl_status strings(struct nurl_gopher *gopher,
                                struct nurl_reader *in)
{
    struct nurl_span *span = &gopher->selector;
    const char *start = in->at;
    const char *next;
    uint8_t octet;

    for (;; in->at = next) {
        in->at = nurl_scan_to(in->at, in->end, '%');
        nurl_reader_span(in, span, start);
        if (in->at == in->end) {
            return NURL_OK;
        }
        next = in->at;
        octet = nurl_escape_next(&next, in->end);
        if (octet == '\t' && span != &gopher->plus) {
            span = span == &gopher->selector ? &gopher->search : &gopher->plus;
            start = next;
        } else if (span == &gopher->selector &&
                   (octet == '\n' || octet == '\r')) {
            return NURL_ERR_SELECTOR;
        }
    }
}

/* [ "/" [ gtype [ selector ] ] ], no reserved bytes          RFC 1738 3.4 */
enum nurl_status nurl_gopher_read(struct nurl_gopher *gopher,
                                  struct nurl_reader *in)
{
    enum nurl_status status;
    const char *unsafe;

    clear_gopher(gopher);
    if (!nurl_reader_skip(in, '/') || in->at == in->end) {
        return nurl_reader_end(in);
    }
    unsafe = nurl_reserved_scan(in->at, in->end, NURL_RESERVED_UNSAFE);
    if (in->strict && unsafe < in->end) {
        in->at = unsafe;
        return NURL_ERR_CHAR;
    }
    status = read_gtype(gopher, in);
    return status == NURL_OK ? strings(gopher, in) : status;
}

enum nurl_status nurl_gopher_parse(struct nurl_gopher *gopher,
                                   const struct nurl *url)
{
    struct nurl_reader in;
    enum nurl_status status = nurl_schemepart_begin(&in, url, "gopher");

    if (status == NURL_OK) {
        status = nurl_gopher_read(gopher, &in);
    }
    if (status != NURL_OK) {
        clear_gopher(gopher);
    }
    gopher->stop = nurl_reader_stop(&in);
    return status;
}
