/* Units that are written whole or not at all, and the first failure. */
#include "base/nurl_emit.h"

#include <string.h>

#include "unity.h"

static char buffer[8];
static struct nurl_writer out;

void setUp(void)
{
    memset(buffer, '#', sizeof buffer);
    nurl_writer_init(&out, buffer, 4);
}

void test_a_unit_that_does_not_fit_is_not_begun(void)
{
    nurl_emit(&out, "ab", 2, 0);
    nurl_emit(&out, "%41", 3, 7);
    nurl_emit(&out, "c", 1, 8);
    TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(7, out.stop);
    TEST_ASSERT_EQUAL(6, out.len);
    TEST_ASSERT_EQUAL_MEMORY("ab######", buffer, sizeof buffer);
}

/* Sizes that would be 1 in 8 bits, and in 16 bits if size_t has more. */
void test_much_space_is_not_little(void)
{
    nurl_writer_init(&out, buffer, SIZE_MAX / 2 + 2);
    nurl_emit(&out, "ab", 2, 0);
    nurl_emit_run(&out, "cd", 2, 2);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL_MEMORY("abcd####", buffer, sizeof buffer);
}

void test_the_first_error_of_an_input_sticks(void)
{
    nurl_emit_fault(&out, NURL_ERR_PCT, 3);
    nurl_emit_fault(&out, NURL_ERR_BUF, 5);
    nurl_emit_fault(&out, NURL_ERR_TOO_LONG, 6);
    nurl_emit(&out, "a", 1, 6);
    nurl_emit_run(&out, "a", 1, 6);
    TEST_ASSERT_EQUAL(NURL_ERR_PCT, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(3, out.stop);
    TEST_ASSERT_EQUAL(0, out.len);
    TEST_ASSERT_EQUAL('#', buffer[0]);
}

void test_the_first_byte_without_space_is_the_place_of_buf(void)
{
    nurl_emit_run(&out, "abcdef", 6, 10);
    nurl_emit_run(&out, "gh", 2, 20);
    nurl_emit_fault(&out, NURL_ERR_BUF, 30);
    TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(14, out.stop);
    TEST_ASSERT_EQUAL(8, out.len);
    TEST_ASSERT_EQUAL_MEMORY("abcd####", buffer, sizeof buffer);
}

void test_an_error_of_an_input_takes_the_place_of_buf(void)
{
    nurl_emit_run(&out, "abcdef", 6, 0);
    nurl_emit_fault(&out, NURL_ERR_PCT, 3);
    TEST_ASSERT_EQUAL(NURL_ERR_PCT, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(3, out.stop);
    nurl_emit(&out, "a", 1, 4);
    TEST_ASSERT_EQUAL(6, out.len);
}

void test_nothing_comes_after_a_unit_that_did_not_fit(void)
{
    nurl_emit(&out, "abc", 3, 0);
    nurl_emit(&out, "%41", 3, 3);
    nurl_emit_run(&out, "d", 1, 4);
    TEST_ASSERT_EQUAL_MEMORY("abc#####", buffer, sizeof buffer);
    TEST_ASSERT_EQUAL(7, out.len);
}

void test_nothing_needs_no_space(void)
{
    nurl_writer_init(&out, NULL, 0);
    nurl_emit(&out, NULL, 0, 0);
    nurl_emit_run(&out, NULL, 0, 0);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(0, out.len);
}

void test_the_count_stays_at_its_largest_and_never_wraps(void)
{
    out.status = NURL_ERR_BUF;
    out.len = SIZE_MAX - 1;
    nurl_emit(&out, "abc", 3, 0);
    TEST_ASSERT_TRUE(out.len == SIZE_MAX);
    nurl_emit_run(&out, "abc", 3, 0);
    TEST_ASSERT_TRUE(out.len == SIZE_MAX);
}

void test_an_input_may_be_as_long_as_16_bits_count_and_no_longer(void)
{
    TEST_ASSERT_TRUE(nurl_emit_allows(&out, nurl_text(buffer, NURL_TEXT_MAX)));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
    TEST_ASSERT_FALSE(
        nurl_emit_allows(&out, nurl_text(buffer, NURL_TEXT_MAX + 1)));
    TEST_ASSERT_EQUAL(NURL_ERR_TOO_LONG, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(65535, out.stop);
}

void test_null_is_the_empty_text_and_no_other(void)
{
    TEST_ASSERT_TRUE(nurl_emit_allows(&out, nurl_text(NULL, 0)));
    TEST_ASSERT_FALSE(nurl_emit_allows(&out, nurl_text(NULL, 1)));
    TEST_ASSERT_EQUAL(NURL_ERR_EMPTY, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(0, out.stop);
}

void test_buf_of_a_call_with_several_inputs_has_no_place(void)
{
    nurl_writer_init(&out, NULL, 0);
    nurl_emit(&out, "a", 1, 7);
    nurl_emit_unplaced(&out, NURL_ERR_BUF);
    TEST_ASSERT_EQUAL(7, out.stop);
    nurl_emit_unplaced(&out, NURL_OK);
    TEST_ASSERT_EQUAL(0, out.stop);
    nurl_emit_fault(&out, NURL_ERR_PCT, 3);
    nurl_emit_unplaced(&out, NURL_OK);
    TEST_ASSERT_EQUAL(3, out.stop);
}
