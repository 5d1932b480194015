/*
 * nurl_coap.h - the options of a CoAP request, from a URL and back
 *
 * coap-URI = scheme "://" host [ ":" port ] path-abempty [ "?" query ]
 * scheme   = "coap" / "coaps"                                RFC 7252 6.1, 6.2
 *          / "coap+tcp" / "coaps+tcp" / "coap+ws" / "coaps+ws"    RFC 8323 8
 *
 *     coap://Host.example:61616/a%2Fb/?c=d&e      sent to port 5683
 *
 *      3 Uri-Host   "host.example"
 *      7 Uri-Port   F0 B0       not if it is sent to 61616
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

/* The numbers of the options (RFC 7252 5.10). */
enum nurl_coap_number {
    NURL_COAP_URI_HOST = 3,
    NURL_COAP_URI_PORT = 7,
    NURL_COAP_URI_PATH = 11,
    NURL_COAP_URI_QUERY = 15
};

/* A walk over the options of a URL, in the order in which they are sent. */
struct nurl_coap {
    const struct nurl *url;
    struct nurl_str path;  /* the segments that are to come */
    struct nurl_str query; /* the arguments that are to come */
    uint16_t stop;         /* offset of the error in the URL, or its length */
    uint16_t port;         /* where to send the request; 0 after an error */
    uint16_t uri_port; /* the URL's own port: written, or the default port */
    uint8_t next;      /* which of host and port are to come */
};

struct nurl_coap_option {
    uint16_t number;       /* enum nurl_coap_number */
    uint16_t length;       /* of the value in the message: 0 to 255 bytes */
    uint16_t port;         /* Uri-Port: its number, else 0 */
    struct nurl_str value; /* as written; of a port ptr may be NULL */
};

/*
 * Begins the walk, and checks all of it before the first option is given. The
 * walk keeps the pointer to the URL.
 *
 * `sent_to` is the destination port of the request, which a proxy or a tunnel
 * can make another than the URL's. 0 stands for the URL's own port; then there
 * is no Uri-Port (RFC 7252 6.4 step 7). The destination address is not asked:
 * if you send to another address than the one in the URL, add a Uri-Host.
 *
 *     status = nurl_coap_begin(&coap, &url, 0);
 *     while (nurl_coap_next(&coap, &option)) {
 *         ... the header of the option, by option.number and option.length
 *         nurl_write_coap_value(&out, &option);
 *     }
 *
 * There is no Uri-Host for an address, no Uri-Path for the path "/", and one
 * empty Uri-Query for "?" alone.
 *
 * Returns OK or the first fault in this order:
 *   UNPARSED       0: the struct is not filled by profile 3986
 *   SCHEME         0: none of the six
 *   USERINFO       its "@"
 *   HOST_MISSING   after the ":" of the scheme: there is no "//"
 *   HOST_EMPTY     where the host would begin
 *   PORT_RANGE     the port: above 65535, or 0
 *   FRAGMENT       its "#"
 *   OPTION_LEN     a host, segment or argument above 255 octets, decoded
 *   DEC_FORBIDDEN  a segment "." or "..", also escaped: no Uri-Path is one
 *                  (RFC 7252 5.10.1), and nurl_resolve and nurl_normalize
 *                  leave none
 * the last two in the order of the options. After a fault there is no option.
 */
NURL_CHECKED enum nurl_status nurl_coap_begin(struct nurl_coap *coap,
                                              const struct nurl *url,
                                              uint16_t sent_to);

/* 1 and the next option, or 0 after the last. */
int nurl_coap_next(struct nurl_coap *coap, struct nurl_coap_option *option);

/*
 * Appends the value as it stands in the message, option->length octets: text
 * without escapes, a host in lower case, a port as a number with its first
 * octet first. Failures: BUF; stop is a place in option->value.
 */
void nurl_write_coap_value(struct nurl_writer *out,
                           const struct nurl_coap_option *option);

/*
 * And back: the URI of a request, put together from its options. RFC 7252 6.5
 *
 *     nurl_writer_init(&out, buffer, sizeof buffer);
 *     nurl_coap_uri_begin(&uri, NURL_STR("coap"), NURL_STR("192.0.2.1"), 5683);
 *     ... for each option of the message, in its order:
 *         nurl_write_coap_option(&out, &uri, number, value);
 *     nurl_write_coap_end(&out, &uri);
 *
 *     coap, 198.51.100.1, 61616    11 ""    11 "/"    15 "?&"    15 "a b"
 *     coap://198.51.100.1:61616//%2F??%26&a%20b
 */
struct nurl_coap_uri {
    struct nurl_str scheme;
    struct nurl_str host;
    uint16_t port;
    uint16_t last; /* how far the URI has been written: an option's number */
};

/*
 * Where the request went: one of the six schemes, a host as it stands in a
 * URL, with brackets and without a zone, and a port. Uri-Host and Uri-Port
 * take the place of the last two. Scheme and host are kept, not copied, and
 * looked at when they are written.
 */
void nurl_coap_uri_begin(struct nurl_coap_uri *uri, struct nurl_str scheme,
                         struct nurl_str host, uint16_t port);

/*
 * Takes an option of the message, its value as it stands there; options of
 * other numbers are passed over. In a segment all is escaped but unreserved,
 * sub-delims, ":" and "@"; in an argument "/" and "?" stay, too, and "&" does
 * not. In a Uri-Host the octets 80 to FF are escaped, and no others.
 *
 * Failures with their place in the value:
 *   CHAR           0: an option below the one before, a second Uri-Host or
 *                  Uri-Port
 *   OPTION_LEN     0: above 255 octets, or 2 of a Uri-Port
 *   DEC_FORBIDDEN  0: the segment "." or "..", which no URI keeps
 *   HOST_EMPTY, HOST_CHAR, CTRL, IP_LITERAL
 *                  in a Uri-Host
 *   PCT            a "%" in a Uri-Host: it would be read as an escape
 *   TOO_LONG, EMPTY, BUF
 * and with their place in the texts given to nurl_coap_uri_begin, when the
 * first option writes them: SCHEME, and the faults of a host.
 */
void nurl_write_coap_option(struct nurl_writer *out, struct nurl_coap_uri *uri,
                            unsigned number, struct nurl_str value);

/* Appends what is missing. Failures: SCHEME, those of the host, BUF. */
void nurl_write_coap_end(struct nurl_writer *out, struct nurl_coap_uri *uri);

#ifdef __cplusplus
}
#endif

#endif
