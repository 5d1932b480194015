/*
 * fuzz.h - what the harnesses share: an assertion, an input in pieces, and
 *          inputs that are as long as a text may be
 *
 * libFuzzer gives each input in a block of exactly its size, so that the
 * address sanitizer sees a read of one octet too many.
 */
#ifndef FUZZ_H
#define FUZZ_H

#include "nurl.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What does not hold ends the run, and libFuzzer keeps the input. */
#define CHECK(holds) ((holds) ? (void)0 : fuzz_fail(#holds, __FILE__, __LINE__))

static inline void fuzz_fail(const char *what, const char *file, int line)
{
    fprintf(stderr, "%s:%d: %s\n", file, line, what);
    abort();
}

/* What a harness asks of one input. */
static void fuzz_input(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* A number by which inputs are chosen for what is too slow for all of them. */
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

/* The input with a piece of it repeated, 65,529 to 65,544 octets in all. */
static inline void fuzz_long(const uint8_t *data, size_t size, uint32_t number)
{
    size_t all = 65529u + (number & 15u);
    size_t from = number % size;
    size_t piece = 1 + (number >> 4) % (size - from);
    size_t tail = size - from - piece;
    uint8_t *block = malloc(all);
    size_t i;

    memcpy(block, data, from);
    for (i = 0; i < all - from - tail; i++) {
        block[from + i] = data[from + i % piece];
    }
    memcpy(block + all - tail, data + from + piece, tail);
    fuzz_input(block, all);
    free(block);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    uint32_t number = fuzz_number(data, size);

    fuzz_input(data, size);
    if (number % 2000 == 0 && size > 0 && size < 60000) {
        fuzz_long(data, size, number / 2000);
    }
    return 0;
}

static inline struct nurl_str fuzz_text(const uint8_t *data, size_t size)
{
    return nurl_text((const char *)data, size);
}

/* Takes what stands before the first octet FF off the text. */
static inline struct nurl_str fuzz_piece(struct nurl_str *text)
{
    struct nurl_str piece = nurl_text(text->ptr, 0);

    while (piece.len < text->len &&
           (unsigned char)text->ptr[piece.len] != 0xFF) {
        piece.len++;
    }
    text->ptr += piece.len;
    text->len -= piece.len;
    if (text->len > 0) {
        text->ptr++;
        text->len--;
    }
    return piece;
}

/* Takes an octet off the text, 0 from an empty one. */
static inline unsigned fuzz_octet(struct nurl_str *text)
{
    unsigned octet = 0;

    if (text->len > 0) {
        octet = (unsigned char)*text->ptr++;
        text->len--;
    }
    return octet;
}

static inline int fuzz_same(struct nurl_str a, struct nurl_str b)
{
    size_t i;

    if (a.len != b.len) {
        return 0;
    }
    for (i = 0; i < a.len; i++) {
        if (a.ptr[i] != b.ptr[i]) {
            return 0;
        }
    }
    return 1;
}

/* Two writers of the same text: one had less room, the other enough. */
static inline void fuzz_rooms(const struct nurl_writer *small,
                              const struct nurl_writer *whole)
{
    size_t i;

    if (whole->status != NURL_OK) {
        CHECK(small->status == whole->status);
        CHECK(small->stop == whole->stop);
        return;
    }
    CHECK(small->len == whole->len);
    CHECK(small->status == (whole->len > small->size ? NURL_ERR_BUF : NURL_OK));
    for (i = 0; i < small->size && i < whole->len; i++) {
        if (small->status == NURL_OK) {
            CHECK(small->ptr[i] == whole->ptr[i]);
        }
    }
}

/*
 * Calls a writing function with enough room, with none, and with `room`, and
 * compares what they say. `all` is left with the whole text, in `buffer`.
 */
#define FUZZ_WRITE(all, buffer, room, call)                                    \
    do {                                                                       \
        struct nurl_writer *out = (all);                                       \
        struct nurl_writer none_;                                              \
        struct nurl_writer some_;                                              \
        char *block_ = malloc((room) + 1);                                     \
        nurl_writer_init(out, buffer, sizeof(buffer));                         \
        call;                                                                  \
        out = &none_;                                                          \
        nurl_writer_init(out, NULL, 0);                                        \
        call;                                                                  \
        fuzz_rooms(&none_, all);                                               \
        out = &some_;                                                          \
        nurl_writer_init(out, block_, room);                                   \
        call;                                                                  \
        fuzz_rooms(&some_, all);                                               \
        free(block_);                                                          \
    } while (0)

#endif
