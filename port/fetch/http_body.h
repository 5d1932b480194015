/*
 * http_body.h - the body of an answer, into the sink (RFC 9112 6.3 and 7)
 *
 * It ends after a length, after its last chunk, or with the connection.
 */
#ifndef HTTP_BODY_H
#define HTTP_BODY_H

#include "stream.h"

struct http_body {
    struct stream *stream;
    struct line *line; /* for the lines between chunks */
    uint64_t end;      /* fetch->received after this answer, or HTTP_UNKNOWN */
    uint8_t is_chunked;
};

/*
 * Reads the body and adds it to the sink. Returns FETCH_OK; FETCH_ERR_SHORT if
 * the connection ends first; FETCH_ERR_LONG if more comes; FETCH_ERR_PROTOCOL
 * for an invalid chunk; or an error of the stream or the sink.
 */
int http_body_take(struct http_body *body);

#endif
