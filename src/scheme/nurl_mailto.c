/* SPDX-License-Identifier: MIT */
/*
 * nurl_mailto.c - a mailto URL: the address
 */
#include "nurl_mailto.h"
#include "base/nurl_escape.h"
#include "base/nurl_reset.h"
#include "scheme/nurl_schemepart.h"

static void clear_mailto(struct nurl_mailto *mailto)
{
    nurl_reset_span(&mailto->address);
    nurl_reset_span(&mailto->local);
    nurl_reset_span(&mailto->domain);
}

/* Splits at the last "@" or "%40". BOUNDS: the address ends at the cursor. */
static void split(struct nurl_mailto *mailto, const struct nurl_reader *in)
{
    const char *start = in->text + mailto->address.off;
    const char *next = start;
    const char *at;

    while (next < in->at) {
        at = next;
        if (nurl_escape_next(&next, in->at) == '@') {
            mailto->local.off = mailto->address.off;
            mailto->local.len = (uint16_t)(at - start);
            nurl_reader_span(in, &mailto->domain, next);
        }
    }
}

/* encoded822addr = 1*xchar                                   RFC 1738 3.5 */
enum nurl_status nurl_mailto_read(struct nurl_mailto *mailto,
                                  struct nurl_reader *in)
{
    clear_mailto(mailto);
    nurl_reader_part(in, &mailto->address, 0, 0);
    if (mailto->address.len == 0) {
        return NURL_ERR_ADDR_EMPTY;
    }
    split(mailto, in);
    return nurl_reader_end(in);
}

enum nurl_status nurl_mailto_parse(struct nurl_mailto *mailto,
                                   const struct nurl *url)
{
    struct nurl_reader in;
    enum nurl_status status = nurl_schemepart_open(&in, url, "mailto");

    if (status == NURL_OK) {
        status = nurl_schemepart_from_colon(&in); /* "//" is data */
    }
    if (status == NURL_OK) {
        status = nurl_mailto_read(mailto, &in);
    }
    if (status != NURL_OK) {
        clear_mailto(mailto);
    }
    mailto->stop = nurl_reader_stop(&in);
    return status;
}
