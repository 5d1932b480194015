/*
 * job.h - a function or a client's job that bench, jobs and worst measure
 */
#ifndef JOB_H
#define JOB_H

#include "speed_text.h"

typedef void job_function(struct nurl_str text);

/* The texts for which jobs measures a job: bits, or 0. */
enum {
    JOB_HTTP = 1,  /* URLs of http and https */
    JOB_WEB = 2,   /* these, and those of ws */
    JOB_COAP = 4,  /* URLs of coap, or with its scheme */
    JOB_ANY = 8,   /* URLs of any scheme */
    JOB_LINKS = 16 /* documents of links */
};

struct job {
    const char *name;
    job_function *whole;
    job_function *before; /* what bench and jobs subtract */
    unsigned texts;
};

/* Indices into `jobs`. */
enum {
    JOB_PARSE = 0,
    JOB_PARSE_1738 = 3,
    JOB_DECODE = 4,
    JOB_ENCODE = 5,
    JOB_ENDPOINT = 14,
    JOB_PORT = 32,
    JOB_CLIENT = 34,
    JOB_COUNT = 42
};

extern const struct job jobs[JOB_COUNT];

/* Those that only worst measures (job_more.c). */
extern const struct job jobs_more[];
extern const unsigned jobs_more_count;

/* One of both: i is less than JOB_COUNT + jobs_more_count. */
static inline const struct job *job_at(unsigned i)
{
    return i < JOB_COUNT ? &jobs[i] : &jobs_more[i - JOB_COUNT];
}

/* The buffer for what a job writes; the program provides it. */
extern char *job_buffer;
extern size_t job_size;

/* 1 after a job whose text was invalid. */
extern int job_failed;

/* Calls a parser that does nothing, to measure the call of a job. */
void job_nothing(struct nurl_str text);

/* ------------------------------------------------------------ measure.c */

struct cost {
    unsigned urls;
    uint32_t bytes;
    uint32_t ticks;
    uint32_t stack; /* COST_DEEP: more than can be measured */
};

#define COST_DEEP UINT32_MAX

/*
 * Measures the job on the texts, each with this scheme, or unchanged if it is
 * absent, and only on those that `accepts` accepts, or on all if it is NULL.
 * The calls that are subtracted are measured in the same loop. `make` makes the
 * text again before each run, because jobs overwrite it.
 */
struct measured {
    const struct job *job;
    const struct nurl_str *texts;
    unsigned count;
    struct nurl_str scheme;
    int (*accepts)(struct nurl_str text);
    void (*make)(void); /* NULL: the texts stay */
    char *written;      /* texts with another scheme */
    size_t size;        /* of that buffer */
};

struct cost measure(const struct measured *measured);

/* The first columns: the job, and the texts, perhaps with another scheme. */
void measure_name(const char *job, const char *texts, struct nurl_str scheme);

/* Columns: URLs, bytes, count and unit, a tab before each. */
void measure_put(const struct cost *cost);

#endif
