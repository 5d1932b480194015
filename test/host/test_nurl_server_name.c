/* The name of a server for TLS; requirement REQ-49. */
#include "nurl_host.h"

#include "support.h"

/* "7 h.com": the offset and the name */
static const char *line_of(const struct nurl *url)
{
    struct nurl_str name = nurl_text("x", 1);

    if (!nurl_server_name(url, &name)) {
        return !name.ptr && name.len == 0 ? "false" : "false, with a name";
    }
    render_start();
    render_number((size_t)(name.ptr - url->text));
    render_str(" ", name);
    return render_line();
}

void test_a_name_has_no_final_dot(void)
{
    static const struct row rows[] = {
        { "https://H.com./a", "8 H.com" }, { "https://u@h", "10 h" },
        { "https://h.", "8 h" },           { "https://h..", "false" },
        { "https://.", "false" },          { "https://1.2.3.4.", "false" },
        { "https://1.2.3.4", "false" },    { "https://[::1]", "false" },
        { "https://[::1%25a.]", "false" }, { "https://[v1.a.]", "false" },
        { "https:///a", "false" },         { "/a.", "false" },
    };
    static const struct row settings[] = {
        { "h.:80/a", "0 h" },
        { "", "false" },
    };

    URL_ROWS(nurl_parse_zone, line_of, rows);
    URL_ROWS(nurl_parse_setting, line_of, settings);
}

void test_a_strict_url_has_a_name_and_no_url_has_none(void)
{
    struct nurl url = url_of(nurl_parse_1738, "http://h.com/");

    TEST_ASSERT_EQUAL_STRING("7 h.com", line_of(&url));
    memset(&url, 0, sizeof url);
    TEST_ASSERT_EQUAL_STRING("false", line_of(&url));
    TEST_ASSERT_NOT_EQUAL(NURL_OK, nurl_parse(&url, "//h b", 5));
    TEST_ASSERT_EQUAL_STRING("false", line_of(&url));
}

void test_a_host_that_was_cleared_has_no_name(void)
{
    struct nurl url = url_of(nurl_parse, "https://h.com./");

    clear(&url.host);
    TEST_ASSERT_EQUAL_STRING("false", line_of(&url));
    url.host_kind = NURL_HOST_NONE;
    TEST_ASSERT_EQUAL_STRING("false", line_of(&url));
}
