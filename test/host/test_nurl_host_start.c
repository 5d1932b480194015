/* The error of a URL without a host. */
#include "host/nurl_host_start.h"

#include "nurl_parse.h"
#include "render.h"
#include "rows.h"
#include "unity.h"

static const char *start(const struct nurl *url)
{
    uint16_t stop = 9999;
    enum nurl_status status = nurl_host_start(url, &stop);

    return render_fault(status, stop);
}

static const struct url_subject plain = { nurl_parse, start };
static const struct url_subject strict = { nurl_parse_1738, start };
static const struct url_subject alone = { nurl_parse_authority, start };

void test_it_says_where_the_host_begins_or_what_is_missing(void)
{
    static const struct row rows[] = {
        { "http://h/", "OK@7" },           { "//u@[::1]", "OK@4" },
        { "h.com/x", "SCHEME_MISSING@0" }, { "", "SCHEME_MISSING@0" },
        { "h.com:80", "HOST_MISSING@6" },  { "http:/h", "HOST_MISSING@5" },
        { "http://u@:1", "HOST_EMPTY@9" },
    };
    static const struct row strict_rows[] = {
        { "ftp://h", "OK@6" },
        { "mailto:a@b", "HOST_MISSING@7" },
        { "file:///", "HOST_EMPTY@7" },
    };
    static const struct row authorities[] = {
        { "h:1", "OK@0" },
        { ":1", "HOST_EMPTY@0" },
    };

    URL_ROWS(plain, rows);
    URL_ROWS(strict, strict_rows);
    URL_ROWS(alone, authorities);
}

void test_a_host_that_was_cleared_is_empty(void)
{
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, "//h", 3));
    url.host.off = 0;
    url.host.len = 0;
    TEST_ASSERT_EQUAL_STRING("HOST_EMPTY@0", start(&url));
}
