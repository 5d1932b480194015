/*
 * measure.h - instructions and stack of a job, over the texts of a corpus
 */
#ifndef MEASURE_H
#define MEASURE_H

#include "job.h"
#include "speed_text.h"

struct cost {
    unsigned urls;
    uint32_t bytes;
    uint32_t ticks;
    uint32_t stack;
};

/*
 * Measures the job on the texts, each written with the scheme; an absent one
 * leaves it. `strict`: on those texts alone that RFC 1738 accepts. What is
 * subtracted is measured in the same loop. The text can be made again before
 * each run, because jobs write over it.
 */
struct measured {
    const struct job *job;
    const struct nurl_str *texts;
    unsigned count;
    struct nurl_str scheme;
    int strict;
    void (*make)(void); /* NULL: the texts stay */
    char *written;      /* texts with another scheme */
    size_t size;        /* of that buffer */
};

struct cost measure(const struct measured *measured);

/* name, text, URLs, bytes, count and unit, with tabs between them. */
void measure_put(const char *name, const char *text, const struct cost *cost);

#endif
