/* SPDX-License-Identifier: MIT */
/*
 * http_request.h - a request for a file, or for the rest of one
 *
 *     GET /fw.bin HTTP/1.1
 *     Host: example.com
 *     User-Agent: nanourl
 *     Accept-Encoding: identity
 *     Connection: close
 *     Proxy-Authorization: Basic dXNlcjpwdw== with a login of a proxy
 *     Authorization: Basic dXNlcjpwdw==       with a login in the URL
 *     (fetch->header)
 *     Range: bytes=4096-                      with a validator
 *     If-Range: "v2"
 *     If-None-Match: "v2"                     with one, before the first byte
 *
 * RFC 9110, RFC 9112. To a proxy the first line has http://example.com/fw.bin
 * (nfetch_proxy.h). Login and fetch->header go to the origin of the given URL
 * only.
 */
#ifndef NFETCH_HTTP_REQUEST_H
#define NFETCH_HTTP_REQUEST_H

#include "nfetch.h"

/*
 * Writes a request for fetch->url. With a validator it asks for the bytes from
 * fetch->received on, or, if that is 0, for another version; absent, for the
 * whole file. Returns NFETCH_OK, or the
 * error of a URL that is too long or has an invalid login.
 */
int nfetch_http_request_write(struct nfetch *fetch, struct nurl_writer *out,
                              struct nurl_str validator);

#endif
