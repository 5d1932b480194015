/* SPDX-License-Identifier: MIT */
/*
 * nurl_scheme.h - the known schemes, for a switch
 *
 * To ask for one, call nurl_scheme_is (nurl_types.h).
 */
#ifndef NURL_SCHEME_H
#define NURL_SCHEME_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Rows: enumerator, lower-case name, default port or 0. First the ten of RFC
 * 1738, in the order of its sections 3.2 to 3.11.
 */
#define NURL_SCHEMES_1738(ROW)                                                 \
    ROW(FTP, "ftp", 21)                                                        \
    ROW(HTTP, "http", 80)                                                      \
    ROW(GOPHER, "gopher", 70)                                                  \
    ROW(MAILTO, "mailto", 0)                                                   \
    ROW(NEWS, "news", 0)                                                       \
    ROW(NNTP, "nntp", 119)                                                     \
    ROW(TELNET, "telnet", 23)                                                  \
    ROW(WAIS, "wais", 210)                                                     \
    ROW(FILE, "file", 0)                                                       \
    ROW(PROSPERO, "prospero", 1525)

/* New rows stand at the end: numbers never change. */
#define NURL_SCHEMES_LATER(ROW)                                                \
    ROW(HTTPS, "https", 443)          /* RFC 9110 4.2.2 */                     \
    ROW(WS, "ws", 80)                 /* RFC 6455 3 */                         \
    ROW(WSS, "wss", 443)              /* RFC 6455 3 */                         \
    ROW(COAP, "coap", 5683)           /* RFC 7252 6.1 */                       \
    ROW(COAPS, "coaps", 5684)         /* RFC 7252 6.2 */                       \
    ROW(MQTT, "mqtt", 1883)           /* IANA service mqtt */                  \
    ROW(MQTTS, "mqtts", 8883)         /* IANA service secure-mqtt */           \
    ROW(TFTP, "tftp", 69)             /* RFC 3617, RFC 1350 */                 \
    ROW(RTSP, "rtsp", 554)            /* RFC 7826 4.2 */                       \
    ROW(COAP_TCP, "coap+tcp", 5683)   /* RFC 8323 8.1 */                       \
    ROW(COAPS_TCP, "coaps+tcp", 5684) /* RFC 8323 8.2 */                       \
    ROW(COAP_WS, "coap+ws", 80)       /* RFC 8323 8.3 */                       \
    ROW(COAPS_WS, "coaps+ws", 443)    /* RFC 8323 8.4 */                       \
    ROW(RTSPS, "rtsps", 322)          /* RFC 7826 4.2 */                       \
    ROW(AMQPS, "amqps", 5671)         /* IANA service amqps */                 \
    ROW(IPP, "ipp", 631)              /* RFC 3510 3 */                         \
    ROW(IPPS, "ipps", 631)            /* RFC 7472 7 */                         \
    ROW(AMQP, "amqp", 5672)           /* IANA service amqp */                  \
    ROW(OPC_TCP, "opc.tcp", 4840)     /* IANA service opcua-tcp */

#define NURL_SCHEME_ENUMERATOR(id, name, port) NURL_SCHEME_##id,

/* NURL_SCHEME_FTP is 1, NURL_SCHEME_HTTP 2, and so on. */
enum nurl_scheme {
    NURL_SCHEME_OTHER = 0, /* another, or none */
    NURL_SCHEMES_1738(NURL_SCHEME_ENUMERATOR)
    NURL_SCHEMES_LATER(NURL_SCHEME_ENUMERATOR) NURL_SCHEME_END,
    NURL_SCHEME_LAST = NURL_SCHEME_END - 1
};

/* Returns a URL's scheme, ignoring case. */
enum nurl_scheme nurl_scheme_of(const struct nurl *url);

#ifdef __cplusplus
}
#endif

#endif
