/* A fetch by http, with a network that does what the test says. */
#include "nfetch.h"

#include <stdio.h>
#include <string.h>

#include "net_script.h"
#include "sink_story.h"
#include "unity.h"

#define OK "HTTP/1.1 200 OK\r\n"
#define LENGTH_10 "Content-Length: 10\r\n"
#define TAG_A "ETag: \"a\"\r\n"
#define TAG_B "ETag: \"b\"\r\n"
#define REST_OF(tag, range)                                                    \
    "HTTP/1.1 206 x\r\nContent-Range: bytes " range "\r\n" tag
#define REST(range) REST_OF(TAG_A, range)
#define REST_10 REST("3-9/10") "\r\n3456789"
#define CUT_10 OK LENGTH_10 TAG_A "\r\n012"
#define CUT_OF_ANY OK LENGTH_10 "\r\n0123"
#define CODE(number) "HTTP/1.1 " number " x\r\n\r\n"
#define BODY OK "\r\n012"
#define CHUNKED OK "Transfer-Encoding: chunked\r\n\r\n"
#define CLOSED NFETCH_NET_ERR_CLOSED
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

#define AWAITING(sentence, text, ...)                                          \
    ROW(sentence, FROM(text), ENDING(SILENT), .status = SILENT,                \
        .fail_with = SILENT, .retries = NONE, __VA_ARGS__)
#define RETRY_30 "HTTP/1.1 503 x\r\nRetry-After: 30\r\n\r\n"
/* All of it: answers, pauses, and later URLs. */
#define TOO_LATE(sentence, answer, ...)                                        \
    ROW(sentence, FROM(answer, BODY), .status = NFETCH_ERR_LATE,               \
        .next = "http://b/2", LIMITS(LIMIT(whole_ms, 5000)), __VA_ARGS__)
#define TEXT_70                                                                \
    "/01234567890123456789012345678901234567890"                               \
    "123456789012345678901234567890123456789"

static const struct story_row conversations[] = {
    ROW("a request has the caller's lines and login", FROM(OK "\r\n"),
        STORY(NFETCH_OK, "pin begin -1 ;finish", ""),
        .url = "http://u:p@h:81/a?b#sha256=" PIN, .header = "X-Device: 17\r\n",
        .request = "GET /a?b HTTP/1.1\r\nHost: h:81\r\n"
                   "User-Agent: nanourl\r\n"
                   "Accept-Encoding: identity\r\n"
                   "Connection: close\r\n"
                   "Authorization: Basic dTpw\r\n"
                   "X-Device: 17\r\n\r\n"),
    ROW("a body without a length ends with the connection", FROM(BODY)),
    ROW("chunks are whole without the last line end",
        FROM(CHUNKED "3\r\n012\r\n2;x=y\r\n34\r\n0\r\n"),
        STORY(NFETCH_OK, "begin -1 ;finish", "01234")),
    ROW("what was cut goes on", FROM(CUT_10, NULL, REST_10),
        ENDING(CLOSED, REFUSED),
        STORY(NFETCH_OK, "begin 10 \"a\";finish", "0123456789"),
        .sent = "Range: bytes=3-\r\nIf-Range: \"a\"\r\n", .now = 500 + 1000),
    ROW("a download of before a power cut goes on",
        FROM(REST("7-9/10") "\r\n789"),
        STORY(NFETCH_OK, "resume 7;finish", "0123456789"), .offset = 7),
    ROW("only what is of before the power cut has to be looked for",
        FROM(REST("5-9/10") "\r\n56", REST("7-9/10") "\r\n789"), ENDING(CLOSED),
        STORY(NFETCH_OK, "resume 5;finish", "0123456789"), .offset = 5,
        LIMITS(LIMIT(window_bytes, 1))),
    ROW("nothing is of before once another version has begun",
        FROM(OK LENGTH_10 TAG_B "\r\n01",
             REST_OF(TAG_B, "2-9/10") "\r\n23456789"),
        STORY(NFETCH_OK, "begin 10 \"b\";finish", "0123456789"), .offset = 5),
    ROW("another version begins anew",
        FROM(CUT_10, REST_OF(TAG_B, "3-9/10") "\r\nDEFGHIJ",
             OK LENGTH_10 TAG_B "\r\nABCDEFGHIJ"),
        STORY(NFETCH_OK, "begin 10 \"a\";begin 10 \"b\";finish", "ABCDEFGHIJ"),
        .unsent = "Range"),
    ROW("progress resets the retries",
        FROM(OK LENGTH_10 TAG_A "\r\n01", REST("2-9/10") "\r\n23",
             REST("4-9/10") "\r\n45", REST("6-9/10") "\r\n6"),
        STORY(NFETCH_ERR_SHORT, "begin 10 \"a\";", "0123456"),
        LIMITS(LIMIT(window_bytes, 2)), .retries = 1, .opened = 4),
    ROW("bytes of an earlier try are no progress",
        FROM(CUT_OF_ANY, CUT_OF_ANY, CUT_OF_ANY, ""),
        STORY(NFETCH_ERR_SHORT, "begin 10 ;begin 10 ;begin 10 ;", "0123"),
        LIMITS(LIMIT(window_bytes, 2)), .retries = 2),
    ROW("the pause doubles up to 128 seconds", FROM(CUT_10), ENDING(CLOSED),
        STORY(REFUSED, "begin 10 \"a\";", "012"), .retries = 10,
        .now = 500 * 511 + 128000),
    ROW("a size of more than 64 bits is no small one",
        FROM(OK "Content-Length: 18446744073709551616\r\n\r\n"),
        STORY(NFETCH_ERR_SHORT, "begin -2 ;", ""), .retries = NONE),
    ROW("two URLs that lead to each other end it",
        FROM(REDIRECT("/b"), REDIRECT("/a"), BODY),
        STORY_NONE(NFETCH_ERR_REDIRECTS), .opened = 2),
    ROW("a circle that begins after the given URL ends it",
        FROM(REDIRECT("/b#f"), REDIRECT("/b#g"), BODY),
        STORY_NONE(NFETCH_ERR_REDIRECTS), .opened = 2),
    ROW("a circle to the given URL ends it, whatever its fragment",
        FROM(REDIRECT("/b#f"), REDIRECT("/a#g"), BODY),
        STORY_NONE(NFETCH_ERR_REDIRECTS), .opened = 2),
    ROW("a rate below the lowest ends it", FROM(OK "X: 0123456789\r\n\r\n"),
        STORY_NONE(NFETCH_ERR_SLOW), .chunk = 1, .pace = 4000,
        .now = 4000 + 32000, .opened = 1),
    ROW("each window has its own rate", FROM(OK "\r\n0123456789"),
        ENDING(SILENT), STORY(NFETCH_ERR_SLOW, "begin -1 ;", "0123456789"),
        LIMITS(LIMIT(window_ms, 1000), LIMIT(window_bytes, 10)), .now = 2000),
    ROW("the next address is tried until one answers", FROM(NULL, NULL, BODY),
        ENDING(REFUSED, SILENT), .addresses = 6, .last_octet = 3),
    ROW("no more than four addresses are tried", FROM(NULL),
        STORY_NONE(REFUSED), .addresses = 6, .last_octet = NFETCH_ADDRESSES),
    ROW("an answer is that of all addresses", FROM(CODE("404")),
        STORY_NONE(NFETCH_ERR_NOT_FOUND), .addresses = 2, .opened = 1),
    ROW("a login goes to its origin again", FROM(REDIRECT("/b"), BODY),
        .url = "http://u:p@h/a", .sent = "\r\nAuthorization: Basic dTpw\r\n"),
    ROW("a login in a redirect is not sent",
        FROM(REDIRECT("http://u:p@h/b"), BODY), .unsent = "Authorization"),
    ROW("a digest in a redirect is ignored",
        FROM(REDIRECT("/b#sha256=" DIGITS DIGITS), BODY)),
    ROW("a target that never worked is not looked up again",
        FROM(REDIRECT("/b"), CODE("403"), BODY), STORY_NONE(NFETCH_ERR_DENIED),
        .opened = 2),
    ROW("a target that refuses what was begun before is not, either",
        FROM(REDIRECT("/b"), CODE("403"), BODY),
        STORY(NFETCH_ERR_DENIED, "", "01234"), .offset = 5, .opened = 2),
    ROW("a target with an error of its own has not expired",
        FROM(REDIRECT("/b"), CUT_10, CODE("500"), REDIRECT("/b"), REST_10),
        ENDING(0, CLOSED), STORY(NFETCH_ERR_SERVER, "begin 10 \"a\";", "012"),
        .retries = 1, .opened = 3),
    ROW("a target that never works again is looked up once",
        FROM(REDIRECT("/b"), CUT_10, CODE("403"), REDIRECT("/b"), CODE("403"),
             BODY),
        ENDING(0, CLOSED), STORY(NFETCH_ERR_DENIED, "begin 10 \"a\";", "012"),
        .opened = 5),
    ROW("an address in the URL is not looked up", FROM(NULL), ENDING(REFUSED),
        .status = REFUSED, .url = "http://192.0.2.77:8080/a", .addresses = 2,
        .last_octet = 77, .last_port = 8080, .opened = 1),
    ROW("a request that does not fit is an error", FROM(BODY), .work = 60,
        .status = NFETCH_ERR_URL, .fault = NURL_ERR_BUF),
    /* The target fits into its buffer, and its request not into another one. */
    ROW("a redirect whose request does not fit says so",
        FROM(REDIRECT(TEXT_70), BODY), .work = 160,
        .status = NFETCH_ERR_LOCATION),
    AWAITING("first of all the interface is awaited", "", .fail_at = 1,
             .awaits = NONE),
    AWAITING("then the name", "", .fail_at = 2, .awaits = NFETCH_AWAITS_NAME),
    AWAITING("opening is awaited from the interface", "", .fail_at = 3,
             .awaits = NONE),
    AWAITING("a connection is the server's", NULL,
             .awaits = NFETCH_AWAITS_SERVER),
    AWAITING("before its first byte an answer is awaited", "",
             .awaits = NFETCH_AWAITS_ANSWER),
    AWAITING("in its head it is, too",
             OK "Date:", .awaits = NFETCH_AWAITS_ANSWER),
    AWAITING("after the head the file is awaited", OK "\r\n",
             .text = "begin -1 ;", .awaits = NFETCH_AWAITS_FILE),
    AWAITING("in the file it is, too", BODY, .text = "begin -1 ;",
             .awaits = NFETCH_AWAITS_FILE),
    ROW("in a pause the next try is awaited", FROM(RETRY_30), .cancel_at = 5,
        .status = NFETCH_ERR_CANCELLED, .awaits = NFETCH_AWAITS_PAUSE),
    ROW("an answer can begin late, up to its own limit", FROM(""),
        ENDING(SILENT), .status = SILENT, LIMITS(LIMIT(first_byte_ms, 40000)),
        .now = 40000),
    ROW("no window ends what begins late", FROM(BODY), .pace = 35000,
        LIMITS(LIMIT(first_byte_ms, 40000))),
    TOO_LATE("the whole has a limit", OK LENGTH_10 "\r\n0123456789",
             .chunk = 50, .pace = 6000, .text = "", .now = 6000, .index = NONE),
    TOO_LATE("the whole has a limit in a body", OK LENGTH_10 "\r\n0123456789",
             .text = "begin 10 ;", .chunk = 1, .pace = 110, .now = 5060,
             .index = NONE),
    TOO_LATE("the whole has a limit before silence has", OK LENGTH_10 "\r\n012",
             ENDING(SILENT), .text = "begin 10 ;", .now = 5000, .index = NONE),
    TOO_LATE("the whole has a limit where nobody knows the end", BODY,
             ENDING(SILENT), .text = "begin -1 ;", .now = 5000, .index = NONE),
    TOO_LATE("the whole has a limit in a pause", RETRY_30, .now = 5000,
             .index = NONE),
    TOO_LATE("the whole is that of all URLs", CODE("404"), .pace = 3000,
             .index = 1),
    ROW("the next URL is asked after an error", FROM(CODE("404"), BODY),
        .next = "http://b/2", .index = 1, .opened = 2),
    ROW("the caller ends all URLs", FROM(CODE("404"), BODY), .cancel_at = 1,
        .status = NFETCH_ERR_CANCELLED, .next = "http://b/2", .index = NONE,
        .opened = NONE),
};

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

#define BUSY "HTTP/1.1 503 x\r\n"
#define DATE_OF(day) "Date: " day " 23:59:50 GMT\r\n"
#define DATE DATE_OF("Thu, 29 Feb 2024")
#define RETRY_AT(date) "Retry-After: " date " GMT\r\n\r\n"
#define WAITS(answer, ms)                                                      \
    ROW(answer, FROM(answer, BODY), .now = (ms), .code = 200)
/* Another URL is better. */
#define LEAVES(answer)                                                         \
    ROW(answer, FROM(answer, BODY), .now = NONE, .code = 503,                  \
        .status = NFETCH_ERR_SERVER)

static const struct story_row busy[] = {
    WAITS(BUSY "\r\n", 500),
    WAITS("HTTP/1.1 429 x\r\nRetry-After: 7\r\n\r\n", 7000),
    WAITS(BUSY "Retry-After: 60\r\n\r\n", 60000),
    LEAVES(BUSY "Retry-After: 61\r\n\r\n"),
    WAITS(BUSY "Retry-After: 7s\r\n\r\n", 500),
    WAITS(BUSY "Retry-After: 0\r\n\r\n", NONE),
    WAITS(BUSY RETRY_AT("Sun, 06 Nov 1994 08:49:37"), 500),
    WAITS(BUSY DATE "Retry-After: 7\r\n\r\n", 7000),
    WAITS(BUSY RETRY_AT("Sun, 06 Nov 1994 08:49:37") DATE, 500),
    WAITS(BUSY DATE RETRY_AT("Fri, 01 Mar 2024 00:00:20"), 30000),
    LEAVES(BUSY DATE RETRY_AT("Fri, 01 Mar 2024 00:00:51")),
    LEAVES(BUSY DATE RETRY_AT("Sat, 01 Mar 2025 00:00:20")),
    WAITS(BUSY DATE RETRY_AT("Thu, 29 Feb 2024 23:59:49"), NONE),
    WAITS(BUSY DATE RETRY_AT("Fri, 01 Mai 2024 00:00:20"), 500),
    WAITS(BUSY DATE_OF("Wed, 31 Dec 2025")
              RETRY_AT("Thu, 01 Jan 2026 00:00:20"),
          30000),
    WAITS(BUSY DATE_OF("Tue, 30 Jun 2026")
              RETRY_AT("Wed, 01 Jul 2026 00:00:20"),
          30000),
    WAITS(BUSY "Date: now\r\n" RETRY_AT("Fri, 01 Mar 2024 00:00:20"), 500),
};

void test_a_busy_server_says_when_to_ask_again(void)
{
    STORIES(busy);
}

/* A long answer; the RAM of small boards is short. */
static char long_text[1400];

void test_a_trailer_can_be_as_long_as_a_head(void)
{
    strcpy(long_text, CHUNKED "3\r\n012\r\n0\r\n");
    for (int i = 0; i < 30; i++) {
        strcat(long_text, "X-Line: 0123456789abcdef0123456789\r\n");
    }
    strcat(long_text, "\r\n");
    SERVERS(long_text);
    expect(NFETCH_OK, "begin -1 ;finish", "012");
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

/* What is between the bytes of the file is no progress. */
void test_chunk_extensions_are_no_progress(void)
{
    strcpy(long_text, CHUNKED);
    for (int i = 0; i < 14; i++) {
        strcat(long_text,
               "1;0123456789012345678901234567890123456789012345678901234"
               "56789\r\nx\r\n");
    }
    fetch.limits.window_ms = 1000;
    fetch.limits.window_bytes = 100;
    net_script.chunk = 70;
    net_script.pace = 100;
    SERVERS(long_text);
    expect(NFETCH_ERR_SLOW, "begin -1 ;", "xxxxxxxxx");
    TEST_ASSERT_EQUAL_UINT32(1100, net_script.now);
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

void test_the_caller_is_asked_twice_a_second_in_a_pause(void)
{
    SERVERS("HTTP/1.1 503 x\r\nRetry-After: 60\r\n\r\n", BODY);
    expect(NFETCH_OK, "begin -1 ;finish", "012");
    TEST_ASSERT_TRUE(story.moves >= 120);
    TEST_ASSERT_EQUAL_UINT32(60000, net_script.now);
}

/* As nfetch.h says. */
void test_the_usual_limits(void)
{
    static const struct nfetch_limits usual = { 10000, 5000,  8000,  15000,
                                                20000, 10000, 30000, 3000,
                                                0,     500,   60000, 2000,
                                                2000,  10,    3,     5 };
    struct nfetch_limits limits = { 0 };

    nfetch_limits_default(&limits);
    TEST_ASSERT_EQUAL_MEMORY(&usual, &limits,
                             offsetof(struct nfetch_limits, redirects) + 1);
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

#define LEADS(to, how) ROW(to, FROM(REDIRECT(to), BODY), .status = (how))

void test_a_redirect_leads_to_a_protocol_of_the_table(void)
{
    static const struct story_row rows[] = {
        LEADS("/b", NFETCH_OK),
        LEADS("http://i/b#x", NFETCH_OK),
        LEADS("https://h/b", NFETCH_ERR_REDIRECT),
        LEADS("ftp://h/b", NFETCH_ERR_REDIRECT),
        LEADS("/a", NFETCH_ERR_REDIRECTS),
        LEADS("http://h/a#x", NFETCH_ERR_REDIRECTS),
        LEADS("", NFETCH_ERR_REDIRECTS),
        LEADS("http://h/" DIGITS DIGITS DIGITS "0123456789abcdef0123456",
              NFETCH_OK),
        LEADS("http://h/" DIGITS DIGITS DIGITS "0123456789abcdef01234567",
              NFETCH_ERR_LOCATION),
        LEADS("http://[x/", NFETCH_ERR_REDIRECT),
    };

    STORIES(rows);
}

/* Each reference is resolved against the URL before it. */
void test_redirects_lead_from_one_to_the_next_up_to_five(void)
{
    static const struct {
        const char *answer;
        const char *target;
    } rows[] = {
        { REDIRECT("/d/b?q"), "GET /a " },   { REDIRECT("e/c"), "GET /d/b?q " },
        { REDIRECT("../f"), "GET /d/e/c " }, { REDIRECT("?r"), "GET /d/f " },
        { REDIRECT("g"), "GET /d/f?r " },    { BODY, "GET /d/g " },
    };

    for (size_t i = 0; i < 6; i++) {
        SERVERS(rows[i].answer);
    }
    expect(NFETCH_OK, "begin -1 ;finish", "012");
    for (size_t i = 0; i < 6; i++) {
        TEST_ASSERT_EQUAL_MEMORY(rows[i].target, net_script_sent(i),
                                 strlen(rows[i].target));
    }
    TEST_ASSERT_EQUAL_UINT8(5, fetch.redirects);
    setUp();
    fetch.limits.redirects = 4;
    for (size_t i = 0; i < 6; i++) {
        SERVERS(rows[i].answer);
    }
    expect(NFETCH_ERR_REDIRECTS, "", "");
    TEST_ASSERT_EQUAL_size_t(5, net_script.opened);
}

static char told[80];

static void ask_told(struct nfetch *context)
{
    snprintf(told + strlen(told), sizeof told - strlen(told),
             "%u " NURL_PRI ";", (unsigned)context->redirects,
             NURL_ARG(context->text));
    if (context->redirects == 0) {
        context->offset = 7;
        context->validator = NURL_STR("\"a\"");
    }
}

void test_the_caller_is_told_each_url_and_can_say_what_it_has(void)
{
    told[0] = '\0';
    fetch.asks = ask_told;
    SERVERS(REDIRECT("/b#f"), REST("7-9/10") "\r\n789");
    expect(NFETCH_OK, "resume 7;finish", "789");
    TEST_ASSERT_EQUAL_STRING("0 http://h/a;1 http://h/b#f;", told);
}

/* The target of the redirect has sent a part, and refuses the rest. */
#define EXPIRED(answer, ...)                                                   \
    ROW(answer,                                                                \
        FROM(REDIRECT("http://i/b?sig=1"), CUT_10, answer,                     \
             REDIRECT("http://i/b?sig=2"), REST_10),                           \
        ENDING(0, CLOSED), __VA_ARGS__)
#define LOOKED_UP(answer)                                                      \
    EXPIRED(answer, STORY(NFETCH_OK, "begin 10 \"a\";finish", "0123456789"))
#define GIVEN_UP(answer, how)                                                  \
    EXPIRED(answer, STORY(how, "begin 10 \"a\";", "012"))

static void ask_told_from_the_beginning(void)
{
    setUp();
    told[0] = '\0';
    fetch.asks = ask_told; /* what it says of an offset holds once */
}

void test_a_target_that_expired_is_looked_up_again(void)
{
    static const struct story_row rows[] = {
        LOOKED_UP(CODE("403")),
        LOOKED_UP(CODE("404")),
        LOOKED_UP(CODE("410")),
        LOOKED_UP(CODE("401")),
        LOOKED_UP("HTTP/1.1 401 x\r\nWWW-Authenticate: Digest a\r\n\r\n"),
        LOOKED_UP(CODE("400")),
        GIVEN_UP(CODE("501"), NFETCH_ERR_SERVER),
        GIVEN_UP("SSH\r\n", NFETCH_ERR_PROTOCOL),
    };

    STORIES(rows);
    story_row(&rows[0], ask_told_from_the_beginning);
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

#define PUBLIC(to) ROW(to, FROM(BODY), .url = to, .opened = 1)
#define PRIVATE(to)                                                            \
    ROW(to, FROM(BODY), .url = to, .opened = NONE,                             \
        .status = NFETCH_ERR_UNWANTED)

static void allow_public(void)
{
    allow_only(0);
}

void test_a_private_address_can_be_refused_in_each_of_its_forms(void)
{
    static const struct story_row rows[] = {
        PUBLIC("http://93.184.216.34/a"),
        PUBLIC("http://[2606:2800::1]/a"),
        PRIVATE("http://10.0.0.1/a"),
        PRIVATE("http://169.254.169.254/a"),
        PRIVATE("http://127.0.0.1/a"),
        PRIVATE("http://[::1]/a"),
        PRIVATE("http://[::ffff:10.0.0.1]/a"),
        PRIVATE("http://[64:ff9b::192.168.0.1]/a"),
        PRIVATE("http://[fe80::1]/a"),
        PRIVATE("http://0.0.0.0/a"),
    };

    story_rows(rows, sizeof rows / sizeof rows[0], allow_public);
}

void test_an_address_in_the_url_is_the_only_one(void)
{
    net_script_refuse(REFUSED);
    story_expect("http://192.0.2.77/a", REFUSED, "", "");
    TEST_ASSERT_EQUAL_UINT8(NFETCH_NET_IPV4, fetch.server.family);
    TEST_ASSERT_EQUAL_UINT8(192, fetch.server.octets[0]);
    net_script_refuse(REFUSED);
    story_expect("http://[1:203::a]/a", REFUSED, "", "");
    TEST_ASSERT_EQUAL_UINT8(NFETCH_NET_IPV6, fetch.server.family);
    TEST_ASSERT_EQUAL_MEMORY("\0\1\2\3\0\0\0\0\0\0\0\0\0\0\0\12",
                             fetch.server.octets, 16);
}

void test_without_a_buffer_for_urls_there_are_no_redirects(void)
{
    fetch.urls.bytes = NULL;
    fetch.urls.size = 0;
    SERVERS(REDIRECT("/b"));
    expect(NFETCH_ERR_LOCATION, "", "");
}

void test_the_callers_lines_go_to_one_origin(void)
{
    fetch.header = NURL_STR("X-Device: 17\r\n");
    SERVERS(REDIRECT("http://i/a"), REDIRECT("http://h/b"), BODY);
    expect(NFETCH_OK, "begin -1 ;finish", "012");
    TEST_ASSERT_NOT_NULL(strstr(net_script_sent(0), "X-Device"));
    TEST_ASSERT_NULL(strstr(net_script_sent(1), "X-Device"));
    TEST_ASSERT_NOT_NULL(strstr(net_script_sent(2), "X-Device"));
}

#define WRONG(text, why, at)                                                   \
    ROW(text, .url = text, .status = NFETCH_ERR_URL, .fault = (why),           \
        .stop = (at))

void test_a_url_is_refused_with_its_place(void)
{
    static const struct story_row rows[] = {
        WRONG("http://h/%zz", NURL_ERR_PCT, 9),
        WRONG("/a", NURL_ERR_SCHEME_MISSING, NONE),
        WRONG("http://h/a#x", NURL_ERR_FRAGMENT, 10),
        WRONG("http://h/a#sha256", NURL_ERR_FRAGMENT, 10),
        WRONG("http://h/a#x&sha256=" PIN, NURL_ERR_FRAGMENT, 10),
        WRONG("http://h/a#sha256=" PIN "&y", NURL_ERR_CHAR, 82),
        WRONG("http://h/a#sha256=00", NURL_ERR_CHAR, 20),
        WRONG("http://h/a#sha256=00g0", NURL_ERR_CHAR, 20),
        WRONG("http://h/a#sha256=" PIN "0", NURL_ERR_CHAR, 82),
        WRONG("http:///a", NURL_ERR_HOST_EMPTY, 7),
        ROW("tftp://h/a", .url = "tftp://h/a", .status = NFETCH_ERR_SCHEME,
            .stop = NONE),
    };

    STORIES(rows);
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

/* ---------------------------------------------------------- several at once */

static struct nfetch inner;
static uint8_t inner_work[768];
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
    return status != NFETCH_OK ? status
                               : nfetch_url(&inner, NURL_STR("http://i/b"));
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
    static const int said[] = { NFETCH_ERR_UNCHANGED, NFETCH_ERR_LOGIN,
                                NFETCH_ERR_AUTH,      NFETCH_ERR_PROXY,
                                NFETCH_ERR_LOCATION,  NFETCH_ERR_PROXY_LOGIN,
                                NFETCH_ERR_PROTOCOL,  NFETCH_ERR_REDIRECTS };

    for (size_t i = 0; i < sizeof said / sizeof said[0]; i++) {
        TEST_ASSERT_TRUE(nfetch_has_code(said[i]));
    }
    TEST_ASSERT_FALSE(nfetch_has_code(NFETCH_ERR_SCHEME));
    TEST_ASSERT_FALSE(nfetch_has_code(NFETCH_ERR_SHORT));
}

void test_each_result_has_words_of_its_own(void)
{
    const char *unknown = nfetch_text(-99);

    for (int a = 0; a > -99; a--) {
        for (int b = a - 1; b > -99; b--) {
            if (strcmp(nfetch_text(a), unknown) != 0) {
                TEST_ASSERT_TRUE(strcmp(nfetch_text(a), nfetch_text(b)) != 0);
            }
        }
    }
    TEST_ASSERT_EQUAL_STRING("the server is too slow",
                             nfetch_text(NFETCH_ERR_SLOW));
    TEST_ASSERT_EQUAL_STRING("address not allowed",
                             nfetch_text(NFETCH_ERR_UNWANTED));
    TEST_ASSERT_EQUAL_STRING("redirect to a URL that is longer than its buffer",
                             nfetch_text(NFETCH_ERR_LOCATION));
}
