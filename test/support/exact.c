/*
 * exact.c - inputs in blocks of exactly their size
 */
#include "exact.h"

#include <string.h>

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

#define ROOM 600u

static char room[ROOM];

char *exact_open(const char *at, size_t len)
{
    char *block = room + sizeof room - len;

    if (len > sizeof room) {
        return NULL;
    }
    memcpy(block, at, len);
    return block;
}

void exact_close(char *block)
{
    (void)block;
}

#endif
