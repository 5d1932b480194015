/* The first two lines of a request; requirement REQ-43. */
#include "nurl_writer.h"

#include "support.h"

#define SIZE 200u
#define UNTOUCHED '\xA5'

static char buffer[SIZE];

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
        { "x://u:p@H.com:080?",
          "GET /? HTTP/1.1\\x0D\\x0AHost: H.com:080\\x0D\\x0A" },
        { "https://[fe80::1%25e]:443/%41",
          "GET /%41 HTTP/1.1\\x0D\\x0AHost: [fe80::1]\\x0D\\x0A" },
        { "//[fe80::1%e]:1",
          "GET / HTTP/1.1\\x0D\\x0AHost: [fe80::1]:1\\x0D\\x0A" },
        { "//[v1.x]/", "GET / HTTP/1.1\\x0D\\x0AHost: [v1.x]\\x0D\\x0A" },
        { "//h:0", "GET / HTTP/1.1\\x0D\\x0AHost: h:0\\x0D\\x0A" },
        { "http:a", "HOST_MISSING@5" },
        { "a", "SCHEME_MISSING@0" },
        { "//u@:65536", "HOST_EMPTY@4" },
        { "//h:65536/", "PORT_RANGE@4" },
    };

    WRITTEN(nurl_parse_zone, get, 0 | UNPLACED, rows);
    written_refuse(get, "http://h.com");
}

void test_connect_has_the_authority_in_both_lines(void)
{
    static const struct row rows[] = {
        { "http://u:p@H.com/a?b",
          "CONNECT H.com:80 HTTP/1.1\\x0D\\x0AHost: H.com:80\\x0D\\x0A" },
        { "//[fe80::1%e]:065535", "CONNECT [fe80::1]:65535 HTTP/1.1\\x0D\\x0A"
                                  "Host: [fe80::1]:65535\\x0D\\x0A" },
        { "http:a", "HOST_MISSING@5" },
        { "//u@:65536", "HOST_EMPTY@4" },
        { "//h:65536/", "PORT_RANGE@4" },
        { "//h:0/", "PORT_RANGE@4" },
        { "//h/", "PORT_MISSING@3" },
    };

    WRITTEN(nurl_parse_zone, connect, 0 | UNPLACED, rows);
    written_refuse(connect, "http://h.com");
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
        { "!#$%&'*+-.^_`|~09azAZ",
          "!#$%&'*+-.^_`|~09azAZ / HTTP/1.1\\x0D\\x0AHost: h\\x0D\\x0A" },
        { "", "EMPTY@0" },
        { " ", "CHAR@0" },
        { "GET ", "CHAR@3" },
        { "GET\r\n", "CHAR@3" },
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

void test_it_goes_after_what_is_there_and_an_error_replaces_buf(void)
{
    struct nurl_writer out = writer_of(buffer, 31);
    struct nurl url = url_of(nurl_parse, "//h");

    nurl_write_text(&out, NURL_STR("..."));
    nurl_write_request(&out, NURL_STR("GET"), &url);
    TEST_ASSERT_EQUAL_STRING("...GET / HTTP/1.1\\x0D\\x0AHost: h\\x0D\\x0A",
                             shown_writer(&out));
    nurl_write_request(&out, NURL_STR("GET"), &url);
    TEST_ASSERT_EQUAL_STRING("BUF@0", shown_writer(&out));
    TEST_ASSERT_EQUAL(28, out.len);
    TEST_ASSERT_EQUAL(25, out.missing);
    nurl_write_request(&out, NURL_STR("G T"), &url);
    TEST_ASSERT_EQUAL_STRING("CHAR@1", shown_writer(&out));
}

/* The line up to CR LF, without them, taken off. */
static struct nurl_str take_line(struct nurl_str *rest)
{
    const char *end = memchr(rest->ptr, '\r', rest->len);
    struct nurl_str line = nurl_text(rest->ptr, (size_t)(end - rest->ptr));

    TEST_ASSERT_EQUAL('\n', end[1]);
    rest->len -= line.len + 2;
    rest->ptr = end + 2;
    return line;
}

static struct nurl_str method_of_all;

/* A server takes the target and the host. */
static void sound(const char *text, size_t len)
{
    struct nurl_str method = method_of_all;
    struct nurl_str rest;
    struct nurl_str line;
    struct nurl_writer out;
    struct nurl read;
    struct nurl url;

    nurl_parse_zone(&url, text, len);
    nurl_writer_init(&out, buffer, sizeof buffer);
    nurl_write_request(&out, method, &url);
    if (nurl_writer_status(&out) != NURL_OK) {
        TEST_ASSERT_LESS_OR_EQUAL(len, out.stop);
        TEST_ASSERT_EQUAL(0, out.len);
        return;
    }
    rest = nurl_text(buffer, out.len);
    line = take_line(&rest);
    TEST_ASSERT_EQUAL(0, memcmp(line.ptr, method.ptr, method.len));
    line = nurl_text(line.ptr + method.len + 1, line.len - method.len - 10);
    TEST_ASSERT_EQUAL(NURL_OK,
                      nurl_parse_target(&read, method, line.ptr, line.len));
    line = take_line(&rest);
    TEST_ASSERT_EQUAL(0, rest.len);
    TEST_ASSERT_EQUAL(0, memcmp(line.ptr, "Host: ", 6));
    TEST_ASSERT_EQUAL(NURL_OK,
                      nurl_parse_host_field(&read, line.ptr + 6, line.len - 6));
}

void test_a_server_takes_what_every_mutant_of_a_url_gives(void)
{
    method_of_all = NURL_STR("GET");
    MUTATE(sound, "http://u:p@[a::1]:81/a%20b/c?d#f", "https://h.com");
    method_of_all = NURL_STR("CONNECT");
    MUTATE(sound, "http://u:p@[a::1]:81/a%20b/c?d#f", "https://h.com");
}
