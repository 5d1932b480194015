/* The first two lines of a request; requirement REQ-43. */
#include "nurl_writer.h"

#include "support.h"

static char buffer[200];

static const char *request_by(const struct nurl *url, struct nurl_str method)
{
    struct nurl_writer out = writer_of(buffer, sizeof buffer);

    nurl_write_request(&out, method, url);
    return shown_writer(&out);
}

URL_WRITER(get, nurl_write_request(out, NURL_STR("GET"), url))
URL_WRITER(connect, nurl_write_request(out, NURL_STR("CONNECT"), url))

void test_the_first_line_has_the_target_and_the_second_the_host(void)
{
    static const struct row rows[] = {
        { "http://h/a?b#c", "GET /a?b HTTP/1.1\\x0D\\x0AHost: h\\x0D\\x0A" },
        { "http://h/?", "GET /? HTTP/1.1\\x0D\\x0AHost: h\\x0D\\x0A" },
        { "//h:0", "GET / HTTP/1.1\\x0D\\x0AHost: h:0\\x0D\\x0A" },
        { "//h:65536/", "PORT_RANGE@4" },
    };

    WRITTEN(nurl_parse_zone, get, 0 | UNPLACED | ONLY_3986, rows);
}

void test_connect_has_the_authority_in_both_lines(void)
{
    static const struct row rows[] = {
        { "http://u:p@H.com/a?b",
          "CONNECT H.com:80 HTTP/1.1\\x0D\\x0AHost: H.com:80\\x0D\\x0A" },
        { "//u@:65536", "HOST_EMPTY@4" },
        { "//h/", "PORT_MISSING@3" },
    };

    WRITTEN(nurl_parse_zone, connect, 0 | UNPLACED | ONLY_3986, rows);
}

/* The case of a method counts, and each of its bytes. */
void test_another_method_of_seven_bytes_is_not_connect(void)
{
    static const char *const methods[] = { "OPTIONS", "connect", "CONNECt",
                                           "cONNECT", "CONXECT" };
    struct nurl url = url_of(nurl_parse, "//h/a");
    unsigned i;

    for (i = 0; i < sizeof methods / sizeof methods[0]; i++) {
        request_by(&url, nurl_text(methods[i], 7));
        TEST_ASSERT_EQUAL(0, memcmp(buffer, methods[i], 7));
        TEST_ASSERT_EQUAL(0, memcmp(buffer + 7, " /a HTTP/1.1\r\n", 14));
    }
    TEST_ASSERT_EQUAL_STRING("PORT_MISSING@3", written_line(connect, &url));
    request_by(&url, NURL_STR("CONNECTS"));
    TEST_ASSERT_EQUAL(0, memcmp(buffer, "CONNECTS /a ", 12));
    request_by(&url, NURL_STR("CONNEC"));
    TEST_ASSERT_EQUAL(0, memcmp(buffer, "CONNEC /a ", 10));
}

static struct nurl h; /* a good URL */

static const char *of_method(const char *text, size_t len)
{
    return request_by(&h, nurl_text(text, len));
}

void test_a_method_is_a_token(void)
{
    static const struct row rows[] = {
        { "M-SEARCH", "M-SEARCH / HTTP/1.1\\x0D\\x0AHost: h\\x0D\\x0A" },
        { " ", "CHAR@0" },
        { "a:b/c", "CHAR@1" },
    };

    h = url_of(nurl_parse, "//h");
    ROWS(of_method, rows);
    TEST_ASSERT_EQUAL_STRING("EMPTY@0", of_method(NULL, 0));
    TEST_ASSERT_EQUAL_STRING("EMPTY@0", of_method(NULL, 3));
    TEST_ASSERT_EQUAL_STRING("TOO_LONG@65535",
                             of_method("GET", (size_t)NURL_TEXT_MAX + 1));
}

/* RFC 9110 5.6.2, written again */
void test_each_byte_is_in_a_token_or_not(void)
{
    char byte;
    unsigned i;

    h = url_of(nurl_parse, "//h");
    for (i = 0; i < 256; i++) {
        byte = (char)i;
        TEST_ASSERT_EQUAL(i > ' ' && i < 0x7F &&
                              !strchr("\"(),/:;<=>?@[\\]{}", (int)i),
                          of_method(&byte, 1)[0] == byte &&
                              strcmp(of_method(&byte, 1), "CHAR@0") != 0);
    }
}

/* Unparsed, then the method, then the host. */
void test_the_first_error_is_the_one_of_the_url_itself(void)
{
    struct nurl url;

    memset(&url, 0, sizeof url);
    TEST_ASSERT_EQUAL_STRING("UNPARSED@0", request_by(&url, NURL_STR("a b")));
    url = url_of(nurl_parse, "http:");
    TEST_ASSERT_EQUAL_STRING("CHAR@1", request_by(&url, NURL_STR("a b")));
    TEST_ASSERT_EQUAL_STRING("HOST_MISSING@5", written_line(get, &url));
}
