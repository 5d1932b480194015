/*
 * view_rows.c - tables of texts, and what one view makes of each
 */
#include "view_rows.h"

#include <string.h>

#include "exact.h"
#include "nurl_parse.h"
#include "unity.h"
#include "views.h"

/* Runs the view into a struct that nobody has cleared. */
static void check(const struct view_subject *subject, const struct nurl *url,
                  const char *expected, const char *text)
{
    struct nurl_any any;
    enum nurl_status status;

    memset(&any, 0xA5, sizeof any);
    any.scheme = (uint8_t)subject->scheme;
    status = subject->run(&any, url);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(expected, view_line(&any, url, status),
                                     text);
    TEST_ASSERT_NULL_MESSAGE(view_unsound(&any, url, status), text);
}

static void check_both(const struct view_subject *subject, struct nurl *url,
                       const struct view_row *row)
{
    url->profile = NURL_PROFILE_3986;
    check(subject, url, row->loose, row->text);
    url->profile = NURL_PROFILE_1738;
    check(subject, url, row->strict ? row->strict : row->loose, row->text);
}

static void check_row(const struct view_subject *subject,
                      const struct view_row *row)
{
    static char moved[400];
    size_t len = strlen(row->text);
    char *block = exact_open(row->text, len);
    struct nurl url;

    TEST_ASSERT_EQUAL_MESSAGE(NURL_OK, nurl_parse(&url, block, len), row->text);
    check_both(subject, &url, row);
    TEST_ASSERT_LESS_OR_EQUAL(sizeof moved, len);
    memcpy(moved, row->text, len);
    memset(block, '#', len); /* what is there no longer */
    url.text = moved;
    check_both(subject, &url, row);
    exact_close(block);
}

void view_check(const struct view_subject *subject, const struct view_row *rows,
                size_t count)
{
    size_t i;

    for (i = 0; i < count; i++) {
        check_row(subject, &rows[i]);
    }
}

void view_check_refused(const struct view_subject *subject)
{
    struct nurl url;

    memset(&url, 0, sizeof url);
    check(subject, &url, "UNPARSED@0", "a struct that nobody filled");
    TEST_ASSERT_EQUAL(NURL_ERR_PCT, nurl_parse(&url, "http://h/%zz", 12));
    check(subject, &url, "UNPARSED@0", "a struct of a parse that failed");
}
