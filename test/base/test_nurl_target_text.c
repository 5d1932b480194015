/* Path and query, as they stand in the URL; requirement REQ-48. */
#include "nurl_http.h"

#include "support.h"

/* "7 /a?b": the offset and the text */
static const char *line_of(const struct nurl *url)
{
    struct nurl_str text = nurl_text("x", 1);

    if (!nurl_target_text(url, &text)) {
        return !text.ptr && text.len == 0 ? "false" : "false, with a text";
    }
    render_start();
    render_number((size_t)(text.ptr - url->text));
    render_str(" ", text);
    return render_line();
}

void test_path_and_query_are_one_part(void)
{
    static const struct row rows[] = {
        { "http://h/a?b#c", "8 /a?b" },
        { "http://h/a?", "8 /a?" },
        { "http://h/a#?", "8 /a" },
        { "/a", "0 /a" },
        { "a?b", "0 a?b" },
        { "http://h?b", "false" },
        { "?b", "false" },
        { "", "false" },
    };
    static const struct row settings[] = {
        { "h/a?b", "1 /a?b" },
        { "h?b", "false" },
        { "h", "false" },
    };

    URL_ROWS(nurl_parse, line_of, rows);
    URL_ROWS(nurl_parse_setting, line_of, settings);
}

void test_a_target_of_a_request_line_is_itself(void)
{
    static const char text[] = "//evil/a?b";
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_target(&url, NURL_STR("GET"), text,
                                                 sizeof text - 1));
    TEST_ASSERT_EQUAL_STRING("0 //evil/a?b", line_of(&url));
}

void test_a_part_that_was_cleared_is_not_there(void)
{
    struct nurl url = url_of(nurl_parse, "http://u:p@h:8/a?b#c");

    clear(&url.query);
    clear(&url.user);
    TEST_ASSERT_EQUAL_STRING("14 /a", line_of(&url));
    url = url_of(nurl_parse, "http://h/a?b#c");
    url.path.len = 0;
    TEST_ASSERT_EQUAL_STRING("false", line_of(&url));
    clear(&url.path);
    TEST_ASSERT_EQUAL_STRING("false", line_of(&url));
}

/* A login can be in the path of a strict URL. */
void test_a_strict_url_and_none_have_no_target(void)
{
    struct nurl url = url_of(nurl_parse_1738, "x-a://u:p@h/a");

    TEST_ASSERT_EQUAL_STRING("false", line_of(&url));
    url = url_of(nurl_parse_1738, "http://h/a?b");
    TEST_ASSERT_EQUAL_STRING("false", line_of(&url));
    memset(&url, 0, sizeof url);
    TEST_ASSERT_EQUAL_STRING("false", line_of(&url));
    TEST_ASSERT_NOT_EQUAL(NURL_OK, nurl_parse(&url, "/a b", 4));
    TEST_ASSERT_EQUAL_STRING("false", line_of(&url));
}
