/*
 * sink_story.h - a fetch over net_script.h, with a sink that writes down what
 *                it is told
 *
 *     story_begin(&nfetch_http, work);
 *     net_script_server("HTTP/1.1 200 OK\r\n\r\nabc", 0);
 *     story_expect("http://h/a", NFETCH_OK, "begin -1 ;finish", "abc");
 */
#ifndef SINK_STORY_H
#define SINK_STORY_H

#include "net_script.h"
#include "nfetch.h"

struct sink_story {
    char
        text[256]; /* "pin ", "begin SIZE VALIDATOR;", "resume AT;", "finish" */
    char body[64];
    size_t length;
    int pin, begin, resume, add, finish; /* what it returns */
    unsigned moves;                      /* calls of `moved` */
    unsigned cancel_at;                  /* which of them says no, from 1 */
};

extern struct sink_story story;
extern struct nfetch fetch;

/* All anew: the network, the fetch, and the story. */
void story_begin(const struct nfetch_protocol *protocol,
                 struct nfetch_buffer work);

/* Fetches. Each socket must be closed then. */
int story_run(const char *url);
int story_urls(const struct nurl_str *list, size_t count);

void story_expect(const char *url, int status, const char *text,
                  const char *body);

/* A fetch by TCP. What a row does not say is as usual, or not looked at. */
struct story_row {
    const char *name;
    const char *servers[NET_SCRIPT_SERVERS]; /* NULL: no connection */
    int ends[NET_SCRIPT_SERVERS];
    int status;
    const char *text, *body;
    const char *url;         /* "http://h/a" */
    uint64_t offset;         /* the sink has so much of version "a" */
    int retries;             /* -1: none */
    size_t addresses, chunk; /* of net_script ... */
    uint32_t pace, now;      /* ... and the clock at the end */
    uint32_t window_ms, window_bytes;
    size_t opened;             /* connections */
    unsigned last_octet;       /* of the last one's address */
    const char *sent, *unsent; /* in the last request */
};

#define ROW(sentence, ...)                                                     \
    {                                                                          \
        .name = sentence, __VA_ARGS__                                          \
    }
#define FROM(...) .servers = { __VA_ARGS__ }
#define ENDING(...) .ends = { __VA_ARGS__ }
#define STORY(how, told, bytes) .status = (how), .text = (told), .body = (bytes)
#define STORY_012 STORY(NFETCH_OK, "begin -1 ;finish", "012")
#define STORY_NONE(how) STORY(how, "", "")

/* `set_up` begins each story. */
void story_rows(const struct story_row *rows, size_t count,
                void (*set_up)(void));
#define STORIES(rows) story_rows(rows, sizeof(rows) / sizeof(rows)[0], setUp)

/*
 * What a network and a caller can do to any conversation: each call of
 * nfetch_net.h fails, each call of the sink, each of `moved`. All ends with
 * that error, at once, and each socket is closed. `play` begins a story and
 * scripts a network that ends well.
 */
void story_break(const char *url, void (*play)(void));

#endif
