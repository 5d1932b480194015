/* Port and path of the normal form, which depend on the scheme. */
#include "url/nurl_scheme_based.h"

#include "nurl_parse.h"
#include "render.h"
#include "rows.h"
#include "unity.h"

/* ":443 /a", or "/a" without a port */
static const char *port_and_path(const struct nurl *url)
{
    struct nurl_str port = nurl_scheme_based_port(url);
    struct nurl_str path = nurl_scheme_based_path(url);

    render_start();
    TEST_ASSERT_TRUE(port.ptr || port.len == 0);
    if (port.ptr) {
        render_text(":");
        render_text(shown(port.ptr, port.len));
        render_text(" ");
    }
    render_text(shown(path.ptr, path.len));
    return render_line();
}

void test_a_default_port_is_left_out_and_an_empty_path_is_a_slash(void)
{
    static const struct url_subject plain = { nurl_parse, port_and_path };
    static const struct row rows[] = {
        { "http://h:80", "/" },
        { "https://h:0443", "/" },
        { "ws://h:443", ":443 /" },
        { "WSS://h:", "/" },
        { "coap://h:5683", "/" },
        { "ftp://h", "/" },
        { "http:", "" },
        { "http://h/a", "/a" },
        { "x://h:0", ":0 /" },
        { "x://h:80/", ":80 /" },
        { "http://h:65616", ":65616 /" },
        { "//h:80", ":80 " },
        { "", "" },
        { "a", "a" },
    };

    URL_ROWS(plain, rows);
}

void test_a_port_is_the_default_one_of_the_scheme_or_not(void)
{
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, "HTTP://h", 8));
    TEST_ASSERT_TRUE(nurl_scheme_based_is_default(&url, 80));
    TEST_ASSERT_FALSE(nurl_scheme_based_is_default(&url, 81));
    TEST_ASSERT_FALSE(nurl_scheme_based_is_default(&url, 0));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, "//h", 3));
    TEST_ASSERT_FALSE(nurl_scheme_based_is_default(&url, 0));
}
