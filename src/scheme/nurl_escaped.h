/* SPDX-License-Identifier: MIT */
/*
 * nurl_escaped.h - appends bytes as a part of a URL, escaped
 */
#ifndef NURL_ESCAPED_H
#define NURL_ESCAPED_H

#include "nurl_writer.h"

/*
 * Appends the bytes. Escapes the delimiter and all bytes that are not of the
 * class (base/nurl_octet.h). For a segment use PATH and "/", for an argument of
 * a query QUERY and "&". Failures: BUF, at the byte.
 */
void nurl_escaped(struct nurl_writer *out, const struct nurl_str *value,
                  unsigned class_bit, char delimiter);

#endif
