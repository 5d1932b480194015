/*
 * view_rows.h - tables of texts, and what one view makes of each
 *
 * No parser gives a strict struct whose view fails: nurl_parse_1738 runs the
 * view itself. So each text is read by nurl_parse, and its struct is given to
 * the view twice: as it is, and marked as a strict one.
 */
#ifndef VIEW_ROWS_H
#define VIEW_ROWS_H

#include "nurl_any.h"

/* A view under test: its enum nurl_scheme, and its function. */
struct view_subject {
    enum nurl_scheme scheme;
    enum nurl_status (*run)(struct nurl_any *any, const struct nurl *url);
};

/* A text, and the lines (views.h) that come out. */
struct view_row {
    const char *text;
    const char *loose;  /* of a struct that RFC 3986 read */
    const char *strict; /* held to the octets of RFC 1738; NULL: the same */
};

/*
 * Fails the running test at the first row that differs, that is not sound,
 * or that changes when the text has moved.
 */
void view_check(const struct view_subject *subject, const struct view_row *rows,
                size_t count);

#define VIEW_CHECK(subject, rows)                                              \
    view_check(&(subject), rows, sizeof rows / sizeof rows[0])

/* UNPARSED, for a struct that nobody filled and for one that failed. */
void view_check_refused(const struct view_subject *subject);

#endif
