/*
 * jobs - the instructions of a client's jobs
 *
 * One line for each job, on the real URLs: its name, the corpus, URLs, bytes,
 * count, unit. Calls before the job, such as the parse, are
 * subtracted. The status is 1 if a job failed.
 */
#include "console.h"
#include "job.h"
#include "port.h"

#define COUNT(array) (sizeof(array) / sizeof *(array))
#define LONGEST 512u /* longer than the texts of the first corpus */

static const char *const names[] = {
    "client",    "endpoint",  "target",         "host_field", "write_host",
    "coap",      "normalize", "resolve",        "equal",      "same_origin",
    "clean",     "masked",    "request_target", "below",      "write_cri",
    "parse_cri", "cri_uri",   "request",        "redacted",   "origin",
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
                   const char *corpus)
{
    struct cost cost;

    measured->job = job_of(name);
    measured->scheme = text_of(measured->job->scheme);
    cost = measure(measured);
    console_text(name);
    console_text("\t");
    console_text(corpus);
    measure_put(&cost);
    console_line_end();
    return job_failed;
}

int main(void)
{
    static char buffer[3 * LONGEST];
    static char written[LONGEST];
    struct measured measured = { 0 };
    int failed = 0;
    unsigned i;

    job_buffer = buffer;
    job_size = sizeof buffer;
    measured.texts = speed_corpora[0].texts;
    measured.count = speed_corpora[0].count;
    measured.written = written;
    measured.size = sizeof written;
    (void)port_ticks(); /* starts the timer */
    for (i = 0; i < COUNT(names); i++) {
        failed |= put_job(&measured, names[i], speed_corpora[0].name);
    }
    measured.texts = documents;
    measured.count = COUNT(documents);
    for (i = 0; i < COUNT(link_names); i++) {
        failed |= put_job(&measured, link_names[i], "core_documents_4");
    }
    return failed;
}
