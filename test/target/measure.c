/*
 * measure.c - instructions and stack of a job, over the texts of a corpus
 */
#include "job.h"

#include "console.h"
#include "port.h"

#define DEPTH 512u /* bytes of stack that are painted */

static const struct measured *now;
static job_function *volatile function; /* the compiler must not know which */
static uint8_t counted[100];            /* 1 for each text that is */

/*
 * The text with another scheme. Inline, because its own frame on the stack
 * would hide a part of the measured stack.
 */
static inline __attribute__((always_inline)) struct nurl_str
written(struct nurl_str text)
{
    size_t len = 0;
    size_t i = 0;

    if (!now->scheme.ptr) {
        return text;
    }
    for (; len < now->scheme.len; len++) {
        now->written[len] = now->scheme.ptr[len];
    }
    while (text.ptr[i] != ':') {
        i++;
    }
    for (; i < text.len && len < now->size; i++) {
        now->written[len++] = text.ptr[i];
    }
    if (len < now->size) {
        now->written[len] = '\0'; /* other parsers read up to it */
    }
    return nurl_text(now->written, len);
}

/* Finds the texts that are counted, their number and bytes. */
static void count(struct cost *cost)
{
    struct nurl_str text;
    unsigned i;

    cost->urls = 0;
    cost->bytes = 0;
    for (i = 0; i < now->count; i++) {
        text = written(now->texts[i]);
        counted[i] = !now->accepts || now->accepts(text);
        if (counted[i]) {
            cost->bytes += (uint32_t)text.len;
            cost->urls++;
        }
    }
}

static void run_all(void)
{
    struct nurl_str text;
    unsigned i;

    for (i = 0; i < now->count; i++) {
        text = written(now->texts[i]);
        if (counted[i]) {
            function(text);
        }
    }
}

/*
 * Paints the stack below its caller, or returns how many bytes still have the
 * paint. One function for both, so that both use the same bytes. All words of
 * the paint differ: a word from a register that is pushed elsewhere is noticed.
 */
__attribute__((noinline)) static uint32_t paint(int fresh)
{
    volatile uint8_t stack[DEPTH];
    volatile uint8_t *volatile at = stack; /* as if it had been filled */
    uint32_t i;

    for (i = 0; i < DEPTH; i++) {
        if (fresh) {
            at[i] = (uint8_t)(i ^ i >> 8);
        } else if (at[i] != (uint8_t)(i ^ i >> 8)) {
            break;
        }
    }
    return i;
}

/* Calls the loop at a depth where paint itself has no bytes on the stack. */
__attribute__((noinline)) static void run_below(void)
{
    volatile uint8_t gap[64];

    gap[0] = 0;
    run_all();
    gap[1] = gap[0]; /* so that the frame is still there during the call */
}

static void make(void)
{
    if (now->make) {
        now->make();
    }
}

/* Runs twice, so that neither measurement is a part of the other. */
static void run(job_function *job, struct cost *cost)
{
    uint32_t start;

    function = job;
    make();
    (void)paint(1);
    run_below();
    cost->stack = paint(0);
    make();
    start = port_ticks();
    run_all();
    cost->ticks = port_ticks() - start;
}

struct cost measure(const struct measured *measured)
{
    struct cost empty, full;

    now = measured;
    count(&full);
    run(now->job->before, &empty);
    job_failed = 0;
    run(now->job->whole, &full);
    full.ticks -= empty.ticks;
    full.stack = full.stack > 0 ? empty.stack - full.stack : COST_DEEP;
    return full;
}

void measure_name(const char *job, const char *texts, struct nurl_str scheme)
{
    console_text(job);
    console_text("\t");
    console_text(texts);
    if (scheme.ptr) {
        console_text(" as ");
        console_text(scheme.ptr);
    }
}

static void put(uint32_t number)
{
    console_text("\t");
    console_number(number);
}

void measure_put(const struct cost *cost)
{
    int can_count = port_ticks_unit[0] != 'n';

    put(cost->urls);
    put(cost->bytes);
    if (can_count) {
        put(cost->ticks);
    } else {
        console_text("\t-");
    }
    console_text("\t");
    console_text(port_ticks_unit);
    console_text(can_count ? "s" : "");
}
