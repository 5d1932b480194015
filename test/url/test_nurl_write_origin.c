/* The origin of a URL as text; requirement REQ-45. */
#include "nurl_equal.h"

#include "support.h"

static const struct row origin_rows[] = {
    /* It has scheme, host, and a port that is not the default one. */
    { "HTTP://u:p@H.%43om/a?b#c", "http://h.com" },
    { "foo://h:7/", "foo://h:7" },
    { "http://[V1.A]", "http://[v1.a]" },
    /* A port 0 is no default port. */
    { "foo://h:0", "foo://h:0" },
    { "http://h:00", "http://h:0" },
    /* An address is in the form of RFC 5952 and has no zone. */
    { "http://[2001:DB8::0:1]:81", "http://[2001:db8::1]:81" },
    { "ws://[FE80::1%25eth0]/", "ws://[fe80::1]" },
    { "ws://[0::0%E]", "ws://[::]" },
    /* A URL without scheme or host has none. */
    { "//h/a", "null" },
    { "http://u@:80", "null" },
    { "http://", "null" },
};

void test_an_origin_has_scheme_host_and_port(void)
{
    WRITTEN(nurl_parse_zone, nurl_write_origin, 3 | UNPLACED | ONLY_3986,
            origin_rows);
}

void test_a_url_whose_scheme_or_host_was_cleared_has_none(void)
{
    struct nurl whole = url_of(nurl_parse, "http://[::1]");
    struct nurl url = whole;

    clear(&url.host);
    TEST_ASSERT_EQUAL_STRING("null", written_line(nurl_write_origin, &url));
    TEST_ASSERT_FALSE(nurl_same_origin(&url, &url));
    url = whole;
    url.scheme.len = 0;
    TEST_ASSERT_EQUAL_STRING("null", written_line(nurl_write_origin, &url));
    TEST_ASSERT_FALSE(nurl_same_origin(&url, &url));
}

/* As text: "null" is the origin of no other URL. */
static void check_pair(const char *a, const char *b)
{
    char text[60];
    struct nurl x = url_of(nurl_parse, a);
    struct nurl y = url_of(nurl_parse, b);

    strcpy(text, written_line(nurl_write_origin, &x));
    TEST_ASSERT_EQUAL_MESSAGE(
        strcmp(text, "null") != 0 &&
            strcmp(text, written_line(nurl_write_origin, &y)) == 0,
        nurl_same_origin(&x, &y), a);
}

static const char *const urls[] = {
    "http://h",
    "HTTP://%48:80",
    "http://h:080/a",
    "http://h:",
    "http://h:0",
    "http://h:00",
    "http://h:443",
    "https://h",
    "https://h:443",
    "http://h.",
    "http://%2f",
    "http://%2F",
    "foo://h",
    "foo://h:80",
    "foo://h:0",
    "http://[::1]",
    "http://[0::1]:80/b",
    "http://1.2.3.4",
    "http://[::]",
    "http://[v1.A]",
    "http://[v1.a]/c",
    "http://h:65536",
    "file:///a",
    "http://[::1]:81",
    "//h",
    "null",
};

void test_two_urls_have_the_same_text_if_they_have_the_same_origin(void)
{
    size_t count = sizeof urls / sizeof urls[0];
    size_t i;
    size_t j;

    for (i = 0; i < count; i++) {
        for (j = 0; j < count; j++) {
            check_pair(urls[i], urls[j]);
        }
    }
}
