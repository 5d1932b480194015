/* SPDX-License-Identifier: MIT */
/*
 * nurl_coap.h - CoAP: a URL to the options of a request, and back
 *
 * coap-URI = scheme "://" host [ ":" port ] path-abempty [ "?" query ]
 * scheme   = "coap" / "coaps"                                RFC 7252 6.1, 6.2
 *          / "coap+tcp" / "coaps+tcp" / "coap+ws" / "coaps+ws"    RFC 8323 8
 *
 *     coap://Host.example:61616/a%2Fb/?c=d&e      sent to port 5683
 *
 *      3 Uri-Host   "host.example"
 *      7 Uri-Port   F0 B0       not if it is sent to port 61616
 *     11 Uri-Path   "a/b"
 *     11 Uri-Path   ""
 *     15 Uri-Query  "c=d"
 *     15 Uri-Query  "e"
 */
#ifndef NURL_COAP_H
#define NURL_COAP_H

#include "nurl_types.h"
#include "nurl_writer.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Option numbers (RFC 7252 5.10). A Location is in responses only. */
enum nurl_coap_number {
    NURL_COAP_URI_HOST = 3,
    NURL_COAP_URI_PORT = 7,
    NURL_COAP_LOCATION_PATH = 8,
    NURL_COAP_URI_PATH = 11,
    NURL_COAP_URI_QUERY = 15,
    NURL_COAP_LOCATION_QUERY = 20
};

struct nurl_coap {
    const struct nurl *url;
    struct nurl_str path;  /* private */
    struct nurl_str query; /* private */
    uint16_t stop;
    uint16_t port;     /* where to send it; 0 after an error */
    uint16_t uri_port; /* the URL's own, written or default */
    uint8_t next;      /* private */
};

struct nurl_coap_option {
    uint16_t number;       /* enum nurl_coap_number */
    uint16_t length;       /* of the value as sent: 0 to 255 */
    uint16_t port;         /* the number in a Uri-Port, else 0 */
    struct nurl_str value; /* as in the URL; a port can be absent */
};

/*
 * Begins with the first option, checks all, and keeps `url`.
 *
 *     status = nurl_coap_begin(&coap, &url, 0);
 *     while (nurl_coap_next(&coap, &option)) {
 *         ... the option's header, by option.number and option.length
 *         nurl_write_coap_value(&out, &option);
 *     }
 *
 * `sent_to` is the destination port, or 0 for the URL's own: then there is no
 * Uri-Port (RFC 7252 6.4 step 7). An address becomes no Uri-Host: add one if
 * you send to another. "/" has no Uri-Path, "?" one empty Uri-Query.
 *
 * Errors, in this order: SCHEME, USERINFO, HOST_MISSING, HOST_EMPTY, PORT_RANGE
 * (also 0), FRAGMENT; then in the order of the options
 *   OPTION_LEN     a host, segment or argument above 255 bytes, decoded
 *   DEC_FORBIDDEN  a segment "." or "..", escaped or not (RFC 7252 5.10.1);
 *                  nurl_resolve and nurl_normalize leave none
 */
NURL_CHECKED enum nurl_status nurl_coap_begin(struct nurl_coap *coap,
                                              const struct nurl *url,
                                              uint16_t sent_to);

bool nurl_coap_next(struct nurl_coap *coap, struct nurl_coap_option *option);

/*
 * Appends the value as it is sent: decoded, perhaps with a NUL; a host in lower
 * case, a port big-endian. out->stop is an offset in option->value.
 */
void nurl_write_coap_value(struct nurl_writer *out,
                           const struct nurl_coap_option *option);

/*
 * The URI of a request, from its options (RFC 7252 6.5).
 *
 *     nurl_coap_uri_begin(&uri, NURL_STR("coap"), NURL_STR("192.0.2.1"), 5683);
 *     ... for each option of the message:
 *         nurl_write_coap_option(&out, &uri, number, value);
 *     nurl_write_coap_end(&out, &uri);
 *
 *     coap, 198.51.100.1, 61616    11 ""    11 "/"    15 "?&"    15 "a b"
 *     coap://198.51.100.1:61616//%2F??%26&a%20b
 *
 * For a response's location (RFC 7252 5.10.7) begin with the request's scheme,
 * host and port, and give only options 8 and 20. Without either there is no
 * location; with an option 128, 132, 136 or 140 do not use it.
 */
struct nurl_coap_uri {
    struct nurl_str scheme;
    struct nurl_str host;
    uint16_t port;
    uint16_t last; /* private */
};

/*
 * Sets where the request went: one of the six schemes, a host as in a URL
 * without a zone (nurl_write_host_field of a copy without port), a port.
 * Uri-Host and Uri-Port replace the last two.
 */
void nurl_coap_uri_begin(struct nurl_coap_uri *uri, struct nurl_str scheme,
                         struct nurl_str host, uint16_t port);

/*
 * Appends an option, or ignores another number. Escapes are as few as possible,
 * in a Uri-Host for 80-FF only. Errors, with an offset in the value:
 *   CHAR           0: options out of order, a second Uri-Host or Uri-Port, both
 *                  Location-Path and Uri-Path, or both queries
 *   OPTION_LEN     0: above 255 bytes; a Uri-Port: above 2
 *   DEC_FORBIDDEN  0: the segment "." or ".."
 *   HOST_EMPTY, HOST_CHAR, CTRL, IP_LITERAL, PCT (any "%")   a Uri-Host
 * and in the texts of nurl_coap_uri_begin SCHEME, those of a host.
 */
void nurl_write_coap_option(struct nurl_writer *out, struct nurl_coap_uri *uri,
                            unsigned number, struct nurl_str value);

/* Appends what is missing. Errors: SCHEME, those of a host. */
void nurl_write_coap_end(struct nurl_writer *out, struct nurl_coap_uri *uri);

#ifdef __cplusplus
}
#endif

#endif
