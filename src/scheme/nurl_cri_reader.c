/* SPDX-License-Identifier: MIT */
/*
 * nurl_cri_reader.c - the items of a CRI, read from left to right
 */
#include "scheme/nurl_cri_reader.h"
#include "base/nurl_octet.h"
#include "scheme/nurl_utf8.h"

void nurl_cri_fail(struct nurl_cri_reader *in, enum nurl_status status,
                   const char *at)
{
    if (in->status == NURL_OK) {
        in->status = status;
        in->at = at;
        in->end = at;
    }
    in->argument = 0;
}

void nurl_cri_set_span(const struct nurl_cri_reader *in, struct nurl_span *span,
                       const char *start)
{
    span->off = (uint16_t)(start - in->cri->text);
    span->len = (uint16_t)(in->at - start);
}

/* BOUNDS: moves only if the byte is there, before the end. */
int nurl_cri_skip(struct nurl_cri_reader *in, unsigned octet)
{
    if (in->at == in->end || nurl_octet(*in->at) != octet) {
        return 0;
    }
    in->at++;
    return 1;
}

void nurl_cri_read_head(struct nurl_cri_reader *in, unsigned major)
{
    if (!nurl_cri_is_next(in, major) ||
        !nurl_cri_head(&in->at, in->end, &in->argument)) {
        nurl_cri_fail(in, NURL_ERR_CBOR, in->at);
    }
}

uint16_t nurl_cri_read_number(struct nurl_cri_reader *in, unsigned major,
                              uint16_t most, enum nurl_status other)
{
    const char *item = in->at;

    nurl_cri_read_head(in, major);
    if (in->argument > most) {
        nurl_cri_fail(in, other, item);
    }
    return (uint16_t)in->argument;
}

/* BOUNDS: a length above the rest is an error; then argument is 0. */
void nurl_cri_read_string(struct nurl_cri_reader *in, unsigned major)
{
    nurl_cri_read_head(in, major);
    if (in->argument > (size_t)(in->end - in->at)) {
        nurl_cri_fail(in, NURL_ERR_CBOR, in->end);
    }
}

/* Returns the end of the sequence that begins here; `at` if it is invalid. */
static const char *sequence_end(const char *at, const char *end)
{
    struct nurl_utf8 state = { 0, 0, 0 };
    const char *next = at;

    do {
        if (next == end || !nurl_utf8_next(&state, nurl_octet(*next))) {
            return at;
        }
        next++;
    } while (state.left > 0);
    return next;
}

/* Returns the end of the text, or the first sequence that is not UTF-8. */
static const char *utf8_end(const char *at, const char *end)
{
    const char *next;

    for (;;) {
        while (at < end && nurl_octet(*at) < 0x80) {
            at++;
        }
        if (at == end) {
            return at;
        }
        next = sequence_end(at, end);
        if (next == at) {
            return at;
        }
        at = next;
    }
}

const char *nurl_cri_read_text(struct nurl_cri_reader *in,
                               struct nurl_span *span)
{
    const char *start;
    const char *end;
    const char *stop;

    nurl_cri_read_string(in, NURL_CRI_TEXT);
    start = in->at;
    end = start + in->argument;
    stop = utf8_end(start, end);
    in->at = end;
    if (stop < end) {
        nurl_cri_fail(in, NURL_ERR_8BIT, stop);
    }
    nurl_cri_set_span(in, span, start);
    return start;
}
