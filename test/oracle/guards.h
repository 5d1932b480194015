/*
 * guards.h - the texts that the guards are asked, and what the law says
 */
#ifndef GUARDS_H
#define GUARDS_H

#include "symbols.h"

#include <string.h>

enum {
    TEXT_SIZE = 96 /* bytes for the longest text of a set */
};

static inline struct nurl_str text_of(const char *string)
{
    return nurl_text(string, strlen(string));
}

/* Decodes once, and returns the length. A "%" without two digits stays. */
size_t decode(char *to, const char *at, size_t len);

/*
 * RFC 3986 6.2.2.1, 6.2.2.2: writes the text with the escapes of unreserved
 * bytes decoded, and the digits of others in upper case. In lower case: the
 * letters outside escapes, too. Returns the length.
 */
size_t normal_form(char *to, struct nurl_str text, int in_lower_case);

/* Counts an answer, and prints it if it is not that of the law. */
void judge(struct nurl_str what, struct nurl_str of, int said, int law);

/* Prints what was counted since the last call. A set without a "yes" fails. */
void done(const char *what);

/* The sets. Paths have up to so many bytes, or so many symbols less one. */
void ask_routes(size_t longest);
void ask_below(size_t longest);
void ask_origins(void);
void ask_names(void);

#endif
