/* Are two texts the same bytes? */
#include "nurl_types.h"

#include "exact.h"
#include "unity.h"

/* In blocks of their size, so that no byte after the end is read. */
static void check(bool expected, struct nurl_str a, struct nurl_str b)
{
    char *block_a = exact_open(a.ptr, a.len);
    char *block_b = exact_open(b.ptr, b.len);

    TEST_ASSERT_EQUAL_MESSAGE(
        expected,
        nurl_str_equal(nurl_text(block_a, a.len), nurl_text(block_b, b.len)),
        a.ptr);
    TEST_ASSERT_EQUAL_MESSAGE(
        expected,
        nurl_str_equal(nurl_text(block_b, b.len), nurl_text(block_a, a.len)),
        b.ptr);
    exact_close(block_a);
    exact_close(block_b);
}

void test_the_same_bytes_are_equal(void)
{
    check(true, NURL_STR("a"), NURL_STR("a"));
    check(true, NURL_STR("/a%2Fb"), NURL_STR("/a%2Fb"));
    check(true, NURL_STR("a\0b\xFF"), NURL_STR("a\0b\xFF"));
    check(true, NURL_STR(""), NURL_STR(""));
}

void test_any_other_byte_or_length_is_not(void)
{
    check(false, NURL_STR("a"), NURL_STR("A"));
    check(false, NURL_STR("a%2f"), NURL_STR("a%2F"));
    check(false, NURL_STR("ab"), NURL_STR("ac"));
    check(false, NURL_STR("ba"), NURL_STR("ca"));
    check(false, NURL_STR("aba"), NURL_STR("aca"));
    check(false, NURL_STR("a"), NURL_STR("ab"));
    check(false, NURL_STR("a\0"), NURL_STR("a"));
    check(false, NURL_STR("a\0b"), NURL_STR("a\0c"));
    check(false, NURL_STR(""), NURL_STR("a"));
    check(false, NURL_STR("\0"), NURL_STR(""));
}

/* Lengths that 8 bits do not count. */
void test_texts_of_more_than_255_bytes_are_compared_to_their_end(void)
{
    static char a[257];
    static char b[257];

    TEST_ASSERT_TRUE(
        nurl_str_equal(nurl_text(a, sizeof a), nurl_text(b, sizeof b)));
    b[256] = 'x';
    TEST_ASSERT_FALSE(
        nurl_str_equal(nurl_text(a, sizeof a), nurl_text(b, sizeof b)));
    TEST_ASSERT_FALSE(nurl_str_equal(nurl_text(a, 257), nurl_text(a, 1)));
}

void test_absent_equals_empty_and_nothing_else(void)
{
    struct nurl_str none = nurl_text(NULL, 0);

    TEST_ASSERT_TRUE(nurl_str_equal(none, none));
    TEST_ASSERT_TRUE(nurl_str_equal(none, NURL_STR("")));
    TEST_ASSERT_TRUE(nurl_str_equal(NURL_STR(""), none));
    TEST_ASSERT_FALSE(nurl_str_equal(none, NURL_STR("a")));
    TEST_ASSERT_FALSE(nurl_str_equal(NURL_STR("a"), none));
}

void test_null_with_a_length_is_equal_to_nothing(void)
{
    struct nurl_str wrong = nurl_text(NULL, 1);

    TEST_ASSERT_FALSE(nurl_str_equal(wrong, wrong));
    TEST_ASSERT_FALSE(nurl_str_equal(wrong, NURL_STR("a")));
    TEST_ASSERT_FALSE(nurl_str_equal(NURL_STR("a"), wrong));
    TEST_ASSERT_FALSE(nurl_str_equal(wrong, nurl_text(NULL, 0)));
}
