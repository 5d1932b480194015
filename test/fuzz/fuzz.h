/*
 * fuzz.h - what the harnesses share: an assertion, inputs in parts, inputs of
 *          every length, and buffers of exactly the announced size
 *
 * libFuzzer passes each input in a block of exactly its size: the address
 * sanitizer sees a read of one byte too many.
 */
#ifndef FUZZ_H
#define FUZZ_H

#include "nurl.h"
#include "well_formed.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FUZZ_LONGEST 70000u /* bytes of an input */

/* Ends the run if this does not hold; libFuzzer then keeps the input. */
#define CHECK(holds) ((holds) ? (void)0 : fuzz_fail(#holds, __FILE__, __LINE__))

static inline void fuzz_fail(const char *what, const char *file, int line)
{
    fprintf(stderr, "%s:%d: %s\n", file, line, what);
    abort();
}

/* The test of a harness. */
static void fuzz_input(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* A number that chooses some inputs for a check that is too slow for all. */
static inline uint32_t fuzz_number(const uint8_t *data, size_t size)
{
    uint32_t number = (uint32_t)size;
    size_t i;

    for (i = 0; i < size; i++) {
        number = (number ^ data[i]) & UINT32_C(0xFFFFFF);
        number = (number << 7) + number;
    }
    return number ^ (number >> 13);
}

/* The input with a part of it repeated, `all` bytes in all. */
static inline void fuzz_long(const uint8_t *data, size_t size, size_t all,
                             uint32_t number)
{
    size_t from = number % size;
    size_t part = 1 + (number >> 4) % (size - from);
    size_t tail = size - from - part;
    uint8_t *block = malloc(all);
    size_t i;

    memcpy(block, data, from);
    for (i = 0; i < all - from - tail; i++) {
        block[from + i] = data[from + i % part];
    }
    memcpy(block + all - tail, data + from + part, tail);
    fuzz_input(block, all);
    free(block);
}

/*
 * Some inputs are tried once more, longer: one in 16 with some 256 bytes, one
 * in 1,000 with some 65,536 bytes or up to FUZZ_LONGEST.
 */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    uint32_t number = fuzz_number(data, size);
    uint32_t rest = number / 4000;

    fuzz_input(data, size);
    if (size > 0 && size < 240 && number % 16 == 0) {
        fuzz_long(data, size, 250 + rest % 30, rest);
    }
    if (size > 0 && size < 60000 && number % 2000 == 1) {
        fuzz_long(data, size, 65529 + rest % 16, rest);
    }
    if (size > 0 && size < 60000 && number % 2000 == 2) {
        fuzz_long(data, size, FUZZ_LONGEST - rest % 4000, rest);
    }
    return 0;
}

static inline struct nurl_str fuzz_text(const uint8_t *data, size_t size)
{
    return nurl_text((const char *)data, size);
}

/* Takes off all before the first byte FF. */
static inline struct nurl_str fuzz_part(struct nurl_str *text)
{
    struct nurl_str part = nurl_text(text->ptr, 0);

    while (part.len < text->len && (unsigned char)text->ptr[part.len] != 0xFF) {
        part.len++;
    }
    text->ptr += part.len;
    text->len -= part.len;
    if (text->len > 0) {
        text->ptr++;
        text->len--;
    }
    return part;
}

/* Takes a byte off; 0 if the text is empty. */
static inline unsigned fuzz_byte(struct nurl_str *text)
{
    unsigned byte = 0;

    if (text->len > 0) {
        byte = (unsigned char)*text->ptr++;
        text->len--;
    }
    return byte;
}

static inline int fuzz_same(struct nurl_str a, struct nurl_str b)
{
    return a.len == b.len && (a.len == 0 || memcmp(a.ptr, b.ptr, a.len) == 0);
}

/* 1 if b has the parts of a; its offsets are `by` more, but of absent parts. */
static inline int fuzz_same_parts(const struct nurl *a, const struct nurl *b,
                                  unsigned by)
{
    struct nurl x = *a;
    struct nurl y = *b;
    int same = a->host_kind == b->host_kind;
    unsigned i;

    for (i = 0; i < SPANS; i++) {
        unsigned off = span_of(&x, i)->off;

        same = same && span_of(&x, i)->len == span_of(&y, i)->len &&
               (off == span_of(&y, i)->off || off + by == span_of(&y, i)->off);
    }
    return same;
}

/* Takes the part off, if the text begins with it. */
static inline int fuzz_goes_on(struct nurl_str *written, struct nurl_str part)
{
    if (written->len < part.len ||
        memcmp(written->ptr, part.ptr ? part.ptr : "", part.len) != 0) {
        return 0;
    }
    written->ptr += part.len;
    written->len -= part.len;
    return 1;
}

#ifndef FUZZ_LIE
#define FUZZ_LIE 0 /* 1: buffers are smaller than is said: run must see it */
#endif

#define FUZZ_GUARD 16u /* bytes before a buffer */
#define FUZZ_UNTOUCHED 0xA5

/* A buffer of exactly this size, which can be 0: the sanitizer sees one byte
 * too many, and fuzz_close sees what was written before the buffer. */
static inline char *fuzz_open(size_t size)
{
    char *block = malloc(FUZZ_GUARD + size);

    memset(block, FUZZ_UNTOUCHED, FUZZ_GUARD + size);
    return block + FUZZ_GUARD;
}

static inline void fuzz_close(char *buffer)
{
    size_t i;

    for (i = 1; i <= FUZZ_GUARD; i++) {
        CHECK((unsigned char)buffer[-(ptrdiff_t)i] == FUZZ_UNTOUCHED);
    }
    free(buffer - FUZZ_GUARD);
}

/*
 * Two writers of the same text: one has a smaller buffer, the other a large
 * one. After BUF the small one holds `len` bytes of the text, and nothing after
 * them: up to `lack` bytes of the buffer are free (nurl_writer.h).
 */
static inline void fuzz_compare(const struct nurl_writer *small,
                                const struct nurl_writer *whole, size_t lack)
{
    size_t len = small->len;

    if (whole->status != NURL_OK) {
        CHECK(small->status == whole->status);
        CHECK(small->stop == whole->stop);
        return;
    }
    CHECK(nurl_writer_need(small) == whole->len);
    CHECK(small->status == (whole->len > small->size ? NURL_ERR_BUF : NURL_OK));
    CHECK(len == whole->len ||
          (len <= small->size && len + lack >= small->size));
    CHECK(len == 0 || memcmp(small->ptr, whole->ptr, len) == 0);
    for (; len < small->size && small->status == NURL_ERR_BUF; len++) {
        CHECK((unsigned char)small->ptr[len] == FUZZ_UNTOUCHED);
    }
}

/*
 * Calls a writing function with a large buffer, with none, and with one that
 * is too small or just large enough: `space` chooses its size. `all` is left
 * with the whole text, in `buffer`. After BUF up to `lack` bytes may lack.
 */
#define FUZZ_WRITE(all, buffer, space, lack, call)                             \
    do {                                                                       \
        struct nurl_writer *out = (all);                                       \
        struct nurl_writer none_;                                              \
        struct nurl_writer some_;                                              \
        char *block_;                                                          \
        size_t size_;                                                          \
        nurl_writer_init(out, buffer, sizeof(buffer));                         \
        call;                                                                  \
        size_ = (space) % ((all)->len + 1);                                    \
        block_ = fuzz_open(size_);                                             \
        out = &none_;                                                          \
        nurl_writer_init(out, NULL, 0);                                        \
        call;                                                                  \
        fuzz_compare(&none_, all, 0);                                          \
        out = &some_;                                                          \
        nurl_writer_init(out, block_, size_ + FUZZ_LIE);                       \
        call;                                                                  \
        fuzz_compare(&some_, all, lack);                                       \
        fuzz_close(block_);                                                    \
    } while (0)

#endif
