/*
 * nurl_decode.c - escapes back to octets, refused by policy
 */
#include "nurl_decode.h"
#include "nurl_octet.h"
#include "nurl_policy.h"
#include "nurl_unit.h"

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
        len = nurl_policy_unit(&octet, text.at + at, text.at + text.len);
        if (len == 0) {
            nurl_unit_fault(out, NURL_PCT, at);
            return;
        }
        if (nurl_policy_refuses(policy, octet)) {
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
