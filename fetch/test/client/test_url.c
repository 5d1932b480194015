/* A fetch by http, with a network that does what the test says. */
#include "nfetch.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "net_script.h"
#include "nfetch_tls_status.h"
#include "sink_story.h"
#include "unity.h"

#define ROWS_OF_URL
#include "conversations.h"

#define OK "HTTP/1.1 200 OK\r\n"
#define LENGTH_10 "Content-Length: 10\r\n"
#define TAG_A "ETag: \"a\"\r\n"
#define TAG_B "ETag: \"b\"\r\n"
#define REST_OF(tag, range)                                                    \
    "HTTP/1.1 206 x\r\nContent-Range: bytes " range "\r\n" tag
#define REST(range) REST_OF(TAG_A, range)
#define REST_10 REST("3-9/10") "\r\n3456789"
#define CUT_10 OK LENGTH_10 TAG_A "\r\n012"
#define CODE(number) "HTTP/1.1 " number " x\r\n\r\n"
#define BODY OK "\r\n012"
#define REFUSED NFETCH_NET_ERR_REFUSED
#define SILENT NFETCH_NET_ERR_TIMEOUT
#define REDIRECT(to) "HTTP/1.1 302 x\r\nLocation: " to "\r\n\r\n"
#define DIGITS "0123456789abcdef0123456789ABCDEF"
#define PIN DIGITS DIGITS

void setUp(void)
{
    static uint8_t work[768];
    const struct nfetch_buffer whole = { work, sizeof work };

    story_begin(&nfetch_http, whole);
}

static void expect(int status, const char *text, const char *body)
{
    story_expect("http://h/a", status, text, body);
}

/* ------------------------------------------------------------ good answers */

void test_the_sink_gets_size_validator_and_bytes_in_chunks_of_any_size(void)
{
    for (size_t chunk = 1; chunk < 80; chunk++) {
        setUp();
        net_script.chunk = chunk;
        SERVERS(OK LENGTH_10 TAG_A "\r\n0123456789");
        expect(NFETCH_OK, "begin 10 \"a\";finish", "0123456789");
        TEST_ASSERT_TRUE(fetch.size == 10);
        TEST_ASSERT_TRUE(fetch.received == 10);
        TEST_ASSERT_EQUAL_UINT16(200, fetch.code);
    }
}

void test_only_add_is_needed_of_a_sink(void)
{
    fetch.sink.pin = NULL;
    fetch.sink.begin = NULL;
    fetch.sink.resume = NULL;
    fetch.sink.finish = NULL;
    fetch.moved = NULL;
    SERVERS(CUT_10, REST_10);
    expect(NFETCH_OK, "", "0123456789");
}

/* ---------------------------------------------------------- more than once */

void test_conversations_end_as_their_names_say(void)
{
    STORIES(conversations);
}

void test_a_sink_that_has_all_of_before_needs_no_resume(void)
{
    fetch.sink.resume = NULL;
    fetch.offset = 7;
    fetch.validator = NURL_STR("\"a\"");
    SERVERS(REST("7-9/10") "\r\n789");
    expect(NFETCH_OK, "finish", "789");
    TEST_ASSERT_TRUE(fetch.size == 10);
}

static void has_no_offset(struct nfetch *context)
{
    TEST_ASSERT_TRUE(context->redirects == 0 || context->offset == 0);
}

/* The bytes of before the power cut are gone when another version began. */
void test_after_another_version_a_redirect_gets_no_old_range(void)
{
    fetch.asks = has_no_offset;
    fetch.offset = 7;
    fetch.validator = NURL_STR("\"a\"");
    SERVERS(OK LENGTH_10 TAG_B "\r\n012", REDIRECT("/b"),
            OK LENGTH_10 TAG_B "\r\nABCDEFGHIJ");
    expect(NFETCH_OK, "begin 10 \"b\";begin 10 \"b\";finish", "ABCDEFGHIJ");
    TEST_ASSERT_NOT_NULL(
        strstr(net_script_sent(2), "Range: bytes=3-\r\nIf-Range: \"b\"\r\n"));
}

void test_a_busy_server_says_when_to_ask_again(void)
{
    STORIES(busy);
}

/* ------------------------------------------------------------------ limits */

static int begin_slowly(void *context, uint64_t size, struct nurl_str validator)
{
    (void)context;
    (void)size;
    (void)validator;
    net_script.chunk = 1;
    return NFETCH_OK;
}

void test_a_rate_just_above_the_lowest_does_not(void)
{
    fetch.limits.window_ms = 1000;
    fetch.limits.window_bytes = 2;
    fetch.sink.begin = begin_slowly;
    net_script.chunk = strlen(OK LENGTH_10 "\r\n");
    net_script.pace = 499;
    SERVERS(OK LENGTH_10 "\r\n0123456789");
    expect(NFETCH_OK, "finish", "0123456789");
}

static int (*quick_add)(void *context, const void *bytes, size_t length);

static int begin_late(void *context, uint64_t size, struct nurl_str validator)
{
    (void)context;
    (void)size;
    (void)validator;
    story_sink_takes(40000);
    return NFETCH_OK;
}

static int resume_late(void *context, uint64_t offset)
{
    return begin_late(context, offset, nurl_text(NULL, 0));
}

static int add_late(void *context, const void *bytes, size_t length)
{
    story_sink_takes(20000);
    return quick_add(context, bytes, length);
}

/* Flash is erased and written. The window is 30 s, and wants 3,000 bytes. */
void test_the_time_of_the_sink_is_not_that_of_the_server(void)
{
    quick_add = fetch.sink.add;
    fetch.sink.begin = begin_late;
    fetch.sink.resume = resume_late;
    fetch.sink.add = add_late;
    net_script.chunk = 5;
    SERVERS(OK LENGTH_10 TAG_A "\r\n0123456789");
    expect(NFETCH_OK, "finish", "0123456789");
    TEST_ASSERT_TRUE(net_script.now >= 40000 + 2 * 20000);
    story.text[0] = '\0';
    fetch.offset = 4;
    fetch.validator = NURL_STR("\"a\"");
    SERVERS(REST("4-9/10") "\r\n456789");
    story.length = 4;
    expect(NFETCH_OK, "finish", "0123456789");
}

static void play_a_cut_and_its_rest(void)
{
    setUp();
    net_script.addresses = 2;
    net_script.chunk = 20;
    net_script_server(CUT_10, SILENT);
    SERVERS(REST_10);
}

void test_each_error_ends_it_at_once(void)
{
    story_break("http://h/a", play_a_cut_and_its_rest);
}

void test_the_caller_is_asked_four_times_a_second_in_a_pause(void)
{
    SERVERS("HTTP/1.1 503 x\r\nRetry-After: 60\r\n\r\n", BODY);
    expect(NFETCH_OK, "begin -1 ;finish", "012");
    TEST_ASSERT_TRUE(story.moves >= 240);
    TEST_ASSERT_EQUAL_UINT32(60000, net_script.now);
}

/* Two starts, a name, a connection and a request: 4 s each. */
void test_the_caller_is_asked_in_each_wait_of_the_network(void)
{
    net_script.slow = 4000;
    SERVERS(BODY);
    expect(NFETCH_OK, "begin -1 ;finish", "012");
    TEST_ASSERT_EQUAL_UINT32(20000, net_script.now);
    TEST_ASSERT_TRUE(story.moves >= 80 && story.moves <= 120);
}

static void play_slow_answers(void)
{
    setUp();
    net_script.slow = 300;
    SERVERS(BODY);
}

void test_the_caller_can_end_each_wait_of_the_network(void)
{
    story_break("http://h/a", play_slow_answers);
}

void test_the_whole_has_a_limit_in_each_wait_of_the_network(void)
{
    for (uint32_t whole = 2000; whole < 20000; whole += 4000) {
        setUp();
        net_script.slow = 4000;
        fetch.limits.whole_ms = whole;
        SERVERS(BODY);
        TEST_ASSERT_EQUAL_INT(NFETCH_ERR_LATE, story_run("http://h/a"));
        TEST_ASSERT_UINT32_WITHIN(150, whole + 100, net_script.now);
    }
}

/* The network that the caller gave is as it was. */
void test_a_fetch_leaves_the_network_alone(void)
{
    SERVERS(BODY);
    expect(NFETCH_OK, "begin -1 ;finish", "012");
    TEST_ASSERT_EQUAL_PTR(&net_scripted, fetch.net);
    TEST_ASSERT_NULL(net_scripted.turn);
}

/* As nfetch.h says. */
void test_the_usual_limits(void)
{
    static const struct nfetch_limits usual = {
        NFETCH_UNKNOWN, 10000, 5000, 8000, 15000, 20000,
        10000,          30000, 3000, 0,    500,   60000,
        2000,           2000,  10,   3,    5,     8
    };
    struct nfetch_limits limits = { 0 };

    nfetch_limits_default(&limits);
    TEST_ASSERT_EQUAL_MEMORY(&usual, &limits,
                             offsetof(struct nfetch_limits, begins) + 1);
}

/* ------------------------------------------------------ servers and URLs */

void test_the_next_url_is_tried_until_one_was_fetched(void)
{
    const struct nurl_str list[] = { NURL_STR("http://a/1"),
                                     NURL_STR("nothing"), NURL_STR("ftp://b/2"),
                                     NURL_STR("http://c/3") };

    SERVERS(CODE("404"), BODY);
    TEST_ASSERT_EQUAL_INT(NFETCH_OK, story_urls(list, 4));
    TEST_ASSERT_EQUAL_UINT8(3, fetch.index);
    TEST_ASSERT_EQUAL_INT(NURL_OK, fetch.fault);
    TEST_ASSERT_EQUAL_INT(NFETCH_ERR_SCHEME, story_urls(list + 1, 2));
    TEST_ASSERT_EQUAL_INT(NFETCH_ERR_URL, story_urls(list, 0));
}

void test_a_redirect_leads_to_a_protocol_of_the_table(void)
{
    STORIES(leads);
}

static char told[80];
static char told_version[] = "\"a\"";

static void ask_told(struct nfetch *context)
{
    snprintf(told + strlen(told), sizeof told - strlen(told),
             "%u " NURL_PRI ";", (unsigned)context->redirects,
             NURL_ARG(context->text));
    if (context->redirects == 0) {
        context->offset = 7;
        context->validator = nurl_text(told_version, 3);
    }
}

void test_the_caller_is_told_each_url_and_can_say_what_it_has(void)
{
    told[0] = '\0';
    told_version[1] = 'a';
    fetch.asks = ask_told;
    SERVERS(REDIRECT("/b#f"), REST("7-9/10") "\r\n789");
    expect(NFETCH_OK, "resume 7;finish", "789");
    TEST_ASSERT_EQUAL_STRING("0 http://h/a;1 http://h/b#f;", told);
}

static void ask_told_from_the_beginning(void)
{
    setUp();
    told[0] = '\0';
    told_version[1] = 'b'; /* the server has another version */
    fetch.asks = ask_told; /* what it says of an offset holds once */
}

void test_a_target_that_expired_is_looked_up_again(void)
{
    STORIES(expired);
    story_row(&expired[0], ask_told_from_the_beginning);
    TEST_ASSERT_EQUAL_STRING("0 http://h/a;1 http://i/b?sig=1;0 http://h/a;"
                             "1 http://i/b?sig=2;",
                             told);
    TEST_ASSERT_NOT_NULL(strstr(net_script_sent(4), "\r\nRange: bytes=3-"));
}

/* Nothing of the first one is left. */
void test_a_fetch_can_be_used_again(void)
{
    SERVERS(REDIRECT("http://h/b"), OK LENGTH_10 "\r\n01");
    fetch.limits.retries = 0;
    fetch.offset = 7;
    expect(NFETCH_ERR_SHORT, "begin 10 ;", "01");
    fetch.sink.begin = NULL;
    net_script.addresses = 2;
    net_script_refuse(REFUSED);
    net_script_refuse(REFUSED);
    expect(REFUSED, "begin 10 ;", "01");
    TEST_ASSERT_EQUAL_UINT8(2, net_script.last_octet);
    TEST_ASSERT_TRUE(fetch.size == NFETCH_UNKNOWN && fetch.received == 0);
    TEST_ASSERT_EQUAL_UINT16(0, fetch.code);
    TEST_ASSERT_EQUAL_UINT8(0, fetch.redirects);
    TEST_ASSERT_EQUAL_INT(NFETCH_ERR_URL, story_run("http://h/a#x"));
    TEST_ASSERT_EQUAL_size_t(10, fetch.stop);
    TEST_ASSERT_EQUAL_INT(NFETCH_ERR_SCHEME, story_run("x:"));
    TEST_ASSERT_EQUAL_size_t(0, fetch.stop);
    TEST_ASSERT_EQUAL_INT(NURL_OK, fetch.fault);
}

/* The last byte of an address that is allowed, or 0: public addresses alone. */
static uint8_t allowed;
static char asked[200];

static int allow(struct nfetch *context, const struct nfetch_net_address *to)
{
    struct nurl_str host = nurl_part(&context->url, context->url.host);
    enum nurl_scope scope = to->family == NFETCH_NET_IPV6
                                ? nurl_scope_ipv6(to->octets)
                                : nurl_scope_ipv4(to->octets);

    snprintf(asked + strlen(asked), sizeof asked - strlen(asked),
             NURL_PRI " %u:%u;", NURL_ARG(host), (unsigned)to->octets[3],
             (unsigned)to->port);
    return allowed != 0 ? to->octets[3] == allowed : scope == NURL_SCOPE_GLOBAL;
}

static void allow_only(uint8_t octet)
{
    setUp();
    allowed = octet;
    asked[0] = '\0';
    fetch.allows = allow;
}

void test_the_caller_can_refuse_an_address_of_a_name(void)
{
    allow_only(2);
    net_script.addresses = 3;
    SERVERS(BODY);
    expect(NFETCH_OK, "begin -1 ;finish", "012");
    TEST_ASSERT_EQUAL_STRING("h 1:80;h 2:80;", asked);
    TEST_ASSERT_EQUAL_size_t(1, net_script.opened);
    TEST_ASSERT_EQUAL_UINT8(2, net_script.last_octet);
    allow_only(99);
    net_script.addresses = 3;
    SERVERS(BODY);
    expect(NFETCH_ERR_UNWANTED, "", "");
    TEST_ASSERT_EQUAL_STRING("h 1:80;h 2:80;h 3:80;", asked);
    TEST_ASSERT_EQUAL_size_t(0, net_script.opened);
}

void test_the_caller_can_refuse_where_a_redirect_leads(void)
{
    allow_only(1);
    SERVERS(REDIRECT("http://i:8080/b"), REDIRECT("http://127.0.0.3/c"), BODY);
    expect(NFETCH_ERR_UNWANTED, "", "");
    TEST_ASSERT_EQUAL_STRING("h 1:80;i 1:8080;127.0.0.3 3:80;", asked);
    TEST_ASSERT_EQUAL_size_t(2, net_script.opened);
}

static void allow_public(void)
{
    allow_only(0);
}

void test_a_private_address_can_be_refused_in_each_of_its_forms(void)
{
    story_rows(scopes, sizeof scopes / sizeof scopes[0], allow_public);
}

void test_without_a_buffer_for_urls_there_are_no_redirects(void)
{
    fetch.urls.bytes = NULL;
    fetch.urls.size = 0;
    SERVERS(REDIRECT("/b"));
    expect(NFETCH_ERR_LOCATION, "", "");
}

void test_a_url_is_refused_with_its_place(void)
{
    STORIES(wrong_urls);
    TEST_ASSERT_EQUAL_INT(NURL_OK, fetch.fault);
}

void test_a_digest_needs_a_sink_that_compares_it(void)
{
    fetch.sink.pin = NULL;
    TEST_ASSERT_EQUAL_INT(NFETCH_ERR_URL, story_run("http://h/a#sha256=" PIN));
    TEST_ASSERT_EQUAL_INT(NURL_ERR_FRAGMENT, fetch.fault);
}

void test_without_memory_no_request_fits(void)
{
    fetch.work.bytes = NULL;
    fetch.work.size = 0;
    SERVERS(BODY);
    expect(NFETCH_ERR_URL, "", "");
}

/* One struct is used again and again, by a device that asks each hour. */
void test_an_earlier_fetch_leaves_nothing_to_the_next_one(void)
{
    fetch.limits.begins = 2;
    fetch.limits.whole_ms = 5000;
    for (int i = 0; i < 3; i++) {
        story.cancel_at = story.moves + 2;
        SERVERS(CUT_10);
        TEST_ASSERT_EQUAL_INT(NFETCH_ERR_CANCELLED, story_run("http://h/a"));
        story.cancel_at = 0;
        net_script_begin();
        net_script.now = UINT32_C(6000) * (unsigned)i;
        net_script.addresses = 2;
        net_script_refuse(REFUSED);
        SERVERS(CUT_10, REST_10);
        TEST_ASSERT_EQUAL_INT(NFETCH_OK, story_run("http://h/a"));
        TEST_ASSERT_EQUAL_INT(NFETCH_ERR_URL, story_run("http://h/a b"));
        TEST_ASSERT_TRUE(fetch.received == 0);
        TEST_ASSERT_EQUAL_UINT16(0, fetch.code);
        net_script_begin();
    }
}

void test_an_endpoint_has_a_port(void)
{
    static const struct nurl_endpoint endpoint = { .kind = NURL_HOST_IPV4,
                                                   .port = 8080 };
    struct nfetch_net_address address;

    nfetch_address(&address, &endpoint);
    TEST_ASSERT_EQUAL_UINT16(8080, address.port);
    TEST_ASSERT_EQUAL_INT(NFETCH_NET_IPV4, address.family);
}

/* ---------------------------------------------------------- several at once */

static struct nfetch inner;
static char inner_work[768];
static size_t inner_length;
static int (*outer_add)(void *context, const void *bytes, size_t length);

static int count(void *context, const void *bytes, size_t length)
{
    (void)bytes;
    *(size_t *)context += length;
    return NFETCH_OK;
}

/* Another fetch in the middle of this one. */
static int fetch_other(void *context, const void *bytes, size_t length)
{
    int status = outer_add(context, bytes, length);

    inner.sink.context = &inner_length;
    inner.sink.add = count;
    inner.work.bytes = inner_work;
    inner.work.size = sizeof inner_work;
    inner.protocols = fetch.protocols;
    inner.protocol_count = 1;
    if (status == NFETCH_OK) {
        status = nfetch_url(&inner, NURL_STR("http://i/b"));
    }
    story_sink_takes(0);
    return status;
}

void test_one_fetch_does_not_disturb_another(void)
{
    nfetch_init(&inner);
    inner.net = &net_scripted;
    inner_length = 0;
    outer_add = fetch.sink.add;
    fetch.sink.add = fetch_other;
    SERVERS(OK LENGTH_10 "\r\n0123456789", OK LENGTH_10 "\r\nabc",
            OK LENGTH_10 "\r\nabcdefghij");
    expect(NFETCH_OK, "begin 10 ;finish", "0123456789");
    TEST_ASSERT_EQUAL_size_t(13, inner_length);
}

static int refuse(const struct nfetch_net *net,
                  const struct nfetch_net_address *to, uint32_t ms)
{
    (void)to;
    (void)ms;
    *(int *)net->context += 1;
    return REFUSED;
}

/* Each has a context of its own. A fetch without one says so. */
void test_a_program_can_have_two_networks(void)
{
    struct nfetch_net other = net_scripted;
    int refusals = 0;

    other.context = &refusals;
    other.tcp_open = refuse;
    nfetch_init(&inner);
    inner.protocols = fetch.protocols;
    inner.protocol_count = 1;
    TEST_ASSERT_EQUAL_INT(NFETCH_NET_ERR_LINK,
                          nfetch_url(&inner, NURL_STR("http://192.0.2.1/b")));
    inner.net = &other;
    inner.sink.add = count;
    inner.work.bytes = inner_work;
    inner.work.size = sizeof inner_work;
    TEST_ASSERT_EQUAL_INT(REFUSED,
                          nfetch_url(&inner, NURL_STR("http://192.0.2.1/b")));
    TEST_ASSERT_EQUAL_INT(1, refusals);
    SERVERS(OK LENGTH_10 "\r\n0123456789");
    expect(NFETCH_OK, "begin 10 ;finish", "0123456789");
    TEST_ASSERT_EQUAL_INT(1, refusals);
}

void test_what_a_server_said_has_its_code(void)
{
    static const int said[] = {
        NFETCH_ERR_UNCHANGED,      NFETCH_ERR_LOGIN,     NFETCH_ERR_AUTH,
        NFETCH_ERR_PROXY,          NFETCH_ERR_LOCATION,  NFETCH_ERR_PROXY_LOGIN,
        NFETCH_ERR_PROTOCOL,       NFETCH_ERR_REDIRECTS, NFETCH_TLS_ERR,
        NFETCH_TLS_ERR_CERTIFICATE
    };

    for (size_t i = 0; i < sizeof said / sizeof said[0]; i++) {
        TEST_ASSERT_TRUE(nfetch_has_code(said[i]));
    }
    TEST_ASSERT_FALSE(nfetch_has_code(NFETCH_ERR_SCHEME));
    TEST_ASSERT_FALSE(nfetch_has_code(NFETCH_ERR_SHORT));
    TEST_ASSERT_FALSE(nfetch_has_code(NFETCH_TLS_ERR_NO_NAME));
}

void test_each_result_has_words_of_its_own(void)
{
    const char *unknown = nfetch_text(-EIO);

    for (int a = NFETCH_STATUS_FIRST; a >= NFETCH_STATUS_LAST; a--) {
        for (int b = a - 1; b >= NFETCH_STATUS_LAST; b--) {
            if (strcmp(nfetch_text(a), unknown) != 0) {
                TEST_ASSERT_TRUE(strcmp(nfetch_text(a), nfetch_text(b)) != 0);
            }
        }
    }
    TEST_ASSERT_EQUAL_STRING("no error", nfetch_text(NFETCH_OK));
    TEST_ASSERT_EQUAL_STRING("the server is too slow",
                             nfetch_text(NFETCH_ERR_SLOW));
    TEST_ASSERT_EQUAL_STRING("address not allowed",
                             nfetch_text(NFETCH_ERR_UNWANTED));
    TEST_ASSERT_EQUAL_STRING("redirect to a URL that is longer than its buffer",
                             nfetch_text(NFETCH_ERR_LOCATION));
}
