/* A text without the "URL:" before its URL. */
#include "nurl_find.h"

#include "support.h"

static const char *stripped(const char *text, size_t len)
{
    struct nurl_str rest = nurl_strip_prefix(nurl_text(text, len));

    TEST_ASSERT_EQUAL_PTR(text + len, rest.ptr + rest.len);
    return shown(rest.ptr, rest.len);
}

void test_a_prefix_is_taken_off_once_in_any_case(void)
{
    static const struct row rows[] = {
        { "URL:http://h/", "http://h/" },
        { "uRl: \t\r\n\v\fa b", "a b" },
        { "URL:", "" },
        { "URL:  ", "" },
        { "http://h/", "http://h/" },
        { "URLhttp://h/", "URLhttp://h/" },
        { " URL:a", " URL:a" },
        { "XURL:a", "XURL:a" },
        { "", "" },
    };

    ROWS(stripped, rows);
}

void test_no_text_has_no_prefix(void)
{
    TEST_ASSERT_EQUAL(0, nurl_strip_prefix(nurl_text(NULL, 0)).len);
    TEST_ASSERT_NULL(nurl_strip_prefix(nurl_text(NULL, 9)).ptr);
}
