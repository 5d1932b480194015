/* A fetch with a sink that writes down what it is told. */
#include "sink_story.h"

#include <errno.h>
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

static size_t smaller(size_t a, size_t b)
{
    return a < b ? a : b;
}

static int add(void *context, const void *bytes, size_t length)
{
    TEST_ASSERT_EQUAL_PTR(&story, context);
    TEST_ASSERT_TRUE(length > 0);
    if (story.length < sizeof story.body) {
        memcpy(story.body + story.length, bytes,
               smaller(length, sizeof story.body - story.length));
    }
    story.length += length;
    return story.add;
}

static int finish(void *context)
{
    TEST_ASSERT_EQUAL_PTR(&story, context);
    tell("finish");
    return story.finish;
}

/* No wait of any conversation is longer than this without a call of `moved`. */
enum {
    WATCHDOG_MS = 300
};

static void feed(void)
{
    TEST_ASSERT_LESS_OR_EQUAL_UINT32(WATCHDOG_MS, net_script.now - story.fed);
    story.fed = net_script.now;
}

void story_sink_takes(uint32_t ms)
{
    net_script.now += ms;
    story.fed = net_script.now;
}

static int moved(struct nfetch *context)
{
    TEST_ASSERT_EQUAL_PTR(&fetch, context);
    feed();
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
    if (fetch.moved == moved) {
        feed();
    }
    TEST_ASSERT_EQUAL_size_t(0, net_script.open_now);
    return status;
}

int story_run(const char *url)
{
    story.fed = net_script.now;
    return ended(nfetch_url(&fetch, nurl_text(url, strlen(url))));
}

int story_urls(const struct nurl_str *list, size_t count)
{
    story.fed = net_script.now;
    return ended(nfetch_urls(&fetch, list, count));
}

static void expect_text(const char *name, const char *right, const char *text)
{
    if (right != NULL && strcmp(right, WHATEVER) != 0) {
        TEST_ASSERT_EQUAL_STRING_MESSAGE(right, text, name);
    }
}

/* 0: not looked at. NONE: 0. */
static void expect_number(const char *name, long right, size_t number)
{
    if (right != 0) {
        TEST_ASSERT_EQUAL_size_t_MESSAGE(right == NONE ? 0 : (size_t)right,
                                         number, name);
    }
}

static void expect_story(int status, const char *name,
                         const struct story_row *row)
{
    int is_good = row->status == NFETCH_OK;
    const char *text = is_good ? "begin -1 ;finish" : "";
    const char *body = row->body == NULL && is_good ? "012" : row->body;

    TEST_ASSERT_EQUAL_INT_MESSAGE(row->status, status, name);
    expect_text(name, row->text == NULL ? text : row->text, story.text);
    TEST_ASSERT_TRUE_MESSAGE(!is_good || fetch.sink.finish == NULL ||
                                 strstr(story.text, "finish") != NULL,
                             name);
    if (body != NULL) {
        TEST_ASSERT_EQUAL_size_t_MESSAGE(strlen(body), story.length, name);
        TEST_ASSERT_EQUAL_INT_MESSAGE(
            0,
            memcmp(body, story.body, smaller(story.length, sizeof story.body)),
            name);
    }
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

static void begin_network(const struct story_row *row)
{
    const struct net_script_datagram *says = row->says;

    for (size_t i = 0; i < NET_SCRIPT_SERVERS; i++) {
        if (row->servers[i] != NULL || row->ends[i] != 0) {
            net_script_server(row->servers[i], row->ends[i]);
        }
    }
    for (; says != NULL && says->bytes != NULL; says++) {
        net_script_datagram(*says);
    }
    net_script.addresses = row->addresses > 0 ? row->addresses : 1;
    net_script.chunk = row->chunk > 0 ? row->chunk : net_script.chunk;
    net_script.again = row->again;
    net_script.pace = row->pace;
    net_script.fail_at = row->fail_at;
    net_script.fail_with = row->fail_with;
    net_script.stuck_at = row->stuck_at;
}

static void begin_fetch(const struct story_row *row)
{
    const struct story_limit *limit = row->limits;

    if (row->offset > 0) {
        fetch.offset = row->offset;
        fetch.validator = NURL_STR("\"a\"");
        story.length = (size_t)(row->offset < 10 ? row->offset : 0);
        memcpy(story.body, "0123456789", story.length);
    }
    if (row->validator != NULL) {
        fetch.validator = nurl_text(row->validator, strlen(row->validator));
    }
    if (row->header != NULL) {
        fetch.header = nurl_text(row->header, strlen(row->header));
    }
    if (row->retries != 0) {
        fetch.limits.retries = (uint8_t)(row->retries > 0 ? row->retries : 0);
    }
    for (; limit < row->limits + STORY_LIMITS && limit->at > 0; limit++) {
        memcpy((char *)&fetch.limits + limit->at, &limit->value,
               sizeof limit->value);
    }
    if (row->begins > 0) {
        fetch.limits.begins = (uint8_t)row->begins;
    }
    if (row->limit > 0) {
        fetch.limits.size = row->limit;
    }
    fetch.work.size = row->work > 0 ? row->work : fetch.work.size;
    fetch.takes_coded = (uint8_t)row->has_coded;
    story.begin = row->begin;
    story.cancel_at = row->cancel_at;
}

const char *story_commands(void)
{
    static char text[NET_SCRIPT_SENT];
    char *end;

    strcpy(text, net_script_sent(0));
    while ((end = strstr(text, "\r\n")) != NULL) {
        *end = ';';
        memmove(end + 1, end + 2, strlen(end + 2) + 1);
    }
    return text;
}

static void expect_questions(const struct story_row *row)
{
    const struct story_question *one = row->questions;

    for (; one != NULL && one->bytes != NULL; one++) {
        const struct net_script_question *sent =
            net_script_question(one->number);
        int is_coap = memcmp(row->url, "coap", 4) == 0;
        size_t head = is_coap && sent->length > 8 ? 8 : 0;

        TEST_ASSERT_EQUAL_size_t_MESSAGE(head + one->length, sent->length,
                                         row->name);
        TEST_ASSERT_EQUAL_MEMORY_MESSAGE(one->bytes, sent->bytes + head,
                                         one->length, row->name);
        expect_number(row->name, (long)one->port, sent->port);
    }
}

static void end_network(const struct story_row *row)
{
    size_t opened = net_script.opened;
    const char *request = net_script_sent(opened > 0 ? opened - 1 : 0);

    expect_number(row->name, row->now, net_script.now);
    expect_number(row->name, row->opened, opened);
    expect_number(row->name, row->datagrams, net_script.datagrams);
    expect_number(row->name, (long)row->last_octet, net_script.last_octet);
    expect_number(row->name, (long)row->last_port, net_script.last_port);
    expect_questions(row);
    expect_text(row->name, row->request, request);
    expect_text(row->name, row->commands, story_commands());
    if (row->sent != NULL) {
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(request, row->sent), row->name);
    }
    if (row->unsent != NULL) {
        TEST_ASSERT_NULL_MESSAGE(strstr(request, row->unsent), row->name);
    }
}

static void end_fetch(const struct story_row *row)
{
    if (row->offset == story.length || story.length > 0) {
        TEST_ASSERT_TRUE_MESSAGE(fetch.received == story.length, row->name);
    }
    TEST_ASSERT_TRUE_MESSAGE(fetch.offset == 0, row->name);
    TEST_ASSERT_NULL_MESSAGE(fetch.validator.ptr, row->name);
    expect_number(row->name, row->code, fetch.code);
    expect_number(row->name, row->redirects, fetch.redirects);
    expect_number(row->name, row->awaits, fetch.awaits);
    expect_number(row->name, row->stop, fetch.stop);
    expect_number(row->name, row->index, fetch.index);
    expect_text(row->name, row->said, fetch.said);
    if (row->status == NFETCH_ERR_URL || row->fault != NURL_OK) {
        TEST_ASSERT_EQUAL_INT_MESSAGE(row->fault, fetch.fault, row->name);
    }
}

void story_row(const struct story_row *row, void (*set_up)(void))
{
    const char *url = row->url == NULL ? "http://h/a" : row->url;
    const char *next = row->next == NULL ? "" : row->next;
    const struct nurl_str list[] = { nurl_text(url, strlen(url)),
                                     nurl_text(next, strlen(next)) };

    set_up();
    begin_network(row);
    begin_fetch(row);
    expect_story(story_urls(list, row->next == NULL ? 1 : 2), row->name, row);
    end_network(row);
    end_fetch(row);
}

void story_rows(const struct story_row *rows, size_t count,
                void (*set_up)(void))
{
    for (size_t i = 0; i < count; i++) {
        story_row(&rows[i], set_up);
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

/* What a sink says is not mistaken for an error of the network or the client.
 */
static void break_sink(const char *url, void (*play)(void))
{
    static const char *const names[] = { "", "begin", "resume", "", "finish" };
    int *const results[] = { &story.pin, &story.begin, &story.resume,
                             &story.add, &story.finish };
    struct sink_story good;

    play();
    TEST_ASSERT_EQUAL_INT(NFETCH_OK, story_run(url));
    good = story;
    for (size_t i = 0; i < sizeof results / sizeof results[0]; i++) {
        int is_called = strstr(good.text, names[i]) != NULL;

        for (int status = NFETCH_STATUS_FIRST; status >= NFETCH_STATUS_LAST;
             status--) {
            play();
            *results[i] = status;
            TEST_ASSERT_EQUAL_INT(is_called ? status : NFETCH_OK,
                                  story_run(url));
        }
        play();
        *results[i] = -EIO;
        TEST_ASSERT_EQUAL_INT(is_called ? -EIO : NFETCH_OK, story_run(url));
    }
}

void story_break(const char *url, void (*play)(void))
{
    break_calls(url, play);
    break_moves(url, play);
    break_sink(url, play);
}
