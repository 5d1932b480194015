/*
 * side.c - texts through several parsers: who takes them, at what cost
 *
 *     side takes             one line for each parser: its name, a 0 or a 1
 *                            for each text
 *     side count NAME LOOP   the texts that NAME takes, once through LOOP,
 *                            which is NAME or "empty", with callgrind's
 *                            collection on; prints how many texts and octets
 *     side says              for each text and client that takes it: the text's
 *                            number, the client, its server, its bytes in hex
 *     side time ROUNDS       for each round and parser: name, nanoseconds and
 *                            octets of the texts that it takes
 *
 * The texts come on standard input, each with a NUL behind it.
 */
#define _POSIX_C_SOURCE 199309L

#include "side.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <valgrind/callgrind.h>

struct text {
    const char *at;
    size_t length;
};

struct list {
    size_t count;
    size_t octets;
    struct text texts[4096];
};

enum {
    TIMED_OCTETS = 400000
}; /* for one parser in one round, about */

static char room[1 << 20];
static struct list all, taken;

static void fail(const char *why)
{
    fprintf(stderr, "side: %s\n", why);
    exit(70);
}

static void add(struct list *list, struct text text)
{
    if (list->count == sizeof list->texts / sizeof *list->texts) {
        fail("too many texts");
    }
    list->texts[list->count++] = text;
    list->octets += text.length;
}

static void read_texts(void)
{
    size_t length = fread(room, 1, sizeof room, stdin);
    const char *at = room;
    struct text text;

    if (length == 0 || length == sizeof room || room[length - 1] != '\0') {
        fail("no texts, too many, or no NUL behind the last");
    }
    for (; at < room + length; at += text.length + 1) {
        text.at = at;
        text.length = strlen(at);
        add(&all, text);
    }
}

static const struct side_parser *find_in(const struct side_parser *list,
                                         const char *name)
{
    while (list->name && strcmp(list->name, name) != 0) {
        list++;
    }
    return list->name ? list : NULL;
}

static const struct side_parser *find(const char *name)
{
    const struct side_parser *parser = find_in(side_parsers, name);

    if (!parser) {
        parser = find_in(side_clients, name);
    }
    if (!parser) {
        fail("no such parser");
    }
    return parser;
}

/* Fills `taken`. What a parser does once only, it has done after that. */
static void take(const struct side_parser *parser)
{
    size_t i;

    taken.count = 0;
    taken.octets = 0;
    for (i = 0; i < all.count; i++) {
        if (parser->takes(all.texts[i].at, all.texts[i].length)) {
            add(&taken, all.texts[i]);
        }
    }
}

/* All that is measured: nothing else stands between two measurements. */
static size_t pass(const struct side_parser *parser, const struct list *list)
{
    size_t count = 0;
    size_t i;

    for (i = 0; i < list->count; i++) {
        count +=
            (size_t)parser->takes(list->texts[i].at, list->texts[i].length);
    }
    return count;
}

static void print_takes(void)
{
    const struct side_parser *parser;
    size_t i;

    for (parser = side_parsers; parser->name; parser++) {
        printf("%s\t", parser->name);
        for (i = 0; i < all.count; i++) {
            putchar('0' + parser->takes(all.texts[i].at, all.texts[i].length));
        }
        putchar('\n');
    }
}

static void print_hex(const char *at, size_t length)
{
    for (; length > 0; length--) {
        printf("%02x", (unsigned)(unsigned char)*at++);
    }
}

static void print_says(void)
{
    const struct side_parser *client;
    size_t i;

    for (i = 0; i < all.count; i++) {
        for (client = side_clients; client->name; client++) {
            memset(&side_said, 0, sizeof side_said);
            if (client->takes(all.texts[i].at, all.texts[i].length)) {
                printf("%zu\t%s\t%s %u %d ", i, client->name, side_said.host,
                       side_said.port, side_said.tls);
                print_hex(side_said.bytes, side_said.length);
                putchar('\n');
            }
        }
    }
}

static void count(const struct side_parser *parser,
                  const struct side_parser *loop)
{
    size_t passed;

    take(parser);
    CALLGRIND_TOGGLE_COLLECT;
    passed = pass(loop, &taken);
    CALLGRIND_TOGGLE_COLLECT;
    if (passed != taken.count) {
        fail("a text was taken once only");
    }
    printf("%zu\t%zu\n", taken.count, taken.octets);
}

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static void time_one(const struct side_parser *parser)
{
    size_t repeats, i;
    double start;

    take(parser);
    repeats = taken.octets == 0 ? 0 : TIMED_OCTETS / taken.octets + 1;
    start = now();
    for (i = 0; i < repeats; i++) {
        pass(parser, &taken);
    }
    printf("%s\t%.0f\t%zu\n", parser->name, now() - start,
           repeats * taken.octets);
}

/* One parser after the other in each round, so that all have the same luck. */
static void print_times(int rounds)
{
    const struct side_parser *parser;

    for (; rounds > 0; rounds--) {
        for (parser = side_parsers + 1; parser->name; parser++) {
            time_one(parser);
        }
    }
}

int main(int argc, char **argv)
{
    read_texts();
    if (argc == 2 && strcmp(argv[1], "takes") == 0) {
        print_takes();
    } else if (argc == 2 && strcmp(argv[1], "says") == 0) {
        print_says();
    } else if (argc == 4 && strcmp(argv[1], "count") == 0) {
        count(find(argv[2]), find(argv[3]));
    } else if (argc == 3 && strcmp(argv[1], "time") == 0) {
        print_times(atoi(argv[2]));
    } else {
        fail("what to do?");
    }
    return 0;
}
