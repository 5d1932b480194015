/* Bytes as a part of a URL. */
#include "scheme/nurl_escaped.h"

#include "base/nurl_octet.h"
#include "exact.h"
#include "render.h"
#include "rows.h"
#include "unity.h"

static const char *segment(const char *text, size_t len)
{
    static char buffer[100];
    struct nurl_writer out;
    struct nurl_str value = { text, len };

    nurl_writer_init(&out, buffer, sizeof buffer);
    nurl_escaped(&out, &value, NURL_OCTET_PATH, '/');
    return shown_writer(&out);
}

void test_what_the_class_lacks_and_the_delimiter_are_escaped(void)
{
    static const struct row rows[] = {
        { "", "" },
        { "a", "a" },
        { "a/b", "a%2Fb" },
        { "/ab", "%2Fab" },
        { "ab?", "ab%3F" },
        { "?\x01\xFF", "%3F%01%FF" },
        { "a:@!$&'()*+,;=z", "a:@!$&'()*+,;=z" },
    };

    ROWS(segment, rows);
}

void test_a_full_buffer_names_the_byte(void)
{
    static const struct nurl_str value = { "ab/cd", 5 };
    static const uint16_t stops[] = { 0, 1, 2, 2, 2, 3, 4 };
    char buffer[7];
    struct nurl_writer out;
    size_t size;

    for (size = 0; size < 7; size++) {
        nurl_writer_init(&out, buffer, size);
        nurl_escaped(&out, &value, NURL_OCTET_PATH, '/');
        TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_status(&out));
        TEST_ASSERT_EQUAL(stops[size], out.stop);
        TEST_ASSERT_EQUAL(7, nurl_writer_need(&out));
    }
}
