/*
 * mutate.c - a text cut at every offset, and with each byte replaced
 */
#include "mutate.h"

#include <string.h>

#include "exact.h"

#ifdef NURL_HOST_TEST
#define COUNT 256u

static char replacement(unsigned n)
{
    return (char)n;
}

#else
#define COUNT (sizeof awkward - 1)

static const char awkward[] = "\0\x80%:/?#[]@ a0.";

static char replacement(unsigned n)
{
    return awkward[n];
}

#endif

void mutate_prefixes(const char *at, size_t len, mutate_check *check)
{
    size_t end;
    char *block;

    for (end = 0; end <= len; end++) {
        block = exact_open(at, end);
        check(block, end);
        exact_close(block);
    }
}

void mutate_octets(const char *at, size_t len, mutate_check *check)
{
    char *block = exact_open(at, len);
    size_t place;
    unsigned n;

    for (place = 0; place < len; place++) {
        for (n = 0; n < COUNT; n++) {
            block[place] = replacement(n);
            check(block, len);
        }
        block[place] = at[place];
    }
    exact_close(block);
}

void mutate_texts(const char *const *texts, size_t count, mutate_check *check)
{
    size_t i;

    for (i = 0; i < count; i++) {
        mutate_prefixes(texts[i], strlen(texts[i]), check);
        mutate_octets(texts[i], strlen(texts[i]), check);
    }
}
