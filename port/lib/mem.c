/* SPDX-License-Identifier: MIT */
/*
 * mem.c - the four functions that a compiler can call in any C program, and
 *         strlen, which lwIP and BearSSL call
 *
 * For links without a libc. They go byte by byte: small, and correct at every
 * alignment. The build keeps gcc from turning the loops into calls of these
 * same functions.
 */
#include <stddef.h>

/* The names are reserved for libc, whose headers these links do not have. */
void *memcpy(void *restrict to, const void *restrict from, size_t len);
void *memmove(void *to, const void *from, size_t len);
void *memset(void *memory, int octet, size_t len);
int memcmp(const void *left, const void *right, size_t len);
size_t strlen(const char *text);

static void copy_up(unsigned char *to, const unsigned char *from, size_t len)
{
    while (len-- > 0) {
        *to++ = *from++;
    }
}

static void copy_down(unsigned char *to, const unsigned char *from, size_t len)
{
    while (len-- > 0) {
        to[len] = from[len];
    }
}

void *memcpy(void *restrict to, const void *restrict from, size_t len)
{
    copy_up(to, from, len);
    return to;
}

void *memmove(void *to, const void *from, size_t len)
{
    if ((const char *)to <= (const char *)from) {
        copy_up(to, from, len);
    } else {
        copy_down(to, from, len);
    }
    return to;
}

void *memset(void *memory, int octet, size_t len)
{
    unsigned char *to = memory;

    while (len-- > 0) {
        *to++ = (unsigned char)octet;
    }
    return memory;
}

int memcmp(const void *left, const void *right, size_t len)
{
    const unsigned char *l = left;
    const unsigned char *r = right;

    for (; len > 0; len--, l++, r++) {
        if (*l != *r) {
            return *l - *r;
        }
    }
    return 0;
}

size_t strlen(const char *text)
{
    size_t len = 0;

    while (text[len] != '\0') {
        len++;
    }
    return len;
}
