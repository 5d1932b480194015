/* SPDX-License-Identifier: MIT */
/*
 * stream.c - a connection that is read by lines and by blocks of bytes
 */
#include "client/stream.h"
#include "client/state.h"

#define NUMBER_MAX (NFETCH_UNKNOWN - 1)

/* --------------------------------------------------------------------- tcp */

static int open_tcp(struct nfetch *fetch, const struct nfetch_net_address *to,
                    uint32_t ms)
{
    return nfetch_net_tcp_open(fetch->net, to, ms);
}

static int send_tcp(struct nfetch *fetch, int socket, struct nurl_str bytes,
                    uint32_t ms)
{
    return nfetch_net_tcp_send(fetch->net, socket, bytes, ms);
}

static int receive_tcp(struct nfetch *fetch, int socket,
                       struct nfetch_buffer buffer, uint32_t ms)
{
    return nfetch_net_tcp_receive(fetch->net, socket, buffer, ms);
}

static void close_tcp(struct nfetch *fetch, int socket)
{
    nfetch_net_close(fetch->net, socket);
}

const struct nfetch_transport nfetch_stream_tcp = { open_tcp, send_tcp,
                                                    receive_tcp, close_tcp };

/* -------------------------------------------------------------- the stream */

int nfetch_stream_open(struct nfetch_stream *stream,
                       const struct nfetch_net_address *to)
{
    struct nfetch *fetch = stream->fetch;

    stream->lines = 0;
    stream->at = 0;
    stream->end = 0;
    stream->is_asked = 1;
    fetch->awaits = NFETCH_AWAITS_SERVER;
    stream->socket =
        stream->transport->open(fetch, to, fetch->limits.connect_ms);
    nfetch_open_window(fetch);
    if (stream->socket < 0) {
        return stream->socket;
    }
    fetch->awaits = NFETCH_AWAITS_ANSWER;
    return NFETCH_OK;
}

int nfetch_stream_send(struct nfetch_stream *stream, struct nurl_str bytes)
{
    struct nfetch *fetch = stream->fetch;

    stream->is_asked = 1;
    return stream->transport->send(fetch, stream->socket, bytes,
                                   fetch->limits.silence_ms);
}

/*
 * Waits in slices, so that fetch->moved is called. The wait for a first byte
 * has its own limit: the rate is measured from then on.
 */
static int receive(struct nfetch_stream *stream, uint32_t ms)
{
    struct nfetch *fetch = stream->fetch;
    uint32_t began = nfetch_net_ms(fetch->net);
    uint32_t left = ms;
    int status = NFETCH_OK;
    int got;

    do {
        got = stream->transport->receive(fetch, stream->socket, stream->buffer,
                                         nfetch_slice(left));
        if (stream->is_asked) {
            nfetch_open_window(fetch);
        }
        status = nfetch_poll(fetch);
        left = nfetch_net_left(fetch->net, began, ms);
    } while (status == NFETCH_OK && got == NFETCH_NET_ERR_TIMEOUT && left > 0);
    stream->is_asked = stream->is_asked && got <= 0;
    return status == NFETCH_OK ? got : status;
}

/* Fills the empty buffer. Returns how many bytes, 0 at the end, or an error. */
static int fill(struct nfetch_stream *stream, uint32_t ms)
{
    int got = receive(stream, ms);

    stream->at = 0;
    stream->end = got > 0 ? (size_t)got : 0;
    return got;
}

/* How long the next byte is awaited. */
static uint32_t patience(const struct nfetch_stream *stream)
{
    const struct nfetch_limits *limits = &stream->fetch->limits;

    return stream->is_asked ? limits->first_byte_ms : limits->silence_ms;
}

static const uint8_t *bytes_of(const struct nfetch_stream *stream)
{
    const uint8_t *bytes = stream->buffer.bytes;

    return bytes + stream->at;
}

/* Returns the next byte of a line, or an error. */
static int next_byte(struct nfetch_stream *stream)
{
    int got;

    if (stream->lines == 0) {
        return NFETCH_ERR_PROTOCOL;
    }
    if (stream->at == stream->end) {
        got = fill(stream, patience(stream));
        if (got == 0) {
            return stream->is_asked ? (int)NFETCH_NET_ERR_CLOSED
                                    : (int)NFETCH_ERR_SHORT;
        }
        if (got < 0) {
            return got;
        }
    }
    got = *bytes_of(stream);
    stream->lines--;
    stream->at++;
    return got;
}

static void add_byte(struct nfetch_line *line, int byte)
{
    if (line->length < line->size) {
        line->text[line->length++] = (char)byte;
    } else {
        line->is_cut = 1;
    }
}

int nfetch_stream_line(struct nfetch_stream *stream, struct nfetch_line *line)
{
    int byte;

    line->length = 0;
    line->is_cut = 0;
    while ((byte = next_byte(stream)) >= 0 && byte != '\n') {
        add_byte(line, byte);
    }
    if (byte < 0) {
        return byte;
    }
    if (line->length > 0 && line->text[line->length - 1] == '\r') {
        line->length--;
    }
    return NFETCH_OK;
}

int nfetch_stream_read(struct nfetch_stream *stream, const uint8_t **bytes,
                       uint64_t most)
{
    size_t length;
    int got;

    if (stream->at == stream->end) {
        got = fill(stream, patience(stream));
        if (got <= 0) {
            return got;
        }
    }
    length = stream->end - stream->at;
    if (length > most) {
        length = (size_t)most;
    }
    *bytes = bytes_of(stream);
    stream->at += length;
    return (int)length;
}

void nfetch_stream_close(struct nfetch_stream *stream)
{
    stream->transport->close(stream->fetch, stream->socket);
}

size_t nfetch_line_take_number(struct nurl_str *text, uint64_t *number)
{
    size_t digits = 0;
    unsigned digit;

    *number = 0;
    while (text->len > 0 && text->ptr[0] >= '0' && text->ptr[0] <= '9') {
        digit = (unsigned)(text->ptr[0] - '0');
        *number =
            *number > NUMBER_MAX / 10 - 1 ? NUMBER_MAX : *number * 10 + digit;
        *text = nurl_text(text->ptr + 1, text->len - 1);
        digits++;
    }
    return digits;
}

int nfetch_line_take_byte(struct nurl_str *text, char byte)
{
    if (text->len == 0 || text->ptr[0] != byte) {
        return 0;
    }
    *text = nurl_text(text->ptr + 1, text->len - 1);
    return 1;
}
