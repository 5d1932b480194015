/*
 * compare.h - the automata of the grammars, and what they are compared with
 *
 * tables.c, which tables.rb writes, defines dfas, vector_inputs and
 * vector_input_count.
 */
#ifndef COMPARE_H
#define COMPARE_H

#include "nurl_types.h"

#include <stddef.h>
#include <stdint.h>

/* The grammars, and the functions that parse by them. */
enum {
    URL,            /* nurl_parse_1738 */
    URL_REF,        /* nurl_parse_1738_ref */
    REFERENCE,      /* nurl_parse */
    ZONE,           /* nurl_parse_zone */
    AUTHORITY,      /* nurl_parse_authority */
    SETTING,        /* nurl_parse_setting */
    HOST_FIELD,     /* nurl_parse_host_field */
    TARGET,         /* nurl_parse_target with GET, */
    TARGET_OPTIONS, /* with OPTIONS, */
    TARGET_CONNECT, /* and with CONNECT */
    GRAMMARS,
    LOGIN = GRAMMARS, /* ip-schemepart, without "?" in its login: for split.c */
    BARE,             /* an address without its brackets, as a setting */
    AUTOMATA
};

/* A minimal automaton. State 0 is the first. */
struct dfa {
    unsigned states;
    unsigned classes;
    const uint8_t *class_of;       /* of a byte */
    const uint8_t *members;        /* a byte of each class */
    const uint8_t *followed;       /* 1: other bytes with classes after them */
    const uint16_t *moves;         /* [state * classes + class] */
    const uint8_t *accepts;        /* 0: a text that ends here is none */
    const struct nurl_str *access; /* a text that leads to each state */
    const struct nurl_str *tails;  /* they tell any two states apart */
    unsigned tail_count;
};

extern const struct dfa dfas[AUTOMATA];
extern const struct nurl_str vector_inputs[];
extern const unsigned vector_input_count;

/* Returns the state that the text leads to. */
static inline unsigned dfa_run(const struct dfa *dfa, unsigned state,
                               const char *text, size_t len)
{
    size_t i;

    for (i = 0; i < len; i++) {
        state =
            dfa->moves[state * dfa->classes + dfa->class_of[(uint8_t)text[i]]];
    }
    return state;
}

/*
 * Returns 1 if the library can refuse a text that the grammar of RFC 1738
 * accepts: status is one of the five limits that the prose sets, and the text
 * exceeds it at url->stop.
 */
int narrowed(enum nurl_status status, const struct nurl *url, size_t len);

/*
 * Returns 1 if the parts and the kind of host of a text that is in the grammar
 * are those of a split that knows delimiters only.
 */
int split_agrees(unsigned grammar, const struct nurl *url, size_t len);

/*
 * Returns NULL if status and url->stop are the error that the law gives the
 * text, or OK and the length if it gives none; else words. After an error no
 * part is left, and url->stop is where the grammar ends, but for the exceptions
 * that the law names.
 */
const char *fault_of_answer(unsigned grammar, enum nurl_status status,
                            const struct nurl *url, size_t len);

/* Prints the exceptions that no error has needed, and returns how many. */
unsigned print_idle_exceptions(void);

#endif
