/*
 * mutate.h - a text cut short at every place, and wrong at every place
 *
 * Each text lies in a block of exactly its size (exact.h) while it is checked.
 */
#ifndef MUTATE_H
#define MUTATE_H

#include <stddef.h>

typedef void mutate_check(const char *text, size_t len);

/* Checks every prefix, the empty one and the whole among them. */
void mutate_prefixes(const char *at, size_t len, mutate_check *check);

/*
 * Checks the text with every byte replaced: by all 256 on the host, by a
 * dozen awkward ones on a board.
 */
void mutate_octets(const char *at, size_t len, mutate_check *check);

/* Both, for each of the texts, which end with a NUL. */
void mutate_texts(const char *const *texts, size_t count, mutate_check *check);

#define MUTATE(texts, check)                                                   \
    mutate_texts(texts, sizeof texts / sizeof texts[0], check)

#endif
