/*
 * errnos.h - negative results of other functions, which no status may have
 *
 * Firmware returns -errno, and a status through the same functions. The numbers
 * are facts of the headers that are named, in the versions of 2026.
 */
#ifndef ERRNOS_H
#define ERRNOS_H

#include <stddef.h>

struct errnos {
    const char *whose;
    int first;
    int last;
};

static const struct errnos errnos[] = {
    { "Linux, glibc, musl", 1, 133 },           /* EPERM to EHWPOISON */
    { "Linux on MIPS", 1, 168 },                /* EPERM to EHWPOISON */
    { "Linux on MIPS: EDQUOT", 1133, 1133 },    /* asm/errno.h */
    { "newlib, picolibc, NuttX", 1, 143 },      /* EPERM to ESTRPIPE */
    { "newlib: those of a port", 2000, 32767 }, /* from __ELASTERROR on */
    { "Zephyr's minimal libc", 1, 138 },        /* EPERM to EILSEQ */
    { "lwIP: errno", 1, 124 },                  /* EPERM to EMEDIUMTYPE */
    { "lwIP: err_t", 1, 16 },                   /* ERR_MEM to ERR_ARG */
    { "Linux, inside the kernel", 512, 530 },   /* linux/errno.h */
};

/* Returns whose errno -status is, or NULL. */
static inline const char *errno_of(int status)
{
    size_t i;

    for (i = 0; i < sizeof errnos / sizeof errnos[0]; i++) {
        if (status <= -errnos[i].first && status >= -errnos[i].last) {
            return errnos[i].whose;
        }
    }
    return NULL;
}

#endif
