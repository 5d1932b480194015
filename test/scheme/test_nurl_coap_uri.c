/* URIs from options: each row has the server of a request, its options and the
 * URI. */
#include "nurl_coap.h"

#include <stdlib.h>

#include "cri_round.h"
#include "support.h"

static char buffer[1024];

/* Takes the text before the bar, and the bar, off *rest. */
static struct nurl_str take(const char **at)
{
    size_t len = strcspn(*at, "|");
    struct nurl_str part = nurl_text(*at, len);

    *at += len + ((*at)[len] == '|');
    return part;
}

/* One option, "NUMBER value": its value in a block of exactly its size. */
static void write_one(struct nurl_writer *out, struct nurl_coap_uri *uri,
                      struct nurl_str option)
{
    char *end;
    unsigned number = (unsigned)strtoul(option.ptr, &end, 10);
    size_t len = option.len - (size_t)(end + 1 - option.ptr);
    char *block = exact_open(end + 1, len);

    nurl_write_coap_option(out, uri, number, nurl_text(block, len));
    exact_close(block);
}

/* "SCHEME|HOST|PORT" and then options. */
static void write_all(struct nurl_writer *out, const char *text, size_t len)
{
    char request[200] = { 0 };
    const char *at = request;
    struct nurl_coap_uri uri;
    struct nurl_str scheme;
    struct nurl_str host;

    TEST_ASSERT_LESS_THAN(sizeof request, len);
    memcpy(request, text, len);
    memset(&uri, 0xA5, sizeof uri);
    scheme = take(&at);
    host = take(&at);
    nurl_coap_uri_begin(&uri, scheme, host,
                        (uint16_t)strtoul(take(&at).ptr, NULL, 10));
    while (*at != '\0') {
        write_one(out, &uri, take(&at));
    }
    nurl_write_coap_end(out, &uri);
}

#define RAW                                                                    \
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"       \
    "!$'()*+,;=:@"

static const struct row parts_uri_rows[] = {
    /* The examples of the RFC. RFC 7252 appendix B. Its last URI has
       "%2F%2F" in the query, where 6.5 step 8 leaves a "/" as it is; the
       options of both are the same. */
    { "coap|[2001:db8::2:1]|5683", "coap://[2001:db8::2:1]/" },
    { "coap|[2001:db8::2:1]|5683|3 example.net|11 .well-known|11 core",
      "coap://example.net/.well-known/core" },
    { "coap|[2001:db8::2:1]|5683|3 xn--18j4d.example|11 "
      "\xE3\x81\x93\xE3\x82\x93\xE3\x81\xAB"
      "\xE3\x81\xA1\xE3\x81\xAF",
      "coap://xn--18j4d.example/"
      "%E3%81%93%E3%82%93%E3%81%AB%E3%81%A1%E3%81%AF" },
    { "coap|198.51.100.1|61616|11 |11 /|11 |11 |15 //|15 ?&",
      "coap://198.51.100.1:61616//%2F//?//&?%26" },
    /* The port is written unless it is the default port of the scheme. */
    { "coap|h|5684", "coap://h:5684/" },
    { "coaps+tcp|h|5684", "coaps+tcp://h/" },
    { "coap|h|65535", "coap://h:65535/" },
    /* The options of host and port replace the server's. */
    { "coap|h|61616|7 \x16\x33", "coap://h/" },
    { "coap|h|5683|7 \xF0\xB0", "coap://h:61616/" },
    { "coap|h|5683|3 g|7 \x50|11 a|15 b", "coap://g:80/a?b" },
    { "coap|h|5683|7 ", "coap://h:0/" },
    { "coap||5683|3 \x80", "coap://%80/" },
    { "coap||5683|3 \x7F", "CTRL@0" },
    /* Without a segment the path is one slash. */
    { "coap|h|5683|15 a", "coap://h/?a" },
    { "coap|h|5683|11 a|11 ", "coap://h/a/" },
    { "coap|h|5683|11 a|15 b|15 c", "coap://h/a?b&c" },
    /* A byte that is no pchar is escaped in a segment. */
    { "coap|h|5683|11 " RAW "&", "coap://h/" RAW "&" },
    { "coap|h|5683|11 \x01\x1F\x7F\x80\xFF", "coap://h/%01%1F%7F%80%FF" },
    { "coap|h|5683|11 .a", "coap://h/.a" },
    { "coap|h|5683|11 a.", "coap://h/a." },
    /* Slash and question mark are data in a query and the ampersand is not.
     */
    { "coap|h|5683|15 " RAW "/?", "coap://h/?" RAW "/?" },
    { "coap|h|5683|15 &#[]%", "coap://h/?%26%23%5B%5D%25" },
    { "coap|h|5683|15 ..|15 .", "coap://h/?..&." },
    /* Bytes outside ASCII are escaped in a host, and invalid bytes are refused.
     */
    { "coap|x|5683|3 b\xC3\xBC"
      "cher.example",
      "coap://b%C3%BCcher.example/" },
    { "coap|x|5683|3 ", "HOST_EMPTY@0" },
    { "coap|x|5683|3 h\x01", "CTRL@1" },
    { "coap|x|5683|3 [::1]x", "HOST_CHAR@5" },
    { "coap|x|5683|3 [fe80::1%25a]", "IP_LITERAL@0" },
    /* The server must have a scheme and a host as in a URL. */
    { "http|h|80", "SCHEME@0" },
    { "coap||5683", "HOST_EMPTY@0" },
    { "coap|%41%c3|5683", "coap://%41%c3/" },
    /* A segment that a URL would lose is refused. */
    { "coap|h|5683|11 a|11 .", "DEC_FORBIDDEN@0" },
    { "coap|h|5683|11 ..", "DEC_FORBIDDEN@0" },
    /* Options are in ascending order, host and port at most once. */
    { "coap|h|5683|3 a|3 b", "CHAR@0" },
    { "coap|h|5683|7 a|7 b", "CHAR@0" },
    { "coap|h|5683|11 a|3 b", "CHAR@0" },
    /* url/test_lengths.c tests a value of 256 bytes. */
    { "coap|h|5683|7 abc", "OPTION_LEN@0" },
    /* Options that are not a part of a URI are skipped. */
    { "coap|h|5683|1 x|3 g|4 x|5 |6 x|7 \x50|9 x|11 a|12 x|14 x|15 b|17 "
      "x|60 x",
      "coap://g:80/a?b" },
    { "coap|h|5683|6 |12 ..|17 ", "coap://h/" },
    /* A response tells where its resource is. */
    { "coap|h.com|5683|8 rd|8 4521|20 v=1", "coap://h.com/rd/4521?v=1" },
    { "coap|h|5683|8 ...", "coap://h/..." },
    { "coap|h|5683|20 ..|20 .", "coap://h/?..&." },
    { "coap|h|5683|8 a|8 .", "DEC_FORBIDDEN@0" },
    { "http|h|80|8 a", "SCHEME@0" },
    { "coap||5683|20 a", "HOST_EMPTY@0" },
    /* No message has the options of a request and of a location. */
    { "coap|h|5683|8 a|11 b", "CHAR@0" },
    { "coap|h|5683|20 b|15 a", "CHAR@0" },
    { "coap|h|5683|8 a|7 b", "CHAR@0" },
};

void test_options_are_the_parts_of_a_uri(void)
{
    WRITES(write_all, 3, parts_uri_rows);
}

static const char *option_of(struct nurl_str scheme, struct nurl_str host,
                             struct nurl_str value)
{
    struct nurl_coap_uri uri;
    struct nurl_writer out = writer_of(buffer, sizeof buffer);

    nurl_coap_uri_begin(&uri, scheme, host, 5683);
    if (value.len > 0) {
        nurl_write_coap_option(&out, &uri, NURL_COAP_URI_PATH, value);
    }
    nurl_write_coap_end(&out, &uri);
    return shown_writer(&out);
}

void test_bytes_at_null_are_never_read(void)
{
    struct nurl_str coap = NURL_STR("coap");
    struct nurl_str none = { NULL, 0 };
    struct nurl_coap_uri uri;
    struct nurl_writer out = writer_of(buffer, sizeof buffer);

    TEST_ASSERT_EQUAL_STRING(
        "EMPTY@0", option_of(coap, NURL_STR("h"), nurl_text(NULL, 3)));
    TEST_ASSERT_EQUAL_STRING("HOST_EMPTY@0", option_of(coap, none, none));
    TEST_ASSERT_EQUAL_STRING(
        "SCHEME@0", option_of(nurl_text(NULL, 4), NURL_STR("h"), none));
    nurl_coap_uri_begin(&uri, coap, NURL_STR("h"), 5683);
    nurl_write_coap_option(&out, &uri, NURL_COAP_URI_PATH, none);
    TEST_ASSERT_EQUAL_STRING("coap://h/", shown_writer(&out));
}

/* Feeds all options of a URL; the URI goes to `buffer`. */
static enum nurl_status recompose(struct nurl_writer *out,
                                  const struct nurl *url)
{
    static char value[256];
    struct nurl_coap coap;
    struct nurl_coap_option option;
    struct nurl_coap_uri uri;
    struct nurl_writer octets;

    nurl_writer_init(out, buffer, sizeof buffer);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_coap_begin(&coap, url, 0));
    nurl_coap_uri_begin(&uri, nurl_part(url, url->scheme),
                        nurl_part(url, url->host), coap.port);
    while (nurl_coap_next(&coap, &option)) {
        nurl_writer_init(&octets, value, sizeof value);
        nurl_write_coap_value(&octets, &option);
        nurl_write_coap_option(out, &uri, option.number,
                               nurl_text(value, octets.len));
    }
    nurl_write_coap_end(out, &uri);
    return nurl_writer_status(out);
}

/* 6.5 refuses hosts that are no name, such as "a b". */
static int is_refused_host(enum nurl_status status)
{
    return status == NURL_ERR_HOST_CHAR || status == NURL_ERR_CTRL ||
           status == NURL_ERR_PCT;
}

static unsigned recomposed;

static void check_again(const char *text, size_t len)
{
    struct nurl_coap coap;
    struct nurl_writer out;
    struct nurl url;
    struct nurl back;

    if (nurl_parse(&url, text, len) != NURL_OK ||
        nurl_coap_begin(&coap, &url, 0) != NURL_OK ||
        is_refused_host(recompose(&out, &url))) {
        return;
    }
    TEST_ASSERT_EQUAL_MESSAGE(NURL_OK, nurl_writer_status(&out), text);
    TEST_ASSERT_EQUAL_MESSAGE(NURL_OK, nurl_parse(&back, buffer, out.len),
                              text);
    TEST_ASSERT_TRUE_MESSAGE(cri_round_same_options(&url, &back), text);
    recomposed++;
}

void test_the_uri_of_the_options_of_a_url_has_the_same_options(void)
{
    recomposed = 0;
    vectors_check(&vectors_coap, check_again);
    TEST_ASSERT_GREATER_THAN(40, recomposed);
}

/* What a buffer of this size has, and the option after that. */
struct cut {
    size_t size;
    uint16_t port;
    unsigned number;
};

void test_a_delimiter_without_space_has_no_place_in_the_value(void)
{
    static const struct cut cuts[] = {
        { 8, 5683, NURL_COAP_URI_PATH },  /* "coap://h" */
        { 4, 5683, NURL_COAP_URI_PATH },  /* "coap" */
        { 8, 81, NURL_COAP_URI_PATH },    /* "coap://h", and no ":" */
        { 8, 5683, NURL_COAP_URI_QUERY }, /* and no "/" before "?" */
        { 9, 5683, NURL_COAP_URI_QUERY }, /* "coap://h/" */
        { 8, 5683, NURL_COAP_LOCATION_PATH },
        { 8, 5683, NURL_COAP_LOCATION_QUERY },
    };
    struct nurl_coap_uri uri;
    struct nurl_writer out;
    unsigned i;

    for (i = 0; i < sizeof cuts / sizeof cuts[0]; i++) {
        nurl_coap_uri_begin(&uri, NURL_STR("coap"), NURL_STR("h"),
                            cuts[i].port);
        nurl_writer_init(&out, buffer, cuts[i].size);
        nurl_write_coap_option(&out, &uri, cuts[i].number, NURL_STR("abc"));
        TEST_ASSERT_EQUAL_STRING("BUF@0", shown_writer(&out));
    }
}
