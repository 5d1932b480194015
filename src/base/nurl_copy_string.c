/* SPDX-License-Identifier: MIT */
/*
 * nurl_copy_string.c - a text as a string
 */
#include "base/nurl_emit.h"
#include "base/nurl_text_check.h"

enum nurl_status nurl_copy_string(char *buffer, size_t size,
                                  struct nurl_str text)
{
    uint16_t stop;
    enum nurl_status status = nurl_text_check(text.ptr, text.len, &stop);

    if (status == NURL_OK && (!buffer || text.len >= size)) {
        status = NURL_ERR_BUF;
    }
    if (status == NURL_OK) {
        buffer = nurl_emit_copy(buffer, text.ptr, text.len);
    }
    if (buffer && size > 0) {
        *buffer = '\0';
    }
    return status;
}
