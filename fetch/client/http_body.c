/* SPDX-License-Identifier: MIT */
/*
 * http_body.c - the body of an answer, into the sink
 */
#include "client/http_body.h"
#include "bytes.h"
#include "client/http_head.h"
#include "client/state.h"

/*
 * Adds at most `most` bytes to the sink. Returns how many, 0 at the end, or an
 * error.
 */
static int take_bytes(struct nfetch_http_body *body, uint64_t most)
{
    const uint8_t *bytes;
    int got = nfetch_stream_read(body->stream, &bytes, most);
    int status;

    if (got <= 0) {
        return got;
    }
    status = nfetch_add(body->stream->fetch, bytes, (size_t)got);
    return status == NFETCH_OK ? got : status;
}

static int take_length(struct nfetch_http_body *body, uint64_t length)
{
    int got;

    while (length > 0) {
        got = take_bytes(body, length);
        if (got <= 0) {
            return got < 0 ? got : (int)NFETCH_ERR_SHORT;
        }
        length -= (uint64_t)got;
    }
    return NFETCH_OK;
}

/* Returns how many bytes of this answer are still to arrive. */
static uint64_t left_of(const struct nfetch_http_body *body)
{
    return body->end == NFETCH_HTTP_UNKNOWN
               ? NFETCH_HTTP_UNKNOWN
               : body->end - body->stream->fetch->received;
}

/* The end of the connection is that of the body (RFC 9112 6.3). */
static int take_all(struct nfetch_http_body *body)
{
    int got;

    if (body->end != NFETCH_HTTP_UNKNOWN) {
        return take_length(body, left_of(body));
    }
    do {
        got = take_bytes(body, NFETCH_HTTP_UNKNOWN);
    } while (got > 0);
    return got;
}

/*
 * chunk-size [ BWS ";" chunk-ext ], chunk-size = 1*HEXDIG      RFC 9112 7.1
 * A size of more than 64 bits is UINT64_MAX.
 */
static int read_size(const struct nfetch_line *line, uint64_t *size)
{
    size_t i = 0;
    int digit;

    for (*size = 0; i < line->length; i++) {
        digit = bytes_digit(line->text[i]);
        if (digit < 0) {
            break;
        }
        *size =
            *size > UINT64_MAX >> 4 ? UINT64_MAX : *size << 4 | (unsigned)digit;
    }
    if (i == 0) {
        return NFETCH_ERR_PROTOCOL;
    }
    while (i < line->length &&
           (line->text[i] == ' ' || line->text[i] == '\t')) {
        i++;
    }
    return i == line->length || line->text[i] == ';' ? NFETCH_OK
                                                     : NFETCH_ERR_PROTOCOL;
}

/* Reads a line between chunks. Its length is limited by that of the buffer. */
static int next_line(struct nfetch_http_body *body)
{
    body->stream->lines = body->line->size;
    return nfetch_stream_line(body->stream, body->line);
}

/* chunk = chunk-size [ chunk-ext ] CRLF chunk-data CRLF; 0 is the last. */
static int take_chunk(struct nfetch_http_body *body, uint64_t *size)
{
    int status = next_line(body);

    if (status == NFETCH_OK) {
        status = read_size(body->line, size);
    }
    if (status != NFETCH_OK || *size == 0) {
        return status;
    }
    if (*size > left_of(body)) {
        return NFETCH_ERR_LONG;
    }
    status = take_length(body, *size);
    if (status == NFETCH_OK) {
        status = next_line(body);
    }
    return status == NFETCH_OK && body->line->length > 0 ? NFETCH_ERR_PROTOCOL
                                                         : status;
}

/*
 * Fields after the last chunk say nothing that is needed. Without them the body
 * is complete, too: the last chunk was its end.
 */
static int skip_trailer(struct nfetch_http_body *body)
{
    int status;

    body->stream->lines = NFETCH_HTTP_HEAD;
    do {
        status = nfetch_stream_line(body->stream, body->line);
    } while (status == NFETCH_OK && body->line->length > 0);
    switch (status) {
    case NFETCH_ERR_SHORT:
    case NFETCH_NET_ERR_CLOSED:
    case NFETCH_NET_ERR_TIMEOUT:
        return NFETCH_OK;
    default:
        return status;
    }
}

static int take_chunks(struct nfetch_http_body *body)
{
    uint64_t size;
    int status;

    do {
        status = take_chunk(body, &size);
    } while (status == NFETCH_OK && size > 0);
    return status == NFETCH_OK ? skip_trailer(body) : status;
}

/*
 * What comes after the body is not looked at: some servers add a line end or a
 * part of a file that has grown, and whether it has arrived by now is chance.
 */
int nfetch_http_body_take(struct nfetch_http_body *body)
{
    return body->is_chunked ? take_chunks(body) : take_all(body);
}
