/* References as people write them, and the cleaned references. */
#include <string.h>

#include "nurl_reference.h"
#include "support.h"

static char buffer[200];
static char again[200];

TEXT_WRITER(clean, nurl_clean(out, nurl_text(text, len)))

/* A clean text does not change. */
static const char *cleaned(const char *text, size_t len)
{
    struct nurl_writer out = writer_of(buffer, sizeof buffer);
    struct nurl_writer twice = writer_of(again, sizeof again);

    nurl_clean(&out, nurl_text(text, len));
    if (nurl_writer_finish(&out) != NURL_OK) {
        return shown_writer(&out);
    }
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
        { "http://[u]@h]x/", "http://%5Bu%5D@h%5Dx/" },
        { "http://u s:p<w@h/", "http://u%20s:p%3Cw@h/" },
        /* A percent sign is escaped unless it escapes. */
        { "/100%", "/100%25" },
        { "http://", "http://" },
        { "a/[b]", "a/%5Bb%5D" },
        { "//[\t]%:8 0%/", "//[%09]%:8%200%/" },
        /* What is no scheme before a colon is a path. */
        { "a+-.9Z:b c", "a+-.9Z:b%20c" },
        { "+a://h/[x]", "./+a://h/%5Bx%5D" },
        { "[::1]:80", "./%5B::1%5D:80" },
        /* There the colon is of a later part. */
        { "a_/b:c", "a_/b:c" },
        { "a_#b:c", "a_#b:c" },
        { "9", "9" },
        /* Foreign bytes in a literal and in a port. */
        { "http://h:80a%/", "http://h:80a%/" },
        { "http://[fe80::1%eth0]/", "http://[fe80::1%eth0]/" },
        { "//u %@[<\t>]:{?x y", "//u%20%25@[%3C%09%3E]:%7B?x%20y" },
        { "//[^]#[", "//[%5E]#%5B" },
    };

    ROWS(cleaned, rows);
    WRITES(clean, 3, rows);
}

/* A byte that no part of a URL can have     RFC 3986 2 */
static int is_foreign(unsigned char byte)
{
    return byte <= ' ' || byte >= 0x7F || strchr("\"<>\\^`{|}", byte) != NULL;
}

void test_no_foreign_byte_is_left_in_any_part(void)
{
    static const char *const places[] = {
        "~a:b",       "s~:b",       "s:~b",         "//~@h",   "//u:~@h",
        "//a~b",      "//[~::1]",   "//[::1]~",     "//[::1~", "//h:~",
        "//[::1]:8~", "/a~b",       "?a~b",         "#a~b",    "a~b",
        "//u@~@h:8",  "s://h:8~/x", "s://h:8?q~#f", ":~b",     "s://[~",
    };
    char text[20];
    const char *result;
    unsigned byte;
    size_t i;

    for (i = 0; i < sizeof places / sizeof *places; i++) {
        for (byte = 0; byte < 256; byte++) {
            strcpy(text, places[i]);
            *strchr(text, '~') = (char)byte;
            result = cleaned(text, strlen(places[i]));
            for (; *result != '\0'; result++) {
                TEST_ASSERT_FALSE(is_foreign((unsigned char)*result));
            }
        }
    }
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
    struct nurl_writer out = writer_of(buffer, 5);

    nurl_clean(&out, NURL_STR(" /a bc"));
    TEST_ASSERT_EQUAL_STRING("BUF@4", shown_writer(&out));
    TEST_ASSERT_EQUAL(7, nurl_writer_need(&out));
}

void test_a_dot_and_a_slash_that_do_not_fit_are_missing_at_the_path(void)
{
    struct nurl_writer out = writer_of(buffer, 1);

    nurl_clean(&out, NURL_STR("  1:a"));
    TEST_ASSERT_EQUAL_STRING("BUF@2", shown_writer(&out));
}

/* White space that goes counts, too: it is part of the input. */
void test_the_text_does_not_lie_where_the_result_goes(void)
{
    overlap_check(clean, " /a b ");
    overlap_check(clean, "x");
    overlap_check(clean, "");
}
