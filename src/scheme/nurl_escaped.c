/*
 * nurl_escaped.c - bytes as a part of a URL
 */
#include "scheme/nurl_escaped.h"
#include "base/nurl_emit.h"
#include "base/nurl_octet.h"

void nurl_escaped(struct nurl_writer *out, const struct nurl_str *value,
                  unsigned class_bit, char delimiter)
{
    size_t start = 0; /* of what stands as it is */
    size_t i;

    for (i = 0; i < value->len; i++) {
        if (value->ptr[i] == delimiter ||
            !nurl_octet_is(value->ptr[i], class_bit)) {
            nurl_emit_run(out, value->ptr + start, i - start, start);
            nurl_emit_escape(out, nurl_octet(value->ptr[i]), i);
            start = i + 1;
        }
    }
    if (start < i) {
        nurl_emit_run(out, value->ptr + start, i - start, start);
    }
}
