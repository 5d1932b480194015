/*
 * nurl_port.h - the port to connect to
 *
 * port = *DIGIT                                     RFC 3986 section 3.2.3
 *
 * A port may be absent, empty, or have any number of digits; only its number
 * is bounded. `http://h:65536/` parses, and this is where it is refused.
 *
 *     http://h/   80     http://h:8080/  8080    http://h:65536/  PORT_RANGE
 *     http://h:/  80     foo://h/        0       http://h:00081/  81
 *
 * Reentrant, and safe in an interrupt.
 */
#ifndef NURL_PORT_H
#define NURL_PORT_H

#include "nurl_span.h"
#include "nurl_status.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * The effective port: the number that is written, else (no port, or an empty
 * one) the usual one of the scheme, else 0. A written 0 is also 0: nobody can
 * connect to it. It depends on scheme and port only. A struct of profile
 * 1738 knows the seven usual ports of RFC 1738, any other all sixteen.
 *
 * Returns 0 to 65535, or a fault: PORT_RANGE for a number above 65535 (its
 * place is url->port.at), UNPARSED for a struct that holds no parsed URL.
 */
int32_t nurl_port(const struct nurl *url);

/*
 * The usual port of a scheme, ASCII letters of both cases being the same:
 * ftp 21, telnet 23, tftp 69, gopher 70, http and ws 80, nntp 119, wais 210,
 * https and wss 443, rtsp 554, prospero 1525, mqtt 1883, coap 5683, coaps
 * 5684, mqtts 8883; 0 for any other.
 */
int32_t nurl_usual_port(struct nurl_str scheme);

#ifdef __cplusplus
}
#endif

#endif
