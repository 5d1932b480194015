/* SPDX-License-Identifier: MIT */
/*
 * nurl_cri_reader.h - the items of a CRI, read from left to right
 *
 * The first error stays, with its offset. After an error the reader is at its
 * end: all functions find nothing, so that callers need not check the status.
 */
#ifndef NURL_CRI_READER_H
#define NURL_CRI_READER_H

#include "base/nurl_octet.h"
#include "nurl_cri.h"
#include "scheme/nurl_cri_head.h"

struct nurl_cri_reader {
    struct nurl_cri *cri; /* the parts that are read become its spans */
    const char *at;       /* the next byte; after an error the invalid byte */
    const char *end;      /* after an error the same as `at` */
    uint32_t argument;    /* of the last head; 0 after an error */
    uint32_t sections;    /* how many of the outer array are not read yet */
    enum nurl_status status;
};

/* Sets the error, unless there is one already. */
void nurl_cri_fail(struct nurl_cri_reader *in, enum nurl_status status,
                   const char *at);

/* Sets a span of the CRI to what was read since `start`. */
void nurl_cri_set_span(const struct nurl_cri_reader *in, struct nurl_span *span,
                       const char *start);

/* Returns 1 if the next item has this major type. */
static inline int nurl_cri_is_next(const struct nurl_cri_reader *in,
                                   unsigned major)
{
    return in->at < in->end && nurl_octet(*in->at) >> 5 == major;
}

/* Returns 1 if the next item is this byte, and moves after it; else 0. */
int nurl_cri_skip(struct nurl_cri_reader *in, unsigned octet);

/* Reads a head of this major type, or fails with CBOR. */
void nurl_cri_read_head(struct nurl_cri_reader *in, unsigned major);

/* Returns a number up to `most`; a larger one is the error `other`. */
uint16_t nurl_cri_read_number(struct nurl_cri_reader *in, unsigned major,
                              uint16_t most, enum nurl_status other);

/* Reads the head of a string; `argument` bytes are there. */
void nurl_cri_read_string(struct nurl_cri_reader *in, unsigned major);

/* Reads a text, whose bytes become the span; returns where they begin. */
const char *nurl_cri_read_text(struct nurl_cri_reader *in,
                               struct nurl_span *span);

#endif
