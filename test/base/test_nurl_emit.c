/* Units that are written whole or not at all, and the first failure. */
#include "base/nurl_emit.h"

#include "support.h"

static char buffer[8];
static struct nurl_writer out;

/* What is in the buffer, and how many bytes are missing. No other is written.
 */
static void check(const char *status, const char *held, size_t missing)
{
    char whole[sizeof buffer];

    memset(whole, '#', sizeof whole);
    memcpy(whole, held, strlen(held));
    TEST_ASSERT_EQUAL_STRING(
        status, out.status == NURL_OK
                    ? "OK"
                    : render_fault(nurl_writer_status(&out), out.stop));
    TEST_ASSERT_EQUAL(strlen(held), out.len);
    TEST_ASSERT_EQUAL(missing, out.missing);
    TEST_ASSERT_EQUAL_MEMORY(whole, buffer, sizeof buffer);
}

void setUp(void)
{
    memset(buffer, '#', sizeof buffer);
    nurl_writer_init(&out, buffer, 4);
}

/* Sizes that would be 1 in 8 bits, and in 16 bits if size_t has more. */
void test_much_space_is_not_little(void)
{
    nurl_writer_init(&out, buffer, SIZE_MAX / 2 + 2);
    nurl_emit(&out, "ab", 2, 0);
    nurl_emit_run(&out, "cd", 2, 2);
    check("OK", "abcd", 0);
}

void test_the_first_byte_without_space_is_the_place_of_buf(void)
{
    nurl_emit_run(&out, "abcdef", 6, 10);
    nurl_emit_run(&out, "gh", 2, 20);
    nurl_emit_fault(&out, NURL_ERR_BUF, 30);
    check("BUF@14", "abcd", 4);
}

/* Lengths that 8 bits do not count. */
void test_a_run_can_be_longer_than_255_bytes(void)
{
    static char text[300];
    static char large[301];
    size_t i;

    for (i = 0; i < sizeof text; i++) {
        text[i] = (char)('a' + i % 26);
    }
    large[300] = '#';
    nurl_writer_init(&out, large, 300);
    nurl_emit_run(&out, text, 299, 0);
    TEST_ASSERT_EQUAL(299, out.len);
    TEST_ASSERT_EQUAL_MEMORY(text, large, 299);
    nurl_emit_run(&out, text, 257, 0);
    TEST_ASSERT_EQUAL(300, out.len);
    TEST_ASSERT_EQUAL(256, out.missing);
    TEST_ASSERT_EQUAL(1, out.stop);
    TEST_ASSERT_EQUAL_MEMORY("a#", large + 299, 2);
}

void test_an_escape_is_one_unit(void)
{
    nurl_emit_escape(&out, 0xA5, 0);
    nurl_emit_escape(&out, 0x0F, 1);
    check("BUF@1", "%A5", 3);
    setUp();
    nurl_writer_init(&out, buffer, 6);
    nurl_emit_escape(&out, 0, 0);
    nurl_emit_escape(&out, 0xFF, 1);
    check("OK", "%00%FF", 0);
}

void test_the_count_stays_at_its_largest_and_never_wraps(void)
{
    out.status = NURL_ERR_BUF;
    out.missing = SIZE_MAX - 4;
    nurl_emit(&out, "abc", 3, 0);
    TEST_ASSERT_TRUE(out.missing == SIZE_MAX - 1);
    nurl_emit_run(&out, "a", 1, 0);
    TEST_ASSERT_TRUE(out.missing == SIZE_MAX);
    nurl_emit_missing(&out, 1, 0);
    TEST_ASSERT_TRUE(out.missing == SIZE_MAX);
    out.missing = 1;
    nurl_emit_missing(&out, UINT32_MAX, 0);
    TEST_ASSERT_TRUE(out.missing >= 65535);
}

/* ----------------------------------------------------- units of many parts */

void test_a_claim_takes_the_bytes_or_sets_buf(void)
{
    TEST_ASSERT_EQUAL_PTR(buffer, nurl_emit_claim(&out, 3));
    TEST_ASSERT_EQUAL_PTR(buffer + 3, nurl_emit_claim(&out, 1));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(4, out.len);
    out.stop = 7;
    TEST_ASSERT_NULL(nurl_emit_claim(&out, 1));
    TEST_ASSERT_EQUAL_STRING("BUF@0", shown_writer(&out));
    TEST_ASSERT_EQUAL(4, out.len);
    TEST_ASSERT_EQUAL(1, out.missing);
    TEST_ASSERT_EQUAL_MEMORY("########", buffer, sizeof buffer);
}

void test_a_claim_too_large_takes_nothing_and_all_of_it_is_missing(void)
{
    nurl_emit(&out, "ab", 2, 0);
    TEST_ASSERT_NULL(nurl_emit_claim(&out, 3));
    TEST_ASSERT_NULL(nurl_emit_claim(&out, 1));
    check("BUF@0", "ab", 4);
}

void test_a_copy_returns_its_end(void)
{
    char *to = nurl_emit_copy(buffer, "abc", 3);

    TEST_ASSERT_EQUAL_PTR(buffer + 3, to);
    to = nurl_emit_copy(to, NULL, 0);
    TEST_ASSERT_EQUAL_PTR(buffer + 3, to);
    (void)nurl_emit_copy(to, "d", 1);
    TEST_ASSERT_EQUAL_MEMORY("abcd####", buffer, sizeof buffer);
}

/* ------------------------------------------------------- input and output */

struct place {
    size_t at; /* in the buffer of 8: 2 are written, 2 to 5 are free */
    size_t len;
    enum nurl_status status;
};

static void check_place(const struct place *place)
{
    setUp();
    nurl_writer_init(&out, buffer, 6);
    nurl_emit(&out, "ab", 2, 0);
    out.stop = 9;
    TEST_ASSERT_EQUAL(
        place->status == NURL_OK,
        nurl_emit_apart(&out, nurl_text(buffer + place->at, place->len)));
    TEST_ASSERT_EQUAL(place->status == NURL_OK ? 9 : 0, out.stop);
    check(place->status == NURL_OK ? "OK" : "OVERLAP@0", "ab", 0);
}

void test_an_input_has_no_byte_in_the_free_part_of_the_buffer(void)
{
    static const struct place places[] = {
        { 0, 2, NURL_OK }, /* what is written already */
        { 1, 1, NURL_OK },
        { 0, 3, NURL_ERR_OVERLAP },
        { 0, 8, NURL_ERR_OVERLAP }, /* around all of it */
        { 1, 2, NURL_ERR_OVERLAP },
        { 2, 1, NURL_ERR_OVERLAP }, /* the first free byte */
        { 2, 4, NURL_ERR_OVERLAP },
        { 3, 2, NURL_ERR_OVERLAP },
        { 5, 1, NURL_ERR_OVERLAP }, /* the last one */
        { 5, 3, NURL_ERR_OVERLAP },
        { 6, 2, NURL_OK }, /* after the buffer */
        { 2, 0, NURL_OK }, /* the empty text has no byte */
        { 4, 0, NURL_OK },
    };
    size_t i;

    for (i = 0; i < sizeof places / sizeof places[0]; i++) {
        check_place(&places[i]);
    }
}

void test_null_overlaps_nothing_nor_does_a_full_buffer_or_none(void)
{
    TEST_ASSERT_TRUE(nurl_emit_apart(&out, nurl_text(NULL, 0)));
    TEST_ASSERT_TRUE(nurl_emit_apart(&out, nurl_text(NULL, 8)));
    nurl_emit(&out, "abc", 3, 0);
    TEST_ASSERT_FALSE(nurl_emit_apart(&out, nurl_text(buffer, 8)));
    setUp();
    nurl_emit(&out, "abcd", 4, 0);
    TEST_ASSERT_TRUE(nurl_emit_apart(&out, nurl_text(buffer, 8)));
    nurl_writer_init(&out, buffer, 0);
    TEST_ASSERT_TRUE(nurl_emit_apart(&out, nurl_text(buffer, 8)));
    nurl_writer_init(&out, NULL, 0);
    TEST_ASSERT_TRUE(nurl_emit_apart(&out, nurl_text(buffer, 8)));
    TEST_ASSERT_TRUE(nurl_emit_apart(&out, nurl_text(NULL, 0)));
    TEST_ASSERT_TRUE(nurl_emit_apart(&out, nurl_text(NULL, 8)));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
}

void test_overlap_takes_the_place_of_buf_and_of_no_other_error(void)
{
    nurl_emit(&out, "ab", 2, 0);
    nurl_emit(&out, "%41", 3, 7);
    TEST_ASSERT_FALSE(nurl_emit_apart(&out, nurl_text(buffer + 2, 1)));
    TEST_ASSERT_EQUAL_STRING("OVERLAP@0", shown_writer(&out));
    setUp();
    nurl_emit_fault(&out, NURL_ERR_PCT, 3);
    TEST_ASSERT_FALSE(nurl_emit_apart(&out, nurl_text(buffer, 1)));
    TEST_ASSERT_EQUAL_STRING("PCT@3", shown_writer(&out));
}

void test_an_input_may_be_as_long_as_16_bits_count_and_no_longer(void)
{
    TEST_ASSERT_TRUE(nurl_emit_allows(&out, nurl_text(buffer, NURL_TEXT_MAX)));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
    TEST_ASSERT_FALSE(
        nurl_emit_allows(&out, nurl_text(buffer, NURL_TEXT_MAX + 1)));
    TEST_ASSERT_EQUAL_STRING("TOO_LONG@65535", shown_writer(&out));
}

void test_null_is_the_empty_text_and_no_other(void)
{
    TEST_ASSERT_TRUE(nurl_emit_allows(&out, nurl_text(NULL, 0)));
    TEST_ASSERT_FALSE(nurl_emit_allows(&out, nurl_text(NULL, 1)));
    TEST_ASSERT_EQUAL_STRING("EMPTY@0", shown_writer(&out));
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
