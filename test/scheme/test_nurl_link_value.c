/* The value of an attribute without its backslashes; requirement CST-26. */
#include "nurl_link.h"

#include <string.h>

#include "render.h"
#include "rows.h"
#include "unity.h"

static const char *written(const char *text, size_t len)
{
    static char buffer[32];
    struct nurl_writer out;

    nurl_writer_init(&out, buffer, sizeof buffer);
    nurl_write_link_value(&out, nurl_text(text, len));
    return shown_writer(&out);
}

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

    ROWS(written, rows);
    TEST_ASSERT_EQUAL_STRING("", written(NULL, 0));
    TEST_ASSERT_EQUAL_STRING("EMPTY@0", written(NULL, 3));
    TEST_ASSERT_EQUAL_STRING("TOO_LONG@65535", written("a", 65536u));
}

/* "SIZE TEXT": "[held] length BUF@stop" */
static const char *cut(const char *text, size_t len)
{
    char buffer[10];
    struct nurl_writer out;
    size_t size = (size_t)(text[0] - '0');

    memset(buffer, '#', sizeof buffer);
    nurl_writer_init(&out, buffer, size);
    nurl_write_link_value(&out, nurl_text(text + 2, len - 2));
    TEST_ASSERT_EQUAL('#', buffer[size]);
    render_start();
    render_str("[", nurl_text(buffer, out.len));
    render_text("] ");
    render_number(nurl_writer_need(&out));
    render_text(out.status == NURL_ERR_BUF ? " BUF@" : " OK@");
    render_number(out.stop);
    return render_line();
}

void test_a_full_buffer_says_where_the_text_was_cut(void)
{
    static const struct row rows[] = {
        { "0 ab", "[] 2 BUF@0" },
        { "1 ab", "[a] 2 BUF@1" },
        { "1 \\ab", "[a] 2 BUF@2" },
        { "2 a\\b\\\\c", "[ab] 4 BUF@4" },
        { "3 a\\b\\\\c", "[ab\\] 4 BUF@5" },
    };

    ROWS(cut, rows);
}
