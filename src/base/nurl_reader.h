/*
 * nurl_reader.h - a URL that is read from left to right by RFC 1738
 */
#ifndef NURL_READER_H
#define NURL_READER_H

#include "base/nurl_reserved.h"
#include "nurl_types.h"

/* A cursor. Where it stands after an error is the error's place. */
struct nurl_reader {
    const struct nurl *url; /* what has been read of it */
    const char *text;       /* all of it */
    const char *at;         /* the next byte */
    const char *end;
    uint8_t strict; /* 1: held to the bytes of RFC 1738; 0: structure alone */
};

/*
 * Reads what lies between two offsets of the text. A struct without a profile
 * is one that the strict parser fills.
 */
void nurl_reader_begin(struct nurl_reader *in, const struct nurl *url,
                       size_t start, size_t end);

/* 1 if this byte is next. */
int nurl_reader_is(const struct nurl_reader *in, char octet);

/* The same, and the cursor moves after it. */
int nurl_reader_skip(struct nurl_reader *in, char octet);

/*
 * Reads up to the first of `ends`, NURL_RESERVED_... added up, or the end. If
 * strict, what is one of `never`, or no xchar, ends it, too.
 */
void nurl_reader_part(struct nurl_reader *in, struct nurl_span *part,
                      unsigned ends, unsigned never);

/* From `start` to the cursor. */
void nurl_reader_span(const struct nurl_reader *in, struct nurl_span *span,
                      const char *start);

/* OK if all has been read; else CHAR, at the byte that cannot stand here. */
enum nurl_status nurl_reader_end(const struct nurl_reader *in);

/* The offset of the cursor, for a stop. */
uint16_t nurl_reader_stop(const struct nurl_reader *in);

#endif
