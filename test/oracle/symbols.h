/*
 * symbols.h - all texts of up to so many symbols
 */
#ifndef SYMBOLS_H
#define SYMBOLS_H

#include "nurl_types.h"

#define COUNT(table) (sizeof(table) / sizeof *(table))

/* A byte, an escape, or a short text. */
#define SYMBOL(literal)                                                        \
    {                                                                          \
        literal, sizeof(literal) - 1                                           \
    }

/* The symbols of which the texts of a set consist. */
struct alphabet {
    const struct nurl_str *symbols;
    unsigned count;
};

#define ALPHABET(symbols)                                                      \
    {                                                                          \
        symbols, COUNT(symbols)                                                \
    }

/* How many texts there are of up to so many symbols, with the empty one. */
unsigned long count_texts(const struct alphabet *alphabet, size_t symbols);

/* Writes text number n, the short ones first. */
struct nurl_str nth_text(char *to, const struct alphabet *alphabet,
                         unsigned long n);

/* Each byte, and its escape in upper and in lower case. */
enum {
    UNITS = 3 * 256
};

/* Writes unit number n, one byte or three. */
struct nurl_str nth_unit(char to[4], unsigned n);

#endif
