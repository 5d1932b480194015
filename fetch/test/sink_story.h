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

#include <stddef.h>

struct sink_story {
    char
        text[256]; /* "pin ", "begin SIZE VALIDATOR;", "resume AT;", "finish" */
    char body[64]; /* its first bytes */
    size_t length;
    int pin, begin, resume, add, finish; /* what it returns */
    unsigned moves;                      /* calls of `moved` */
    uint32_t fed;                        /* the clock of the last one */
    unsigned cancel_at;                  /* which of them says no, from 1 */
};

extern struct sink_story story;
extern struct nfetch fetch;

/* All anew: the network, the fetch, and the story. */
void story_begin(const struct nfetch_protocol *protocol,
                 struct nfetch_buffer work);

/* A call of the sink takes so long: no wait of the fetch, and not watched. */
void story_sink_takes(uint32_t ms);

/*
 * Fetches. Each socket must be closed then, and `moved` was called at least
 * every 300 ms.
 */
int story_run(const char *url);
int story_urls(const struct nurl_str *list, size_t count);

/* What was sent on the first connection, with ";" for each CR LF. */
const char *story_commands(void);

void story_expect(const char *url, int status, const char *text,
                  const char *body);

enum {
    NONE = -1,       /* in a row: exactly 0 */
    STORY_LIMITS = 5 /* of a row, at most */
};

/* A limit of the fetch: LIMIT(whole_ms, 5000) */
struct story_limit {
    size_t at;
    uint32_t value;
};
#define LIMIT(member, value)                                                   \
    {                                                                          \
        offsetof(struct nfetch_limits, member), value                          \
    }

/* A datagram that was sent, of coap without head and token if it has more. */
struct story_question {
    size_t number;
    unsigned port;     /* 0: not looked at */
    const char *bytes; /* NULL: the end of a list */
    size_t length;
};

/* A fetch. What a row does not say is as usual, or not looked at. */
struct story_row {
    const char *name;
    /* The network. */
    const char *servers[NET_SCRIPT_SERVERS]; /* NULL: no connection */
    int ends[NET_SCRIPT_SERVERS];
    const struct net_script_datagram *says; /* up to one without bytes */
    size_t addresses, chunk, again, fail_at, stuck_at;
    uint32_t pace;
    int fail_with;
    /* The fetch and its sink. */
    const char *url;       /* "http://h/a" */
    const char *next;      /* a second URL, or NULL */
    const char *header;    /* lines of the caller */
    uint64_t offset;       /* the sink has so much of version "a" */
    const char *validator; /* it has this version: only another is wanted */
    int retries;           /* NONE */
    struct story_limit limits[STORY_LIMITS];
    unsigned begins; /* limits.begins, if not 0, and limits.size */
    uint32_t limit;
    size_t work;   /* bytes for requests and answers */
    int begin;     /* what the sink returns then */
    int has_coded; /* it takes a file with a coding */
    unsigned cancel_at;
    /* What it must come to. */
    int status;
    const char *text; /* "begin -1 ;finish" or "" */
    const char *body; /* "012" */
    long now;         /* the clock at the end */
    int opened;       /* connections */
    int datagrams;    /* sent */
    int code, redirects, awaits, stop, index;
    unsigned last_octet, last_port; /* of the last connection */
    enum nurl_status fault;
    const char *said;
    const char *request, *sent, *unsent; /* the last one, and what is in it */
    const struct story_question *questions;
    const char *commands; /* on the first connection, with ";" for CR LF */
};

#define WHATEVER "*" /* as text: it is not looked at */

/* `set_up` begins each story. */
void story_rows(const struct story_row *rows, size_t count,
                void (*set_up)(void));
/* The same for a row that is made, and as its parts say. */
void story_row(const struct story_row *row, void (*set_up)(void));
#define STORIES(rows) story_rows(rows, sizeof(rows) / sizeof(rows)[0], setUp)

/*
 * What a network and a caller can do to any conversation: each call of
 * nfetch_net.h fails, each call of the sink, each of `moved`. All ends with
 * that error, at once, and each socket is closed. `play` begins a story and
 * scripts a network that ends well.
 */
void story_break(const char *url, void (*play)(void));

#endif
