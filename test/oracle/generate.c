/*
 * generate.c - sentences by random walks through an automaton, then damaged
 */
#include "compare.h"

#include <string.h>

#define SENTENCE_ROOM 300u /* damages fit behind it */
#define STEPS 40u
#define DAMAGES 4u

struct text {
    char at[TEXT_ROOM];
    size_t len;
};

static const char awkward[] =
    "\0\t\n\r\x1F \x7F\x80\xFF~#%[]@:/?;=&.-+*\"<>^|\\";

static void put(struct text *out, const char *at, size_t len)
{
    if (len <= TEXT_ROOM - out->len) {
        memcpy(out->at + out->len, at, len);
        out->len += len;
    }
}

/* A class that leads on from here; after some trials the way out. */
static char any_step(const struct dfa *dfa, unsigned state)
{
    const struct nurl_str *members;
    unsigned tries;
    unsigned class;

    for (tries = 0; tries < 8; tries++) {
        class = chance(dfa->classes);
        members = &dfa->members[class];
        if (dfa->ways_out[dfa->moves[state * dfa->classes + class]] >= 0) {
            return members->ptr[chance((unsigned)members->len)];
        }
    }
    return (char)dfa->ways_out[state];
}

static unsigned step(struct text *out, const struct dfa *dfa, unsigned state,
                     char octet)
{
    const struct nurl_str text = { &octet, 1 };

    put(out, &octet, 1);
    return dfa_run(dfa, state, text);
}

/* From a prefix on, some steps, and then the shortest way to an end. */
static void sentence(struct text *out)
{
    const struct job *job = &jobs[chance(job_count)];
    const struct dfa *dfa = &dfas[job->grammar];
    unsigned state = dfa_run(dfa, 0, job->prefix);
    unsigned steps = chance(STEPS);

    out->len = 0;
    put(out, job->prefix.ptr, job->prefix.len);
    while (steps-- > 0 && dfa->ways_out[state] >= 0) {
        state = step(out, dfa, state, any_step(dfa, state));
    }
    while (!dfa->accepts[state] && dfa->ways_out[state] >= 0 &&
           out->len < SENTENCE_ROOM) {
        state = step(out, dfa, state, (char)dfa->ways_out[state]);
    }
}

static char any_octet(void)
{
    if (chance(10) < 7) {
        return awkward[chance(sizeof awkward - 1)];
    }
    return (char)chance(256);
}

static void cut_out(struct text *out, size_t from, size_t len)
{
    memmove(out->at + from, out->at + from + len, out->len - from - len);
    out->len -= len;
}

static void insert(struct text *out, size_t place, struct nurl_str piece)
{
    if (piece.len > TEXT_ROOM - out->len) {
        return;
    }
    memmove(out->at + place + piece.len, out->at + place, out->len - place);
    memcpy(out->at + place, piece.ptr, piece.len);
    out->len += piece.len;
}

/* One octet many times: labels and hosts that are too long. */
static void stretch(struct text *out, size_t place)
{
    char octets[300];
    struct nurl_str piece = { octets, 1 + chance(sizeof octets) };

    memset(octets, out->at[place], piece.len);
    insert(out, place, piece);
}

/* Up to here, and then another sentence from any place on. */
static void splice(struct text *out, size_t place)
{
    struct text other;
    size_t from;

    sentence(&other);
    from = chance((unsigned)other.len + 1);
    out->len = place;
    put(out, other.at + from, other.len - from);
}

static void insert_unit(struct text *out, size_t place)
{
    const struct job *job = &jobs[chance(job_count)];

    insert(out, place, job->units[chance(job->unit_count)].text);
}

static void damage(struct text *out)
{
    size_t place = chance((unsigned)out->len + 1);
    char octet = any_octet();
    const struct nurl_str piece = { &octet, 1 };
    unsigned kind = chance(8);

    if (place == out->len || kind == 0) {
        insert(out, place, piece);
    } else if (kind <= 2) {
        out->at[place] = octet;
    } else if (kind == 3) {
        cut_out(out, place, 1);
    } else if (kind == 4) {
        cut_out(out, place, 1 + chance((unsigned)(out->len - place)));
    } else if (kind == 5) {
        splice(out, place);
    } else if (kind == 6) {
        insert_unit(out, place);
    } else {
        stretch(out, place);
    }
}

void generate(unsigned long count)
{
    struct text made;
    unsigned damages;
    unsigned long i;

    for (i = 0; i < count; i++) {
        sentence(&made);
        damages = chance(2) ? chance(DAMAGES) : 0;
        while (damages-- > 0) {
            damage(&made);
        }
        compare_all(made.at, made.len);
    }
}
