/* SPDX-License-Identifier: MIT */
/*
 * nurl_reader.h - a URL that is read from left to right by RFC 1738
 */
#ifndef NURL_READER_H
#define NURL_READER_H

#include "base/nurl_reserved.h"
#include "nurl_types.h"

/* A cursor. After an error, `at` is the byte of the error. */
struct nurl_reader {
    const struct nurl *url; /* what has been read of it */
    const char *text;       /* all of it */
    const char *at;         /* the next byte */
    const char *end;
    uint8_t strict; /* 1: checks each byte by RFC 1738; 0: structure only */
};

/*
 * Reads the text between two offsets. If the struct has no profile yet, the
 * strict parser is filling it.
 */
void nurl_reader_begin(struct nurl_reader *in, const struct nurl *url,
                       size_t start, size_t end);

/* 1 if this byte is next. */
int nurl_reader_is(const struct nurl_reader *in, char octet);

/* The same, and moves the cursor after it. */
int nurl_reader_skip(struct nurl_reader *in, char octet);

/*
 * Reads up to the first of `ends` (a sum of NURL_RESERVED_...) or the end. If
 * strict, it also ends at a byte of `never` and at a byte that is no xchar.
 */
void nurl_reader_part(struct nurl_reader *in, struct nurl_span *part,
                      unsigned ends, unsigned never);

/* Sets the span from `start` to the cursor. */
void nurl_reader_span(const struct nurl_reader *in, struct nurl_span *span,
                      const char *start);

/* Returns OK at the end; else CHAR: the next byte cannot be here. */
enum nurl_status nurl_reader_end(const struct nurl_reader *in);

/* The offset of the cursor, for a stop. */
uint16_t nurl_reader_stop(const struct nurl_reader *in);

#endif
