/* A text taken apart at a delimiter, piece by piece. */
#include "base/nurl_split.h"

#include "unity.h"

void test_a_delimiter_is_taken_with_the_piece_before_it(void)
{
    struct nurl_str rest = { "ab/c//", 6 };
    struct nurl_str piece = nurl_split(&rest, '/');

    TEST_ASSERT_EQUAL(2, piece.len);
    TEST_ASSERT_EQUAL_MEMORY("ab", piece.ptr, 2);
    piece = nurl_split(&rest, '/');
    TEST_ASSERT_EQUAL(1, piece.len);
    TEST_ASSERT_EQUAL('c', piece.ptr[0]);
    piece = nurl_split(&rest, '/');
    TEST_ASSERT_EQUAL(0, piece.len);
    TEST_ASSERT_NOT_NULL(piece.ptr);
    TEST_ASSERT_NOT_NULL(rest.ptr);
    TEST_ASSERT_EQUAL(0, rest.len);
    piece = nurl_split(&rest, '/');
    TEST_ASSERT_EQUAL(0, piece.len);
    TEST_ASSERT_NOT_NULL(piece.ptr);
    TEST_ASSERT_NULL(rest.ptr);
}

void test_without_a_delimiter_all_is_taken_and_nothing_is_left(void)
{
    struct nurl_str rest = { "abc", 3 };
    struct nurl_str piece = nurl_split(&rest, '&');

    TEST_ASSERT_EQUAL(3, piece.len);
    TEST_ASSERT_NULL(rest.ptr);
    TEST_ASSERT_EQUAL(0, rest.len);
}

void test_of_nothing_nothing_is_taken(void)
{
    struct nurl_str rest = nurl_text(NULL, 3);
    struct nurl_str piece = nurl_split(&rest, '&');

    TEST_ASSERT_NULL(piece.ptr);
    TEST_ASSERT_EQUAL(0, piece.len);
    TEST_ASSERT_EQUAL(0, rest.len);
}
