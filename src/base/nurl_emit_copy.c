/* SPDX-License-Identifier: MIT */
/*
 * nurl_emit_copy.c - copies a run, by words on cores that can
 *
 * Some cores load and store a word at any address, and their compilers use it:
 * Cortex-M3 and larger, Cortex-A, x86-64. Only this file asks which core it is
 * for: src/README.md says why, nurl.h what to do on a core that must not.
 */
#include "base/nurl_emit.h"

#if defined(__GNUC__) &&                                                       \
    (defined(__ARM_FEATURE_UNALIGNED) || defined(__x86_64__))
#define COPIES_WORDS

/* The compiler takes no alignment and no type for granted. */
struct four {
    uint32_t octets;
} __attribute__((packed, may_alias));

static inline void copy_four(char *to, const char *ptr)
{
    ((struct four *)to)->octets = ((const struct four *)ptr)->octets;
}

/*
 * From the last byte to the first. The first four are copied at the end, some
 * of them again, so that no single byte is left.
 * BOUNDS: there are at least four bytes, and `i` before `ptr + i`.
 */
static inline void copy_words(char *to, const char *ptr, size_t len)
{
    size_t i = len;

    do {
        i -= 4;
        copy_four(to + i, ptr + i);
    } while (i >= 4);
    copy_four(to, ptr);
}
#endif

/*
 * From the last byte to the first, two at a time: 3.5 instructions a byte on a
 * Cortex-M. One at a time takes 4 on a Cortex-M3, 5 on a Cortex-M0.
 */
static inline void copy_bytes(char *to, const char *ptr, size_t len)
{
    size_t i = len;

    if (i > 1) {
        do {
            i -= 2;
            to[i + 1] = ptr[i + 1];
            to[i] = ptr[i];
        } while (i > 1);
    }
    if (len & 1) {
        *to = *ptr;
    }
}

char *nurl_emit_copy(char *to, const char *ptr, size_t len)
{
#ifdef COPIES_WORDS
    if (len >= 4) {
        copy_words(to, ptr, len);
        return to + len;
    }
#endif
    copy_bytes(to, ptr, len);
    return to + len;
}
