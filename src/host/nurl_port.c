/*
 * nurl_port.c - the number of a port
 */
#include "nurl_port.h"
#include "nurl_octet.h"
#include "nurl_usual.h"

int32_t nurl_usual_port(struct nurl_str scheme)
{
    return nurl_usual(scheme, NURL_USUAL_ALL);
}

/* Stops at the first number above 65535, so it never wraps. */
static int32_t number(struct nurl_str digits)
{
    int32_t value = 0;
    size_t i;

    for (i = 0; i < digits.len; i++) {
        value = value * 10 + (nurl_octet(digits.at[i]) - '0');
        if (value > 65535) {
            return NURL_PORT_RANGE;
        }
    }
    return value;
}

int32_t nurl_port(const struct nurl *url)
{
    struct nurl_str scheme = nurl_get(url, url->scheme);

    if (url->profile == NURL_PROFILE_NONE) {
        return NURL_UNPARSED;
    }
    if (url->port.len > 0) {
        return number(nurl_get(url, url->port));
    }
    if (url->profile == NURL_PROFILE_1738) {
        return nurl_usual(scheme, NURL_USUAL_1738);
    }
    return nurl_usual_port(scheme);
}
