/* Http and https through a proxy, with a network that does what the test says.
 */
#include "client/stream.h"
#include "nfetch_proxy.h"

#include <stdio.h>
#include <string.h>

#include "net_script.h"
#include "sink_story.h"
#include "unity.h"

#define ROWS_OF_PROXY
#include "conversations.h"

#define PROXY "http://192.0.2.9:3128/"
#define LOGIN_PROXY "http://joe:s3cret@192.0.2.9:3128"
#define OK "HTTP/1.1 200 OK\r\n"
#define BODY "\r\n012"
#define TUNNEL "HTTP/1.1 200 x\r\n\r\n"
#define REDIRECT(to) "HTTP/1.1 302 x\r\nLocation: " to "\r\n\r\n"
#define LETTERS_60                                                             \
    "012345678901234567890123456789012345678901234567890123456789"

static struct nfetch_proxy proxy, other;

/* --------------------------------- https without TLS: what is in the tunnel */

static struct nfetch_transport plain;

static int ask_plain(struct nfetch *to)
{
    return nfetch_http_over(to, &plain);
}

static int ask_nothing(struct nfetch *to)
{
    return to->via == NULL ? NFETCH_ERR_NOT_FOUND : NFETCH_ERR_PROTOCOL;
}

static const struct nfetch_protocol https = { NURL_SCHEME_HTTPS, ask_plain };
static const struct nfetch_protocol ftp = { NURL_SCHEME_FTP, ask_nothing };
static const struct nfetch_protocol tftp = { NURL_SCHEME_TFTP, ask_nothing };
static const struct nfetch_protocol coap = { NURL_SCHEME_COAP, ask_nothing };

/* ------------------------------------------------------------ the beginning */

static void use(const char *url)
{
    TEST_ASSERT_EQUAL_INT(
        NURL_OK, nfetch_proxy_init(&proxy, nurl_text(url, strlen(url))));
    fetch.proxy = &proxy;
}

void setUp(void)
{
    static const struct nfetch_protocol *const protocols[] = { &nfetch_http,
                                                               &https, &ftp,
                                                               &tftp, &coap };
    static uint8_t work[768];
    const struct nfetch_buffer whole = { work, sizeof work };

    plain = nfetch_stream_tcp;
    plain.open = nfetch_transport_open;
    story_begin(&nfetch_http, whole);
    fetch.protocols = protocols;
    fetch.protocol_count = 5;
    fetch.limits.retries = 0;
    use(PROXY);
}

static void use_login(void)
{
    setUp();
    use(LOGIN_PROXY);
}

static void expect_whole(const char *url)
{
    story_expect(url, NFETCH_OK, "begin -1 ;finish", "012");
    TEST_ASSERT_EQUAL_STRING("", fetch.said);
}

static void expect_error(const char *url, int status)
{
    story_expect(url, status, "", "");
}

/* -------------------------------------------------------------- its own URL */

static const struct {
    const char *url;
    enum nurl_status status;
    unsigned stop;
} proxies[] = {
    { "http://h", NURL_OK, 0 },
    { "HTTP://[2001:db8::1]:1/a?b#c", NURL_OK, 0 },
    { "http://u:p%40@h:3128/", NURL_OK, 0 },
    { "http://u@h:3128/", NURL_OK, 0 },
    { "http://" LETTERS_60 LETTERS_60 ":" LETTERS_60 LETTERS_60
      "012345678901234@h",
      NURL_OK, 0 },
    { "http://" LETTERS_60 LETTERS_60 ":" LETTERS_60 LETTERS_60
      "0123456789012345@h",
      NURL_ERR_BUF, 263 },
    { "https://h/", NURL_ERR_SCHEME, 0 },
    { "socks5://h:1/", NURL_ERR_SCHEME, 0 },
    { "//h:3128", NURL_ERR_SCHEME, 0 },
    { "h", NURL_ERR_SCHEME_MISSING, 0 },
    { "", NURL_ERR_SCHEME_MISSING, 0 },
    { "http:///", NURL_ERR_HOST_EMPTY, 7 },
    { "http://h:0/", NURL_ERR_PORT_RANGE, 9 },
    { "http://1.2.3/", NURL_ERR_HOST_NUMERIC, 7 },
    { "http://h/%zz", NURL_ERR_PCT, 9 },
    { "http://u%0A@h/", NURL_ERR_DEC_FORBIDDEN, 8 },
    { "http://u:p%0D@h/", NURL_ERR_DEC_FORBIDDEN, 10 },
    { "http://u%3A:p@h/", NURL_ERR_DEC_FORBIDDEN, 8 },
};

void test_a_proxy_is_an_http_url(void)
{
    for (size_t i = 0; i < sizeof proxies / sizeof proxies[0]; i++) {
        TEST_ASSERT_EQUAL_INT_MESSAGE(
            proxies[i].status,
            nfetch_proxy_init(
                &other, nurl_text(proxies[i].url, strlen(proxies[i].url))),
            proxies[i].url);
        if (proxies[i].status != NURL_OK) {
            TEST_ASSERT_EQUAL_UINT_MESSAGE(proxies[i].stop, other.url.stop,
                                           proxies[i].url);
        }
    }
}

/* --------------------------------------------------------------- http by it */

/* A login of the proxy goes to the proxy alone, and one of the URL and the
 * caller's lines to the server; in a tunnel, too. */
void test_http_is_asked_in_absolute_form_and_https_in_a_tunnel(void)
{
    STORIES(requests);
    TEST_ASSERT_EQUAL_PTR(&proxy, fetch.via);
    story_rows(logins, 2, use_login);
    setUp();
    fetch.proxy = NULL;
    SERVERS(OK BODY);
    expect_whole("http://h/a");
    TEST_ASSERT_EQUAL_MEMORY("GET /a HTTP", net_script_sent(0), 11);
    TEST_ASSERT_NULL(fetch.via);
    TEST_ASSERT_EQUAL_UINT8(1, net_script.last_octet);
}

/* The proxy finds the server: no name is looked up here but its own. */
void test_the_name_of_the_server_is_not_looked_up(void)
{
    net_script.fail_with = NFETCH_NET_ERR_NAME;
    net_script.addresses = 0;
    SERVERS(OK BODY);
    expect_whole("http://only.the.proxy.knows/a");
    setUp();
    net_script.addresses = 2;
    use("http://proxy");
    net_script_refuse(NFETCH_NET_ERR_REFUSED);
    SERVERS(OK BODY);
    expect_whole("http://192.0.2.77:8080/a");
    TEST_ASSERT_EQUAL_UINT8(2, net_script.last_octet);
    TEST_ASSERT_EQUAL_UINT16(80, net_script.last_port);
}

/* A URL that nobody could ask is refused here. */
void test_the_url_must_name_a_server_all_the_same(void)
{
    STORIES(wrong_urls);
}

static void use_escaped(void)
{
    setUp();
    use("http://joe:s%33cret@192.0.2.9/");
}

/* Its password is no word of the server, as it stands and as it is sent. */
void test_the_login_of_the_proxy_is_not_shown(void)
{
    story_rows(hidden, 4, use_escaped);
}

/* --------------------------------------------------------------- the tunnel */

/* Whatever its fields say, the tunnel begins after the empty line. */
void test_no_field_of_an_open_tunnel_counts(void)
{
    static const char *const heads[] = {
        "HTTP/1.1 200 Connection established\r\n\r\n",
        "HTTP/1.0 200\n\n",
        "HTTP/1.1 204 x\r\nContent-Length: 9\r\nTransfer-Encoding: chunked\r\n"
        "\r\n",
        "HTTP/1.1 299 x\r\nContent-Length: x\r\nContent-Length: 4\r\n"
        "Location: http://i/\r\nContent-Encoding: gzip\r\n folded\r\nno colon"
        "\r\n\r\n",
        "HTTP/1.1 100 x\r\nA: b\r\n\r\nHTTP/1.1 103 x\r\n\r\n" TUNNEL,
    };
    char answer[400];

    for (size_t i = 0; i < sizeof heads / sizeof heads[0]; i++) {
        for (size_t chunk = 1; chunk < 300; chunk += 7) {
            setUp();
            net_script.chunk = chunk;
            snprintf(answer, sizeof answer, "%s" OK BODY, heads[i]);
            SERVERS(answer);
            expect_whole("https://h/a");
        }
    }
}

void test_tunnels_end_as_their_names_say(void)
{
    STORIES(tunnels);
}

void test_a_proxy_that_opens_no_tunnel_is_an_error(void)
{
    STORIES(refusals);
    TEST_ASSERT_EQUAL_STRING("the proxy refuses",
                             nfetch_text(NFETCH_ERR_PROXY));
}

/* As an answer of http: some answers are for now, and 500 after the beginning.
 */
void test_a_proxy_that_is_busy_is_asked_again(void)
{
    STORIES(busy);
}

static void play_a_tunnel(void)
{
    setUp();
    use("http://proxy:3128");
    net_script.chunk = 20;
    SERVERS(TUNNEL OK BODY);
}

void test_each_error_of_a_tunnel_ends_it_at_once(void)
{
    story_break("https://h/a", play_a_tunnel);
}

/* ---------------------------------------------------- which URL has a proxy */

static char asked[200];

/* As a program with a list of its own: the host "i" has another one, "j" none.
 */
static void choose(struct nfetch *context)
{
    struct nurl_str host = nurl_part(&context->url, context->url.host);

    context->proxy = host.ptr[0] == 'j'   ? NULL
                     : host.ptr[0] == 'i' ? &other
                                          : &proxy;
}

static int allow(struct nfetch *context, const struct nfetch_net_address *to)
{
    struct nurl_str host = nurl_part(&context->url, context->url.host);

    snprintf(asked + strlen(asked), sizeof asked - strlen(asked),
             NURL_PRI " %u:%u%s;", NURL_ARG(host), (unsigned)to->octets[3],
             (unsigned)to->port, context->via != NULL ? " via" : "");
    return to->octets[3] != 66;
}

void test_the_caller_chooses_for_each_url(void)
{
    asked[0] = '\0';
    TEST_ASSERT_EQUAL_INT(
        NURL_OK, nfetch_proxy_init(&other, NURL_STR("http://192.0.2.8:8/")));
    fetch.asks = choose;
    fetch.allows = allow;
    SERVERS(REDIRECT("http://i/b"), REDIRECT("http://j/c"),
            REDIRECT("https://h/d"), TUNNEL OK BODY);
    expect_whole("http://h/a");
    TEST_ASSERT_EQUAL_STRING("h 9:3128 via;i 8:8 via;j 1:80;h 9:3128 via;",
                             asked);
    TEST_ASSERT_EQUAL_MEMORY("GET http://h/a ", net_script_sent(0), 15);
    TEST_ASSERT_EQUAL_MEMORY("GET http://i/b ", net_script_sent(1), 15);
    TEST_ASSERT_EQUAL_MEMORY("GET /c ", net_script_sent(2), 7);
    TEST_ASSERT_EQUAL_MEMORY("CONNECT h:443 ", net_script_sent(3), 14);
}

/* The address that is asked is the proxy's. */
void test_the_address_of_a_proxy_can_be_refused(void)
{
    asked[0] = '\0';
    use("http://192.0.2.66/");
    fetch.allows = allow;
    SERVERS(OK BODY);
    expect_error("http://h/a", NFETCH_ERR_UNWANTED);
    TEST_ASSERT_EQUAL_STRING("h 66:80 via;", asked);
    TEST_ASSERT_EQUAL_size_t(0, net_script.opened);
}

void test_other_schemes_have_no_proxy(void)
{
    expect_error("ftp://h/a", NFETCH_ERR_NOT_FOUND);
    expect_error("tftp://h/a", NFETCH_ERR_NOT_FOUND);
    expect_error("coap://h/a", NFETCH_ERR_NOT_FOUND);
    TEST_ASSERT_NULL(fetch.via);
}
