/*
 * compare.c - what the grammars accept and what the library accepts
 *
 * Usage: compare SEED COUNT PAIRS
 *
 * COUNT texts are generated. PAIRS 1: two octets are tried between the states
 * and the tails of an automaton, and not only one. Prints what it counted and
 * the first differences of each part, and at the end how much was compared.
 * Status 1 if there is a difference, 64 for wrong arguments.
 */
#include "compare.h"
#include "mutate.h"
#include "nurl_parse.h"

#include <stdio.h>
#include <stdlib.h>

#define SHOWN 20u /* differences of one part that are printed */
#define CODES 64u /* more than there are */

struct count {
    unsigned long texts;
    unsigned long taken;
    unsigned long differences;
};

typedef enum nurl_status parse(struct nurl *, const char *, size_t);

static parse *const parses[GRAMMARS] = { nurl_parse_1738, nurl_parse_1738_ref,
                                         nurl_parse };
static const char *const names[GRAMMARS] = { "parse 1738", "parse_ref 1738",
                                             "parse 3986" };
static struct count counts[GRAMMARS];
static unsigned long narrowings[CODES];
static unsigned long texts;
static unsigned good_parts;
static unsigned bad_parts;

unsigned dfa_run(const struct dfa *dfa, unsigned state, struct nurl_str text)
{
    const char *at = text.ptr;
    const char *end = text.ptr + text.len;

    for (; at < end; at++) {
        state = dfa->moves[state * dfa->classes + dfa->class_of[(uint8_t)*at]];
    }
    return state;
}

static void print_text(const char *at, size_t len)
{
    size_t i;

    for (i = 0; i < len; i++) {
        if (at[i] > 0x20 && at[i] < 0x7F && at[i] != '\\') {
            putchar(at[i]);
        } else {
            printf("\\x%02X", (unsigned)(uint8_t)at[i]);
        }
    }
}

static void differ(unsigned grammar, const struct nurl *url, size_t len,
                   enum nurl_status status)
{
    if (++counts[grammar].differences > SHOWN) {
        return;
    }
    printf("different: %s ", names[grammar]);
    print_text(url->text, len);
    printf(" : the grammar %s it, the library says %s %u\n",
           status == NURL_OK ? "refuses" : "accepts", nurl_status_name(status),
           (unsigned)url->stop);
}

void compare_known(unsigned grammar, const char *at, size_t len, int accepts)
{
    struct count *count = &counts[grammar];
    struct nurl url;
    enum nurl_status status = parses[grammar](&url, at, len);

    count->texts++;
    count->taken += accepts != 0;
    if ((status == NURL_OK) == accepts) {
        return;
    }
    if (accepts && grammar != REFERENCE && narrowed(status, &url, len)) {
        narrowings[-status]++;
        return;
    }
    differ(grammar, &url, len, status);
}

void compare_all(const char *at, size_t len)
{
    struct nurl_str text;
    unsigned state;
    unsigned i;

    text.ptr = at;
    text.len = len;
    for (i = 0; i < GRAMMARS; i++) {
        state = dfa_run(&dfas[i], 0, text);
        compare_known(i, at, len, dfas[i].accepts[state]);
    }
}

static void report_grammar(const char *name, unsigned grammar)
{
    static const struct count none;
    struct count *count = &counts[grammar];

    if (count->texts == 0) {
        return;
    }
    printf("%s, %s: %lu texts, %lu in the grammar, %lu different\n", name,
           names[grammar], count->texts, count->taken, count->differences);
    if (count->differences == 0) {
        good_parts++;
    } else {
        bad_parts++;
    }
    texts += count->texts;
    *count = none;
}

void compare_report(const char *name)
{
    unsigned i;

    for (i = 0; i < GRAMMARS; i++) {
        report_grammar(name, i);
    }
    fflush(stdout);
}

static void report_narrowings(void)
{
    unsigned i;

    for (i = 0; i < CODES; i++) {
        if (narrowings[i] > 0) {
            printf("narrowed by the prose: %s %lu\n",
                   nurl_status_name((enum nurl_status)(-(int)i)),
                   narrowings[i]);
        }
    }
}

/* Every prefix of every vector's input, and all octets at every place. */
static void vectors(void)
{
    const struct nurl_str *input = vector_inputs;
    unsigned i;

    for (i = 0; i < vector_input_count; i++, input++) {
        mutate_prefixes(input->ptr, input->len, compare_all);
        mutate_octets(input->ptr, input->len, compare_all);
    }
    compare_report("vectors, cut and mutated");
}

static void all_transitions(int pairs)
{
    unsigned i;

    for (i = 0; i < GRAMMARS; i++) {
        transitions(i, pairs);
    }
    compare_report(pairs ? "every state, pair of classes, tail"
                         : "every state, octet, tail");
}

static void enumerations(void)
{
    char name[200];
    unsigned i;

    for (i = 0; i < job_count; i++) {
        enumerate(&jobs[i]);
        snprintf(name, sizeof name, "\"%.*s\" 0 to %u of %u units \"%.*s\"",
                 NURL_ARG(jobs[i].prefix), jobs[i].depth, jobs[i].unit_count,
                 NURL_ARG(jobs[i].suffix));
        compare_report(name);
    }
}

int main(int argc, char **argv)
{
    if (argc != 4) {
        fprintf(stderr, "usage: compare SEED COUNT PAIRS\n");
        return 64;
    }
    chance_seed(strtoull(argv[1], NULL, 10));
    vectors();
    all_transitions(0);
    if (argv[3][0] == '1') {
        all_transitions(1);
    }
    generate(strtoul(argv[2], NULL, 10));
    compare_report("generated and mutated");
    enumerations();
    report_narrowings();
    printf("compared %lu times: %u parts the same, %u different\n", texts,
           good_parts, bad_parts);
    return bad_parts > 0;
}
