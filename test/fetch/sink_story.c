/* A fetch with a sink that writes down what it is told. */
#include "sink_story.h"

#include <stdio.h>
#include <string.h>

#include "net_script.h"
#include "unity.h"

struct sink_story story;
struct nfetch fetch;

static char urls[256];

static void tell(const char *what)
{
    strncat(story.text, what, sizeof story.text - strlen(story.text) - 1);
}

static int pin(void *context, struct nurl_str digits)
{
    TEST_ASSERT_EQUAL_PTR(&story, context);
    tell(digits.ptr == NULL ? "" : digits.len == 64 ? "pin " : "?");
    return story.pin;
}

static int begin(void *context, uint64_t size, struct nurl_str validator)
{
    char text[192];

    TEST_ASSERT_EQUAL_PTR(&story, context);
    story.length = 0;
    snprintf(text, sizeof text, "begin %d " NURL_PRI ";",
             size == NFETCH_UNKNOWN ? -1 : (int)size, NURL_ARG(validator));
    tell(text);
    return story.begin;
}

static int resume(void *context, uint64_t offset)
{
    char text[32];

    TEST_ASSERT_EQUAL_PTR(&story, context);
    snprintf(text, sizeof text, "resume %d;", (int)offset);
    tell(text);
    return story.resume;
}

static int add(void *context, const void *bytes, size_t length)
{
    TEST_ASSERT_EQUAL_PTR(&story, context);
    TEST_ASSERT_TRUE(length > 0);
    TEST_ASSERT_TRUE(length <= sizeof story.body - story.length);
    memcpy(story.body + story.length, bytes, length);
    story.length += length;
    return story.add;
}

static int finish(void *context)
{
    TEST_ASSERT_EQUAL_PTR(&story, context);
    tell("finish");
    return story.finish;
}

static int moved(struct nfetch *context)
{
    TEST_ASSERT_EQUAL_PTR(&fetch, context);
    story.moves++;
    return story.moves == story.cancel_at;
}

void story_begin(const struct nfetch_protocol *protocol,
                 struct nfetch_buffer work)
{
    static const struct nfetch_protocol *protocols[1];
    static const struct nfetch_sink sink = { &story, pin, begin,
                                             resume, add, finish };

    memset(&story, 0, sizeof story);
    net_script_begin();
    nfetch_init(&fetch);
    fetch.net = &net_scripted;
    protocols[0] = protocol;
    fetch.protocols = protocols;
    fetch.protocol_count = 1;
    fetch.sink = sink;
    fetch.work = work;
    fetch.urls.bytes = urls;
    fetch.urls.size = sizeof urls;
    fetch.moved = moved;
}

static int ended(int status)
{
    TEST_ASSERT_EQUAL_size_t(0, net_script.open_now);
    return status;
}

int story_run(const char *url)
{
    return ended(nfetch_url(&fetch, nurl_text(url, strlen(url))));
}

int story_urls(const struct nurl_str *list, size_t count)
{
    return ended(nfetch_urls(&fetch, list, count));
}

static void expect_story(int status, const char *name,
                         const struct story_row *row)
{
    TEST_ASSERT_EQUAL_INT_MESSAGE(row->status, status, name);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(row->text, story.text, name);
    TEST_ASSERT_EQUAL_size_t_MESSAGE(strlen(row->body), story.length, name);
    TEST_ASSERT_EQUAL_INT_MESSAGE(
        0, memcmp(row->body, story.body, story.length), name);
}

void story_expect(const char *url, int status, const char *text,
                  const char *body)
{
    const struct story_row row = { .status = status,
                                   .text = text,
                                   .body = body };

    expect_story(story_run(url), url, &row);
}

/* -------------------------------------------------------------------- rows */

static size_t given(size_t value, size_t usual)
{
    return value > 0 ? value : usual;
}

static void begin_row(const struct story_row *row)
{
    struct nfetch_limits *limits = &fetch.limits;

    for (size_t i = 0; i < NET_SCRIPT_SERVERS; i++) {
        if (row->servers[i] != NULL || row->ends[i] != 0) {
            net_script_server(row->servers[i], row->ends[i]);
        }
    }
    if (row->offset > 0) {
        fetch.offset = row->offset;
        fetch.validator = NURL_STR("\"a\"");
        memcpy(story.body, "0123456789", (size_t)row->offset);
        story.length = (size_t)row->offset;
    }
    if (row->retries != 0) {
        limits->retries = (uint8_t)(row->retries > 0 ? row->retries : 0);
    }
    limits->window_ms = (uint32_t)given(row->window_ms, limits->window_ms);
    limits->window_bytes =
        (uint32_t)given(row->window_bytes, limits->window_bytes);
    net_script.addresses = given(row->addresses, 1);
    net_script.chunk = given(row->chunk, net_script.chunk);
    net_script.pace = row->pace;
}

static void expect_number(const char *name, size_t right, size_t number)
{
    TEST_ASSERT_EQUAL_size_t_MESSAGE(given(right, number), number, name);
}

static void end_row(const struct story_row *row)
{
    size_t opened = net_script.opened;
    const char *request = net_script_sent(opened > 0 ? opened - 1 : 0);

    TEST_ASSERT_TRUE_MESSAGE(fetch.received == story.length, row->name);
    TEST_ASSERT_TRUE_MESSAGE(fetch.offset == 0, row->name);
    TEST_ASSERT_NULL_MESSAGE(fetch.validator.ptr, row->name);
    expect_number(row->name, row->now, net_script.now);
    expect_number(row->name, row->opened, opened);
    expect_number(row->name, row->last_octet, net_script.last_octet);
    if (row->sent != NULL) {
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(request, row->sent), row->name);
    }
    if (row->unsent != NULL) {
        TEST_ASSERT_NULL_MESSAGE(strstr(request, row->unsent), row->name);
    }
}

void story_rows(const struct story_row *rows, size_t count,
                void (*set_up)(void))
{
    for (size_t i = 0; i < count; i++) {
        const struct story_row *row = &rows[i];
        const char *url = row->url == NULL ? "http://h/a" : row->url;

        set_up();
        begin_row(row);
        expect_story(story_run(url), row->name, row);
        end_row(row);
    }
}

/* ------------------------------------------------------------------ errors */

/* The last call can come after the whole file: a farewell. */
static void break_calls(const char *url, void (*play)(void))
{
    size_t calls;
    int status;

    play();
    TEST_ASSERT_EQUAL_INT(NFETCH_OK, story_run(url));
    calls = net_script.calls;
    for (size_t at = 1; at <= calls; at++) {
        play();
        net_script.fail_at = at;
        net_script.fail_with = NFETCH_NET_ERR_MEMORY;
        status = story_run(url);
        TEST_ASSERT_TRUE(status == NFETCH_NET_ERR_MEMORY ||
                         (status == NFETCH_OK && at == calls));
        TEST_ASSERT_TRUE(net_script.calls <= at + 1);
    }
}

static void break_moves(const char *url, void (*play)(void))
{
    unsigned moves;

    play();
    TEST_ASSERT_EQUAL_INT(NFETCH_OK, story_run(url));
    moves = story.moves;
    TEST_ASSERT_TRUE(moves > 2);
    for (unsigned at = 1; at <= moves; at++) {
        play();
        story.cancel_at = at;
        TEST_ASSERT_EQUAL_INT(NFETCH_ERR_CANCELLED, story_run(url));
        TEST_ASSERT_EQUAL_UINT(at, story.moves);
    }
}

/* What a sink says is not mistaken for an error of the network. */
static void break_sink(const char *url, void (*play)(void))
{
    static const char *const names[] = { "", "begin", "resume", "", "finish" };
    int *const results[] = { &story.pin, &story.begin, &story.resume,
                             &story.add, &story.finish };
    struct sink_story good;
    int status;

    play();
    TEST_ASSERT_EQUAL_INT(NFETCH_OK, story_run(url));
    good = story;
    for (size_t i = 0; i < sizeof results / sizeof results[0]; i++) {
        for (status = -1; status > -40; status--) {
            play();
            *results[i] = status;
            TEST_ASSERT_EQUAL_INT(
                strstr(good.text, names[i]) != NULL ? status : NFETCH_OK,
                story_run(url));
        }
    }
}

void story_break(const char *url, void (*play)(void))
{
    break_calls(url, play);
    break_moves(url, play);
    break_sink(url, play);
}
