/* What an answer of http means: its head, its body, the rest of a file. */
#include "nfetch.h"

#include <stdio.h>
#include <string.h>

#include "client/http.h"
#include "net_script.h"
#include "sink_story.h"
#include "unity.h"

#define ROWS_OF_HTTP
#include "conversations.h"

#define URL "http://h/a"
#define OK "HTTP/1.1 200 OK\r\n"
#define REST "HTTP/1.1 206 x\r\n"
#define BODY "\r\n012"

void setUp(void)
{
    static uint8_t work[768];
    const struct nfetch_buffer whole = { work, sizeof work };

    story_begin(&nfetch_http, whole);
    fetch.limits.retries = 0;
}

/* ----------------------------------------------------------------- the head */

void test_a_status_line_has_a_version_and_a_code(void)
{
    STORIES(heads);
}

void test_each_code_has_its_status(void)
{
    static const struct {
        unsigned code;
        int status;
    } codes[] = {
        { 204, NFETCH_ERR_UNCHANGED },   { 410, NFETCH_ERR_NOT_FOUND },
        { 201, NFETCH_ERR_SERVER },      { 206, NFETCH_ERR_PROTOCOL },
        { 300, NFETCH_ERR_SERVER },      { 301, NFETCH_ERR_REDIRECT },
        { 302, NFETCH_ERR_REDIRECT },    { 303, NFETCH_ERR_REDIRECT },
        { 304, NFETCH_ERR_UNCHANGED },   { 307, NFETCH_ERR_REDIRECT },
        { 308, NFETCH_ERR_REDIRECT },    { 309, NFETCH_ERR_SERVER },
        { 401, NFETCH_ERR_DENIED },      { 402, NFETCH_ERR_SERVER },
        { 403, NFETCH_ERR_DENIED },      { 404, NFETCH_ERR_NOT_FOUND },
        { 407, NFETCH_ERR_PROXY_LOGIN }, { 408, NFETCH_ERR_SERVER },
        { 411, NFETCH_ERR_SERVER },      { 416, NFETCH_ERR_SERVER },
        { 500, NFETCH_ERR_SERVER },
    };
    char answer[64];
    struct story_row row = { .name = answer, .servers = { answer } };

    for (size_t i = 0; i < sizeof codes / sizeof codes[0]; i++) {
        snprintf(answer, sizeof answer, "HTTP/1.1 %u x\r\n" BODY,
                 codes[i].code);
        row.code = (int)codes[i].code;
        row.status = codes[i].status;
        story_row(&row, setUp);
    }
}

/* What the server said last, and only where a login was sent words of it. */
void test_the_words_of_the_server_are_kept_without_values_of_the_caller(void)
{
    STORIES(words);
}

void test_a_location_is_that_of_a_redirect(void)
{
    STORIES(locations);
}

void test_fields_that_change_the_body_must_be_right(void)
{
    STORIES(lengths);
}

/* What is no coding changes no byte. */
void test_a_coding_is_refused_unless_it_is_wanted(void)
{
    static const char *const plain[] = { "UTF-8",       "none", "identity",
                                         "aws-chunked", "x-gz", "g",
                                         "br2",         "x-",   ", ,",
                                         "binary,utf8" };
    static const char *const coded[] = {
        "gzip",         "GZip",       "x-gzip",
        "br",           "zstd",       "compress",
        "x-compress",   "deflate",    "dcb",
        "dcz",          "exi",        "aes128gcm",
        "pack200-gzip", "none, gzip", "aws-chunked ,br",
        "gzip,identity"
    };
    char answer[96];
    struct story_row row = { .name = answer, .servers = { answer } };

    for (size_t i = 0; i < 10 + 16; i++) {
        snprintf(answer, sizeof answer, OK "Content-Encoding: %s\r\n" BODY,
                 i < 10 ? plain[i] : coded[i - 10]);
        row.has_coded = 0;
        row.status = i < 10 ? (int)NFETCH_OK : (int)NFETCH_ERR_CODING;
        story_row(&row, setUp);
        row.has_coded = 1;
        row.status = NFETCH_OK;
        story_row(&row, setUp);
    }
}

/* A field of no interest can be long and folded, another one not. */
void test_fields_are_names_with_a_colon(void)
{
    STORIES(fields);
}

/* All lines of a head together have up to 16,384 bytes. */
void test_a_head_that_does_not_end_is_an_error(void)
{
    size_t calls;

    net_script.chunk = 1;
    SERVERS("x\n");
    story_expect(URL, NFETCH_ERR_PROTOCOL, "", "");
    calls = net_script.calls - 2;
    setUp();
    net_script.chunk = 1;
    net_script.again = 4000;
    SERVERS("HTTP/1.1 100\n\n");
    story_expect(URL, NFETCH_ERR_PROTOCOL, "", "");
    TEST_ASSERT_EQUAL_size_t(calls + 16384, net_script.calls);
}

void test_a_validator_is_a_strong_tag_or_an_older_date(void)
{
    STORIES(validators);
}

/* ----------------------------------------------------------------- the body */

void test_a_body_has_an_end_and_one_line_end_after_it_is_skipped(void)
{
    STORIES(chunks);
}

/* ------------------------------------------------------- the rest of a file */

#define CUT OK "Content-Length: 10\r\nETag: \"a\"\r\n" BODY
#define UNPROVED(text) REST "Content-Range: " text "\r\n"
#define RANGE(text) UNPROVED(text) "ETag: \"a\"\r\n"
#define REST_7 "\r\n3456789"

void test_a_rest_must_be_of_the_version_and_place_that_was_asked_for(void)
{
    STORIES(rests);
}

/* One class, once the file has begun; before that 500 is an answer. */
void test_a_server_that_has_no_time_is_asked_again(void)
{
    static const struct {
        unsigned code;
        int is_busy; /* 1: once a file has begun; 2: always */
    } rows[] = { { 408, 2 }, { 429, 2 }, { 500, 1 }, { 502, 2 },
                 { 503, 2 }, { 504, 2 }, { 400, 0 }, { 409, 0 },
                 { 425, 0 }, { 501, 0 }, { 505, 0 }, { 507, 0 } };
    char answer[32];

    for (size_t i = 0; i < 3 * sizeof rows / sizeof rows[0]; i++) {
        int is_busy = rows[i / 3].is_busy > (i % 3 == 0);

        setUp();
        fetch.limits.retries = 2;
        snprintf(answer, sizeof answer, "HTTP/1.1 %u x\r\n\r\n",
                 rows[i / 3].code);
        if (i % 3 == 1) {
            net_script_server(CUT, NFETCH_NET_ERR_CLOSED);
        } else if (i % 3 == 2) { /* begun before a power cut */
            fetch.offset = 3;
            fetch.validator = NURL_STR("\"a\"");
        }
        SERVERS(answer, i % 3 == 0 ? OK BODY : RANGE("bytes 3-9/10") REST_7);
        TEST_ASSERT_EQUAL_INT_MESSAGE(is_busy ? (int)NFETCH_OK
                                              : (int)NFETCH_ERR_SERVER,
                                      story_run(URL), answer);
    }
}

/* -------------------------------------------------------------- the request */

void test_a_request_has_a_login_in_base64_and_an_offset_of_64_bits(void)
{
    STORIES(requests);
}

/* ---------------------------------------------------------------- redirects */

static int ask_as_https(struct nfetch *context)
{
    return nfetch_http_fetch(context, &nfetch_stream_tcp);
}

/* Here https is http with another name. */
static void use_https(void)
{
    static const struct nfetch_protocol https = { NURL_SCHEME_HTTPS,
                                                  ask_as_https };
    static const struct nfetch_protocol *const both[] = { &nfetch_http,
                                                          &https };

    setUp();
    fetch.protocols = both;
    fetch.protocol_count = 2;
}

void test_no_redirect_leads_out_of_https(void)
{
    story_rows(ways_out, sizeof ways_out / sizeof ways_out[0], use_https);
}

/* ---------------------------------------------------------------- addresses */

void test_the_next_address_is_asked_if_nothing_arrived(void)
{
    STORIES(addresses);
}
