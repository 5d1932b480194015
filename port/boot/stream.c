/*
 * stream.c - a connection that is read by lines and by pieces
 */
#include "stream.h"

int stream_open(struct stream *stream, const struct fetch *fetch,
                const struct net_address *to)
{
    uint32_t ms = fetch_left(fetch, FETCH_MS_CONNECT);

    stream->fetch = fetch;
    stream->lines = 0;
    stream->at = 0;
    stream->end = 0;
    stream->socket = ms == 0 ? (int)NET_ERR_TIMEOUT : net_tcp_open(to, ms);
    return stream->socket < 0 ? stream->socket : FETCH_OK;
}

int stream_send(struct stream *stream, struct nurl_str octets)
{
    uint32_t ms = fetch_left(stream->fetch, FETCH_MS_ANSWER);

    if (ms == 0) {
        return NET_ERR_TIMEOUT;
    }
    return net_tcp_send(stream->socket, octets.ptr, octets.len, ms);
}

/* More octets into the empty room: how many, 0 at the end, or a fault. */
static int fill(struct stream *stream, uint32_t ms)
{
    int got;

    ms = fetch_left(stream->fetch, ms);
    if (ms == 0) {
        return NET_ERR_TIMEOUT;
    }
    got = net_tcp_receive(stream->socket, stream->octets, stream->size, ms);
    stream->at = 0;
    stream->end = got > 0 ? (size_t)got : 0;
    return got;
}

/* The next octet of a line, or a fault. */
static int next_octet(struct stream *stream)
{
    int got;

    if (stream->lines == 0) {
        return FETCH_ERR_PROTOCOL;
    }
    if (stream->at == stream->end) {
        got = fill(stream, FETCH_MS_ANSWER);
        if (got <= 0) {
            return got < 0 ? got : (int)FETCH_ERR_SHORT;
        }
    }
    stream->lines--;
    return stream->octets[stream->at++];
}

static void add_octet(struct line *line, int octet)
{
    if (line->length < LINE_ROOM) {
        line->text[line->length++] = (char)octet;
    } else {
        line->is_cut = 1;
    }
}

int stream_line(struct stream *stream, struct line *line)
{
    int octet;

    line->length = 0;
    line->is_cut = 0;
    while ((octet = next_octet(stream)) >= 0 && octet != '\n') {
        add_octet(line, octet);
    }
    if (octet < 0) {
        return octet;
    }
    if (line->length > 0 && line->text[line->length - 1] == '\r') {
        line->length--;
    }
    return FETCH_OK;
}

int stream_piece(struct stream *stream, const uint8_t **octets, uint64_t most)
{
    size_t length;
    int got;

    if (stream->at == stream->end) {
        got = fill(stream, FETCH_MS_ANSWER);
        if (got <= 0) {
            return got;
        }
    }
    length = stream->end - stream->at;
    if (length > most) {
        length = (size_t)most;
    }
    *octets = stream->octets + stream->at;
    stream->at += length;
    return (int)length;
}

int stream_has_more(struct stream *stream, uint32_t ms)
{
    return stream->at < stream->end || fill(stream, ms) > 0;
}

void stream_close(struct stream *stream)
{
    net_close(stream->socket);
}

size_t line_number(struct nurl_str *text, uint64_t *number)
{
    size_t digits = 0;
    unsigned digit;

    *number = 0;
    while (text->len > 0 && text->ptr[0] >= '0' && text->ptr[0] <= '9') {
        digit = (unsigned)(text->ptr[0] - '0');
        *number = *number > (UINT64_MAX - digit) / 10 ? UINT64_MAX
                                                      : *number * 10 + digit;
        *text = nurl_text(text->ptr + 1, text->len - 1);
        digits++;
    }
    return digits;
}

int line_octet(struct nurl_str *text, char octet)
{
    if (text->len == 0 || text->ptr[0] != octet) {
        return 0;
    }
    *text = nurl_text(text->ptr + 1, text->len - 1);
    return 1;
}
