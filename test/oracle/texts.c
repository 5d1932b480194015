/*
 * texts.c - the texts that are compared: all short ones, all transitions of
 * an automaton, and random ones
 */
#include "compare.h"

#include <string.h>

#define DEPTH_MAX 12u /* of jobs.tsv; `run` lets nothing deeper pass */

static uint64_t chance_state;

void chance_seed(uint64_t seed)
{
    chance_state = seed + 1; /* 0 would stay 0 */
}

/* xorshift64* by Marsaglia and Vigna. */
unsigned chance(unsigned limit)
{
    chance_state ^= chance_state >> 12;
    chance_state ^= chance_state << 25;
    chance_state ^= chance_state >> 27;
    return (unsigned)((chance_state * 2685821657736338717u) >> 33) % limit;
}

/* A text that grows, and the states behind it. */
struct level {
    size_t len;
    unsigned next; /* the unit that is tried next */
    unsigned state[GRAMMARS];
};

static char room[TEXT_ROOM];

static void run(struct level *level, unsigned grammar, struct nurl_str text)
{
    level->state[grammar] =
        dfa_run(&dfas[grammar], level->state[grammar], text);
}

/* The octet of a class is drawn anew each time. */
static void append(const struct job *job, struct level *level,
                   const struct unit *unit)
{
    struct nurl_str text = unit->text;

    if (!unit->whole) {
        text.ptr += text.len > 1 ? chance((unsigned)text.len) : 0;
        text.len = 1;
    }
    memcpy(room + level->len, text.ptr, text.len);
    level->len += text.len;
    level->next = 0;
    run(level, job->grammar, text);
    if (job->grammar == URL_REF) {
        run(level, URL, text);
    }
}

/* Compares what stands there, with the suffix behind it. */
static void visit(const struct job *job, const struct level *at)
{
    struct level level = *at;
    struct unit suffix = { job->suffix, 1 };

    append(job, &level, &suffix);
    compare_known(job->grammar, room, level.len,
                  dfas[job->grammar].accepts[level.state[job->grammar]]);
    if (job->grammar == URL_REF) {
        compare_known(URL, room, level.len,
                      dfas[URL].accepts[level.state[URL]]);
    }
}

void enumerate(const struct job *job)
{
    struct level levels[DEPTH_MAX + 1];
    struct unit prefix = { job->prefix, 1 };
    unsigned depth = 0;

    memset(levels, 0, sizeof levels);
    append(job, levels, &prefix);
    visit(job, levels);
    for (;;) {
        if (depth < job->depth && levels[depth].next < job->unit_count) {
            levels[depth + 1] = levels[depth];
            append(job, &levels[depth + 1], &job->units[levels[depth].next++]);
            visit(job, &levels[++depth]);
        } else if (depth-- == 0) {
            return;
        }
    }
}

/* The text up to here, and each tail behind it. */
static void with_tails(unsigned grammar, size_t len, unsigned state)
{
    const struct dfa *dfa = &dfas[grammar];
    const struct nurl_str *tail = dfa->tails;
    unsigned i;

    for (i = 0; i < dfa->tail_count; i++, tail++) {
        memcpy(room + len, tail->ptr, tail->len);
        compare_known(grammar, room, len + tail->len,
                      dfa->accepts[dfa_run(dfa, state, *tail)]);
    }
}

static void all_octets(unsigned grammar, size_t len, unsigned state)
{
    const struct nurl_str octet = { room + len, 1 };
    unsigned i;

    for (i = 0; i < 256; i++) {
        room[len] = (char)i;
        with_tails(grammar, len + 1, dfa_run(&dfas[grammar], state, octet));
    }
}

/* The same with two octets, drawn from all pairs of classes. */
static void all_pairs(unsigned grammar, size_t len, unsigned state)
{
    const struct dfa *dfa = &dfas[grammar];
    const struct nurl_str pair = { room + len, 2 };
    const struct nurl_str *members;
    unsigned i;

    for (i = 0; i < dfa->classes * dfa->classes; i++) {
        members = &dfa->members[i / dfa->classes];
        room[len] = members->ptr[chance((unsigned)members->len)];
        members = &dfa->members[i % dfa->classes];
        room[len + 1] = members->ptr[chance((unsigned)members->len)];
        with_tails(grammar, len + 2, dfa_run(dfa, state, pair));
    }
}

void transitions(unsigned grammar, int pairs)
{
    const struct dfa *dfa = &dfas[grammar];
    const struct nurl_str *access = dfa->access;
    unsigned state;

    for (state = 0; state < dfa->states; state++, access++) {
        memcpy(room, access->ptr, access->len);
        if (pairs) {
            all_pairs(grammar, access->len, state);
        } else {
            all_octets(grammar, access->len, state);
        }
    }
}
