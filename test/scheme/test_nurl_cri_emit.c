/* Heads, texts and sections, as they are written. */
#include "scheme/nurl_cri_emit.h"

#include "cri.h"
#include "unity.h"

static char buffer[40];

static void check_head(unsigned major, size_t argument, const char *hex)
{
    struct nurl_writer out;

    nurl_writer_init(&out, buffer, sizeof buffer);
    nurl_cri_emit_head(&out, major, argument);
    TEST_ASSERT_EQUAL_STRING(hex, cri_written(&out));
    TEST_ASSERT_EQUAL(out.len, nurl_cri_head_length(argument));
}

void test_a_head_is_as_short_as_it_can_be(void)
{
    check_head(NURL_CRI_UNSIGNED, 0, "00");
    check_head(NURL_CRI_NEGATIVE, 23, "37");
    check_head(NURL_CRI_BYTES, 24, "5818");
    check_head(NURL_CRI_TEXT, 255, "78ff");
    check_head(NURL_CRI_ARRAY, 256, "990100");
    check_head(NURL_CRI_UNSIGNED, 65535, "19ffff");
}

void test_a_head_is_whole_or_not_there(void)
{
    struct nurl_writer out;

    nurl_writer_init(&out, buffer, 2);
    nurl_cri_emit_head(&out, NURL_CRI_TEXT, 300);
    TEST_ASSERT_EQUAL_STRING("BUF@0", cri_written(&out));
    TEST_ASSERT_EQUAL(3, nurl_writer_need(&out));
}

/* The number of bytes, and the place of the error. */
static void check_full(const struct nurl_writer *out, size_t len)
{
    TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_status(out));
    TEST_ASSERT_EQUAL(len, nurl_writer_need(out));
    TEST_ASSERT_EQUAL(0, out->stop);
}

void test_what_does_not_fit_has_no_place(void)
{
    struct nurl_writer out;

    nurl_writer_init(&out, buffer, 0);
    nurl_cri_emit_octet(&out, NURL_CRI_NULL);
    check_full(&out, 1);
    nurl_writer_init(&out, buffer, 1);
    nurl_cri_emit_text(&out, nurl_text("abc", 3));
    check_full(&out, 4);
}

void test_a_text_follows_its_head(void)
{
    struct nurl_writer out;

    nurl_writer_init(&out, buffer, sizeof buffer);
    nurl_cri_emit_text(&out, nurl_text("abc", 3));
    nurl_cri_emit_octet(&out, NURL_CRI_NULL);
    nurl_cri_emit_text(&out, nurl_text("", 0));
    TEST_ASSERT_EQUAL_STRING("63616263f660", cri_written(&out));
}

void test_the_last_section_that_is_there_counts(void)
{
    TEST_ASSERT_EQUAL(1, nurl_cri_sections(0, 0, 0, 0));
    TEST_ASSERT_EQUAL(2, nurl_cri_sections(1, 0, 0, 0));
    TEST_ASSERT_EQUAL(3, nurl_cri_sections(0, 1, 0, 0));
    TEST_ASSERT_EQUAL(4, nurl_cri_sections(1, 0, 1, 0));
    TEST_ASSERT_EQUAL(4, nurl_cri_sections(0, 7, 1, 0));
    TEST_ASSERT_EQUAL(5, nurl_cri_sections(0, 0, 0, 1));
}
