/*
 * shown.h - octets as a text that can be read and compared
 *
 *     shown("a\tb\\", 4): "a\x09b\\"
 */
#ifndef SHOWN_H
#define SHOWN_H

#include "nurl_writer.h"

/*
 * The octets with what is not printable, and a backslash, escaped as in the
 * vectors. The text stays until the next call.
 */
const char *shown(const char *at, size_t len);

/* What a writer holds, shown, or its failure: "DEC_FORBIDDEN@7". */
const char *shown_writer(struct nurl_writer *out);

#endif
