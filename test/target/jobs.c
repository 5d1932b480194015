/*
 * jobs - what the jobs of a client cost, in instructions for each URL
 *
 * One line for each job: its name, the corpus, URLs, bytes, count, unit. A
 * job is a loop over the URLs. What is not the job's own, such as the parse
 * before it, is counted alone and subtracted. What a parse, encoding and
 * decoding cost is in bench.c; texts that cost more are looked for by worst.c.
 */
#include "console.h"
#include "nurl.h"
#include "port.h"
#include "speed_text.h"

#define LONGEST 512u /* more than the texts of the first corpus have */

typedef void job_function(struct nurl_str text);

struct job {
    const char *name;
    job_function *whole;
    job_function *before; /* what to subtract */
    const char *scheme;   /* that the URLs are written with, or NULL */
};

static struct nurl url;
static struct nurl_writer out;
static char buffer[3 * LONGEST];
static char written[LONGEST];
static int failed;

static void need(enum nurl_status status)
{
    failed |= status != NURL_OK;
}

static void nothing(struct nurl_str text)
{
    (void)text;
}

static void parse(struct nurl_str text)
{
    need(nurl_parse(&url, text.ptr, text.len));
}

/* All that is sent and asked before a connection. */
static void client(struct nurl_str text)
{
    struct nurl_endpoint endpoint;

    parse(text);
    need(nurl_endpoint_parse(&endpoint, &url));
    nurl_writer_init(&out, buffer, sizeof buffer);
    nurl_write_text(&out, nurl_part(&url, endpoint.name));
    need(nurl_writer_finish(&out));
    failed |= nurl_scheme_is(&url, "gopher");
    nurl_writer_init(&out, buffer, sizeof buffer);
    nurl_write_text(&out, NURL_STR("GET "));
    nurl_write_target(&out, &url, NURL_TARGET_ORIGIN);
    nurl_write_text(&out, NURL_STR(" HTTP/1.1\r\nHost: "));
    nurl_write_host_field(&out, &url);
    nurl_write_text(&out, NURL_STR("\r\n\r\n"));
    need(nurl_writer_status(&out));
}

static void endpoint(struct nurl_str text)
{
    struct nurl_endpoint parsed;

    parse(text);
    need(nurl_endpoint_parse(&parsed, &url));
}

static void begin(struct nurl_str text)
{
    parse(text);
    nurl_writer_init(&out, buffer, sizeof buffer);
}

static void target(struct nurl_str text)
{
    begin(text);
    nurl_write_target(&out, &url, NURL_TARGET_ORIGIN);
}

static void host_field(struct nurl_str text)
{
    begin(text);
    nurl_write_host_field(&out, &url);
}

static void write_host(struct nurl_str text)
{
    begin(text);
    nurl_write_host(&out, &url);
}

static void coap(struct nurl_str text)
{
    struct nurl_coap options;
    struct nurl_coap_option option;

    parse(text);
    url.fragment.off = 0;
    url.fragment.len = 0;
    need(nurl_coap_begin(&options, &url, 0));
    nurl_writer_init(&out, buffer, sizeof buffer);
    while (nurl_coap_next(&options, &option)) {
        nurl_write_coap_value(&out, &option);
    }
}

static void normalize(struct nurl_str text)
{
    begin(text);
    nurl_normalize(&out, &url);
}

static void resolve(struct nurl_str text)
{
    begin(text);
    nurl_resolve(&out, &url, NURL_STR("../a?b"));
}

static void equal(struct nurl_str text)
{
    static struct nurl other;

    parse(text);
    need(nurl_parse(&other, text.ptr, text.len));
    failed |= !nurl_equal(&url, &other);
}

static void same_origin(struct nurl_str text)
{
    parse(text);
    failed |= !nurl_same_origin(&url, &url);
}

static void clean(struct nurl_str text)
{
    nurl_writer_init(&out, buffer, sizeof buffer);
    nurl_clean(&out, text);
}

static void masked(struct nurl_str text)
{
    nurl_writer_init(&out, buffer, sizeof buffer);
    nurl_write_masked(&out, text);
}

static const struct job jobs[] = {
    { "client", client, nothing, NULL },
    { "endpoint", endpoint, parse, NULL },
    { "target", target, begin, NULL },
    { "host_field", host_field, begin, NULL },
    { "write_host", write_host, begin, NULL },
    { "coap", coap, nothing, "coap" },
    { "normalize", normalize, nothing, NULL },
    { "resolve", resolve, begin, NULL },
    { "equal", equal, nothing, NULL },
    { "same_origin", same_origin, parse, NULL },
    { "clean", clean, nothing, NULL },
    { "masked", masked, nothing, NULL },
};

/* The text with another scheme. */
static struct nurl_str with_scheme(struct nurl_str text, const char *scheme)
{
    size_t len = 0;
    size_t i = 0;

    if (!scheme) {
        return text;
    }
    while (scheme[len] != '\0') {
        written[len] = scheme[len];
        len++;
    }
    while (text.ptr[i] != ':') {
        i++;
    }
    while (i < text.len && len < sizeof written) {
        written[len++] = text.ptr[i++];
    }
    return nurl_text(written, len);
}

static uint32_t count(const struct speed_corpus *corpus, const struct job *job,
                      job_function *function)
{
    uint32_t sum = 0;
    uint32_t start;
    struct nurl_str text;
    unsigned i;

    for (i = 0; i < corpus->count; i++) {
        text = with_scheme(corpus->texts[i], job->scheme);
        start = port_ticks();
        function(text);
        sum += port_ticks() - start;
    }
    return sum;
}

static void put(uint32_t number)
{
    console_text("\t");
    console_number(number);
}

static void show(const struct speed_corpus *corpus, const struct job *job)
{
    uint32_t bytes = 0;
    unsigned i;

    for (i = 0; i < corpus->count; i++) {
        bytes += (uint32_t)corpus->texts[i].len;
    }
    console_text(job->name);
    console_text("\t");
    console_text(corpus->name);
    put(corpus->count);
    put(bytes);
    put(count(corpus, job, job->whole) - count(corpus, job, job->before));
    console_text("\t");
    console_text(port_ticks_unit);
    console_line_end();
}

int main(int argc, char **argv)
{
    unsigned i;

    (void)argc;
    (void)argv;
    port_ticks(); /* starts the timer */
    for (i = 0; i < sizeof jobs / sizeof jobs[0]; i++) {
        show(&speed_corpora[0], &jobs[i]); /* the real URLs */
    }
    return failed;
}
