/*
 * worst - what the costliest text of worst.tsv costs a function
 *
 * A line for each job and each length: the job, the length, the instructions of
 * one call with the text that costs the most, and the name of its row. Status
 * 69: this machine cannot count instructions.
 */
#include "console.h"
#include "job.h"
#include "port.h"
#include "speed_text.h"

#define LONGEST 2048u
#define OUT_SIZE (9 * LONGEST) /* three texts, three bytes for each byte */

static char text[LONGEST];
static char written[OUT_SIZE];

static uint32_t ticks_of(job_function *function, size_t len)
{
    uint32_t start = port_ticks();

    function(nurl_text(text, len));
    return port_ticks() - start;
}

/*
 * For `len` bytes, from those of the text without a unit that is cut. Some jobs
 * overwrite the text.
 */
static uint32_t cost_of(const struct job *job,
                        const struct speed_pattern *pattern, size_t len)
{
    size_t whole = speed_whole(len, pattern);
    uint32_t nothing;

    speed_stretch(text, whole, pattern);
    nothing = ticks_of(job_nothing, whole);
    return (uint32_t)((uint64_t)(ticks_of(job->whole, whole) - nothing) * len /
                      whole);
}

static void report(const struct job *job, size_t len)
{
    uint32_t most = 0;
    uint32_t cost;
    unsigned row = 0;
    unsigned i;

    for (i = 0; i < speed_pattern_count; i++) {
        cost = cost_of(job, &speed_patterns[i], len);
        row = cost > most ? i : row;
        most = cost > most ? cost : most;
    }
    console_text(job->name);
    console_text("\t");
    console_number((uint32_t)len);
    console_text("\t");
    console_number(most);
    console_text("\t");
    console_text(speed_patterns[row].name);
    console_line_end();
}

int main(void)
{
    unsigned i;

    if (port_ticks_unit[0] == 'n') {
        console_text("worst: this machine cannot count instructions\n");
        return 69;
    }
    job_buffer = written;
    job_size = sizeof written;
    (void)port_ticks(); /* starts the timer */
    for (i = 0; i < JOB_COUNT + jobs_more_count; i++) {
        report(job_at(i), 64);
        report(job_at(i), LONGEST);
    }
    return 0;
}
