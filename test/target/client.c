/*
 * client - the instructions of an HTTP client's job, and of nothing else
 *
 * A line for each corpus of http and https URLs, as bench prints it; two lines
 * are for those URLs of a corpus whose host is an address. With
 * -DCLIENT=client_NAME it is the job with another parser. The status is 1 if a
 * corpus had no URL, or the stack was too deep.
 */
#include "client.h"

#include "console.h"
#include "job.h"
#include "port.h"

#ifndef CLIENT
#define CLIENT client_nanourl
#endif

client_function CLIENT;

#define LONGEST 512u /* longer than the texts of the first corpus */

int job_failed; /* for measure.c */

static char bytes[2 * LONGEST];
static struct client client;

static int accepts(struct nurl_str text)
{
    return CLIENT(&client, text.ptr, text.len);
}

/* In these corpora no name begins with a digit. */
static int has_address(struct nurl_str text)
{
    const char *host = text.ptr + (text.ptr[4] == 's' ? 8 : 7);

    return (*host == '[' || (*host >= '0' && *host <= '9')) && accepts(text);
}

static void whole(struct nurl_str text)
{
    job_failed |= !CLIENT(&client, text.ptr, text.len);
}

static void before(struct nurl_str text)
{
    (void)text;
}

static int put_accepted(const struct speed_corpus *corpus, const char *name,
                        struct nurl_str scheme,
                        int (*chosen)(struct nurl_str text))
{
    static const struct job job = { "client", whole, before, 0 };
    static char written[LONGEST];
    struct measured measured = { 0 };
    struct cost cost;

    measured.job = &job;
    measured.texts = corpus->texts;
    measured.count = corpus->count;
    measured.scheme = scheme;
    measured.accepts = chosen;
    measured.written = written;
    measured.size = sizeof written;
    cost = measure(&measured);
    measure_name("client", name, scheme);
    measure_put(&cost);
    console_text("\t");
    console_number(cost.stack);
    console_line_end();
    return job_failed || cost.urls == 0 || cost.stack == COST_DEEP;
}

static int put(const struct speed_corpus *corpus)
{
    return put_accepted(corpus, corpus->name, nurl_text(NULL, 0), accepts);
}

int main(void)
{
    const struct speed_corpus *corpus = speed_corpora;
    const struct speed_corpus *schemes = speed_corpora + speed_corpus_count;
    int failed;

    client.bytes = bytes;
    client.size = sizeof bytes;
    (void)port_ticks(); /* starts the timer */
    failed = put(corpus);
    failed |= put_accepted(corpus, corpus->name, NURL_STR("http"), accepts);
    failed |= put(corpus + 1);  /* of firmware */
    failed |= put(&schemes[0]); /* http */
    failed |= put(&schemes[1]); /* https */
    failed |= put_accepted(&schemes[0], "http_addresses", nurl_text(NULL, 0),
                           has_address);
    failed |= put_accepted(&schemes[1], "https_addresses", nurl_text(NULL, 0),
                           has_address);
    return failed;
}
