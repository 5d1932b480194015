/*
 * nurl_usual.c - the usual ports as data, with their sources
 */
#include "nurl_usual.h"

struct usual {
    uint16_t port;
    char scheme[10];
};

static const struct usual usual_ports[NURL_USUAL_ALL] = {
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

uint16_t nurl_usual(struct nurl_str scheme, unsigned count)
{
    unsigned i;

    for (i = 0; i < count; i++) {
        if (nurl_is(scheme, usual_ports[i].scheme)) {
            return usual_ports[i].port;
        }
    }
    return 0;
}
