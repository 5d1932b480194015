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

void story_expect(const char *url, int status, const char *text,
                  const char *body);

/*
 * What a network and a caller can do to any conversation: each call of
 * nfetch_net.h fails, each call of the sink, each of `moved`. All ends with
 * that error, at once, and each socket is closed. `play` begins a story and
 * scripts a network that ends well.
 */
void story_break(const char *url, void (*play)(void));

#endif
