/*
 * nurl_schemepart.h - what all views share: the body of a URL, read by rules
 *
 * The body is what stands behind the authority, "?" and all, or behind the
 * colon in schemes without one. A struct of profile 1738 is held to the
 * octets of RFC 1738; of one that RFC 3986 read, the structure alone counts.
 */
#ifndef NURL_SCHEMEPART_H
#define NURL_SCHEMEPART_H

#include "base/nurl_reserved.h"
#include "nurl_types.h"

/*
 * One part of a body: "/" database, "?" search. It begins with its lead and
 * goes up to an octet of `ends`. `missing` is the status if the lead is not
 * there, and ends the reading unless it is OK.
 */
struct nurl_production {
    char lead;      /* NUL: there is no such part */
    uint8_t ends;   /* reserved octets that end it */
    uint8_t never;  /* strict: reserved octets that are CHAR in it */
    int8_t missing; /* enum nurl_status */
};

#define NURL_GRAMMAR_MAX 2

/* What RFC 3986 may have read: */
#define NURL_GRAMMAR_NO_AUTHORITY 0x10u /* no authority */
#define NURL_GRAMMAR_QUERY 0x20u        /* a "?" right behind it */

/*
 * A view's form. Each view struct begins with its uint16_t stop; its spans
 * follow, and the first of them are those of the rules, in order. With ":" as
 * the first lead the body begins there, else behind the authority.
 */
struct nurl_grammar {
    char scheme[10]; /* with a second NUL: a list of one */
    uint8_t spans;   /* how many the struct has, and NURL_GRAMMAR_NO_AUTHORITY,
                        _SEARCH */
    struct nurl_production rule[NURL_GRAMMAR_MAX];
};

/* Where a view stands: `at` is next, and `end` is behind the body. */
struct nurl_schemepart {
    const char *text;
    const char *at;
    const char *end;
    struct nurl_span *span; /* those of the view */
    uint16_t *stop;         /* and its stop */
    uint8_t spans;
    uint8_t profile; /* of 1738: the octets count, too */
};

/*
 * Opens the body of a URL with this scheme: UNPARSED, SCHEME, SLASHES, or
 * HOST_CHAR at a "?" that follows the authority, unless a rule leads with it.
 * Clears the view and reads the parts of the form.
 */
enum nurl_status nurl_schemepart_begin(void *view, const struct nurl *url,
                                       const struct nurl_grammar *form,
                                       struct nurl_schemepart *body);

/* Closes the view: stop is set, and after a fault no span is left. */
enum nurl_status nurl_schemepart_end(enum nurl_status status,
                                     const struct nurl_schemepart *body);

/* From `start` to the cursor. */
void nurl_schemepart_span(const struct nurl_schemepart *body,
                          struct nurl_span *span, const char *start);

/* Reads NURL_GRAMMAR_MAX parts from here into as many spans. */
enum nurl_status nurl_schemepart_parts(struct nurl_schemepart *body,
                                       struct nurl_span *span,
                                       const struct nurl_production *rule);

#endif
