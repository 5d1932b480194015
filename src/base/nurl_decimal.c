/*
 * nurl_decimal.c - a number in decimal digits
 */
#include "base/nurl_decimal.h"
#include "base/nurl_emit.h"

/*
 * Subtracts instead of dividing: a core without a divide instruction would link
 * a function for it, 300 bytes.
 */
void nurl_decimal(struct nurl_writer *out, uint16_t value)
{
    static const uint16_t units[] = { 10000, 1000, 100, 10, 1 };
    unsigned i = 0;
    char digit;

    while (i < 4 && value < units[i]) {
        i++; /* skips leading zeros, but not the last digit */
    }
    for (; i < 5; i++) {
        digit = '0';
        while (value >= units[i]) {
            value = (uint16_t)(value - units[i]);
            digit++;
        }
        nurl_emit(out, &digit, 1, 0);
    }
}
