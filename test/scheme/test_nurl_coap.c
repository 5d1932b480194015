/* Options of a CoAP request: each row has a URL and its options. */
#include "nurl_coap.h"

#include "support.h"

static char value[256];
static uint16_t destination; /* of the requests; 0: the URL's own port */

void setUp(void)
{
    destination = 0;
}

/* The value that is sent has the announced length. */
static void add_option(const struct nurl_coap_option *option)
{
    struct nurl_writer out = writer_of(value, sizeof value);

    if (option->number != NURL_COAP_URI_PORT) {
        TEST_ASSERT_EQUAL(0, option->port);
    }
    nurl_write_coap_value(&out, option);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(option->length, out.len);
    render_text(render_line()[0] == '\0' ? "" : "|");
    render_number(option->number);
    render_text(" ");
    render_text(shown(out.ptr, out.len));
}

/* All options. After the last one, and after an error, `next` returns 0. */
static const char *sent(const struct nurl *url)
{
    struct nurl_coap iter;
    struct nurl_coap_option option;
    enum nurl_status status;

    memset(&iter, 0xA5, sizeof iter);
    memset(&option, 0xA5, sizeof option);
    status = nurl_coap_begin(&iter, url, destination);
    render_start();
    while (nurl_coap_next(&iter, &option)) {
        TEST_ASSERT_EQUAL(NURL_OK, status);
        add_option(&option);
    }
    TEST_ASSERT_FALSE(nurl_coap_next(&iter, &option));
    if (status != NURL_OK) {
        return render_fault(status, iter.stop);
    }
    TEST_ASSERT_EQUAL(url->stop, iter.stop);
    return render_line();
}

static const struct row arguments_options_rows[] = {
    /* A host that is a name is sent decoded and in lower case. */
    { "coap://h0st/", "3 h0st" },
    { "coap://Example.COM/", "3 example.com" },
    { "coap://A-Z/", "3 a-z" },
    { "coap://%5Bx%5D/", "3 [x]" },
    /* A request to the URL's own port has no Uri-Port. */
    { "coap://[::1]:61616/", "" },
    { "coap://[::1]/", "" },
    { "coaps://[::1]:5683/", "" },
    /* Each segment of the path is an option and an empty path none. */
    { "coap://[::1]/a/b", "11 a|11 b" },
    { "coap://[::1]/a&b=c;d", "11 a&b=c;d" },
    /* Each argument of the query is an option the empty one too. */
    { "coap://[::1]?a=b", "15 a=b" },
    { "coap://[::1]/?&&", "15 |15 |15 " },
    { "coap://[::1]/?a/../b?c+d;e", "15 a/../b?c+d;e" },
    /* A dot segment is refused escaped or not. */
    { "coap://[::1]/a/../b", "DEC_FORBIDDEN@15" },
    { "coap://[::1]/.", "DEC_FORBIDDEN@13" },
    { "coap://[::1]//..", "DEC_FORBIDDEN@14" },
    /* Errors of the URL are found in this order. */
    { "http://h/", "SCHEME@0" },
    { "/a", "SCHEME@0" },
    { "coap://h/..#f", "FRAGMENT@11" },
};

void test_a_host_a_port_segments_and_arguments_are_options(void)
{
    URL_ROWS(nurl_parse, sent, arguments_options_rows);
    rows_refuse(sent, "coap://h/");
}

/* RFC 7252 6.4 step 7: each row has a URL that is sent to port 61616. */
void test_a_port_is_sent_if_the_request_goes_to_another_one(void)
{
    static const struct row rows[] = {
        { "coap://[::1]:61616/", "" },
        { "coap://[::1]:061616/", "" },
        { "coaps://[::1]/", "7 \\x164" },
        { "coap+tcp://[::1]/", "7 \\x163" },
        { "coaps+tcp://[::1]/", "7 \\x164" },
        { "coap+ws://[::1]/", "7 P" },
        { "coaps+ws://[::1]/", "7 \\x01\\xBB" },
        { "COAP://h:1/p?q", "3 h|7 \\x01|11 p|15 q" },
        { "coap://[::1]:255", "7 \\xFF" },
        { "coap://[::1]:256", "7 \\x01\\x00" },
        { "coap://[::1]:65535", "7 \\xFF\\xFF" },
        { "coap://[::1]:0000000000065535", "7 \\xFF\\xFF" },
    };

    destination = 61616;
    URL_ROWS(nurl_parse, sent, rows);
}

void test_after_an_error_no_port_is_known(void)
{
    struct nurl_coap iter;
    struct nurl url = url_of(nurl_parse, "http://h");

    memset(&iter, 0xA5, sizeof iter);
    TEST_ASSERT_EQUAL(NURL_ERR_SCHEME, nurl_coap_begin(&iter, &url, 0));
    TEST_ASSERT_EQUAL(0, iter.port);
    TEST_ASSERT_EQUAL(0, iter.uri_port);
}

void test_the_sign_after_a_user_is_in_the_text_without_a_host_too(void)
{
    struct nurl url = url_of(nurl_parse, "coap://u@h/a");

    clear(&url.host); /* its user has cleared it */
    TEST_ASSERT_EQUAL_STRING("USERINFO@0", sent(&url));
}

/*
 * The length that is announced for the segment of a URL, after the text of the
 * segment has changed to this.
 */
static unsigned announced(const char *text)
{
    size_t len = strlen(text);
    char *block = exact_open("coap://1.2.3.4/aaaaaaaaaa", 15 + len);
    struct nurl_coap iter;
    struct nurl_coap_option option;
    struct nurl url = url_in(nurl_parse, block, 15 + len);

    memcpy(block + 15, text, len);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_coap_begin(&iter, &url, 0));
    TEST_ASSERT_TRUE(nurl_coap_next(&iter, &option));
    TEST_ASSERT_EQUAL(len, option.value.len);
    exact_close(block);
    return option.length;
}

void test_an_announced_length_does_not_wrap(void)
{
    static const char *const texts[] = { "%",      "%4",       "%%",
                                         "a%4",    "%%%",      "%%%ab",
                                         "%41%4",  "%%%%%%ab", "%%4%%4ab",
                                         "%41%%4", "%ab%%%%ab" };
    unsigned i;

    for (i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        TEST_ASSERT_GREATER_THAN(0, announced(texts[i]));
        TEST_ASSERT_LESS_OR_EQUAL(strlen(texts[i]), announced(texts[i]));
    }
    TEST_ASSERT_EQUAL(2, announced("%41b"));
    TEST_ASSERT_EQUAL(2, announced("b%41"));
}

static void fill(struct nurl_writer *out, const void *what)
{
    nurl_write_coap_value(out, what);
}

/* What a buffer of this size gets of the value: "BUF@4". */
static const char *cut(const struct nurl_coap_option *option, size_t size)
{
    struct nurl_writer out = writer_of(value, size);

    nurl_write_coap_value(&out, option);
    return shown_writer(&out);
}

void test_a_value_that_does_not_fit_is_counted(void)
{
    static const char text[] = "coap://H%41:61616/a%2Fb%00?c";
    struct nurl_coap iter;
    struct nurl_coap_option option;
    struct nurl url = url_of(nurl_parse, text);

    TEST_ASSERT_EQUAL(NURL_OK, nurl_coap_begin(&iter, &url, 1));
    while (nurl_coap_next(&iter, &option)) {
        buffers_check(fill, &option, 2); /* a port is one unit */
    }
    nurl_coap_begin(&iter, &url, 1);
    nurl_coap_next(&iter, &option);
    nurl_coap_next(&iter, &option);
    TEST_ASSERT_EQUAL(NURL_COAP_URI_PORT, option.number);
    TEST_ASSERT_EQUAL_STRING("BUF@0", cut(&option, 0));
    nurl_coap_next(&iter, &option);
    TEST_ASSERT_EQUAL_STRING("BUF@4", cut(&option, 2));
    TEST_ASSERT_EQUAL_STRING("BUF@1", cut(&option, 1));
    nurl_coap_next(&iter, &option);
    TEST_ASSERT_EQUAL(NURL_COAP_URI_QUERY, option.number);
    TEST_ASSERT_EQUAL_STRING("BUF@0", cut(&option, 0));
}

/* For every text: options inside it in ascending order, or an error in it. */
static void sound(const char *text, size_t len)
{
    struct nurl_coap iter;
    struct nurl_coap_option option;
    struct nurl_writer out;
    struct nurl url;
    unsigned last = 0;

    if (nurl_parse(&url, text, len) != NURL_OK) {
        return;
    }
    if (nurl_coap_begin(&iter, &url, 9) != NURL_OK) {
        TEST_ASSERT_LESS_OR_EQUAL(len, iter.stop);
        TEST_ASSERT_FALSE(nurl_coap_next(&iter, &option));
        return;
    }
    while (nurl_coap_next(&iter, &option)) {
        TEST_ASSERT_GREATER_OR_EQUAL(last, option.number);
        last = option.number;
        TEST_ASSERT_LESS_OR_EQUAL(255, option.length);
        if (option.value.ptr) {
            TEST_ASSERT_TRUE(option.value.ptr >= text);
            TEST_ASSERT_LESS_OR_EQUAL(len, (size_t)(option.value.ptr - text) +
                                               option.value.len);
        }
        nurl_writer_init(&out, NULL, 0);
        nurl_write_coap_value(&out, &option);
        TEST_ASSERT_EQUAL(option.length, nurl_writer_need(&out));
    }
}

void test_every_prefix_and_every_replaced_byte_gives_options_or_an_error(void)
{
    MUTATE(sound, "coap://h.%41:61616/a%2Fb/%2E.c?d=%26&&e#f",
           "coaps+tcp://[::1]:5684//?", "coap+ws://u@1.2.3.4/");
}
