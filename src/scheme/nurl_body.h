/*
 * nurl_body.h - what all views share: the body of a URL, read by rules
 *
 * The body is what stands behind the authority, "?" and all, or behind the
 * colon in schemes without one. A struct of profile 1738 is held to the
 * octets of RFC 1738; of one that RFC 3986 read, the structure alone counts.
 */
#ifndef NURL_BODY_H
#define NURL_BODY_H

#include "nurl_reserved.h"
#include "nurl_span.h"
#include "nurl_status.h"

/* Where a view stands: text[at] is next, text[end] is behind the body. */
struct nurl_body {
    const char *text;
    uint16_t at;
    uint16_t end;
    uint8_t strict; /* the octets count, too */
};

/*
 * One part of a body: "/" database, "?" search. It begins with its lead and
 * goes up to an octet of `ends`. A first part that is missing is a fault, and
 * so is one behind a part that is there, unless `missing` is OK.
 */
struct nurl_rule {
    char lead;
    uint8_t ends;   /* reserved octets that end it */
    uint8_t never;  /* strict: reserved octets that are CHAR in it */
    int8_t missing; /* enum nurl_status */
};

#define NURL_FORM_RULES 4

/*
 * A view's form. Each view struct begins with its uint16_t stop; its spans
 * stand together, and the first of them are those of the rules, in order.
 */
struct nurl_form {
    char scheme[9];
    uint8_t first; /* where the spans begin: offsetof in the view struct */
    uint8_t spans; /* how many the struct has */
    uint8_t rules; /* how many there are below */
    struct nurl_rule rule[NURL_FORM_RULES];
};

/*
 * Opens the body of a URL with this scheme and an authority: UNPARSED, SCHEME,
 * SLASHES, or HOST_CHAR at a "?" that follows the authority, unless a rule
 * leads with it. Clears the view and reads the parts of the form.
 */
enum nurl_status nurl_body_read(struct nurl_body *body, void *view,
                                const struct nurl *url,
                                const struct nurl_form *form);

/* The same without authority: the body begins behind the colon. */
enum nurl_status nurl_body_rest(struct nurl_body *body, void *view,
                                const struct nurl *url,
                                const struct nurl_form *form);

/* Closes the view: stop is set, and after a fault no span is left. */
enum nurl_status nurl_body_close(const struct nurl_body *body, void *view,
                                 const struct nurl_form *form,
                                 enum nurl_status status);

/* Moves on to the first octet of `ends`, or to the end of the body. */
void nurl_body_until(struct nurl_body *body, unsigned ends);

/*
 * Reads one part from here up to `ends`; CHAR at an octet of `never` if the
 * body is strict.
 */
enum nurl_status nurl_body_part(struct nurl_body *body, struct nurl_span *span,
                                unsigned ends, unsigned never);

#endif
