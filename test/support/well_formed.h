/*
 * well_formed.h - checks for every result of a parse, valid or not
 */
#ifndef WELL_FORMED_H
#define WELL_FORMED_H

#include "nurl_types.h"

/*
 * NULL, or the invariant that the result breaks: stop is in the text. After an
 * error no part is present. After a success the spans are in the text, in order
 * and disjoint, all their bytes can be read, and the parts with their
 * delimiters make the whole text. Only the login of a strict URL without
 * authority overlaps with another part: it is at the start of the path.
 */
const char *ill_formed(const struct nurl *url, enum nurl_status status,
                       const char *text, size_t length);

/* Fails the running test, with the text, if the result is ill formed. */
void assert_well_formed(const struct nurl *url, enum nurl_status status,
                        const char *text, size_t length);

/* The same for a struct that nurl_parse_authority has filled. */
const char *ill_formed_authority(const struct nurl *url,
                                 enum nurl_status status, const char *text,
                                 size_t length);
void assert_well_formed_authority(const struct nurl *url,
                                  enum nurl_status status, const char *text,
                                  size_t length);

/*
 * The same for nurl_parse_setting. Without a scheme there can be a path or a
 * query after a host and a port that are not empty, without an "@" in them.
 */
const char *ill_formed_setting(const struct nurl *url, enum nurl_status status,
                               const char *text, size_t length);
void assert_well_formed_setting(const struct nurl *url, enum nurl_status status,
                                const char *text, size_t length);

/*
 * Compares a text with its parts and delimiters, one after the other. The text
 * before `at` is done; the text up to `end` is left. A difference sets
 * `broken`.
 */
struct rebuild {
    const char *text;
    size_t at;
    size_t end;
    int broken;
};

/* The next bytes are these. */
void rebuild_text(struct rebuild *rebuild, const char *octets);

/* The next bytes are this part; each of them is read. */
void rebuild_part(struct rebuild *rebuild, struct nurl_span span);

int span_absent(struct nurl_span span);

/* The spans of a URL in the order of its text. */
enum url_span {
    SCHEME,
    USER,
    PASSWORD,
    HOST,
    PORT,
    PATH,
    QUERY,
    FRAGMENT,
    SPANS
};

struct nurl_span *span_of(struct nurl *url, unsigned n);

#endif
