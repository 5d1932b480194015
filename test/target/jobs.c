/*
 * jobs - what the jobs of a client cost, in instructions
 *
 * One line for each job, on the real URLs: its name, the corpus, URLs, bytes,
 * count, unit. What is not the job's own, such as the parse before it, is
 * subtracted. The status is 1 if a job failed.
 */
#include "console.h"
#include "job.h"
#include "port.h"

#define LONGEST 512u /* more than the texts of the first corpus have */

static const char *const names[] = {
    "client", "endpoint",  "target",         "host_field", "write_host",
    "coap",   "normalize", "resolve",        "equal",      "same_origin",
    "clean",  "masked",    "request_target", "below",
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

int main(void)
{
    static char buffer[3 * LONGEST];
    static char written[LONGEST];
    struct measured measured = { 0 };
    struct cost cost;
    int failed = 0;
    unsigned i;

    job_buffer = buffer;
    job_size = sizeof buffer;
    measured.texts = speed_corpora[0].texts;
    measured.count = speed_corpora[0].count;
    measured.written = written;
    measured.size = sizeof written;
    (void)port_ticks(); /* starts the timer */
    for (i = 0; i < sizeof names / sizeof *names; i++) {
        measured.job = job_of(names[i]);
        measured.scheme = text_of(measured.job->scheme);
        cost = measure(&measured);
        failed |= job_failed;
        console_text(names[i]);
        console_text("\t");
        console_text(speed_corpora[0].name);
        measure_put(&cost);
        console_line_end();
    }
    return failed;
}
