/* SPDX-License-Identifier: MIT */
/*
 * nurl_cri_emit.c - appends the items of a CRI to a writer
 */
#include "scheme/nurl_cri_emit.h"
#include "base/nurl_emit.h"

/*
 * The first byte has the major type and five bits: an argument below 24, or 24
 * (one byte with the argument follows) or 25 (two). RFC 8949 sections 3, 4.1
 */
void nurl_cri_emit_head(struct nurl_writer *out, unsigned major,
                        size_t argument)
{
    char head[3];
    size_t len = nurl_cri_head_length(argument);
    unsigned low = (unsigned)argument;

    if (len > 1) {
        head[len - 1] = (char)(low & 0xFFu);
        head[1] = (char)(len == 2 ? low & 0xFFu : low >> 8);
        low = 22 + (unsigned)len; /* len 2: 24, len 3: 25 */
    }
    head[0] = (char)(major << 5 | low);
    nurl_emit(out, head, len, 0);
}

void nurl_cri_emit_octet(struct nurl_writer *out, unsigned octet)
{
    char item = (char)octet;

    nurl_emit(out, &item, 1, 0);
}

void nurl_cri_emit_text(struct nurl_writer *out, struct nurl_str text)
{
    nurl_cri_emit_head(out, NURL_CRI_TEXT, text.len);
    nurl_emit_run(out, text.ptr, text.len, 0);
}

size_t nurl_cri_sections(int authority, size_t path, int query, int fragment)
{
    if (fragment) {
        return 5;
    }
    if (query) {
        return 4;
    }
    if (path > 0) {
        return 3;
    }
    return authority ? 2 : 1;
}
