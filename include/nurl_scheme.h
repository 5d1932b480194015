/*
 * nurl_scheme.h - which scheme is it? For a switch.
 *
 *     switch (nurl_scheme_of(&url)) {
 *     case NURL_SCHEME_HTTP:  ...
 *     case NURL_SCHEME_HTTPS: ...
 *     default:                ... another one, or no scheme at all
 *     }
 *
 * Known are the ten schemes of RFC 1738, which have a view each, and all that
 * have a default port (nurl_host.h). To ask for one scheme that stands here or
 * not, nurl_scheme_is of nurl_types.h compares a name.
 */
#ifndef NURL_SCHEME_H
#define NURL_SCHEME_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The numbers never change. A new scheme goes to the end, and LAST with it. */
enum nurl_scheme {
    NURL_SCHEME_OTHER = 0, /* none of these, or none at all */
    NURL_SCHEME_FTP,       /* RFC 1738 3.2; the ten begin here */
    NURL_SCHEME_HTTP,
    NURL_SCHEME_GOPHER,
    NURL_SCHEME_MAILTO,
    NURL_SCHEME_NEWS,
    NURL_SCHEME_NNTP,
    NURL_SCHEME_TELNET,
    NURL_SCHEME_WAIS,
    NURL_SCHEME_FILE,
    NURL_SCHEME_PROSPERO, /* RFC 1738 3.11; and end here */
    NURL_SCHEME_HTTPS,
    NURL_SCHEME_WS,
    NURL_SCHEME_WSS,
    NURL_SCHEME_COAP,
    NURL_SCHEME_COAPS,
    NURL_SCHEME_MQTT,
    NURL_SCHEME_MQTTS,
    NURL_SCHEME_TFTP,
    NURL_SCHEME_RTSP,
    NURL_SCHEME_COAP_TCP, /* "coap+tcp" */
    NURL_SCHEME_COAPS_TCP,
    NURL_SCHEME_COAP_WS,
    NURL_SCHEME_COAPS_WS,
    NURL_SCHEME_LAST = NURL_SCHEME_COAPS_WS
};

/*
 * The scheme of a URL of either profile, ASCII letters of both cases being
 * the same; OTHER also for a struct that holds no URL.
 */
enum nurl_scheme nurl_scheme_of(const struct nurl *url);

#ifdef __cplusplus
}
#endif

#endif
