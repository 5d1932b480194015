/*
 * side.c - the job of an HTTP client, for callgrind to count
 *
 *     side        the job on each URL of the largest corpus
 *     side loop   the same loop, around a function that does nothing
 *
 * Collection is on only for the loop. Prints how many URLs it accepted.
 */
#include "client.h"
#include "speed_text.h"

#include <stdio.h>
#include <valgrind/callgrind.h>

static int accept_all(struct client *client, const char *text, size_t length)
{
    (void)client;
    (void)text;
    (void)length;
    return 1;
}

static unsigned run(client_function *job)
{
    static char head[8192];
    static struct client client = { .size = sizeof head, .bytes = head };
    const struct speed_corpus *corpus = speed_corpora;
    unsigned accepted = 0;
    unsigned i;

    for (i = 0; i < corpus->count; i++) {
        accepted +=
            (unsigned)job(&client, corpus->texts[i].ptr, corpus->texts[i].len);
    }
    return accepted;
}

/* The first time is for what is done only once. */
int main(int argc, char **argv)
{
    client_function *volatile job = argc > 1 ? accept_all : client_nanourl;

    (void)argv;
    run(job);
    CALLGRIND_TOGGLE_COLLECT;
    printf("%u\n", run(job));
    CALLGRIND_TOGGLE_COLLECT;
    return 0;
}
