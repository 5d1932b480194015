/* References as people write them, and the cleaned references. Rows of
 * test/vectors are not repeated. */
#include <string.h>

#include "nurl_reference.h"
#include "render.h"
#include "rows.h"
#include "unity.h"

static char buffer[200];
static char again[200];

/* A clean text does not change. */
static const char *cleaned(const char *text, size_t len)
{
    struct nurl_writer out;
    struct nurl_writer twice;

    nurl_writer_init(&out, buffer, sizeof buffer);
    nurl_clean(&out, nurl_text(text, len));
    if (nurl_writer_finish(&out) != NURL_OK) {
        return shown_writer(&out);
    }
    nurl_writer_init(&twice, again, sizeof again);
    nurl_clean(&twice, nurl_text(buffer, out.len));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_finish(&twice));
    TEST_ASSERT_EQUAL_STRING(buffer, again);
    return buffer;
}

void test_white_space_around_it_goes_and_foreign_bytes_are_escaped(void)
{
    static const struct row rows[] = {
        /* White space at both ends is removed. */
        { " http://h/ ", "http://h/" },
        { "!a!", "!a!" },
        { "\x7F", "%7F" },
        { "\xA0 a\xA0", "%A0%20a%A0" },
        /* Invalid bytes are escaped. */
        { "/\"<>\\^`{|}", "/%22%3C%3E%5C%5E%60%7B%7C%7D" },
        { "/a[1]?b[]=c#d[e]#", "/a%5B1%5D?b%5B%5D=c#d%5Be%5D%23" },
        { "http://[u]@h]x/", "http://%5Bu%5D@h%5Dx/" },
        { "http://a b|c:80/", "http://a%20b%7Cc:80/" },
        { "http://u s:p<w@h/", "http://u%20s:p%3Cw@h/" },
        /* A percent sign is escaped unless it escapes. */
        { "/100%", "/100%25" },
        { "/%41%7e%aF%00", "/%41%7e%aF%00" },
        /* Parts without escapes do not change. */
        { "http://h:80a%/", "http://h:80a%/" },
        { "http://[fe80::1%eth0]/", "http://[fe80::1%eth0]/" },
        { "http://", "http://" },
        { "a/[b]", "a/%5Bb%5D" },
        { "http://a:b:c@/", "http://a:b:c@/" },
        { "a b:c d", "a b:c%20d" },
    };

    ROWS(cleaned, rows);
}

void test_a_nul_is_a_control_byte_like_any_other(void)
{
    TEST_ASSERT_EQUAL_STRING("/a", cleaned("\0\x1F/a\0", 5));
    TEST_ASSERT_EQUAL_STRING("/a%00b", cleaned("/a\0b", 4));
}

void test_a_text_that_is_too_long_or_not_there_is_an_error(void)
{
    TEST_ASSERT_EQUAL_STRING("TOO_LONG@65535",
                             cleaned(" ", (size_t)NURL_TEXT_MAX + 1));
    TEST_ASSERT_EQUAL_STRING("EMPTY@0", cleaned(NULL, 3));
    TEST_ASSERT_EQUAL_STRING("", cleaned(NULL, 0));
}

void test_the_byte_without_space_is_named(void)
{
    struct nurl_writer out;

    nurl_writer_init(&out, buffer, 5);
    nurl_clean(&out, NURL_STR(" /a bc"));
    TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(4, out.stop);
    TEST_ASSERT_EQUAL(7, nurl_writer_need(&out));
}

static void fill(struct nurl_writer *out, const void *text)
{
    nurl_clean(out, nurl_text(text, strlen(text)));
}

void test_a_buffer_that_is_too_small_holds_the_beginning(void)
{
    buffers_check(fill, " http://u s@h t:1/ % %41?[#[ ", 3);
}
