/*
 * equal SEED COUNT - nurl_equal_1738 is reflexive, symmetric and transitive
 *
 * Makes COUNT triples of valid URLs, each URL another spelling of the one
 * before or a little different, and prints what was compared, as lines
 * `count NAME NUMBER`. Ends with status 1 at the first that is not right.
 */
#include "nurl_equal.h"

#include <stdio.h>
#include <stdlib.h>

#include "nurl_parse.h"
#include "spelling.h"

struct parsed {
    struct nurl url;
    char *block;
    size_t len;
};

static unsigned long triples, equal, chains, alike, refused;

static int parse(struct parsed *out, const struct spelling *spelling)
{
    struct text text;

    spelling_text(spelling, &text);
    out->len = text.len;
    out->block = exact(text.at, text.len);
    if (nurl_parse_1738_ref(&out->url, out->block, out->len) == NURL_OK) {
        return 1;
    }
    free(out->block);
    refused++;
    return 0;
}

/* The same, respelled, changed, or another one. */
static void next(struct spelling *spelling)
{
    unsigned kind = below(100);

    if (kind < 70) {
        spelling_other(spelling);
    } else if (kind < 90) {
        spelling_change(spelling);
    } else {
        spelling_new(spelling);
    }
}

static int is_equal(const struct parsed *a, const struct parsed *b)
{
    int one = nurl_equal_1738(&a->url, &b->url);

    if (one != nurl_equal_1738(&b->url, &a->url)) {
        broken("not symmetric", a->block, a->len);
    }
    return one;
}

static void check(const struct parsed *three)
{
    int ab = is_equal(&three[0], &three[1]);
    int bc = is_equal(&three[1], &three[2]);
    int ac = is_equal(&three[0], &three[2]);

    if (ab + bc + ac == 2) {
        broken("not transitive", three[1].block, three[1].len);
    }
    equal += (unsigned long)(ab + bc + ac);
    chains += (unsigned long)(ab && bc);
    triples++;
}

/* Equal to itself, and to a spelling that no scheme tells apart. */
static void check_alike(const struct parsed *url, struct spelling spelling)
{
    struct parsed other;

    if (!is_equal(url, url)) {
        broken("not reflexive", url->block, url->len);
    }
    spelling_alike(&spelling);
    if (!parse(&other, &spelling)) {
        broken("not valid any more", url->block, url->len);
    }
    if (!is_equal(url, &other)) {
        broken("not equal to another spelling", url->block, url->len);
    }
    free(other.block);
    alike++;
}

/* Counts only if three valid URLs come out in a row. */
static void try_three(void)
{
    struct parsed three[3];
    struct spelling spelling;
    unsigned n;

    spelling_new(&spelling);
    for (n = 0; n < 3; n++) {
        if (n > 0) {
            next(&spelling);
        }
        if (!parse(&three[n], &spelling)) {
            break;
        }
        check_alike(&three[n], spelling);
    }
    if (n == 3) {
        check(three);
    }
    while (n > 0) {
        free(three[--n].block);
    }
}

int main(int argc, char **argv)
{
    unsigned long count = argc == 3 ? strtoul(argv[2], NULL, 10) : 0;

    if (count == 0) {
        return 64;
    }
    random_seed(strtoul(argv[1], NULL, 10));
    while (triples < count) {
        try_three();
    }
    printf("count equal.triples %lu\n", triples);
    printf("count equal.pairs %lu\n", 3 * triples);
    printf("count equal.pairs_equal %lu\n", equal);
    printf("count equal.pairs_different %lu\n", 3 * triples - equal);
    printf("count equal.triples_all_equal %lu\n", chains);
    printf("count equal.spellings_alike %lu\n", alike);
    printf("count equal.not_valid %lu\n", refused);
    return 0;
}
