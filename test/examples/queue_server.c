/*
 * queue_server.c - a server's routes, for names that can hold slashes
 *
 * A message broker's API: a virtual host is often named "/", a queue
 * "site/pump/2". In a URL such a name is one segment, with %2F for its slashes.
 * It is a key of a table, and never a path of files.
 */
// gcc -Iinclude -Isrc test/examples/queue_server.c src/*/*.c -o queue_server
#include "nurl.h"

#include <stdio.h>
#include <string.h>

#define VALUES 2

typedef void handler(char names[VALUES][24]);

static void list_queues(char names[VALUES][24])
{
    printf("200: the queues of host \"%s\"\n", names[0]);
}

static void show_queue(char names[VALUES][24])
{
    printf("200: queue \"%s\" of host \"%s\"\n", names[1], names[0]);
}

static void show_user(char names[VALUES][24])
{
    printf("200: user \"%s\"\n", names[0]);
}

static const struct route {
    const char *pattern;
    handler *handle;
} routes[] = {
    { "/api/queues/{host%2F}", list_queues },
    { "/api/queues/{host%2F}/{queue%2F}", show_queue },
    { "/api/users/{name}", show_user },
};

/* Decodes the values, which no name of this broker has longer than 23 bytes. */
static int read_names(char names[VALUES][24], const struct nurl_str *values)
{
    size_t i;

    for (i = 0; i < VALUES; i++) {
        if (nurl_decode_string(names[i], sizeof names[i], values[i],
                               NURL_POLICY_TEXT) < 0) {
            return -1;
        }
    }
    return 0;
}

static void serve(const char *target)
{
    struct nurl_str values[VALUES] = { { NULL, 0 }, { NULL, 0 } };
    char names[VALUES][24];
    struct nurl url;
    size_t i;

    printf("%s\n    ", target);
    if (nurl_parse_target(&url, NURL_STR("GET"), target, strlen(target)) < 0) {
        printf("400\n");
        return;
    }
    for (i = 0; i < sizeof routes / sizeof routes[0]; i++) {
        if (nurl_path_match(nurl_part(&url, url.path), routes[i].pattern,
                            values, VALUES)) {
            if (read_names(names, values) < 0) {
                printf("400: a name\n");
            } else {
                routes[i].handle(names);
            }
            return;
        }
    }
    printf("404\n");
}

int main(void)
{
    static const char *const targets[] = {
        "/api/queues/%2F",
        "/api/queues/%2F/site%2Fpump%2F2?page=1",
        "/api/queues/%2f/orders",
        "/api/queues/plant/site/pump/2",
        "/api/users/joe",
        "/api/users/joe%2Fadmin",
        "/api/queues/%2F/..%2Fusers",
        "/api/queues/%2F/a%2F%2E%2E%2Fb",
        "/api/queues/%2F/a%00",
        "/api/queues/%2F/a%0Ab",
        "/api/queues/%2F/a-name-of-more-than-23-bytes",
        "/api/queues//orders",
        "//api/queues/%2F",
    };
    size_t i;

    for (i = 0; i < sizeof targets / sizeof targets[0]; i++) {
        serve(targets[i]);
    }
    return 0;
}
