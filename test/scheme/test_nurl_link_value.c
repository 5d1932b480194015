/* The value of an attribute without its backslashes; requirement CST-26. */
#include "nurl_link.h"

#include "support.h"

TEXT_WRITER(value, nurl_write_link_value(out, nurl_text(text, len)))

void test_a_backslash_is_dropped_and_the_byte_after_it_stays(void)
{
    static const struct row rows[] = {
        { "", "" },
        { "a", "a" },
        { "a b\t\xE9", "a b\\x09\\xE9" },
        { "a\\\"b\\\"", "a\"b\"" },
        { "\\a", "a" },
        { "\\\\", "\\\\" },
        { "\\\\\\\\", "\\\\\\\\" },
        { "\\\\\\a\\b", "\\\\ab" },
        { "a\\\\b", "a\\\\b" },
        { "%41", "%41" },
        /* A backslash at the end stays; no checked value has one. */
        { "\\", "\\\\" },
        { "a\\", "a\\\\" },
        { "\\\\\\", "\\\\\\\\" },
    };

    WRITES(value, 1, rows);
}

/* "SIZE TEXT" */
static const char *cut(const char *text, size_t len)
{
    static char buffer[9];
    struct nurl_writer out = writer_of(buffer, (size_t)(text[0] - '0'));

    value(&out, text + 2, len - 2);
    return shown_writer(&out);
}

void test_a_full_buffer_says_where_the_text_was_cut(void)
{
    static const struct row rows[] = {
        { "0 ab", "BUF@0" },        { "1 ab", "BUF@1" },
        { "1 \\ab", "BUF@2" },      { "2 a\\b\\\\c", "BUF@4" },
        { "3 a\\b\\\\c", "BUF@5" },
    };

    ROWS(cut, rows);
}

void test_bytes_at_null_and_a_text_too_long_are_errors(void)
{
    struct nurl_writer out = writer_of(NULL, 0);

    value(&out, NULL, 0);
    TEST_ASSERT_EQUAL_STRING("", shown_writer(&out));
    value(&out, NULL, 3);
    TEST_ASSERT_EQUAL_STRING("EMPTY@0", shown_writer(&out));
    nurl_writer_init(&out, NULL, 0);
    value(&out, "a", 65536u);
    TEST_ASSERT_EQUAL_STRING("TOO_LONG@65535", shown_writer(&out));
}
