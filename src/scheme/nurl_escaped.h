/*
 * nurl_escaped.h - bytes as a part of a URL
 */
#ifndef NURL_ESCAPED_H
#define NURL_ESCAPED_H

#include "nurl_writer.h"

/*
 * Appends the bytes: those of the class (base/nurl_octet.h) as they are, all
 * others and the delimiter escaped. PATH with the delimiter "/" is a segment,
 * QUERY with "&" an argument of a query. Failures: BUF, at the byte.
 */
void nurl_escaped(struct nurl_writer *out, const struct nurl_str *value,
                  unsigned class_bit, char delimiter);

#endif
