/* SPDX-License-Identifier: MIT */
/*
 * mem.c - the four functions that a compiler can call in any C program, and
 *         strlen, which lwIP and BearSSL call
 *
 * For links without a libc, small, and correct at every alignment. memcpy goes
 * by words where both addresses can be aligned, so every core can do it; the
 * rest goes byte by byte. The build keeps gcc from turning the loops into calls
 * of these same functions.
 */
#include <stddef.h>
#include <stdint.h>

/* The compiler takes no type for granted. */
typedef uint32_t __attribute__((may_alias)) word;

/* The names are reserved for libc, whose headers these links do not have. */
void *memcpy(void *restrict to, const void *restrict from, size_t len);
void *memmove(void *to, const void *from, size_t len);
void *memset(void *memory, int octet, size_t len);
int memcmp(const void *left, const void *right, size_t len);
size_t strlen(const char *text);

/*
 * Upwards, which is right for memory that overlaps if `to` is the lower one:
 * by words it is lower by at least four bytes then.
 */
static void copy_up(unsigned char *to, const unsigned char *from, size_t len)
{
    if ((((uintptr_t)to ^ (uintptr_t)from) & 3) == 0) {
        for (; ((uintptr_t)to & 3) != 0 && len > 0; len--) {
            *to++ = *from++;
        }
        for (; len >= 4; len -= 4, to += 4, from += 4) {
            *(word *)(void *)to = *(const word *)(const void *)from;
        }
    }
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
