/* SPDX-License-Identifier: MIT */
/*
 * nurl_utf8.c - is this UTF-8?
 */
#include "scheme/nurl_utf8.h"

/*
 * UTF8-2 = C2-DF UTF8-tail                                 RFC 3629 section 4
 * UTF8-3 = E0 A0-BF UTF8-tail / E1-EC 2( UTF8-tail ) /
 *          ED 80-9F UTF8-tail / EE-EF 2( UTF8-tail )
 * UTF8-4 = F0 90-BF 2( UTF8-tail ) / F1-F3 3( UTF8-tail ) /
 *          F4 80-8F 2( UTF8-tail )
 */
static int begins(struct nurl_utf8 *state, uint8_t octet)
{
    if (octet < 0xC2 || octet > 0xF4) {
        return 0;
    }
    state->left = 1;
    if (octet >= 0xE0) {
        state->left = octet < 0xF0 ? 2 : 3;
    }
    state->low = 0x80;
    state->high = 0xBF;
    if (octet == 0xE0) {
        state->low = 0xA0; /* else two bytes would be enough */
    } else if (octet == 0xED) {
        state->high = 0x9F; /* D800 to DFFF are no characters */
    } else if (octet == 0xF0) {
        state->low = 0x90; /* else three would be enough */
    } else if (octet == 0xF4) {
        state->high = 0x8F; /* 10FFFF is the last one */
    }
    return 1;
}

int nurl_utf8_next(struct nurl_utf8 *state, uint8_t octet)
{
    if (state->left == 0) {
        return octet < 0x80 || begins(state, octet);
    }
    if (octet < state->low || octet > state->high) {
        return 0;
    }
    state->left--;
    state->low = 0x80;
    state->high = 0xBF;
    return 1;
}
