/* The host without brackets and zone; requirements GRD-32 and GRD-33. */
#include "nurl_host.h"

#include "support.h"

static const char *line_of(const struct nurl *url)
{
    struct nurl_str text = nurl_host_text(url);
    struct nurl_span span;

    if (!text.ptr) {
        return text.len == 0 ? "absent" : "absent, with a length";
    }
    render_start();
    span.off = (uint16_t)(text.ptr - url->text);
    span.len = (uint16_t)text.len;
    render_number(span.off);
    render_part(" text=", url, span);
    return render_line();
}

void test_a_host_has_neither_brackets_nor_zone(void)
{
    static const struct row rows[] = {
        { "http://h.com/a", "7 text=h.com" },
        { "http://u:p@[2001:db8::1]:80/", "12 text=2001:db8::1" },
        { "http://[fe80::1%25eth0]/", "8 text=fe80::1" },
        { "http://[fe80::1%eth0]/", "8 text=fe80::1" },
        { "http://[v1.x]/", "8 text=v1.x" },
        { "http://192.0.2.1/", "7 text=192.0.2.1" },
        { "http://a%2Eb/", "7 text=a%2Eb" },
        { "http:///a", "7 text=" },
        { "mailto:a@h", "absent" },
        { "/a", "absent" },
    };
    static const struct row authorities[] = {
        { "h", "0 text=h" },
        { "[::1]:8", "1 text=::1" },
    };

    URL_ROWS(nurl_parse_zone, line_of, rows);
    URL_ROWS(nurl_parse_authority, line_of, authorities);
}

void test_an_empty_host_at_0_is_the_empty_text(void)
{
    struct nurl url = url_of(nurl_parse_authority, ":80");
    struct nurl_str text = nurl_host_text(&url);

    TEST_ASSERT_EQUAL_PTR(url.text, text.ptr);
    TEST_ASSERT_EQUAL(0, text.len);
}

void test_a_host_that_was_cleared_has_no_brackets(void)
{
    struct nurl url = url_of(nurl_parse, "http://[::1]/");

    clear(&url.host);
    TEST_ASSERT_EQUAL(0, nurl_host_text(&url).len);
    url.host.len = 1;
    TEST_ASSERT_EQUAL(1, nurl_host_text(&url).len);
    url.host.len = 2;
    TEST_ASSERT_EQUAL(0, nurl_host_text(&url).len);
}
