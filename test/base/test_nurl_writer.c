/* A buffer that never overflows, and a count of what is missing. */
#include "nurl_writer.h"

#include "support.h"

static char buffer[12];
static struct nurl_writer out;

void setUp(void)
{
    memset(buffer, '#', sizeof buffer);
}

/* What is in the buffer, how many bytes are missing, and what was needed. */
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
    TEST_ASSERT_EQUAL(strlen(held) + missing, nurl_writer_need(&out));
    TEST_ASSERT_EQUAL_MEMORY(whole, buffer, sizeof buffer);
}

static void put(const char *text)
{
    nurl_write_text(&out, nurl_text(text, strlen(text)));
}

void test_no_space_asks_for_the_size(void)
{
    nurl_writer_init(&out, NULL, 0);
    put("abc");
    put("defg");
    check("BUF@0", "", 7);
}

void test_a_string_has_its_nul_after_its_length(void)
{
    nurl_writer_init(&out, buffer, 4);
    put("abc");
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_finish(&out));
    TEST_ASSERT_EQUAL(3, out.len);
    TEST_ASSERT_EQUAL_STRING("abc", buffer);
}

void test_a_string_without_space_for_its_nul_is_empty(void)
{
    nurl_writer_init(&out, buffer, 3);
    put("abc");
    TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_finish(&out));
    TEST_ASSERT_EQUAL(0, out.stop);
    TEST_ASSERT_EQUAL(0, out.len);
    TEST_ASSERT_EQUAL(3, out.missing);
    TEST_ASSERT_EQUAL(3, nurl_writer_need(&out));
    TEST_ASSERT_EQUAL_MEMORY("\0bc#########", buffer, sizeof buffer);
}

void test_what_is_needed_never_wraps(void)
{
    nurl_writer_init(&out, buffer, sizeof buffer);
    put("abc");
    out.status = NURL_ERR_BUF;
    out.missing = SIZE_MAX - 3;
    TEST_ASSERT_TRUE(nurl_writer_need(&out) == SIZE_MAX);
    out.missing = SIZE_MAX - 4;
    TEST_ASSERT_TRUE(nurl_writer_need(&out) == SIZE_MAX - 1);
    out.missing = SIZE_MAX - 2;
    TEST_ASSERT_TRUE(nurl_writer_need(&out) == SIZE_MAX);
    TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_finish(&out));
    TEST_ASSERT_TRUE(out.missing == SIZE_MAX);
    TEST_ASSERT_TRUE(nurl_writer_need(&out) == SIZE_MAX);
}

void test_a_buffer_of_one_byte_holds_the_nul(void)
{
    nurl_writer_init(&out, buffer, 1);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_finish(&out));
    TEST_ASSERT_EQUAL_MEMORY("\0#", buffer, 2);
    put("a");
    TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_finish(&out));
    TEST_ASSERT_EQUAL_MEMORY("\0#", buffer, 2);
}

void test_a_string_without_any_buffer_is_not_touched(void)
{
    nurl_writer_init(&out, NULL, 0);
    TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_finish(&out));
    check("BUF@0", "", 0);
}

void test_no_buffer_has_no_space_whatever_its_size(void)
{
    nurl_writer_init(&out, NULL, 12);
    put("abc");
    TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_finish(&out));
    check("BUF@0", "", 3);
}

void test_a_text_that_is_too_long_sticks_and_the_length_stands_still(void)
{
    nurl_writer_init(&out, buffer, sizeof buffer);
    put("ab");
    nurl_write_text(&out, nurl_text(buffer, (size_t)NURL_TEXT_MAX + 1));
    put("cd");
    check("TOO_LONG@65535", "ab", 0);
    TEST_ASSERT_EQUAL(NURL_ERR_TOO_LONG, nurl_writer_finish(&out));
    TEST_ASSERT_EQUAL_STRING("", buffer);
    TEST_ASSERT_EQUAL(0, out.len);
    TEST_ASSERT_EQUAL(2, out.missing);
}
