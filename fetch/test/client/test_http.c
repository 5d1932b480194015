/* What an answer of http means: its head, its body, the rest of a file. */
#include "client/stream.h"
#include "nfetch.h"

#include "net_script.h"
#include "sink_story.h"
#include "unity.h"

#define ROWS_OF_HTTP
#include "conversations.h"

#define URL "http://h/a"

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
    STORIES(codes);
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
    STORIES(codings);
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
    TEST_ASSERT_EQUAL_STRING("head too long", fetch.said);
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

void test_a_rest_must_be_of_the_version_and_place_that_was_asked_for(void)
{
    STORIES(rests);
}

/* One class, once the file has begun; before that 500 is an answer. */
void test_a_server_that_has_no_time_is_asked_again(void)
{
    STORIES(no_time);
}

/* -------------------------------------------------------------- the request */

void test_a_request_has_a_login_in_base64_and_an_offset_of_64_bits(void)
{
    STORIES(requests);
}

/* ---------------------------------------------------------------- redirects */

static int ask_as_https(struct nfetch *context)
{
    return nfetch_http_over(context, &nfetch_stream_tcp);
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
