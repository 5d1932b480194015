/* Taking the parts off a text, one by one, at a delimiter. */
#include "base/nurl_split.h"

#include <string.h>

#include "rows.h"
#include "unity.h"

/* All parts, each in brackets. No part is absent. */
static const char *pieces(const char *text, size_t len)
{
    static char line[40];
    struct nurl_str rest = nurl_text(text, len);
    struct nurl_str piece;

    line[0] = '\0';
    while (rest.ptr) {
        piece = nurl_split(&rest, '/');
        TEST_ASSERT_NOT_NULL(piece.ptr);
        strcat(line, "[");
        strncat(line, piece.ptr, piece.len);
        strcat(line, "]");
    }
    TEST_ASSERT_EQUAL(0, rest.len);
    return line;
}

void test_a_delimiter_is_taken_with_the_piece_before_it(void)
{
    static const struct row rows[] = {
        { "ab/c//", "[ab][c][][]" },
        { "abc", "[abc]" },
        { "/", "[][]" },
        { "", "[]" },
    };

    ROWS(pieces, rows);
}

void test_of_nothing_nothing_is_taken(void)
{
    struct nurl_str rest = nurl_text(NULL, 3);
    struct nurl_str piece = nurl_split(&rest, '&');

    TEST_ASSERT_NULL(piece.ptr);
    TEST_ASSERT_EQUAL(0, piece.len);
    TEST_ASSERT_EQUAL(0, rest.len);
}
