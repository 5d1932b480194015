/*
 * nurl_gopher_request.h - the octets that a gopher client sends
 *
 *     gopher://h/0a%20b           a b CR LF        RFC 1738 3.4, RFC 1436
 *     gopher://h/7s%09q           s HT q CR LF
 *     gopher://h/1s%09q%09+       s HT q HT + CR LF
 *
 * Tab and line ends are refused wherever they are escaped: a URL must not
 * speak SMTP to port 25. The one exception are the answers to a form (ask
 * data), which need them, in exactly their form, and only to port 70 or where
 * the caller allows it. Reentrant, and safe in an interrupt.
 */
#ifndef NURL_GOPHER_REQUEST_H
#define NURL_GOPHER_REQUEST_H

#include "nurl_writer.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Puts the request. `ask` 1 allows ask data to any port, 0 to port 70 alone.
 * Failures: those of nurl_gopher; DEC_FORBIDDEN at the escaped tab or line
 * end; BUF. stop is a place in the URL's text; that of CR LF is its end.
 */
void nurl_gopher_request(struct nurl_writer *out, const struct nurl *url,
                         int ask);

#ifdef __cplusplus
}
#endif

#endif
