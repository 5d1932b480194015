/*
 * compare.c - compares the parsers with the automata of the RFCs' grammars
 *
 * Usage: compare [swapped]
 *
 * Texts: for each automaton the text that leads to a state, any byte, and the
 * texts that tell all states apart (the W-method, Chow 1978). With `swapped`,
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

typedef enum nurl_status parse(struct nurl *, const char *, size_t);

static parse *parses[GRAMMARS] = { nurl_parse_1738, nurl_parse_1738_ref,
                                   nurl_parse };
static const char *const names[GRAMMARS] = { "parse 1738", "parse_ref 1738",
                                             "parse 3986" };
static unsigned long texts, taken, differences, narrowings[CODES];
static char buffer[TEXT_MAX];

static unsigned run(const struct dfa *dfa, unsigned state, struct nurl_str text)
{
    size_t i;

    for (i = 0; i < text.len; i++) {
        state = dfa->moves[state * dfa->classes +
                           dfa->class_of[(uint8_t)text.ptr[i]]];
    }
    return state;
}

static void compare(unsigned grammar, const char *at, size_t len, int accepts)
{
    struct nurl url;
    enum nurl_status status = parses[grammar](&url, at, len);

    texts++;
    taken += accepts != 0;
    if ((status == NURL_OK) == accepts) {
        return;
    }
    if (accepts && grammar != REFERENCE && narrowed(status, &url, len)) {
        narrowings[NURL_ERR_EMPTY - status]++;
        return;
    }
    printf("different: %s %s : the grammar %s it, the library says %s %u\n",
           names[grammar], shown(at, len), accepts ? "accepts" : "refuses",
           nurl_status_name(status), (unsigned)url.stop);
    if (++differences == SHOWN) {
        exit(1);
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
                dfa->accepts[run(dfa, state, *tail)]);
    }
}

static void all_bytes(unsigned grammar, size_t len, unsigned state)
{
    const struct nurl_str byte = { buffer + len, 1 };
    unsigned i;

    for (i = 0; i < 256; i++) {
        buffer[len] = (char)i;
        with_tails(grammar, len + 1, run(&dfas[grammar], state, byte));
    }
}

static void transitions(unsigned grammar)
{
    const struct dfa *dfa = &dfas[grammar];
    const struct nurl_str *access = dfa->access;
    unsigned state;

    for (state = 0; state < dfa->states; state++, access++) {
        memcpy(buffer, access->ptr, access->len);
        all_bytes(grammar, access->len, state);
    }
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
    unsigned i;

    if (argc > 1 && strcmp(argv[1], "swapped") == 0) {
        parses[URL] = nurl_parse;
    }
    for (i = 0; i < GRAMMARS; i++) {
        transitions(i);
    }
    report();
    return differences > 0;
}
