/* SPDX-License-Identifier: MIT */
/*
 * nurl_escaped.c - appends bytes as a part of a URL, escaped
 */
#include "scheme/nurl_escaped.h"
#include "base/nurl_emit.h"
#include "base/nurl_octet.h"

void nurl_escaped(struct nurl_writer *out, const struct nurl_str *value,
                  unsigned class_bit, char delimiter)
{
    const char *text = value->ptr;
    const char *start = text; /* of what stands as it is */
    const char *end;
    const char *at;

    if (value->len == 0) {
        return; /* the text can be NULL */
    }
    end = text + value->len;
    for (at = text; at < end; at++) {
        if (*at == delimiter || !nurl_octet_is(*at, class_bit)) {
            nurl_emit_run(out, start, (size_t)(at - start),
                          (size_t)(start - text));
            nurl_emit_escape(out, nurl_octet(*at), (size_t)(at - text));
            start = at + 1;
        }
    }
    if (start < end) {
        nurl_emit_run(out, start, (size_t)(end - start),
                      (size_t)(start - text));
    }
}
