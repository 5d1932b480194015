/*
 * nurl_decode.c - escapes back to octets, refused by policy
 */
#include "nurl_decode.h"
#include "base/nurl_emit.h"
#include "base/nurl_octet.h"
#include "syntax/nurl_policy.h"

/* 1 if what has been written is "." or "..". */
static int is_dots(const char *at, size_t len)
{
    return len > 0 && len < 3 && at[0] == '.' && at[len - 1] == '.';
}

/*
 * Puts what no policy refuses as it stands; returns its length. It is nearly
 * all of most texts, so it is read and written in runs.
 */
static size_t put_plain(struct nurl_writer *out, struct nurl_str text,
                        size_t at)
{
    const char *start = text.ptr + at;
    const char *end =
        nurl_octet_scan(start, text.ptr + text.len, NURL_OCTET_USER);

    nurl_emit_run(out, start, (size_t)(end - start), at);
    return (size_t)(end - start);
}

/* Puts one unit that a policy may refuse; returns its length, 0 if it did. */
static size_t put_unit(struct nurl_writer *out, struct nurl_str text, size_t at,
                       enum nurl_policy policy)
{
    uint8_t octet;
    size_t len = nurl_policy_unit(&octet, text.ptr + at, text.ptr + text.len);
    char c;

    if (len == 0) {
        nurl_emit_fault(out, NURL_ERR_PCT, at);
        return 0;
    }
    if (nurl_policy_refuses(policy, octet)) {
        nurl_emit_fault(out, NURL_ERR_DEC_FORBIDDEN, at);
        return 0;
    }
    c = (char)octet;
    nurl_emit(out, &c, 1, at);
    return len;
}

void nurl_decode(struct nurl_writer *out, struct nurl_str text,
                 enum nurl_policy policy)
{
    size_t start = out->len;
    size_t at = 0;
    size_t len;

    if (!nurl_emit_allows(out, text)) {
        return;
    }
    while (at < text.len) {
        at += put_plain(out, text, at);
        if (at == text.len) {
            break;
        }
        len = put_unit(out, text, at, policy);
        if (len == 0) {
            return;
        }
        at += len;
    }
    if (policy == NURL_POLICY_PATH && out->status == NURL_OK &&
        is_dots(out->ptr + start, out->len - start)) {
        nurl_emit_fault(out, NURL_ERR_DEC_FORBIDDEN, 0); /* the whole of it */
    }
}

size_t nurl_decoded_length(struct nurl_str text)
{
    size_t at = 0;
    size_t octets = 0;

    for (; at < text.len; octets++) {
        at += nurl_octet_escape(text.ptr + at, text.ptr + text.len) ? 3 : 1;
    }
    return octets;
}
