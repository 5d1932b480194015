/*
 * random.h - texts made of random pieces; the same seed makes the same texts
 */
#ifndef RANDOM_H
#define RANDOM_H

#include <stddef.h>
#include <stdint.h>

#define TEXT_ROOM 256u

struct text {
    char at[TEXT_ROOM];
    size_t len;
};

void random_seed(uint64_t seed);

/* A number below `end`. */
unsigned below(unsigned end);

/* 1 in so many of a hundred. */
int percent(unsigned chance);

/* What there is no room for is left out. */
void put_octet(struct text *text, char octet);
void put(struct text *text, const char *octets);

/* The octet as "%41", with the digits in either case. */
void put_escape(struct text *text, char octet);

/* Up to `most` of the pieces, which end with NULL. */
void put_some(struct text *text, const char *const *pieces, unsigned most);

/* A copy in a block of exactly its size; ends with free. */
char *exact(const char *at, size_t len);

/* Ends the program: a property does not hold, for this text. */
void broken(const char *property, const char *at, size_t len);

#endif
