/*
 * truth.h - what the two halves of truth.c share
 */
#ifndef TRUTH_H
#define TRUTH_H

#include "compare.h"

/* The error of a text. Without one the code is OK, and stop the length. */
struct fault {
    enum nurl_status status;
    size_t stop;
};

/* A part of a text: where it begins, and where it ends. */
struct range {
    size_t at;
    size_t end;
};

static inline struct range range(size_t at, size_t end)
{
    struct range made;

    made.at = at;
    made.end = end;
    return made;
}

static inline struct fault fault(enum nurl_status status, size_t stop)
{
    struct fault made;

    made.status = status;
    made.stop = stop;
    return made;
}

/* The offset of the first such byte of a part, or its end. */
static inline size_t find(const char *text, struct range part, char byte)
{
    while (part.at < part.end && text[part.at] != byte) {
        part.at++;
    }
    return part.at;
}

static inline int is_digit(char byte)
{
    return byte >= '0' && byte <= '9';
}

static inline int is_alpha(char byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

static inline int is_alnum(char byte)
{
    return is_digit(byte) || is_alpha(byte);
}

/* A "%" begins here, and two hex digits follow before the end. */
int is_escape(const char *text, struct range part);

/* The code of a byte that cannot stand here: PCT, CTRL, 8BIT, or `other`. */
enum nurl_status code_of(char byte, enum nurl_status other);

/* The offset of the first byte after which no text of the grammar begins so, or
 * the length. */
size_t dead_at(const struct dfa *dfa, unsigned state, const char *text,
               size_t len);

/* The error of a text that RFC 1738 refuses, also by its prose. */
struct fault strict_fault(const char *text, size_t len);
struct fault strict_reference_fault(const char *text, size_t len);

#endif
