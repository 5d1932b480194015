/*
 * jobs - the instructions of a client's jobs
 *
 * One line for each job and corpus: the real URLs, as they are (https) and as
 * http, and the URLs of each scheme. Its name, the corpus, URLs, bytes, count,
 * unit. Calls before the job, such as the parse, are subtracted. The status is
 * 1 if a job failed.
 */
#include "console.h"
#include "job.h"
#include "nurl.h"
#include "port.h"

#define LONGEST 512u /* longer than the texts of the first corpus */

#define DOCUMENT(text)                                                         \
    {                                                                          \
        text, sizeof(text) - 1                                                 \
    }

/*
 * Answers of servers to GET /.well-known/core: libcoap's, RIOT's, a sensor of
 * RFC 6690 section 5, an LwM2M client. Written for this project.
 */
static const struct nurl_str documents[] = {
    DOCUMENT("</>;title=\"General Info\";ct=0,</time>;if=\"clock\";"
             "rt=\"ticks\";title=\"Internal Clock\";ct=0;obs,</async>;"
             "ct=0,</example_data>;title=\"Example Data\";ct=0;obs"),
    DOCUMENT("</riot/board>;ct=0,</riot/cpu>;ct=0;rt=\"core.rp\","
             "</riot/led/0>;ct=60;rt=\"actuator led\";if=core.a,"
             "</.well-known/core>;ct=40"),
    DOCUMENT("</sensors>;ct=40;title=\"Sensor Index\",</sensors/temp>;"
             "rt=\"temperature-c\";if=\"sensor\",</sensors/light>;"
             "rt=\"light-lux\";if=\"sensor\","
             "<http://www.example.com/sensors/t123>;"
             "anchor=\"/sensors/temp\";rel=\"describedby\","
             "</t>;anchor=\"/sensors/temp\";rel=\"alternate\""),
    DOCUMENT("</>;rt=\"oma.lwm2m\";ct=11543,</1/0>,</3/0>;ver=1.1,</4/0>,"
             "</5/0>,</6/0>,</3303/0>,</3303/1>"),
};

static int put_job(struct measured *measured, const struct job *job,
                   const char *texts)
{
    struct nurl_str scheme = measured->scheme;
    struct cost cost;

    measured->job = job;
    if (job->texts & JOB_COAP) {
        measured->scheme = NURL_STR("coap");
    }
    cost = measure(measured);
    measure_name(job->name, texts, scheme);
    measure_put(&cost);
    console_line_end();
    measured->scheme = scheme;
    return job_failed;
}

/* The jobs that have one of these bits. */
static int put_jobs(struct measured *measured, unsigned bits, const char *texts)
{
    int failed = 0;
    unsigned i;

    for (i = 0; i < JOB_COUNT; i++) {
        if (jobs[i].texts & bits) {
            failed |= put_job(measured, &jobs[i], texts);
        }
    }
    return failed;
}

static void take(struct measured *measured, const struct speed_corpus *corpus)
{
    measured->texts = corpus->texts;
    measured->count = corpus->count;
}

/* Of http or https: all texts of the largest corpus, some of a smaller one. */
static int is_web(struct nurl_str text)
{
    return nurl_str_equal(nurl_text(text.ptr, 4), NURL_STR("http"));
}

/* The first corpus, as it is and as http. */
static int put_real(struct measured *measured)
{
    const char *name = speed_corpora[0].name;
    int failed;

    take(measured, &speed_corpora[0]);
    measured->accepts = is_web;
    failed = put_jobs(measured, JOB_HTTP | JOB_WEB, name);
    measured->accepts = NULL;
    failed |= put_jobs(measured, JOB_COAP | JOB_ANY, name);
    measured->scheme = NURL_STR("http");
    failed |= put_job(measured, &jobs[JOB_CLIENT], name);
    failed |= put_job(measured, &jobs[JOB_ENDPOINT], name);
    measured->scheme = nurl_text(NULL, 0);
    return failed;
}

/* The URLs of a scheme; its name is that of the corpus, up to "_". */
static int put_scheme(struct measured *measured,
                      const struct speed_corpus *corpus)
{
    struct nurl_str scheme = { corpus->name, 0 };
    unsigned bits = JOB_ANY;

    while (corpus->name[scheme.len] != '_') {
        scheme.len++;
    }
    take(measured, corpus);
    if (nurl_str_equal(scheme, NURL_STR("http")) ||
        nurl_str_equal(scheme, NURL_STR("https"))) {
        bits |= JOB_HTTP | JOB_WEB;
    } else if (nurl_str_equal(scheme, NURL_STR("ws"))) {
        bits |= JOB_WEB;
    } else if (nurl_str_equal(scheme, NURL_STR("coap"))) {
        bits |= JOB_COAP;
    }
    return put_jobs(measured, bits, corpus->name);
}

int main(void)
{
    static char buffer[3 * LONGEST];
    static char written[LONGEST];
    struct measured measured = { 0 };
    int failed;
    unsigned i;

    job_buffer = buffer;
    job_size = sizeof buffer;
    measured.written = written;
    measured.size = sizeof written;
    (void)port_ticks(); /* starts the timer */
    failed = put_real(&measured);
    for (i = 0; i < speed_scheme_count; i++) {
        failed |= put_scheme(&measured, &speed_corpora[speed_corpus_count + i]);
    }
    measured.texts = documents;
    measured.count = sizeof documents / sizeof *documents;
    failed |= put_jobs(&measured, JOB_LINKS, "core_documents_4");
    return failed;
}
