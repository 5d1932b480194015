/*
 * random.c - texts made of random pieces; the same seed makes the same texts
 */
#include "random.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t state;

void random_seed(uint64_t seed)
{
    state = seed;
}

/* The constants are those of Knuth's MMIX; the high bits are the random ones.
 */
unsigned below(unsigned end)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(state >> 33) % end;
}

int percent(unsigned chance)
{
    return below(100) < chance;
}

void put_octet(struct text *text, char octet)
{
    if (text->len < sizeof text->at) {
        text->at[text->len++] = octet;
    }
}

void put(struct text *text, const char *octets)
{
    while (*octets != '\0') {
        put_octet(text, *octets++);
    }
}

void put_escape(struct text *text, char octet)
{
    const char *digits = percent(50) ? "0123456789ABCDEF" : "0123456789abcdef";

    put_octet(text, '%');
    put_octet(text, digits[(unsigned char)octet >> 4]);
    put_octet(text, digits[(unsigned char)octet & 15]);
}

void put_some(struct text *text, const char *const *pieces, unsigned most)
{
    unsigned count = 0;
    unsigned n = below(most + 1);

    while (pieces[count]) {
        count++;
    }
    while (n-- > 0) {
        put(text, pieces[below(count)]);
    }
}

char *exact(const char *at, size_t len)
{
    char *block = malloc(len);

    if (len > 0) {
        memcpy(block, at, len);
    }
    return block;
}

void broken(const char *property, const char *at, size_t len)
{
    size_t i;

    printf("BROKEN: %s: ", property);
    for (i = 0; i < len; i++) {
        if (at[i] < ' ' || at[i] > '~' || at[i] == '\\') {
            printf("\\x%02X", (unsigned)(unsigned char)at[i]);
        } else {
            putchar(at[i]);
        }
    }
    printf("\n");
    exit(1);
}
