/*
 * newlib.c - the output of newlib's printf on a board's console
 */
#include "port.h"

/* The name is newlib's. */
int _write(int file, const char *ptr, int len);

int _write(int file, const char *ptr, int len)
{
    int i;

    (void)file;
    for (i = 0; i < len; i++) {
        port_put((unsigned char)ptr[i]);
    }
    return len;
}
