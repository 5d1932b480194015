/*
 * stream.c - a connection that is read by lines and by blocks of bytes
 */
#include "stream.h"
#include "fetch_state.h"

#define NUMBER_MAX (FETCH_UNKNOWN - 1)

/* --------------------------------------------------------------------- tcp */

static int open_tcp(struct fetch *fetch, const struct net_address *to,
                    uint32_t ms)
{
    (void)fetch;
    return net_tcp_open(to, ms);
}

static int send_tcp(struct fetch *fetch, int socket, struct nurl_str bytes,
                    uint32_t ms)
{
    (void)fetch;
    return net_tcp_send(socket, bytes.ptr, bytes.len, ms);
}

static int receive_tcp(struct fetch *fetch, int socket,
                       struct fetch_buffer buffer, uint32_t ms)
{
    (void)fetch;
    return net_tcp_receive(socket, buffer.bytes, buffer.size, ms);
}

static void close_tcp(struct fetch *fetch, int socket)
{
    (void)fetch;
    net_close(socket);
}

const struct transport stream_tcp = { open_tcp, send_tcp, receive_tcp,
                                      close_tcp };

/* -------------------------------------------------------------- the stream */

int stream_open(struct stream *stream, const struct net_address *to)
{
    struct fetch *fetch = stream->fetch;

    stream->lines = 0;
    stream->at = 0;
    stream->end = 0;
    stream->socket =
        stream->transport->open(fetch, to, fetch->limits.connect_ms);
    fetch_open_window(fetch);
    return stream->socket < 0 ? stream->socket : FETCH_OK;
}

int stream_send(struct stream *stream, struct nurl_str bytes)
{
    struct fetch *fetch = stream->fetch;

    return stream->transport->send(fetch, stream->socket, bytes,
                                   fetch->limits.silence_ms);
}

/* Waits in slices, so that fetch->moved is called. */
static int receive(struct stream *stream, uint32_t ms)
{
    struct fetch *fetch = stream->fetch;
    uint32_t began = net_ms();
    int status = FETCH_OK;
    int got;

    do {
        got = stream->transport->receive(fetch, stream->socket, stream->buffer,
                                         fetch_slice(net_left(began, ms)));
        status = fetch_came(fetch, got > 0 ? (size_t)got : 0);
    } while (status == FETCH_OK && got == NET_ERR_TIMEOUT &&
             net_left(began, ms) > 0);
    return status == FETCH_OK ? got : status;
}

/* Fills the empty buffer. Returns how many bytes, 0 at the end, or an error. */
static int fill(struct stream *stream, uint32_t ms)
{
    int got = receive(stream, ms);

    stream->at = 0;
    stream->end = got > 0 ? (size_t)got : 0;
    return got;
}

static const uint8_t *bytes_of(const struct stream *stream)
{
    const uint8_t *bytes = stream->buffer.bytes;

    return bytes + stream->at;
}

/* Returns the next byte of a line, or an error. */
static int next_byte(struct stream *stream)
{
    int got;

    if (stream->lines == 0) {
        return FETCH_ERR_PROTOCOL;
    }
    if (stream->at == stream->end) {
        got = fill(stream, stream->fetch->limits.silence_ms);
        if (got <= 0) {
            return got < 0 ? got : (int)FETCH_ERR_SHORT;
        }
    }
    got = *bytes_of(stream);
    stream->lines--;
    stream->at++;
    return got;
}

static void add_byte(struct line *line, int byte)
{
    if (line->length < line->size) {
        line->text[line->length++] = (char)byte;
    } else {
        line->is_cut = 1;
    }
}

int stream_line(struct stream *stream, struct line *line)
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
    return FETCH_OK;
}

int stream_piece(struct stream *stream, const uint8_t **bytes, uint64_t most)
{
    size_t length;
    int got;

    if (stream->at == stream->end) {
        got = fill(stream, stream->fetch->limits.silence_ms);
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

int stream_has_more(struct stream *stream, uint32_t ms)
{
    return stream->at < stream->end || fill(stream, ms) > 0;
}

void stream_close(struct stream *stream)
{
    stream->transport->close(stream->fetch, stream->socket);
}

size_t line_number(struct nurl_str *text, uint64_t *number)
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

int line_byte(struct nurl_str *text, char byte)
{
    if (text->len == 0 || text->ptr[0] != byte) {
        return 0;
    }
    *text = nurl_text(text->ptr + 1, text->len - 1);
    return 1;
}
