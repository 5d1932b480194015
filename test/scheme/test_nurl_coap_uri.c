/* URIs put together from options, each line the options and the URI. */
#include "nurl_coap.h"

#include <stdlib.h>
#include <string.h>

#include "exact.h"
#include "nurl_host.h"
#include "nurl_parse.h"
#include "rooms.h"
#include "shown.h"
#include "unity.h"
#include "vector_inputs.h"

/* Where a request went, if it does not say so itself. */
struct request {
    const char *scheme;
    const char *host;
    uint16_t port;
    const char *options; /* "NUMBER value" between bars */
};

struct row {
    struct request request;
    const char *expected; /* the URI, or a fault */
};

static char room[1024];

static struct nurl_str str(const char *text)
{
    return nurl_text(text, strlen(text));
}

/* One option: its value where not one octet is behind it. */
static void write_one(struct nurl_writer *out, struct nurl_coap_uri *uri,
                      const char *text, size_t len)
{
    char *end;
    unsigned number = (unsigned)strtoul(text, &end, 10);
    size_t value_len = len - (size_t)(end + 1 - text);
    char *block = exact_open(end + 1, value_len);

    nurl_write_coap_option(out, uri, number, nurl_text(block, value_len));
    exact_close(block);
}

static void write_all(struct nurl_writer *out, const void *what)
{
    const struct request *request = what;
    const char *at = request->options;
    struct nurl_coap_uri uri;
    size_t len;

    memset(&uri, 0xA5, sizeof uri);
    nurl_coap_uri_begin(&uri, str(request->scheme), str(request->host),
                        request->port);
    while (*at != '\0') {
        len = strcspn(at, "|");
        write_one(out, &uri, at, len);
        at += len + (at[len] == '|');
    }
    nurl_write_coap_end(out, &uri);
}

static const char *written(const struct request *request)
{
    struct nurl_writer out;

    nurl_writer_init(&out, room, sizeof room);
    write_all(&out, request);
    return shown_writer(&out);
}

static void check_all(const struct row *rows, size_t count)
{
    size_t i;

    for (i = 0; i < count; i++) {
        TEST_ASSERT_EQUAL_STRING_MESSAGE(rows[i].expected,
                                         written(&rows[i].request),
                                         rows[i].request.options);
    }
}

#define CHECK(rows) check_all(rows, sizeof rows / sizeof rows[0])

/* RFC 7252 appendix B. Its last URI has "%2F%2F" in the query, where 6.5 step 8
 * leaves a "/" as it is; the options of both are the same. */
void test_the_examples_of_the_rfc(void)
{
    static const struct row rows[] = {
        { { "coap", "[2001:db8::2:1]", 5683, "" }, "coap://[2001:db8::2:1]/" },
        { { "coap", "[2001:db8::2:1]", 5683, "3 example.net" },
          "coap://example.net/" },
        { { "coap", "[2001:db8::2:1]", 5683,
            "3 example.net|11 .well-known|11 core" },
          "coap://example.net/.well-known/core" },
        { { "coap", "[2001:db8::2:1]", 5683,
            "3 xn--18j4d.example|11 \xE3\x81\x93\xE3\x82\x93\xE3\x81\xAB"
            "\xE3\x81\xA1\xE3\x81\xAF" },
          "coap://xn--18j4d.example/"
          "%E3%81%93%E3%82%93%E3%81%AB%E3%81%A1%E3%81%AF" },
        { { "coap", "198.51.100.1", 61616, "11 |11 /|11 |11 |15 //|15 ?&" },
          "coap://198.51.100.1:61616//%2F//?//&?%26" },
    };

    CHECK(rows);
}

void test_the_port_is_written_unless_it_is_the_default_port_of_the_scheme(void)
{
    static const struct row rows[] = {
        { { "coap", "h", 5683, "" }, "coap://h/" },
        { { "coap", "h", 5684, "" }, "coap://h:5684/" },
        { { "coaps", "h", 5684, "" }, "coaps://h/" },
        { { "coap+tcp", "h", 5683, "" }, "coap+tcp://h/" },
        { { "coaps+tcp", "h", 5684, "" }, "coaps+tcp://h/" },
        { { "coap+ws", "h", 80, "" }, "coap+ws://h/" },
        { { "coaps+ws", "h", 443, "" }, "coaps+ws://h/" },
        { { "COAP", "h", 5683, "" }, "COAP://h/" },
        { { "coap", "h", 0, "" }, "coap://h:0/" },
        { { "coap", "h", 65535, "" }, "coap://h:65535/" },
    };

    CHECK(rows);
}

void test_the_options_of_host_and_port_say_more_than_where_it_went(void)
{
    static const struct row rows[] = {
        { { "coap", "h", 61616, "7 \x16\x33" }, "coap://h/" },
        { { "coap", "h", 5683, "7 \xF0\xB0" }, "coap://h:61616/" },
        { { "coap", "h", 5683, "7 \x50" }, "coap://h:80/" },
        { { "coap", "h", 5683, "7 " }, "coap://h:0/" },
        { { "coap", "h", 5683, "3 g|7 \x50|11 a|15 b" }, "coap://g:80/a?b" },
        { { "coap", "", 5683, "3 g" }, "coap://g/" },
        { { "coap", "", 5683, "3 \x80" }, "coap://%80/" },
        { { "coap", "", 5683, "3 \x7F" }, "CTRL@0" },
        { { "coap", "h", 5683, "3 1.2.3.4" }, "coap://1.2.3.4/" },
        { { "coap", "h", 5683, "3 [::1]" }, "coap://[::1]/" },
    };

    CHECK(rows);
}

void test_without_a_segment_the_path_is_one_slash(void)
{
    static const struct row rows[] = {
        { { "coap", "h", 5683, "15 a" }, "coap://h/?a" },
        { { "coap", "h", 5683, "15 " }, "coap://h/?" },
        { { "coap", "h", 5683, "15 |15 " }, "coap://h/?&" },
        { { "coap", "h", 5683, "11 " }, "coap://h/" },
        { { "coap", "h", 5683, "11 |11 " }, "coap://h//" },
        { { "coap", "h", 5683, "11 a|11 " }, "coap://h/a/" },
        { { "coap", "h", 5683, "11 a|15 b|15 c" }, "coap://h/a?b&c" },
    };

    CHECK(rows);
}

#define RAW                                                                    \
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"       \
    "!$'()*+,;=:@"

void test_what_is_no_pchar_is_escaped_in_a_segment(void)
{
    static const struct row rows[] = {
        { { "coap", "h", 5683, "11 " RAW "&" }, "coap://h/" RAW "&" },
        { { "coap", "h", 5683, "11 /?#[]%" }, "coap://h/%2F%3F%23%5B%5D%25" },
        { { "coap", "h", 5683, "11  \"<>\\^`{}" },
          "coap://h/%20%22%3C%3E%5C%5E%60%7B%7D" },
        { { "coap", "h", 5683, "11 \x01\x1F\x7F\x80\xFF" },
          "coap://h/%01%1F%7F%80%FF" },
        { { "coap", "h", 5683, "11 %41" }, "coap://h/%2541" },
        { { "coap", "h", 5683, "11 ..." }, "coap://h/..." },
        { { "coap", "h", 5683, "11 .a" }, "coap://h/.a" },
        { { "coap", "h", 5683, "11 a." }, "coap://h/a." },
    };

    CHECK(rows);
}

void test_slash_and_question_mark_are_data_in_a_query_and_the_ampersand_is_not(
    void)
{
    static const struct row rows[] = {
        { { "coap", "h", 5683, "15 " RAW "/?" }, "coap://h/?" RAW "/?" },
        { { "coap", "h", 5683, "15 &#[]%" }, "coap://h/?%26%23%5B%5D%25" },
        { { "coap", "h", 5683, "15 \x01 \xC3\xA9" }, "coap://h/?%01%20%C3%A9" },
        { { "coap", "h", 5683, "15 ..|15 ." }, "coap://h/?..&." },
    };

    CHECK(rows);
}

void test_a_host_outside_ascii_is_escaped_and_what_no_name_holds_is_refused(
    void)
{
    static const struct row rows[] = {
        { { "coap", "x", 5683,
            "3 b\xC3\xBC"
            "cher.example" },
          "coap://b%C3%BCcher.example/" },
        { { "coap", "x", 5683, "3 a_b~!$&'()*+,;=" },
          "coap://a_b~!$&'()*+,;=/" },
        { { "coap", "x", 5683, "3 " }, "HOST_EMPTY@0" },
        { { "coap", "x", 5683, "3 a b" }, "HOST_CHAR@1" },
        { { "coap", "x", 5683, "3 ab/c" }, "HOST_CHAR@2" },
        { { "coap", "x", 5683, "3 u@h" }, "HOST_CHAR@1" },
        { { "coap", "x", 5683, "3 h:1" }, "HOST_CHAR@1" },
        { { "coap", "x", 5683, "3 ::1" }, "HOST_CHAR@0" },
        { { "coap", "x", 5683, "3 h\x01" }, "CTRL@1" },
        { { "coap", "x", 5683, "3 h%41" }, "PCT@1" },
        { { "coap", "x", 5683, "3 [::1" }, "IP_LITERAL@0" },
        { { "coap", "x", 5683, "3 [::1]x" }, "HOST_CHAR@5" },
        { { "coap", "x", 5683, "3 [fe80::1%25a]" }, "IP_LITERAL@0" },
    };

    CHECK(rows);
}

void test_where_it_went_must_be_a_scheme_and_a_host_as_in_a_url(void)
{
    static const struct row rows[] = {
        { { "http", "h", 80, "" }, "SCHEME@0" },
        { { "", "h", 80, "" }, "SCHEME@0" },
        { { "mqtt", "h", 80, "" }, "SCHEME@0" },
        { { "rtsp", "h", 80, "" }, "SCHEME@0" },
        { { "coap+udp", "h", 80, "11 a" }, "SCHEME@0" },
        { { "coap", "", 5683, "" }, "HOST_EMPTY@0" },
        { { "coap", "", 5683, "11 a" }, "HOST_EMPTY@0" },
        { { "coap", "a b", 5683, "" }, "HOST_CHAR@1" },
        { { "coap", "::1", 5683, "" }, "HOST_CHAR@0" },
        { { "coap", "%41%c3", 5683, "" }, "coap://%41%c3/" },
    };

    CHECK(rows);
}

void test_a_segment_that_a_url_would_lose_is_refused(void)
{
    static const struct row rows[] = {
        { { "coap", "h", 5683, "11 a|11 ." }, "DEC_FORBIDDEN@0" },
        { { "coap", "h", 5683, "11 .." }, "DEC_FORBIDDEN@0" },
    };

    CHECK(rows);
}

void test_options_ascend_and_host_and_port_stand_once(void)
{
    static const struct row rows[] = {
        { { "coap", "h", 5683, "3 a|3 b" }, "CHAR@0" },
        { { "coap", "h", 5683, "7 a|7 b" }, "CHAR@0" },
        { { "coap", "h", 5683, "7 a|3 b" }, "CHAR@0" },
        { { "coap", "h", 5683, "11 a|3 b" }, "CHAR@0" },
        { { "coap", "h", 5683, "11 a|7 b" }, "CHAR@0" },
        { { "coap", "h", 5683, "15 a|11 b" }, "CHAR@0" },
    };

    CHECK(rows);
}

void test_options_that_are_no_part_of_a_uri_are_passed_over(void)
{
    static const struct row rows[] = {
        { { "coap", "h", 5683,
            "1 x|3 g|4 x|5 |6 x|7 \x50|8 x|11 a|12 x|14 x|15 b|17 x|60 x" },
          "coap://g:80/a?b" },
        { { "coap", "h", 5683, "6 |12 ..|17 " }, "coap://h/" },
    };

    CHECK(rows);
}

/* A value of that many octets. */
static const char *written_long(unsigned number, size_t len)
{
    static char value[256];
    struct nurl_coap_uri uri;
    struct nurl_writer out;

    memset(value, 'a', sizeof value);
    nurl_writer_init(&out, room, sizeof room);
    nurl_coap_uri_begin(&uri, str("coap"), str("h"), 5683);
    nurl_write_coap_option(&out, &uri, number, nurl_text(value, len));
    nurl_write_coap_end(&out, &uri);
    return nurl_writer_status(&out) == NURL_OK ? "" : shown_writer(&out);
}

void test_a_value_that_is_too_long_is_refused(void)
{
    TEST_ASSERT_EQUAL_STRING("", written_long(3, 255));
    TEST_ASSERT_EQUAL_STRING("", written_long(7, 2));
    TEST_ASSERT_EQUAL_STRING("", written_long(11, 255));
    TEST_ASSERT_EQUAL_STRING("", written_long(15, 255));
    TEST_ASSERT_EQUAL_STRING("OPTION_LEN@0", written_long(3, 256));
    TEST_ASSERT_EQUAL_STRING("OPTION_LEN@0", written_long(7, 3));
    TEST_ASSERT_EQUAL_STRING("OPTION_LEN@0", written_long(7, 256));
    TEST_ASSERT_EQUAL_STRING("OPTION_LEN@0", written_long(11, 256));
    TEST_ASSERT_EQUAL_STRING("OPTION_LEN@0", written_long(15, 256));
    TEST_ASSERT_EQUAL_STRING("", written_long(35, 256));
}

void test_a_second_value_that_is_too_long_is_refused(void)
{
    static char value[256];
    struct nurl_coap_uri uri;
    struct nurl_writer out;

    memset(value, 'a', sizeof value);
    nurl_writer_init(&out, room, sizeof room);
    nurl_coap_uri_begin(&uri, str("coap"), str("h"), 5683);
    nurl_write_coap_option(&out, &uri, 11, nurl_text(value, 255));
    nurl_write_coap_option(&out, &uri, 11, nurl_text(value, 256));
    TEST_ASSERT_EQUAL(NURL_ERR_OPTION_LEN, nurl_writer_status(&out));
}

void test_a_room_too_small_holds_a_prefix_and_the_length_is_counted(void)
{
    static const struct request requests[] = {
        { "coaps+tcp", "[::1]", 61616, "11 a b|11 |15 &" },
        { "coap", "x", 1, "3 \xC3\xA9|7 \x50|15 \x01" },
        { "coap", "h", 5683, "" },
    };
    unsigned i;

    for (i = 0; i < sizeof requests / sizeof requests[0]; i++) {
        rooms_check(write_all, &requests[i], 3);
    }
}

void test_a_fault_of_an_option_outranks_a_room_too_small(void)
{
    static const struct request request = { "coap", "h", 5683, "11 a|11 .." };
    struct nurl_writer out;

    nurl_writer_init(&out, room, 3);
    write_all(&out, &request);
    TEST_ASSERT_EQUAL_STRING("DEC_FORBIDDEN@0", shown_writer(&out));
}

void test_octets_at_null_are_never_read(void)
{
    struct nurl_coap_uri uri;
    struct nurl_writer out;

    nurl_writer_init(&out, room, sizeof room);
    nurl_coap_uri_begin(&uri, str("coap"), str("h"), 5683);
    nurl_write_coap_option(&out, &uri, NURL_COAP_URI_PATH, nurl_text(NULL, 3));
    TEST_ASSERT_EQUAL_STRING("EMPTY@0", shown_writer(&out));
    nurl_writer_init(&out, room, sizeof room);
    nurl_write_coap_option(&out, &uri, NURL_COAP_URI_PATH, nurl_text(NULL, 0));
    TEST_ASSERT_EQUAL_STRING("coap://h/", shown_writer(&out));
    nurl_writer_init(&out, room, sizeof room);
    nurl_coap_uri_begin(&uri, str("coap"), nurl_text(NULL, 0), 5683);
    nurl_write_coap_end(&out, &uri);
    TEST_ASSERT_EQUAL_STRING("HOST_EMPTY@0", shown_writer(&out));
}

/* Feeds all options of a URL; the URI goes to `room`. */
static enum nurl_status recompose(struct nurl_writer *out,
                                  const struct nurl *url)
{
    static char value[256];
    struct nurl_coap coap;
    struct nurl_coap_option option;
    struct nurl_coap_uri uri;
    struct nurl_writer octets;

    nurl_writer_init(out, room, sizeof room);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_coap_begin(&coap, url, 0));
    nurl_coap_uri_begin(&uri, nurl_part(url, url->scheme),
                        nurl_part(url, url->host),
                        nurl_default_port(nurl_part(url, url->scheme)));
    while (nurl_coap_next(&coap, &option)) {
        nurl_writer_init(&octets, value, sizeof value);
        nurl_write_coap_value(&octets, &option);
        nurl_write_coap_option(out, &uri, option.number,
                               nurl_text(value, octets.len));
    }
    nurl_write_coap_end(out, &uri);
    return nurl_writer_status(out);
}

/* Both URLs have the same options, octet for octet. */
static void same_options(const struct nurl *a, const struct nurl *b)
{
    static char values[2][256];
    struct nurl_coap walks[2];
    struct nurl_coap_option options[2];
    struct nurl_writer out;
    int more;
    unsigned i;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_coap_begin(&walks[0], a, 0));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_coap_begin(&walks[1], b, 0));
    do {
        more = nurl_coap_next(&walks[0], &options[0]);
        TEST_ASSERT_EQUAL(more, nurl_coap_next(&walks[1], &options[1]));
        for (i = 0; more && i < 2; i++) {
            nurl_writer_init(&out, values[i], sizeof values[i]);
            nurl_write_coap_value(&out, &options[i]);
        }
        if (more) {
            TEST_ASSERT_EQUAL(options[0].number, options[1].number);
            TEST_ASSERT_EQUAL(options[0].length, options[1].length);
            TEST_ASSERT_EQUAL(0,
                              memcmp(values[0], values[1], options[0].length));
        }
    } while (more);
}

/* 6.5 refuses hosts that no name holds, such as "a b". */
static int is_refused_host(enum nurl_status status)
{
    return status == NURL_ERR_HOST_CHAR || status == NURL_ERR_CTRL ||
           status == NURL_ERR_PCT;
}

void test_the_uri_of_the_options_of_a_url_has_the_same_options(void)
{
    const struct vector_input *input = vector_coap_inputs;
    struct nurl_coap coap;
    struct nurl_writer out;
    struct nurl url;
    struct nurl back;
    unsigned there = 0;
    unsigned i;

    for (i = 0; i < vector_coap_input_count; i++, input++) {
        if (nurl_parse(&url, input->at, input->length) != NURL_OK ||
            nurl_coap_begin(&coap, &url, 0) != NURL_OK) {
            continue;
        }
        if (is_refused_host(recompose(&out, &url))) {
            continue;
        }
        TEST_ASSERT_EQUAL_MESSAGE(NURL_OK, nurl_writer_status(&out), input->at);
        TEST_ASSERT_EQUAL_MESSAGE(NURL_OK, nurl_parse(&back, room, out.len),
                                  input->at);
        same_options(&url, &back);
        there++;
    }
    TEST_ASSERT_GREATER_THAN(40, there);
}

void test_a_scheme_that_nothing_can_read_is_refused(void)
{
    struct nurl_coap_uri uri;
    struct nurl_writer out;

    nurl_writer_init(&out, room, sizeof room);
    nurl_coap_uri_begin(&uri, nurl_text(NULL, 4), str("h"), 5683);
    nurl_write_coap_end(&out, &uri);
    TEST_ASSERT_EQUAL(NURL_ERR_SCHEME, nurl_writer_status(&out));
}

void test_a_delimiter_without_room_has_no_place_in_the_value(void)
{
    struct nurl_coap_uri uri;
    struct nurl_writer out;

    nurl_coap_uri_begin(&uri, NURL_STR("coap"), NURL_STR("h"), 5683);
    nurl_writer_init(&out, room, 8); /* "coap://h" */
    nurl_write_coap_option(&out, &uri, NURL_COAP_URI_PATH, NURL_STR("abc"));
    TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(0, out.stop);
    nurl_coap_uri_begin(&uri, NURL_STR("coap"), NURL_STR("h"), 5683);
    nurl_writer_init(&out, room, 4); /* "coap" */
    nurl_write_coap_option(&out, &uri, NURL_COAP_URI_PATH, NURL_STR("abc"));
    TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(0, out.stop);
    nurl_coap_uri_begin(&uri, NURL_STR("coap"), NURL_STR("h"), 81);
    nurl_writer_init(&out, room, 8); /* "coap://h", and no ":" */
    nurl_write_coap_option(&out, &uri, NURL_COAP_URI_PATH, NURL_STR("abc"));
    TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(0, out.stop);
    nurl_coap_uri_begin(&uri, NURL_STR("coap"), NURL_STR("h"), 5683);
    nurl_writer_init(&out, room, 8); /* and no "/" in front of "?" */
    nurl_write_coap_option(&out, &uri, NURL_COAP_URI_QUERY, NURL_STR("abc"));
    TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(0, out.stop);
    nurl_coap_uri_begin(&uri, NURL_STR("coap"), NURL_STR("h"), 5683);
    nurl_writer_init(&out, room, 9); /* "coap://h/" */
    nurl_write_coap_option(&out, &uri, NURL_COAP_URI_QUERY, NURL_STR("abc"));
    TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(0, out.stop);
}
