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

#define COUNT(array) (sizeof(array) / sizeof *(array))
#define LONGEST 512u /* longer than the texts of the first corpus */

/* With URLs of http and https; the last ones with those of ws, too. */
static const char *const web_names[] = {
    "client", "target", "host_field", "request", "request_target",
};

/* With URLs of any scheme. */
static const char *const names[] = {
    "endpoint",    "write_host", "normalize", "resolve", "equal",
    "same_origin", "clean",      "masked",    "below",   "write_cri",
    "parse_cri",   "cri_uri",    "redacted",  "origin",
};

#define DOCUMENT(text)                                                         \
    {                                                                          \
        text, sizeof(text) - 1                                                 \
    }

static const char *const link_names[] = {
    "links_begin",
    "link_next",
    "link_attr_next",
    "link_find",
};

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

static int is(const char *a, const char *b)
{
    while (*a != '\0' && *a == *b) {
        a++;
        b++;
    }
    return *a == *b;
}

static const struct job *job_of(const char *name)
{
    unsigned i = 0;

    while (!is(jobs[i].name, name)) {
        i++;
    }
    return &jobs[i];
}

static struct nurl_str text_of(const char *word)
{
    size_t len = 0;

    while (word && word[len] != '\0') {
        len++;
    }
    return nurl_text(word, len);
}

static int put_job(struct measured *measured, const char *name,
                   const char *texts)
{
    struct nurl_str scheme = measured->scheme;
    struct cost cost;

    measured->job = job_of(name);
    if (measured->job->scheme) {
        measured->scheme = text_of(measured->job->scheme);
    }
    cost = measure(measured);
    measure_name(name, texts, scheme);
    measure_put(&cost);
    console_line_end();
    measured->scheme = scheme;
    return job_failed;
}

static int put_jobs(struct measured *measured, const char *const *name,
                    unsigned count, const char *texts)
{
    int failed = 0;

    while (count-- > 0) {
        failed |= put_job(measured, *name++, texts);
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
    failed = put_jobs(measured, web_names, COUNT(web_names), name);
    measured->accepts = NULL;
    failed |= put_job(measured, "coap", name);
    failed |= put_jobs(measured, names, COUNT(names), name);
    measured->scheme = NURL_STR("http");
    failed |= put_job(measured, "client", name);
    failed |= put_job(measured, "endpoint", name);
    measured->scheme = nurl_text(NULL, 0);
    return failed;
}

/* The URLs of a scheme; its name is that of the corpus, up to "_". */
static int put_scheme(struct measured *measured,
                      const struct speed_corpus *corpus)
{
    struct nurl_str scheme = { corpus->name, 0 };
    int failed = 0;

    while (corpus->name[scheme.len] != '_') {
        scheme.len++;
    }
    take(measured, corpus);
    if (nurl_str_equal(scheme, NURL_STR("http")) ||
        nurl_str_equal(scheme, NURL_STR("https"))) {
        failed |= put_jobs(measured, web_names, COUNT(web_names), corpus->name);
    } else if (nurl_str_equal(scheme, NURL_STR("ws"))) {
        failed |= put_jobs(measured, web_names + 1, COUNT(web_names) - 1,
                           corpus->name);
    } else if (nurl_str_equal(scheme, NURL_STR("coap"))) {
        failed |= put_job(measured, "coap", corpus->name);
    }
    return failed | put_jobs(measured, names, COUNT(names), corpus->name);
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
    measured.count = COUNT(documents);
    failed |=
        put_jobs(&measured, link_names, COUNT(link_names), "core_documents_4");
    return failed;
}
