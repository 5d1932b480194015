/*
 * nurl_port.c - the number of a port, and the usual ones as data
 */
#include "nurl_port.h"
#include "nurl_octet.h"

/* The seven of RFC 1738 stand first: its profile knows no other. */
#define SEVEN 7u

struct usual {
    uint16_t port;
    char scheme[10];
};

static const struct usual usual_ports[] = {
    { 21, "ftp" },        /* RFC 1738 3.2 */
    { 80, "http" },       /* RFC 1738 3.3, RFC 9110 4.2.1 */
    { 70, "gopher" },     /* RFC 1738 3.4 */
    { 119, "nntp" },      /* RFC 1738 3.7 */
    { 23, "telnet" },     /* RFC 1738 3.8 */
    { 210, "wais" },      /* RFC 1738 3.9 */
    { 1525, "prospero" }, /* RFC 1738 3.11 */
    { 443, "https" },     /* RFC 9110 4.2.2 */
    { 80, "ws" },         /* RFC 6455 3 */
    { 443, "wss" },       /* RFC 6455 3 */
    { 5683, "coap" },     /* RFC 7252 6.1 */
    { 5684, "coaps" },    /* RFC 7252 6.2 */
    { 1883, "mqtt" },     /* IANA service name mqtt */
    { 8883, "mqtts" },    /* IANA service name secure-mqtt */
    { 69, "tftp" },       /* RFC 1350 */
    { 554, "rtsp" },      /* RFC 7826 4.2 */
};

static int32_t usual_port(struct nurl_str scheme, unsigned count)
{
    unsigned i;

    for (i = 0; i < count; i++) {
        if (nurl_is(scheme, usual_ports[i].scheme)) {
            return usual_ports[i].port;
        }
    }
    return 0;
}

int32_t nurl_usual_port(struct nurl_str scheme)
{
    return usual_port(scheme, sizeof usual_ports / sizeof usual_ports[0]);
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
        return usual_port(scheme, SEVEN);
    }
    return nurl_usual_port(scheme);
}
