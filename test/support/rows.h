/*
 * rows.h - tables of texts, and the expected line of each
 *
 * Each text is in a block of exactly its size (exact.h). A check fails the
 * running test at the first row that differs, and prints what was expected,
 * what was found, and the row's text. A text ends at its first NUL.
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

/* The result for a text, as a line that is valid until the next call. */
typedef const char *row_line(const char *text, size_t len);

/* The same for a URL, whose text this parser must accept. */
typedef enum nurl_status row_parser(struct nurl *url, const char *text,
                                    size_t len);
typedef const char *row_url_line(const struct nurl *url);

/* The URL of a text that stays; the parser must accept it. */
struct nurl url_of(row_parser *parse, const char *text);
struct nurl url_in(row_parser *parse, const char *text, size_t len);

/* A part that its user has cleared. */
void clear(struct nurl_span *part);

/* A writer that begins. */
struct nurl_writer writer_of(char *to, size_t size);

struct url_subject {
    row_parser *parse;
    row_url_line *line;
};

/* Either `line` or `subject` is NULL. */
void rows_check(row_line *line, const struct url_subject *subject,
                const struct row *rows, size_t count);

#define ROWS(line, rows)                                                       \
    rows_check(line, NULL, rows, sizeof rows / sizeof rows[0])
#define URL_ROWS(parse, line, rows)                                            \
    rows_check(NULL, &(const struct url_subject){ parse, line }, rows,         \
               sizeof rows / sizeof rows[0])

/*
 * The result must be "UNPARSED@0" for a struct that was not filled, for a
 * struct whose parse failed, and for `strict`, a URL for nurl_parse_1738, or
 * NULL.
 */
void rows_refuse(row_url_line *line, const char *strict);

/* --------------------------------------------------------------- parsers */

/* A parser, and what it makes of a text: the struct is well formed so. */
struct parsing {
    row_parser *parse;
    enum {
        A_URL,
        A_STRICT_URL,
        AN_AUTHORITY,
        A_SETTING
    } form;
    const char *no_text; /* the line of NULL without a length */
};

/* The parts of the text, or its error (render_url). */
const char *parsed_line(const struct parsing *parsing, const char *text,
                        size_t len);

/* A text above 65,535 bytes, or at NULL with a length, is refused unread. */
void parsed_check(const struct parsing *parsing, const struct row *rows,
                  size_t count);

#define PARSED(parsing, rows)                                                  \
    parsed_check(&(parsing), rows, sizeof rows / sizeof rows[0])

/* Checks for any text that the struct is well formed, for MUTATE. */
mutate_check *parsed_sound(const struct parsing *parsing);

/* --------------------------------------------------------------- writers */

/* A function that writes what it makes of a text, or of a URL. */
typedef void text_writer(struct nurl_writer *out, const char *text, size_t len);
typedef void url_writer(struct nurl_writer *out, const struct nurl *url);

/* One that is a call. */
#define TEXT_WRITER(name, call)                                                \
    static void name(struct nurl_writer *out, const char *text, size_t len)    \
    {                                                                          \
        call;                                                                  \
    }
#define URL_WRITER(name, call)                                                 \
    static void name(struct nurl_writer *out, const struct nurl *url)          \
    {                                                                          \
        call;                                                                  \
    }

/* A writer after the call, with a buffer of up to 300 bytes until the next. */
struct nurl_writer written_out(url_writer *write, const struct nurl *url,
                               size_t size);

/* What it writes with space enough, as a line: "text" or "HOST_EMPTY@3". */
const char *written_line(url_writer *write, const struct nurl *url);

/*
 * The line of each text; and, unless that is an error, what is written into
 * each buffer that is too small (buffers_check). WRITTEN is for the URL that
 * the parser makes of the text. Bytes of a `unit` are written all or none; for
 * unit 0 all bytes are one. UNPLACED: the stop of BUF is 0, not a place. HEX:
 * the line has the bytes in hex. ONLY_3986: a strict URL, and a struct without
 * a URL, are refused (written_refuse).
 */
#define UNPLACED 0x100u
#define HEX 0x200u
#define ONLY_3986 0x400u

struct writing {
    text_writer *of_text;
    row_parser *parse; /* and `of_url`, if `of_text` is NULL */
    url_writer *of_url;
    unsigned unit;
};

void writes_check(const struct writing *writing, const struct row *rows,
                  size_t count);

#define WRITES(write, unit, rows)                                              \
    writes_check(&(const struct writing){ write, NULL, NULL, unit }, rows,     \
                 sizeof rows / sizeof rows[0])
#define WRITTEN(parse, write, unit, rows)                                      \
    writes_check(&(const struct writing){ NULL, parse, write, unit }, rows,    \
                 sizeof rows / sizeof rows[0])

/* rows_refuse for what a function writes. */
void written_refuse(url_writer *write, const char *strict);

/* What it writes into a buffer of this size: "BUF@9". */
struct sized_row {
    const char *text;
    size_t size;
    const char *expected;
};

void sized_check(row_parser *parse, url_writer *write,
                 const struct sized_row *rows, size_t count);

#define SIZED(parse, write, rows)                                              \
    sized_check(parse, write, rows, sizeof rows / sizeof rows[0])

/* Two texts, and whether the function under test must call them the same. */
struct pair {
    const char *a;
    const char *b;
};

typedef bool pair_same(const struct nurl *a, const struct nurl *b);

struct pair_subject {
    row_parser *parse;
    pair_same *same;
};

/* Checks in both orders, each text in a block of exactly its size. */
void pairs_check(const struct pair_subject *subject, const struct pair *pairs,
                 size_t count, int expected);

#define PAIRS(parse, same, pairs, expected)                                    \
    pairs_check(&(const struct pair_subject){ parse, same }, pairs,            \
                sizeof pairs / sizeof pairs[0], expected)

/* The answer for each two texts, in blocks of exactly their size. */
typedef bool str_pair(struct nurl_str a, struct nurl_str b);

void str_pairs_check(str_pair *answer, const struct pair *pairs, size_t count,
                     int expected);

#define STR_PAIRS(answer, pairs, expected)                                     \
    str_pairs_check(answer, pairs, sizeof pairs / sizeof pairs[0], expected)

/* ----------------------------------------------------------------- views */

/* A text, and the expected lines (views.h). */
struct view_row {
    const char *text;
    const char *loose;  /* of a struct that RFC 3986 read */
    const char *strict; /* held to the bytes of RFC 1738; NULL: the same */
};

/*
 * Calls the function of the scheme. Fails the running test at the first row
 * that differs, that is not sound, or that changes when the text has moved.
 * Also fails if a struct that was not filled, or whose parse failed, is not
 * UNPARSED.
 *
 * nurl_parse_1738 calls the scheme's function itself, so it never returns a
 * strict struct for which the function fails. So each text is parsed by
 * nurl_parse, and the function gets its struct twice: unchanged, and marked as
 * a strict one.
 */
void view_check(enum nurl_scheme scheme, const struct view_row *rows,
                size_t count);

#define VIEW_CHECK(scheme, rows)                                               \
    view_check(scheme, rows, sizeof rows / sizeof rows[0])

/* --------------------------------------------------------------- buffers */

/* Appends to the writer. `what` is for the test. */
typedef void buffers_fill(struct nurl_writer *out, const void *what);

/*
 * Tries each buffer that is too small. Fails the running test unless the writer
 * has BUF and tells the size that is needed, the buffer has `len` bytes of the
 * text with less than `unit` bytes free, and no byte after them was changed.
 * For texts of up to 300 bytes; `unit` as above.
 */
void buffers_check(buffers_fill *fill, const void *what, unsigned unit);

/*
 * Calls `fill` with the text at each place of a block and a writer in its
 * middle, which holds some bytes already. If the text shares a byte with the
 * free part, the error is OVERLAP and no byte has changed. Else the result is
 * that of a text elsewhere.
 */
void overlap_check(text_writer *fill, const char *text);

/* --------------------------------------------------------------- vectors */

/* The inputs of the vectors of one operation, or all (test/vectors/inputs.rb).
 */
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
extern const struct vector_list vectors_all;

/* Checks each input. */
void vectors_check(const struct vector_list *list, mutate_check *check);

/* Checks each prefix of each input, and each input with a byte replaced. */
void vectors_cut(const struct vector_list *list, mutate_check *check);
void vectors_mutate(const struct vector_list *list, mutate_check *check);

#endif
