/*
 * compare.h - the automata of the grammars, and the library beside them
 *
 * build/oracle/tables.c, which tables.rb writes, defines what is declared
 * extern here.
 */
#ifndef COMPARE_H
#define COMPARE_H

#include "nurl_types.h"

#include <stddef.h>
#include <stdint.h>

#define TEXT_ROOM 1200u /* no text that is made here is longer */

/* The grammars, and the functions that read by them. */
enum {
    URL,
    URL_REF,
    REFERENCE,
    GRAMMARS
};

/* A minimal automaton. Its states are numbered from 0, which is the first. */
struct dfa {
    unsigned states;
    unsigned classes;
    const uint8_t *class_of; /* of an octet */
    const uint16_t *moves;   /* [state * classes + class] */
    const uint8_t *accepts;  /* a text that ends in this state */
    const int16_t *ways_out; /* an octet; -1: no way to accept leads on */
    const struct nurl_str *members; /* the octets of each class */
    const struct nurl_str *access;  /* a text that leads to each state */
    const struct nurl_str *tails;   /* tell any two states apart */
    unsigned tail_count;
};

/* A piece of an enumeration: a text, or any one octet of `text`. */
struct unit {
    struct nurl_str text;
    int whole;
};

/* All texts of up to `depth` units between prefix and suffix. */
struct job {
    unsigned grammar; /* URL_REF stands for URL, too */
    unsigned depth;
    struct nurl_str prefix;
    struct nurl_str suffix;
    const struct unit *units;
    unsigned unit_count;
};

extern const struct dfa dfas[GRAMMARS];
extern const struct job jobs[];
extern const unsigned job_count;
extern const struct nurl_str vector_inputs[];
extern const unsigned vector_input_count;

/* The state behind a text that is read from this state on. */
unsigned dfa_run(const struct dfa *dfa, unsigned state, struct nurl_str text);

/* Compares a text whose verdict by this grammar is known. */
void compare_known(unsigned grammar, const char *at, size_t len, int accepts);

/* Compares a text by every grammar. */
void compare_all(const char *at, size_t len);

/* Prints and forgets what has been counted, under this name. */
void compare_report(const char *name);

/*
 * 1 if the library may refuse a text that the grammar of RFC 1738 accepts:
 * one of the five limits that the prose sets, and the text is beyond it at
 * url->stop.
 */
int narrowed(enum nurl_status status, const struct nurl *url, size_t len);

/* The same numbers for the same seed, on every machine. */
void chance_seed(uint64_t seed);
unsigned chance(unsigned limit);

/* What is compared: each part calls compare_known or compare_all. */
void transitions(unsigned grammar, int pairs);
void enumerate(const struct job *job);
void generate(unsigned long count);

#endif
