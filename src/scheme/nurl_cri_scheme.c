/* SPDX-License-Identifier: MIT */
/*
 * nurl_cri_scheme.c - the numbers of schemes in CRIs, as data
 */
#include "scheme/nurl_cri_scheme.h"
#include "base/nurl_name.h"

#define CRI_SCHEMES(ROW)                                                       \
    ROW(COAP, "coap", 0)                                                       \
    ROW(COAPS, "coaps", 1)                                                     \
    ROW(HTTP, "http", 2)                                                       \
    ROW(HTTPS, "https", 3)                                                     \
    ROW(URN, "urn", 4)                                                         \
    ROW(DID, "did", 5)                                                         \
    ROW(COAP_TCP, "coap+tcp", 6)                                               \
    ROW(COAPS_TCP, "coaps+tcp", 7)                                             \
    ROW(COAP_WS, "coap+ws", 24)                                                \
    ROW(COAPS_WS, "coaps+ws", 25)

#define CRI_NUMBER_OF_ROW(id, name, number) number,

static const char cri_names[] = CRI_SCHEMES(NURL_NAME_TEXT);
static const uint8_t cri_lengths[] = { CRI_SCHEMES(NURL_NAME_LENGTH) 0 };
static const uint8_t cri_numbers[] = { CRI_SCHEMES(CRI_NUMBER_OF_ROW) };

/* BOUNDS: the scheme is at offset 0. Without a scheme the text can be NULL. */
int nurl_cri_scheme_number(const struct nurl *url, uint16_t *number)
{
    unsigned row =
        nurl_name_find(url->text, url->scheme.len, cri_names, cri_lengths);

    if (row == 0) {
        return 0;
    }
    *number = cri_numbers[row - 1];
    return 1;
}

/* BOUNDS: each length leads to the next name; the last one is 0. */
struct nurl_str nurl_cri_scheme_name(uint16_t number)
{
    const char *name = cri_names;
    unsigned row;

    for (row = 0; cri_lengths[row] > 0; row++) {
        if (cri_numbers[row] == number) {
            return nurl_text(name, cri_lengths[row]);
        }
        name += cri_lengths[row];
    }
    return nurl_text(NULL, 0);
}
