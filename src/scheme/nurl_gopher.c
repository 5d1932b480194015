/*
 * nurl_gopher.c - a gopher URL: type, selector, search, gopher+
 */
#include "nurl_gopher.h"
#include "base/nurl_escape.h"
#include "base/nurl_reset.h"
#include "base/nurl_scan.h"
#include "scheme/nurl_schemepart.h"

static void clear(struct nurl_gopher *gopher)
{
    nurl_reset_span(&gopher->type);
    nurl_reset_span(&gopher->selector);
    nurl_reset_span(&gopher->search);
    nurl_reset_span(&gopher->plus);
    gopher->item = '1';
}

#define ESCAPE 3 /* octets */

/*
 * gtype = xchar, but no control octet                        RFC 1738 3.4.1
 *
 * Here and below a control octet is an escape, because no URL has another.
 * BOUNDS: the path is not empty.
 */
static enum nurl_status type(struct nurl_gopher *gopher,
                             struct nurl_schemepart *in)
{
    const char *start = in->at;
    const char *next = start;
    uint8_t octet = nurl_escape_next(&next, in->end);

    if (octet < 0x20 || octet == 0x7F) {
        return NURL_ERR_GTYPE;
    }
    in->at = next;
    nurl_schemepart_span(in, &gopher->type, start);
    gopher->item = octet;
    return NURL_OK;
}

/* Moves to the next escape of HT, LF or CR, and returns it; or to the end, 0.
 */
static uint8_t next_control(struct nurl_schemepart *in)
{
    const char *next;
    uint8_t octet;

    for (;; in->at = next) {
        in->at = nurl_scan_to(in->at, in->end, '%');
        if (in->at == in->end) {
            return 0;
        }
        next = in->at;
        octet = nurl_escape_next(&next, in->end);
        if (octet == '\t' || octet == '\n' || octet == '\r') {
            return octet;
        }
    }
}

/* search [ "%09" gopher+_string ]. BOUNDS: a control octet is an escape. */
static void search(struct nurl_gopher *gopher, struct nurl_schemepart *in)
{
    const char *start = in->at;
    uint8_t octet = next_control(in);

    while (octet != 0 && octet != '\t') {
        in->at += ESCAPE;
        octet = next_control(in);
    }
    nurl_schemepart_span(in, &gopher->search, start);
    if (octet == '\t') {
        start = in->at + ESCAPE;
        in->at = in->end;
        nurl_schemepart_span(in, &gopher->plus, start);
    }
}

/* selector [ "%09" search ], without a line end in the selector */
static enum nurl_status selector(struct nurl_gopher *gopher,
                                 struct nurl_schemepart *in)
{
    const char *start = in->at;
    uint8_t octet = next_control(in);

    nurl_schemepart_span(in, &gopher->selector, start);
    if (octet == '\n' || octet == '\r') {
        return NURL_ERR_SELECTOR;
    }
    if (octet == '\t') {
        in->at += ESCAPE;
        search(gopher, in);
    }
    return NURL_OK;
}

/* [ "/" [ gtype [ selector ] ] ]: nothing is reserved        RFC 1738 3.4 */
static enum nurl_status parts(struct nurl_gopher *gopher,
                              struct nurl_schemepart *in)
{
    enum nurl_status status;

    if (!nurl_schemepart_skip(in, '/') || in->at == in->end) {
        return nurl_schemepart_end(in);
    }
    status = nurl_schemepart_check(in);
    if (status == NURL_OK) {
        status = type(gopher, in);
    }
    return status == NURL_OK ? selector(gopher, in) : status;
}

enum nurl_status nurl_gopher_read(struct nurl_gopher *gopher,
                                  struct nurl_schemepart *in)
{
    enum nurl_status status = (enum nurl_status)in->status;

    clear(gopher);
    if (status == NURL_OK) {
        status = parts(gopher, in);
    }
    if (status != NURL_OK) {
        clear(gopher);
    }
    gopher->stop = nurl_schemepart_stop(in);
    return status;
}

enum nurl_status nurl_gopher_parse(struct nurl_gopher *gopher,
                                   const struct nurl *url)
{
    struct nurl_schemepart in;

    nurl_schemepart_begin(&in, url, NURL_SCHEME_GOPHER);
    return nurl_gopher_read(gopher, &in);
}
