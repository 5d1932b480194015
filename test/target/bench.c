/*
 * bench - instructions and stack of parse, strict parse, port, decode, encode
 *
 * One line for each measurement, tabs between the columns that the first line
 * names. The unit says what was counted: instructions (not cycles), or none if
 * this machine cannot count. The texts are the corpora, long paths joined from
 * them, and texts that can cost more than others (worst.tsv).
 * RFC 1738 rejects some texts: its parse is measured on the others, unchanged
 * and with the names of its schemes. The status is 1 if a text was refused that
 * must be accepted.
 */
#include "console.h"
#include "job.h"
#include "nurl_parse.h"
#include "port.h"

/* A text of a given length. Jobs overwrite it, because they decode in place. */
static char buffer[SPEED_TEXT_MAX];
static struct nurl_str made = { buffer, 0 };
static const struct speed_pattern *pattern; /* NULL: joined paths */

static struct measured measured;

static void make_text(void)
{
    if (pattern) {
        speed_stretch(buffer, made.len, pattern);
    } else {
        speed_paths(buffer, made.len, &speed_corpora[0]);
    }
}

static void put_text(const char *name)
{
    measure_name(measured.job->name, name, measured.scheme);
    if (measured.make) {
        console_text("_");
        console_number((uint32_t)made.len);
    }
}

/* Prints the texts that nurl_parse refuses. */
static void put_failed(void)
{
    static struct nurl url;
    enum nurl_status status;
    unsigned i;

    console_text("FAILED: a text is invalid, or the stack too deep\n");
    for (i = 0; i < measured.count; i++) {
        status = nurl_parse(&url, measured.texts[i].ptr, measured.texts[i].len);
        if (status != NURL_OK) {
            console_text(nurl_status_name(status));
            console_text(": ");
            console_escaped(measured.texts[i].ptr, measured.texts[i].len);
            console_line_end();
        }
    }
}

static int is_strict(struct nurl_str text)
{
    static struct nurl url;

    return nurl_parse_1738(&url, text.ptr, text.len) == NURL_OK;
}

static int bench(unsigned job, const char *text)
{
    struct cost cost;

    measured.job = &jobs[job];
    measured.accepts = job == JOB_PARSE_1738 ? is_strict : NULL;
    cost = measure(&measured);
    if (cost.urls == 0) {
        return 0;
    }
    put_text(text);
    measure_put(&cost);
    console_text("\t");
    console_number(cost.stack);
    console_line_end();
    if (pattern || (!job_failed && cost.stack != COST_DEEP)) {
        return 0;
    }
    put_failed();
    return 1;
}

static int bench_corpus(const struct speed_corpus *corpus)
{
    int failed = 0;

    measured.texts = corpus->texts;
    measured.count = corpus->count;
    failed |= bench(JOB_PARSE, corpus->name);
    failed |= bench(JOB_DECODE, corpus->name);
    failed |= bench(JOB_ENCODE, corpus->name);
    failed |= bench(JOB_PORT, corpus->name);
    return failed;
}

static int bench_strict(const struct speed_corpus *corpus)
{
    static const struct nurl_str schemes[] = {
        { NULL, 0 },     { "http", 4 }, { "ftp", 3 },
        { "gopher", 6 }, { "file", 4 },
    };
    int failed = 0;
    unsigned i;

    for (i = 0; i < sizeof schemes / sizeof *schemes; i++) {
        measured.scheme = schemes[i];
        failed |= bench(JOB_PARSE_1738, corpus->name);
    }
    measured.scheme = schemes[0];
    return failed;
}

static int bench_made(unsigned job, size_t len, const char *text)
{
    made.len = len;
    return len <= sizeof buffer ? bench(job, text) : 0;
}

/* The status of patterns does not matter: an error has a cost, too. */
static int bench_lengths(void)
{
    static const uint16_t lengths[] = { 0, 64, 256, 2048, 65535 };
    static const uint16_t stretched[] = { 64, 2048, 65535 };
    int failed = 0;
    unsigned i;

    measured.texts = &made;
    measured.count = 1;
    measured.make = make_text;
    for (i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        failed |= bench_made(JOB_PARSE, lengths[i], "paths");
        failed |= bench_made(JOB_DECODE, lengths[i], "paths");
    }
    for (i = 0; i < 3 * speed_pattern_count; i++) {
        pattern = &speed_patterns[i / 3];
        bench_made(JOB_PARSE, stretched[i % 3], pattern->name);
    }
    return failed;
}

int main(void)
{
    int failed = 0;
    unsigned i;

    console_text("# operation\ttext\turls\toctets\tcount\tunit\tstack\n");
    if (speed_left_out[0]) {
        console_text("# not on this board: ");
        console_text(speed_left_out);
        console_line_end();
    }
    if (sizeof buffer < 65535u) {
        console_text("# not on this board: texts longer than\t");
        console_number(sizeof buffer);
        console_line_end();
    }
    measured.written = job_buffer = buffer;
    measured.size = job_size = sizeof buffer;
    (void)port_ticks(); /* starts the timer */
    for (i = 0; i < speed_corpus_count; i++) {
        failed |= bench_corpus(&speed_corpora[i]);
        failed |= bench_strict(&speed_corpora[i]);
    }
    for (; i < speed_corpus_count + speed_scheme_count; i++) {
        failed |= bench_corpus(&speed_corpora[i]);
    }
    failed |= bench_lengths();
    return failed;
}
