/*
 * well_formed.h - what holds for every result of a parse, good or bad
 */
#ifndef WELL_FORMED_H
#define WELL_FORMED_H

#include "nurl_types.h"

/*
 * NULL if the result is well formed, else which invariant it breaks:
 * stop lies in the text; after an error no part is left; after a success the
 * spans lie in the text, in order and disjoint, every byte of them can be
 * read, and the parts with their delimiters rebuild the text. The one overlap:
 * a strict URL without authority may have a login at the start of its path.
 */
const char *ill_formed(const struct nurl *url, enum nurl_status status,
                       const char *text, size_t length);

/* Fails the running test, with the text, if the result is ill formed. */
void assert_well_formed(const struct nurl *url, enum nurl_status status,
                        const char *text, size_t length);

/* The same for what nurl_parse_authority has filled. */
const char *ill_formed_authority(const struct nurl *url,
                                 enum nurl_status status, const char *text,
                                 size_t length);
void assert_well_formed_authority(const struct nurl *url,
                                  enum nurl_status status, const char *text,
                                  size_t length);

/*
 * A text that is rebuilt from parts and delimiters: all before `at` has been,
 * and all up to `end` is to be. What does not come next makes it `broken`.
 */
struct rebuild {
    const char *text;
    size_t at;
    size_t end;
    int broken;
};

/* The next bytes are these. */
void rebuild_text(struct rebuild *walk, const char *octets);

/* The next bytes are this part; each of them is read. */
void rebuild_part(struct rebuild *walk, struct nurl_span span);

int span_absent(struct nurl_span span);

#endif
