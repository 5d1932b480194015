/*
 * The interface of http_parser, with URLs of its own tests (test.c of
 * nodejs/http-parser, MIT; all are in test/vectors/corpora/mit.tsv),
 * and the differences (src/http_parser.md).
 */
#include "nurl_http_parser.h"

#include "support.h"

/* In the order of enum nurl_http_parser_url_fields. */
static const char *const names[] = { " scheme=",  " host=",  " port=",
                                     " path=",    " query=", " fragment=",
                                     " userinfo=" };

static int is_connect;

/* In the order of the text, as it is easier to read. */
static const char *fields(const char *text, size_t len)
{
    static const unsigned order[] = { NURL_UF_SCHEMA,  NURL_UF_USERINFO,
                                      NURL_UF_HOST,    NURL_UF_PORT,
                                      NURL_UF_PATH,    NURL_UF_QUERY,
                                      NURL_UF_FRAGMENT };
    struct nurl_http_parser_url u;
    struct nurl url;
    int status;
    unsigned i;

    u.port = 80;
    status = nurl_http_parser_parse_url(text, len, is_connect, &u);
    if (status != 0) {
        TEST_ASSERT_LESS_THAN(0, status);
        TEST_ASSERT_EQUAL(0, u.port);
        TEST_ASSERT_EQUAL(0, u.field_set);
        return nurl_status_name(status);
    }
    memset(&url, 0, sizeof url);
    url.text = text;
    render_start();
    for (i = 0; i < NURL_UF_MAX; i++) {
        if (u.field_set >> order[i] & 1) {
            render_part(names[order[i]], &url, u.field_data[order[i]]);
        }
    }
    return render_line();
}

static const struct row rfc_3986_rows[] = {
    /* Valid URLs of its own tests. */
    { "http://hostname/", "scheme=http host=hostname path=/" },
    { "http://hostname:444/", "scheme=http host=hostname port=444 path=/" },
    { "http://[1:2::3:4]/", "scheme=http host=1:2::3:4 path=/" },
    { "http://[1:2::3:4]:67/", "scheme=http host=1:2::3:4 port=67 path=/" },
    { "/toto.html?toto=a%20b", "path=/toto.html query=toto=a%20b" },
    { "/toto.html#titi", "path=/toto.html fragment=titi" },
    { "http://host.com:8080/p/a/t/h?query=string#hash",
      "scheme=http host=host.com port=8080 path=/p/a/t/h "
      "query=query=string fragment=hash" },
    { "http://a:b@host.com:8080/p/a/t/h?query=string#hash",
      "scheme=http userinfo=a:b host=host.com port=8080 p"
      "ath=/p/a/t/h query=query=string fragment=hash" },
    { "http://a%20:b@host.com/",
      "scheme=http userinfo=a%20:b host=host.com path=/" },
    { "http://a::b@host.com/",
      "scheme=http userinfo=a::b host=host.com path=/" },
    { "http://@hostname/fo", "scheme=http host=hostname path=/fo" },
    { "http://a!;-_!=+$@host.com/",
      "scheme=http userinfo=a!;-_!=+$ host=host.com path=/" },
    { "http://[fe80::a%25eth0]/", "scheme=http host=fe80::a%25eth0 path=/" },
    /* More is accepted: valid by RFC 3986, refused by http_parser. */
    { "http://host;ame/fo", "scheme=http host=host;ame path=/fo" },
    { "http://h#f", "scheme=http host=h fragment=f" },
    { "http://h?", "scheme=http host=h" },
    { "coap+tcp://h/", "scheme=coap+tcp host=h path=/" },
    { "http://[v1.a]", "scheme=http host=v1.a" },
    /* Bytes and addresses are checked: http_parser accepts these texts.
     */
    { "http://[::1::2]/", "IP_LITERAL" },
    { "/%zz", "PCT" },
    { "|//a", "CHAR" },
    { "/a#b#c", "CHAR" },
    /* A request line has a path however many slashes it begins with. */
    { "/", "path=/" },
    { "//h/a?b#c", "path=//h/a query=b fragment=c" },
    { "///", "path=///" },
    { "//h:x/[", "CHAR" },
    { "*", "path=*" },
    /* Bad URLs of its own tests. */
    { "hostname:443", "HOST_MISSING" },
    { "http://a:b@@hostname:443/", "HOST_CHAR" },
    { "http://:443/", "HOST_EMPTY" },
    { "http://hostname:/", "PORT_EMPTY" },
    { "/foo bar/", "CHAR" },
    { "/foo\tbar/", "CTRL" },
    { "http://host%name/fo", "PCT" },
    { "http://@/fo", "HOST_EMPTY" },
    { "http:///fo", "HOST_EMPTY" },
    { "http://[fe80::a%]/", "IP_LITERAL" },
    /* What a code says of a shape that is none. */
    { "", "EMPTY" },
    { "a/b", "SCHEME_MISSING" },
    { "?a", "SCHEME_MISSING" },
    { "mailto:a@b", "HOST_MISSING" },
    { "http:///a", "HOST_EMPTY" },
    { "http://h:/", "PORT_EMPTY" },
    { "http://h:65536/", "PORT_RANGE" },
};

void test_fields_are_those_of_rfc_3986(void)
{
    is_connect = 0;
    ROWS(fields, rfc_3986_rows);
}

void test_connect_takes_host_and_port_and_nothing_else(void)
{
    static const struct row rows[] = {
        { "hostname:443", "host=hostname port=443" },
        { "[1:2::3:4]:443", "host=1:2::3:4 port=443" },
        { "a:b@hostname:443", "USERINFO" },
        { "@hostname:443", "USERINFO" },
        { ":443", "HOST_EMPTY" },
        { "hostname", "PORT_MISSING" },
        { "hostname:", "PORT_EMPTY" },
        { "hostname:65536", "PORT_RANGE" },
        { "hostname:443/", "PORT_CHAR" },
        { "hostname:443?a", "PORT_CHAR" },
        { "hostname:443?", "PORT_CHAR" },
        { "u@h:1", "USERINFO" },
        { "h", "PORT_MISSING" },
        { "h:", "PORT_EMPTY" },
        { ":1", "HOST_EMPTY" },
        { "", "EMPTY" },
    };

    is_connect = 1;
    ROWS(fields, rows);
}

void test_a_text_longer_than_its_offsets_is_refused(void)
{
    static const char text[65535] = { 0 };
    struct nurl_http_parser_url u;
    size_t longest = NURL_TEXT_MAX;

    TEST_ASSERT_EQUAL(NURL_ERR_CTRL,
                      nurl_http_parser_parse_url(text, longest, 0, &u));
    TEST_ASSERT_EQUAL(NURL_ERR_TOO_LONG,
                      nurl_http_parser_parse_url(text, longest + 1, 0, &u));
}

void test_the_port_is_a_number_and_0_without_one(void)
{
    struct nurl_http_parser_url u;

    TEST_ASSERT_EQUAL(0, nurl_http_parser_parse_url("x://h:081/", 10, 0, &u));
    TEST_ASSERT_EQUAL(81, u.port);
    TEST_ASSERT_EQUAL(0, nurl_http_parser_parse_url("x://h:8/", 8, 0, &u));
    TEST_ASSERT_EQUAL(8, u.port);
    TEST_ASSERT_EQUAL(0, nurl_http_parser_parse_url("http://h/", 9, 0, &u));
    TEST_ASSERT_EQUAL(0, u.port);
}

void test_bytes_at_NULL_are_the_empty_text_and_never_read(void)
{
    is_connect = 1;
    TEST_ASSERT_EQUAL_STRING("EMPTY", fields(NULL, 5));
    is_connect = 0;
    TEST_ASSERT_EQUAL_STRING("EMPTY", fields(NULL, 5));
    TEST_ASSERT_EQUAL_STRING("EMPTY", fields(NULL, (size_t)NURL_TEXT_MAX + 1));
    TEST_ASSERT_EQUAL_STRING("EMPTY", fields(NULL, 0));
    TEST_ASSERT_EQUAL_STRING("EMPTY", fields("", 0));
}

/* Every field is in the text, and a field that is set is not empty. */
static void sound(const char *text, size_t len)
{
    struct nurl_http_parser_url u;
    unsigned field;

    for (is_connect = 0; is_connect < 2; is_connect++) {
        nurl_http_parser_parse_url(text, len, is_connect, &u);
        for (field = 0; field < NURL_UF_MAX; field++) {
            TEST_ASSERT_LESS_OR_EQUAL(len, (size_t)u.field_data[field].off +
                                               u.field_data[field].len);
            TEST_ASSERT_EQUAL(u.field_set >> field & 1,
                              u.field_data[field].len > 0);
        }
    }
}

void test_every_prefix_and_every_replaced_byte_gives_fields_in_the_text(void)
{
    MUTATE(sound, "http://u:p@[::1]:81//a?b#c", "///a?b#c", "[::1]:81");
}
