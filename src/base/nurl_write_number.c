/* SPDX-License-Identifier: MIT */
/*
 * nurl_write_number.c - a number in decimal digits
 */
#include "nurl_writer.h"

#include "base/nurl_emit.h"

/*
 * Subtracts instead of dividing: a core without a divide instruction would link
 * a function for it, 300 bytes.
 */
void nurl_write_number(struct nurl_writer *out, uint32_t number)
{
    static const uint32_t units[] = { 1000000000, 100000000, 10000000, 1000000,
                                      100000,     10000,     1000,     100,
                                      10,         1 };
    unsigned i = 0;
    char digit;

    while (i < 9 && number < units[i]) {
        i++; /* skips leading zeros, but not the last digit */
    }
    for (; i < 10; i++) {
        digit = '0';
        while (number >= units[i]) {
            number -= units[i];
            digit++;
        }
        nurl_emit(out, &digit, 1, 0);
    }
}
