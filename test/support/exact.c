/*
 * exact.c - inputs in blocks of exactly their size
 */
#include "exact.h"

#include <string.h>

void fill_stack(int octet)
{
    volatile unsigned char left[512];
    unsigned i;

    for (i = 0; i < sizeof left; i++) {
        left[i] = (unsigned char)octet;
    }
}

#ifdef NURL_HOST_TEST

#include <stdlib.h>

char *exact_open(const char *at, size_t len)
{
    char *block = malloc(len);

    if (len > 0) {
        memcpy(block, at, len);
    }
    return block;
}

void exact_close(char *block)
{
    free(block);
}

#else

#define SIZE 600u
#define BLOCKS 16u

static char buffer[SIZE];
static size_t used;           /* bytes of the buffer, from its end */
static size_t before[BLOCKS]; /* what was used when each open block began */
static unsigned count;

/* The first block is at the end of the buffer, each other one before it. */
char *exact_open(const char *at, size_t len)
{
    char *block = buffer + sizeof buffer - used - len;

    if (count == BLOCKS || len > sizeof buffer - used) {
        return NULL;
    }
    memcpy(block, at, len);
    before[count++] = used;
    used += len;
    return block;
}

/* The bytes of the last block are free, whichever is closed. */
void exact_close(char *block)
{
    (void)block;
    if (count > 0) {
        used = before[--count];
    }
}

#endif
