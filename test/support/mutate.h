/*
 * mutate.h - a text cut at every offset, and with each byte replaced
 *
 * Each text is in a block of exactly its size (exact.h) while it is checked.
 */
#ifndef MUTATE_H
#define MUTATE_H

#include <stddef.h>

typedef void mutate_check(const char *text, size_t len);

#define MUTANT_CHECK(name, call)                                               \
    static void name(const char *text, size_t len)                             \
    {                                                                          \
        call;                                                                  \
    }

/* Checks every prefix, from the empty one to the whole text. */
void mutate_prefixes(const char *at, size_t len, mutate_check *check);

/*
 * Checks the text with each byte replaced: by all 256 values on the host, by a
 * dozen special values on a board.
 */
void mutate_octets(const char *at, size_t len, mutate_check *check);

/* Both, for each text. The texts end with a NUL. */
void mutate_texts(const char *const *texts, size_t count, mutate_check *check);

#define MUTATE(check, ...)                                                     \
    do {                                                                       \
        static const char *const texts_[] = { __VA_ARGS__ };                   \
        mutate_texts(texts_, sizeof texts_ / sizeof texts_[0], check);         \
    } while (0)

#endif
