/*
 * lengths - how the cost of a parse and of a client's job grows with the length
 *
 * One line for each job and length of a URL, whose path is joined from real
 * ones: the job, a name, URLs, bytes, count, unit. It needs 180 KB of RAM.
 */
#include "console.h"
#include "job.h"
#include "port.h"

#define LONGEST 60000u

static char text[LONGEST];
static struct nurl_str made = { text, 0 };

static void put(const struct job *job)
{
    struct measured measured = { 0 };
    struct cost cost;

    measured.job = job;
    measured.texts = &made;
    measured.count = 1;
    cost = measure(&measured);
    measure_name(job->name, "paths", nurl_text(NULL, 0));
    measure_put(&cost);
    console_line_end();
}

int main(void)
{
    static const uint16_t lengths[] = { 10, 100, 1000, 10000, LONGEST };
    static char buffer[LONGEST + 100];
    unsigned i;

    job_buffer = buffer;
    job_size = sizeof buffer;
    (void)port_ticks(); /* starts the timer */
    for (i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        made.len = lengths[i];
        speed_paths(text, made.len, &speed_corpora[0]);
        put(&jobs[JOB_PARSE]);
        put(&jobs[JOB_CLIENT]);
    }
    return job_failed;
}
