/* SPDX-License-Identifier: MIT */
/*
 * nurl_pair.c - appends a key and a value to a query
 */
#include "nurl_writer.h"

#include "base/nurl_emit.h"
#include "nurl_encode.h"

static int begins_pair(char octet)
{
    return octet == '\0' || octet == '?' || octet == '&' || octet == ';' ||
           octet == ',';
}

/* pair = delimiter key [ "=" value ], as nurl_query_next reads it */
void nurl_write_pair(struct nurl_writer *out, char delimiter,
                     struct nurl_str key, struct nurl_str value)
{
    int16_t before = out->status;

    if (!begins_pair(delimiter)) {
        nurl_emit_fault(out, NURL_ERR_ARGUMENT, 0);
        return;
    }
    if (delimiter != '\0') {
        nurl_emit(out, &delimiter, 1, 0);
    }
    nurl_encode(out, key, NURL_CLASS_COMPONENT);
    if (value.ptr || value.len > 0) {
        nurl_emit(out, "=", 1, 0);
        nurl_encode(out, value, NURL_CLASS_COMPONENT);
    }
    nurl_emit_unplaced(out, before);
}
