/*
 * nurl_scheme_port.c - the default ports, as data
 */
#include "host/nurl_scheme_port.h"
#include "base/nurl_scheme_name.h"

/* In the order of enum nurl_scheme: what RFC 1738 knows. */
static const uint16_t ports_1738[] = {
    0,    /* any other */
    21,   /* ftp: RFC 1738 3.2 */
    80,   /* http: RFC 1738 3.3, RFC 9110 4.2.1 */
    70,   /* gopher: RFC 1738 3.4 */
    0,    /* mailto */
    0,    /* news */
    119,  /* nntp: RFC 1738 3.7 */
    23,   /* telnet: RFC 1738 3.8 */
    210,  /* wais: RFC 1738 3.9 */
    0,    /* file */
    1525, /* prospero: RFC 1738 3.11 */
};

/* And what came later. */
static const uint16_t ports[] = {
    443,  /* https: RFC 9110 4.2.2 */
    80,   /* ws: RFC 6455 3 */
    443,  /* wss: RFC 6455 3 */
    5683, /* coap: RFC 7252 6.1 */
    5684, /* coaps: RFC 7252 6.2 */
    1883, /* mqtt: IANA service name mqtt */
    8883, /* mqtts: IANA service name secure-mqtt */
    69,   /* tftp: RFC 1350 */
    554,  /* rtsp: RFC 7826 4.2 */
    5683, /* coap+tcp: RFC 8323 8.1 */
    5684, /* coaps+tcp: RFC 8323 8.2 */
    80,   /* coap+ws: RFC 8323 8.3 */
    443,  /* coaps+ws: RFC 8323 8.4 */
};

#define COUNT(ports) (sizeof(ports) / sizeof((ports)[0]))

/* Does not compile unless each scheme has its row. */
typedef char each_of_the_ten_has_a_row
    [COUNT(ports_1738) == NURL_SCHEME_LAST_1738 + 1 ? 1 : -1];
typedef char each_later_one_has_a_row
    [COUNT(ports) == NURL_SCHEME_LAST - NURL_SCHEME_LAST_1738 ? 1 : -1];

uint16_t nurl_scheme_port_1738(enum nurl_scheme scheme)
{
    return ports_1738[scheme];
}

uint16_t nurl_scheme_port(enum nurl_scheme scheme)
{
    return scheme <= NURL_SCHEME_LAST_1738
               ? ports_1738[scheme]
               : ports[scheme - NURL_SCHEME_LAST_1738 - 1];
}
