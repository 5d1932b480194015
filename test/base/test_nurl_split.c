/* Taking the parts off a text, one by one, at a delimiter. */
#include "base/nurl_split.h"

#include <string.h>

#include "rows.h"
#include "unity.h"

/* All parts, each in brackets. No part is absent. */
static const char *parts(const char *text, size_t len)
{
    static char line[40];
    struct nurl_str rest = nurl_text(text, len);
    struct nurl_str part;

    line[0] = '\0';
    while (rest.ptr) {
        part = nurl_split(&rest, '/');
        TEST_ASSERT_NOT_NULL(part.ptr);
        strcat(line, "[");
        strncat(line, part.ptr, part.len);
        strcat(line, "]");
    }
    TEST_ASSERT_EQUAL(0, rest.len);
    return line;
}

void test_a_delimiter_is_taken_with_the_part_before_it(void)
{
    static const struct row rows[] = {
        { "ab/c//", "[ab][c][][]" },
        { "abc", "[abc]" },
        { "/", "[][]" },
        { "", "[]" },
    };

    ROWS(parts, rows);
}

void test_of_nothing_nothing_is_taken(void)
{
    struct nurl_str rest = nurl_text(NULL, 3);
    struct nurl_str part = nurl_split(&rest, '&');

    TEST_ASSERT_NULL(part.ptr);
    TEST_ASSERT_EQUAL(0, part.len);
    TEST_ASSERT_EQUAL(0, rest.len);
}
