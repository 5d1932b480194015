/*
 * nurl_decode.c - escapes back to octets, refused by policy
 */
#include "nurl_decode.h"
#include "nurl_octet.h"
#include "nurl_unit.h"

/* NUL, LF and CR end a protocol line: all policies but two refuse them. */
static int refuses_line_ends(enum nurl_policy policy, uint8_t octet)
{
    if (octet == 0x0A || octet == 0x0D) {
        return policy != NURL_POLICY_RAW;
    }
    return octet == 0 && policy != NURL_POLICY_RAW &&
           policy != NURL_POLICY_GOPHER;
}

static int refuses(enum nurl_policy policy, uint8_t octet)
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

/*
 * One unit: an octet that is not "%", or an escape. Returns its length, or 0
 * after PCT. BOUNDS: an escape is whole, so its length fits before the end.
 */
static size_t unit(uint8_t *octet, const char *at, const char *end)
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

void nurl_decode(struct nurl_writer *out, struct nurl_str text,
                 enum nurl_policy policy)
{
    size_t at = 0;
    size_t len;
    size_t octets = 0;
    size_t dots = 0;
    uint8_t octet;
    char c;

    if (!nurl_unit_take(out, text)) {
        return;
    }
    for (; at < text.len; at += len) {
        len = unit(&octet, text.at + at, text.at + text.len);
        if (len == 0) {
            nurl_unit_fault(out, NURL_PCT, at);
            return;
        }
        if (refuses(policy, octet)) {
            nurl_unit_fault(out, NURL_DEC_FORBIDDEN, at);
            return;
        }
        c = (char)octet;
        nurl_unit_put(out, &c, 1, at);
        octets++;
        dots += c == '.';
    }
    if (policy == NURL_POLICY_PATH && octets > 0 && octets < 3 &&
        dots == octets) {
        nurl_unit_fault(out, NURL_DEC_FORBIDDEN, 0); /* "." or ".." */
    }
}

size_t nurl_decoded_length(struct nurl_str text)
{
    size_t at = 0;
    size_t octets = 0;

    for (; at < text.len; octets++) {
        at += nurl_octet_escape(text.at + at, text.at + text.len) ? 3 : 1;
    }
    return octets;
}
