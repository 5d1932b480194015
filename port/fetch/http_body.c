/*
 * http_body.c - the body of an answer, into the sink
 */
#include "http_body.h"
#include "bytes.h"
#include "fetch_state.h"
#include "http_head.h"

enum {
    MS_END = 300 /* how long the end after a body is awaited */
};

/*
 * Adds at most `most` bytes to the sink. Returns how many, 0 at the end, or an
 * error.
 */
static int take_piece(struct http_body *body, uint64_t most)
{
    const uint8_t *bytes;
    int got = stream_piece(body->stream, &bytes, most);
    int status;

    if (got <= 0) {
        return got;
    }
    status = fetch_add(body->stream->fetch, bytes, (size_t)got);
    return status == FETCH_OK ? got : status;
}

static int take_length(struct http_body *body, uint64_t length)
{
    int got;

    while (length > 0) {
        got = take_piece(body, length);
        if (got <= 0) {
            return got < 0 ? got : (int)FETCH_ERR_SHORT;
        }
        length -= (uint64_t)got;
    }
    return FETCH_OK;
}

/* Returns how many bytes of this answer are still to come. */
static uint64_t left_of(const struct http_body *body)
{
    return body->end == HTTP_UNKNOWN
               ? HTTP_UNKNOWN
               : body->end - body->stream->fetch->received;
}

/* The end of the connection is that of the body (RFC 9112 6.3). */
static int take_all(struct http_body *body)
{
    int got;

    if (body->end != HTTP_UNKNOWN) {
        return take_length(body, left_of(body));
    }
    do {
        got = take_piece(body, HTTP_UNKNOWN);
    } while (got > 0);
    return got;
}

/*
 * chunk-size [ BWS ";" chunk-ext ], chunk-size = 1*HEXDIG      RFC 9112 7.1
 * A size of more than 64 bits is UINT64_MAX.
 */
static int read_size(const struct line *line, uint64_t *size)
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
        return FETCH_ERR_PROTOCOL;
    }
    while (i < line->length &&
           (line->text[i] == ' ' || line->text[i] == '\t')) {
        i++;
    }
    return i == line->length || line->text[i] == ';' ? FETCH_OK
                                                     : FETCH_ERR_PROTOCOL;
}

/* Reads a line between chunks. Its length is limited by that of the buffer. */
static int next_line(struct http_body *body)
{
    body->stream->lines = body->line->size;
    return stream_line(body->stream, body->line);
}

/* chunk = chunk-size [ chunk-ext ] CRLF chunk-data CRLF; 0 is the last. */
static int take_chunk(struct http_body *body, uint64_t *size)
{
    int status = next_line(body);

    if (status == FETCH_OK) {
        status = read_size(body->line, size);
    }
    if (status != FETCH_OK || *size == 0) {
        return status;
    }
    if (*size > left_of(body)) {
        return FETCH_ERR_LONG;
    }
    status = take_length(body, *size);
    if (status == FETCH_OK) {
        status = next_line(body);
    }
    return status == FETCH_OK && body->line->length > 0 ? FETCH_ERR_PROTOCOL
                                                        : status;
}

/*
 * Fields after the last chunk say nothing that is needed. Without them the body
 * is complete, too: the last chunk was its end.
 */
static int skip_trailer(struct http_body *body)
{
    int status;

    body->stream->lines = HTTP_HEAD;
    do {
        status = stream_line(body->stream, body->line);
    } while (status == FETCH_OK && body->line->length > 0);
    switch (status) {
    case FETCH_ERR_SHORT:
    case NET_ERR_CLOSED:
    case NET_ERR_TIMEOUT:
        return FETCH_OK;
    default:
        return status;
    }
}

static int take_chunks(struct http_body *body)
{
    uint64_t size;
    int status;

    do {
        status = take_chunk(body, &size);
    } while (status == FETCH_OK && size > 0);
    return status == FETCH_OK ? skip_trailer(body) : status;
}

int http_body_take(struct http_body *body)
{
    int status = body->is_chunked ? take_chunks(body) : take_all(body);

    if (status != FETCH_OK) {
        return status;
    }
    return stream_has_more(body->stream, MS_END) ? FETCH_ERR_LONG : FETCH_OK;
}
