/*
 * http_request.h - a request for a file, or for the rest of one
 *
 *     GET /fw.bin HTTP/1.1
 *     Host: example.com
 *     User-Agent: nanourl
 *     Accept-Encoding: identity
 *     Connection: close
 *     Authorization: Basic dXNlcjpwdw==       with a login in the URL
 *     (fetch->header)
 *     Range: bytes=4096-                      with a validator
 *     If-Range: "v2"
 *
 * RFC 9110, RFC 9112. Login and fetch->header go to the origin of the given URL
 * only.
 */
#ifndef NFETCH_HTTP_REQUEST_H
#define NFETCH_HTTP_REQUEST_H

#include "nfetch.h"

/*
 * Writes a request for fetch->url. With a validator it asks for the bytes from
 * fetch->received on; absent, for the whole file. Returns NFETCH_OK, or the
 * error of a URL that is too long or has an invalid login.
 */
int nfetch_http_request_write(struct nfetch *fetch, struct nurl_writer *out,
                              struct nurl_str validator);

#endif
