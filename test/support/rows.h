/*
 * rows.h - tables of texts, and the line that comes out of each
 *
 * Each text stands in a block of exactly its size (exact.h). A check fails the
 * running test at the first row that differs, and names its text.
 */
#ifndef ROWS_H
#define ROWS_H

#include "mutate.h"
#include "nurl_any.h"
#include "nurl_writer.h"

struct row {
    const char *text;
    const char *expected;
};

/* What comes out of a text, as a line that stays until the next call. */
typedef const char *row_line(const char *text, size_t len);

/* The same of a text that this parser must accept. */
typedef enum nurl_status row_parser(struct nurl *url, const char *text,
                                    size_t len);
typedef const char *row_url_line(const struct nurl *url);

struct url_subject {
    row_parser *parse;
    row_url_line *line;
};

/* One of `line` and `subject` is NULL. */
void rows_check(row_line *line, const struct url_subject *subject,
                const struct row *rows, size_t count);

#define ROWS(line, rows)                                                       \
    rows_check(line, NULL, rows, sizeof rows / sizeof rows[0])
#define URL_ROWS(subject, rows)                                                \
    rows_check(NULL, &(subject), rows, sizeof rows / sizeof rows[0])

/*
 * "UNPARSED@0" comes out of a struct that nobody filled, of one whose parse
 * failed, and of `strict`, an URL that nurl_parse_1738 has read; or NULL.
 */
void rows_refuse(row_url_line *line, const char *strict);

/* Two texts, and whether they are the same in some way. */
struct pair {
    const char *a;
    const char *b;
};

typedef int pair_same(const struct nurl *a, const struct nurl *b);

struct pair_subject {
    row_parser *parse;
    pair_same *same;
};

/* In both orders, each text once in a block of exactly its size. */
void pairs_check(const struct pair_subject *subject, const struct pair *pairs,
                 size_t count, int expected);

#define PAIRS(subject, pairs, expected)                                        \
    pairs_check(&(subject), pairs, sizeof pairs / sizeof pairs[0], expected)

/* ----------------------------------------------------------------- views */

/* A view under test: its enum nurl_scheme, and its function. */
struct view_subject {
    enum nurl_scheme scheme;
    enum nurl_status (*run)(struct nurl_any *any, const struct nurl *url);
};

/* A text, and the lines (views.h) that come out. */
struct view_row {
    const char *text;
    const char *loose;  /* of a struct that RFC 3986 read */
    const char *strict; /* held to the bytes of RFC 1738; NULL: the same */
};

/*
 * Fails the running test at the first row that differs, that is not sound,
 * or that changes when the text has moved; and unless a struct that nobody
 * filled and one that failed are UNPARSED.
 *
 * No parser gives a strict struct whose view fails: nurl_parse_1738 runs the
 * view itself. So each text is read by nurl_parse, and its struct is given to
 * the view twice: as it is, and marked as a strict one.
 */
void view_check(const struct view_subject *subject, const struct view_row *rows,
                size_t count);

#define VIEW_CHECK(subject, rows)                                              \
    view_check(&(subject), rows, sizeof rows / sizeof rows[0])

/* --------------------------------------------------------------- buffers */

/* Puts something into the writer; `what` is the test's own. */
typedef void buffers_fill(struct nurl_writer *out, const void *what);

/*
 * Fails the running test unless, in each buffer that is too small, the writer
 * says BUF, len is what would have been needed, and the buffer holds a prefix
 * that lacks less than `unit` bytes, and nothing after it was touched.
 * Nothing longer than 200 bytes.
 */
void buffers_check(buffers_fill *fill, const void *what, size_t unit);

/* The same for what has no input text, or two: stop is 0. */
void buffers_check_unplaced(buffers_fill *fill, const void *what, size_t unit);

/* The same of the struct of a URL, which may have a zone. */
void buffers_check_url(buffers_fill *fill, const char *text, size_t unit);

/* --------------------------------------------------------------- vectors */

/* The inputs of the vectors of one operation (test/vectors/inputs.rb). */
struct vector_list {
    const struct vector_input *inputs;
    unsigned count;
};

extern const struct vector_list vectors_3986;
extern const struct vector_list vectors_1738;
extern const struct vector_list vectors_view;
extern const struct vector_list vectors_coap;
extern const struct vector_list vectors_decode;
extern const struct vector_list vectors_host;

/* Checks each input. */
void vectors_check(const struct vector_list *list, mutate_check *check);

/* Checks each prefix of each input, and each input with a byte replaced. */
void vectors_cut(const struct vector_list *list, mutate_check *check);
void vectors_mutate(const struct vector_list *list, mutate_check *check);

#endif
