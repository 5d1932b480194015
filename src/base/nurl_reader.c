/* SPDX-License-Identifier: MIT */
/*
 * nurl_reader.c - a URL that is read from left to right by RFC 1738
 */
#include "base/nurl_reader.h"

/* BOUNDS: cleared parts can put the end before the start: nothing is read. */
void nurl_reader_begin(struct nurl_reader *in, const struct nurl *url,
                       size_t start, size_t end)
{
    in->url = url;
    in->text = url->text;
    in->at = url->text + start;
    in->end = url->text + (end < start ? start : end);
    in->strict = url->profile != NURL_PROFILE_3986;
}

int nurl_reader_is(const struct nurl_reader *in, char octet)
{
    return in->at < in->end && *in->at == octet;
}

/* BOUNDS: moves only if this byte is there, before the end. */
int nurl_reader_skip(struct nurl_reader *in, char octet)
{
    if (!nurl_reader_is(in, octet)) {
        return 0;
    }
    in->at++;
    return 1;
}

/* BOUNDS: the text has at most 65,535 bytes, so both numbers fit. */
void nurl_reader_span(const struct nurl_reader *in, struct nurl_span *span,
                      const char *start)
{
    span->off = (uint16_t)(start - in->text);
    span->len = (uint16_t)(in->at - start);
}

void nurl_reader_part(struct nurl_reader *in, struct nurl_span *part,
                      unsigned ends, unsigned never)
{
    const char *start = in->at;

    if (in->strict) {
        ends |= never | NURL_RESERVED_UNSAFE;
    }
    in->at = nurl_reserved_scan(start, in->end, ends);
    nurl_reader_span(in, part, start);
}

enum nurl_status nurl_reader_end(const struct nurl_reader *in)
{
    return in->at < in->end ? NURL_ERR_CHAR : NURL_OK;
}

uint16_t nurl_reader_stop(const struct nurl_reader *in)
{
    return (uint16_t)(in->at - in->text);
}
