/*
 * nurl_policy.c - what a decode policy refuses, unit by unit
 */
#include "syntax/nurl_policy.h"
#include "base/nurl_octet.h"

/* NUL, LF and CR end a protocol line: all policies but two refuse them. */
static int refuses_line_ends(enum nurl_policy policy, uint8_t octet)
{
    if (octet == 0x0A || octet == 0x0D) {
        return policy != NURL_POLICY_RAW;
    }
    return octet == 0 && policy != NURL_POLICY_RAW &&
           policy != NURL_POLICY_GOPHER;
}

int nurl_policy_refuses(enum nurl_policy policy, uint8_t octet)
{
    if (refuses_line_ends(policy, octet)) {
        return 1;
    }
    switch (policy) {
    case NURL_POLICY_FTP:
        return octet == 0xFF;
    case NURL_POLICY_GOPHER:
        return octet == 0x09;
    case NURL_POLICY_PATH:
        return octet == '/' || octet == '\\';
    case NURL_POLICY_MSGID:
        return octet == 0x09 || octet == ' ' || octet == '<' || octet == '>';
    case NURL_POLICY_ASCII:
        return octet < 0x20 || octet >= 0x7F;
    default:
        return 0;
    }
}

/* BOUNDS: an escape is whole, so its length fits before the end. */
size_t nurl_policy_unit(uint8_t *octet, const char *at, const char *end)
{
    if (*at != '%') {
        *octet = nurl_octet(*at);
        return 1;
    }
    if (!nurl_octet_escape(at, end)) {
        return 0;
    }
    *octet = nurl_octet(nurl_octet_escaped(at));
    return 3;
}

enum nurl_status nurl_policy_check(struct nurl_str text,
                                   enum nurl_policy policy, size_t *stop)
{
    uint8_t octet;
    size_t len;

    for (*stop = 0; *stop < text.len; *stop += len) {
        len = nurl_policy_unit(&octet, text.ptr + *stop, text.ptr + text.len);
        if (len == 0) {
            return NURL_ERR_PCT;
        }
        if (nurl_policy_refuses(policy, octet)) {
            return NURL_ERR_DEC_FORBIDDEN;
        }
    }
    return NURL_OK;
}
