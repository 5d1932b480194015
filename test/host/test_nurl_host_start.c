/* What is missing where a URL must have a host. */
#include "host/nurl_host_start.h"

#include <string.h>

#include "nurl_parse.h"
#include "render.h"
#include "unity.h"

typedef enum nurl_status parser(struct nurl *url, const char *text,
                                size_t length);

static const char *start(parser *parse, const char *text)
{
    struct nurl url;
    uint16_t stop = 9999;
    enum nurl_status status;

    TEST_ASSERT_EQUAL(NURL_OK, parse(&url, text, strlen(text)));
    status = nurl_host_start(&url, &stop);
    return render_fault(status, stop);
}

void test_it_says_where_the_host_begins(void)
{
    TEST_ASSERT_EQUAL_STRING("OK@7", start(nurl_parse, "http://h/"));
    TEST_ASSERT_EQUAL_STRING("OK@4", start(nurl_parse, "//u@[::1]"));
    TEST_ASSERT_EQUAL_STRING("OK@0", start(nurl_parse_authority, "h:1"));
    TEST_ASSERT_EQUAL_STRING("OK@6", start(nurl_parse_1738, "ftp://h"));
}

void test_a_host_that_was_cleared_is_empty(void)
{
    struct nurl url;
    uint16_t stop = 9999;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, "//h", 3));
    url.host.off = 0;
    url.host.len = 0;
    TEST_ASSERT_EQUAL(NURL_ERR_HOST_EMPTY, nurl_host_start(&url, &stop));
    TEST_ASSERT_EQUAL(0, stop);
}

void test_three_things_can_be_missing(void)
{
    TEST_ASSERT_EQUAL_STRING("SCHEME_MISSING@0", start(nurl_parse, "h.com/x"));
    TEST_ASSERT_EQUAL_STRING("SCHEME_MISSING@0", start(nurl_parse, ""));
    TEST_ASSERT_EQUAL_STRING("HOST_MISSING@6", start(nurl_parse, "h.com:80"));
    TEST_ASSERT_EQUAL_STRING("HOST_MISSING@5", start(nurl_parse, "http:/h"));
    TEST_ASSERT_EQUAL_STRING("HOST_MISSING@7",
                             start(nurl_parse_1738, "mailto:a@b"));
    TEST_ASSERT_EQUAL_STRING("HOST_EMPTY@9", start(nurl_parse, "http://u@:1"));
    TEST_ASSERT_EQUAL_STRING("HOST_EMPTY@7",
                             start(nurl_parse_1738, "file:///"));
    TEST_ASSERT_EQUAL_STRING("HOST_EMPTY@0", start(nurl_parse_authority, ":1"));
}
