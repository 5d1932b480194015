/* SPDX-License-Identifier: MIT */
/*
 * http_body.h - the body of an answer, into the sink (RFC 9112 6.3 and 7)
 *
 * It ends after a length, after its last chunk, or with the connection.
 */
#ifndef NFETCH_HTTP_BODY_H
#define NFETCH_HTTP_BODY_H

#include "client/stream.h"

struct nfetch_http_body {
    struct nfetch_stream *stream;
    struct nfetch_line *line; /* for the lines between chunks */
    uint64_t
        end; /* fetch->received after this answer, or NFETCH_HTTP_UNKNOWN */
    uint8_t is_chunked;
};

/*
 * Reads the body and adds it to the sink. Returns NFETCH_OK; NFETCH_ERR_SHORT
 * if the connection ends first; NFETCH_ERR_LONG if a chunk is longer than what
 * is announced;
 * NFETCH_ERR_PROTOCOL for an invalid chunk; or an error of the stream or the
 * sink.
 */
int nfetch_http_body_take(struct nfetch_http_body *body);

#endif
