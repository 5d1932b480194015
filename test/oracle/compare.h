/*
 * compare.h - the automata of the grammars, and what they are compared with
 *
 * build/oracle/tables.c, which tables.rb writes, defines dfas, vector_inputs
 * and vector_input_count.
 */
#ifndef COMPARE_H
#define COMPARE_H

#include "nurl_types.h"

#include <stddef.h>
#include <stdint.h>

/* The grammars, and the functions that parse by them. */
enum {
    URL,       /* nurl_parse_1738 */
    URL_REF,   /* nurl_parse_1738_ref */
    REFERENCE, /* nurl_parse */
    GRAMMARS
};

/* A minimal automaton. State 0 is the first. */
struct dfa {
    unsigned states;
    unsigned classes;
    const uint8_t *class_of;       /* of a byte */
    const uint16_t *moves;         /* [state * classes + class] */
    const uint8_t *accepts;        /* a text that ends in this state */
    const struct nurl_str *access; /* a text that leads to each state */
    const struct nurl_str *tails;  /* they tell any two states apart */
    unsigned tail_count;
};

extern const struct dfa dfas[GRAMMARS];
extern const struct nurl_str vector_inputs[];
extern const unsigned vector_input_count;

/*
 * Returns 1 if the library can refuse a text that the grammar of RFC 1738
 * accepts: status is one of the five limits that the prose sets, and the text
 * exceeds it at url->stop.
 */
int narrowed(enum nurl_status status, const struct nurl *url, size_t len);

#endif
