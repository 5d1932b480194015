/*
 * nurl_http_target.h - what an HTTP client asks for
 *
 *     http://h/a%20b?c    /a%20b?c       RFC 1738 section 3.3
 *     http://h            /
 *     http://h/?          /?
 *
 * The path goes to the server as it is written, never decoded. Reentrant, and
 * safe in an interrupt.
 */
#ifndef NURL_HTTP_TARGET_H
#define NURL_HTTP_TARGET_H

#include "nurl_writer.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Puts "/", the path as it is written, and "?" and the search if there is
 * one. Failures: those of nurl_http_parse; BUF. stop is a place in the URL's
 * text.
 */
void nurl_http_target(struct nurl_writer *out, const struct nurl *url);

#ifdef __cplusplus
}
#endif

#endif
