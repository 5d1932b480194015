/*
 * nurl_cri_scheme.c - the numbers of schemes in CRIs, as data
 */
#include "scheme/nurl_cri_scheme.h"
#include "base/nurl_name.h"
#include "nurl_scheme.h"

/* Two schemes for which the library has only this number. */
#define CRI_SCHEMES_MORE(ROW) ROW(URN, "urn", 0) ROW(DID, "did", 0)

enum {
    CRI_SCHEME_URN = NURL_SCHEME_END,
    CRI_SCHEME_DID,
    CRI_SCHEME_END
};

static const char cri_names[] = NURL_SCHEMES_1738(NURL_NAME_TEXT)
    NURL_SCHEMES_LATER(NURL_NAME_TEXT) CRI_SCHEMES_MORE(NURL_NAME_TEXT);
static const uint8_t cri_lengths[] = {
    NURL_SCHEMES_1738(NURL_NAME_LENGTH) NURL_SCHEMES_LATER(NURL_NAME_LENGTH)
        CRI_SCHEMES_MORE(NURL_NAME_LENGTH) 0
};

/*
 * Each entry is the number plus 1. 0 is a scheme without a number.
 */
static const uint16_t cri_numbers[CRI_SCHEME_END] = {
    [NURL_SCHEME_COAP] = 1 + 0,       [NURL_SCHEME_COAPS] = 1 + 1,
    [NURL_SCHEME_HTTP] = 1 + 2,       [NURL_SCHEME_HTTPS] = 1 + 3,
    [CRI_SCHEME_URN] = 1 + 4,         [CRI_SCHEME_DID] = 1 + 5,
    [NURL_SCHEME_COAP_TCP] = 1 + 6,   [NURL_SCHEME_COAPS_TCP] = 1 + 7,
    [NURL_SCHEME_COAP_WS] = 1 + 24,   [NURL_SCHEME_COAPS_WS] = 1 + 25,
    [NURL_SCHEME_NEWS] = 1 + 1895,    [NURL_SCHEME_WSS] = 1 + 3119,
    [NURL_SCHEME_TFTP] = 1 + 8300,    [NURL_SCHEME_WAIS] = 1 + 8454,
    [NURL_SCHEME_GOPHER] = 1 + 8601,  [NURL_SCHEME_MQTT] = 1 + 10740,
    [NURL_SCHEME_TELNET] = 1 + 10995, [NURL_SCHEME_WS] = 1 + 11962,
    [NURL_SCHEME_FILE] = 1 + 12068,   [NURL_SCHEME_MAILTO] = 1 + 12102,
    [NURL_SCHEME_NNTP] = 1 + 13499,   [NURL_SCHEME_PROSPERO] = 1 + 14477,
    [NURL_SCHEME_FTP] = 1 + 14878,    [NURL_SCHEME_MQTTS] = 1 + 14906,
    [NURL_SCHEME_RTSP] = 1 + 15267,
};

/* BOUNDS: the scheme is at offset 0. Without a scheme the text can be NULL. */
unsigned nurl_cri_scheme_of(const struct nurl *url)
{
    return nurl_name_find(url->text, url->scheme.len, cri_names, cri_lengths);
}

int nurl_cri_scheme_number(const struct nurl *url, uint16_t *number)
{
    unsigned scheme = nurl_cri_scheme_of(url);

    if (cri_numbers[scheme] == 0) {
        return 0;
    }
    *number = (uint16_t)(cri_numbers[scheme] - 1u);
    return 1;
}

/* BOUNDS: each length leads to the next name. */
struct nurl_str nurl_cri_scheme_name(uint16_t number)
{
    const char *name = cri_names;
    unsigned scheme;

    for (scheme = 1; scheme < CRI_SCHEME_END; scheme++) {
        if (cri_numbers[scheme] == (uint32_t)number + 1) {
            return nurl_text(name, cri_lengths[scheme - 1]);
        }
        name += cri_lengths[scheme - 1];
    }
    return nurl_text(NULL, 0);
}
