/*
 * compare.c - compares the parsers with the automata of the RFCs' grammars
 *
 * Usage: compare [-s] [K [GRAMMAR...]]      else 0, and all grammars
 *
 * Texts (the W-method, Chow 1978): for each automaton the text that leads to a
 * state, any byte, one byte of up to K further classes, and the texts that tell
 * all states apart. If all agree, the parser accepts what the automaton does,
 * or it is an automaton with more than K states more. Of what is accepted the
 * parts are compared (split.c), of an error the byte (truth.c). With -s
 * nurl_parse is compared with the grammar of RFC 1738, which must fail. Changed
 * vectors are compared by the fuzz harness `parse` (mutated.c).
 *
 * Prints the first differences and the counts. Status 1 if there is a
 * difference.
 */
#include "compare.h"
#include "nurl_parse.h"
#include "render.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SHOWN 20u      /* differences that are printed, then it ends */
#define CODES 79       /* numbers of the library: -169 to -247 */
#define TEXT_MAX 1200u /* no text that is made here is longer */
#define PAIRS_MAX 65536u

typedef enum nurl_status parse(struct nurl *, const char *, size_t);

static enum nurl_status target(struct nurl *url, const char *at, size_t len)
{
    return nurl_parse_target(url, NURL_STR("GET"), at, len);
}

static enum nurl_status options(struct nurl *url, const char *at, size_t len)
{
    return nurl_parse_target(url, NURL_STR("OPTIONS"), at, len);
}

static enum nurl_status with_connect(struct nurl *url, const char *at,
                                     size_t len)
{
    return nurl_parse_target(url, NURL_STR("CONNECT"), at, len);
}

static parse *parses[GRAMMARS] = { nurl_parse_1738,
                                   nurl_parse_1738_ref,
                                   nurl_parse,
                                   nurl_parse_zone,
                                   nurl_parse_authority,
                                   nurl_parse_setting,
                                   nurl_parse_host_field,
                                   target,
                                   options,
                                   with_connect };
static const char *const names[GRAMMARS] = {
    "1738",    "1738_ref",   "3986",   "zone",    "authority",
    "setting", "host_field", "target", "options", "connect"
};
static unsigned long texts, taken, differences, narrowings[CODES];
static char buffer[TEXT_MAX];
static uint8_t verdicts[PAIRS_MAX]; /* of each state and tail of a grammar */

/* The prose of RFC 1738 can refuse what its grammar accepts. */
static const char *fault_of_limit(unsigned grammar, enum nurl_status status,
                                  const struct nurl *url, size_t len)
{
    if (grammar > URL_REF || !narrowed(status, url, len)) {
        return "the grammar accepts it";
    }
    narrowings[NURL_ERR_EMPTY - status]++;
    return NULL;
}

static void compare(unsigned grammar, const char *at, size_t len, int accepts)
{
    struct nurl url;
    enum nurl_status status = parses[grammar](&url, at, len);
    const char *what = NULL;

    texts++;
    taken += accepts != 0;
    if (accepts && status != NURL_OK) {
        what = fault_of_limit(grammar, status, &url, len);
    } else if (status == NURL_OK && !accepts) {
        what = "the grammar refuses it";
    } else if (status == NURL_OK && !split_agrees(grammar, &url, len)) {
        what = "other parts";
    } else if (!accepts && !error_is_true(grammar, status, &url, len)) {
        what = "no such error";
    }
    if (what == NULL) {
        return;
    }
    printf("different: %s %s: the library says %s %u: %s\n", names[grammar],
           shown(at, len), nurl_status_name(status), (unsigned)url.stop, what);
    if (++differences == SHOWN) {
        exit(1);
    }
}

static void read_verdicts(const struct dfa *dfa)
{
    unsigned count = dfa->states * dfa->tail_count;
    const struct nurl_str *tail;
    unsigned i;

    if (count > PAIRS_MAX) {
        fprintf(stderr, "compare: %u states and tails\n", count);
        exit(1);
    }
    for (i = 0; i < count; i++) {
        tail = &dfa->tails[i % dfa->tail_count];
        verdicts[i] = dfa->accepts[dfa_run(dfa, i / dfa->tail_count, tail->ptr,
                                           tail->len)];
    }
}

/* Compares the first `len` bytes of the buffer, followed by each tail. */
static void with_tails(unsigned grammar, size_t len, unsigned state)
{
    const struct dfa *dfa = &dfas[grammar];
    const struct nurl_str *tail = dfa->tails;
    unsigned i;

    for (i = 0; i < dfa->tail_count; i++, tail++) {
        memcpy(buffer + len, tail->ptr, tail->len);
        compare(grammar, buffer, len + tail->len,
                verdicts[state * dfa->tail_count + i] > 0);
    }
}

/* Appends one byte of each of `count` classes, the n-th of all such texts. */
static void put_classes(const struct dfa *dfa, char *at, unsigned count,
                        unsigned long n)
{
    for (; count > 0; count--, n /= dfa->classes) {
        *at++ = (char)dfa->members[n % dfa->classes];
    }
}

/* Followed by up to `more` further classes, and a tail. */
static void with_classes(unsigned grammar, size_t len, unsigned state,
                         unsigned more)
{
    const struct dfa *dfa = &dfas[grammar];
    char *at = buffer + len;
    unsigned long count = 1;
    unsigned long n;
    unsigned i;

    for (i = 0; i <= more; i++, count *= dfa->classes) {
        for (n = 0; n < count; n++) {
            put_classes(dfa, at, i, n);
            with_tails(grammar, len + i, dfa_run(dfa, state, at, i));
        }
    }
}

/* After each state any byte; only one of each class has others after it. */
static void all_bytes(unsigned grammar, size_t len, unsigned state,
                      unsigned more)
{
    const struct dfa *dfa = &dfas[grammar];
    unsigned i;

    for (i = 0; i < 256; i++) {
        buffer[len] = (char)i;
        with_classes(grammar, len + 1, dfa_run(dfa, state, buffer + len, 1),
                     dfa->members[dfa->class_of[i]] == i ? more : 0);
    }
}

static void transitions(unsigned grammar, unsigned more)
{
    const struct dfa *dfa = &dfas[grammar];
    const struct nurl_str *access = dfa->access;
    unsigned state;

    read_verdicts(dfa);
    for (state = 0; state < dfa->states; state++, access++) {
        memcpy(buffer, access->ptr, access->len);
        with_tails(grammar, access->len, state);
        all_bytes(grammar, access->len, state, more);
    }
}

static unsigned named(const char *name)
{
    unsigned i = 0;

    while (i < GRAMMARS && strcmp(names[i], name) != 0) {
        i++;
    }
    if (i == GRAMMARS) {
        fprintf(stderr, "compare: there is no grammar %s\n", name);
        exit(64);
    }
    return i;
}

static void report(void)
{
    int i;

    for (i = 0; i < CODES; i++) {
        if (narrowings[i] > 0) {
            printf("narrowed by the prose: %s %lu\n",
                   nurl_status_name(NURL_ERR_EMPTY - i), narrowings[i]);
        }
    }
    printf("%lu texts, %lu in their grammar, %lu different\n", texts, taken,
           differences);
}

int main(int argc, char **argv)
{
    int i = 1;
    unsigned grammar;
    unsigned more;

    if (argc > i && strcmp(argv[i], "-s") == 0) {
        parses[URL] = nurl_parse;
        i++;
    }
    more = argc > i ? (unsigned)atoi(argv[i++]) : 0;
    for (grammar = 0; argc <= i && grammar < GRAMMARS; grammar++) {
        transitions(grammar, more);
    }
    for (; i < argc; i++) {
        transitions(named(argv[i]), more);
    }
    report();
    return differences > 0;
}
