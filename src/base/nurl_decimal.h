/*
 * nurl_decimal.h - a number in decimal digits
 */
#ifndef NURL_DECIMAL_H
#define NURL_DECIMAL_H

#include "nurl_writer.h"

/* Appends a number without leading zeros. Failures: BUF, stop 0. */
void nurl_decimal(struct nurl_writer *out, uint16_t value);

#endif
