/*
 * stream.h - a connection that is read by lines and by blocks of bytes
 *
 * For http and ftp. Every wait is at most limits.silence_ms. stream->lines
 * limits the bytes of lines, so that no line is endless.
 *
 * The connection is that of a transport: stream_tcp here, or one that adds TLS
 * (fetch_https.c). A protocol links only the transport that it names.
 */
#ifndef STREAM_H
#define STREAM_H

#include "fetch.h"

/*
 * A connection; the functions have the contracts of net_tcp_open, _send and
 * _receive, and of net_close. `fetch` is for the settings of TLS.
 */
struct transport {
    int (*open)(struct fetch *fetch, const struct net_address *to, uint32_t ms);
    int (*send)(struct fetch *fetch, int socket, struct nurl_str bytes,
                uint32_t ms);
    int (*receive)(struct fetch *fetch, int socket, struct fetch_buffer buffer,
                   uint32_t ms);
    void (*close)(struct fetch *fetch, int socket);
};

extern const struct transport stream_tcp;

struct stream {
    const struct transport *transport;
    struct fetch *fetch;
    struct fetch_buffer buffer; /* for received bytes */
    int socket;
    size_t lines;   /* how many bytes of lines can still come */
    size_t at, end; /* received and not yet taken: at to end - 1 */
};

/* A line without its end, CR LF or LF alone. The caller sets text and size. */
struct line {
    char *text;
    size_t size;
    size_t length;
    uint8_t is_cut; /* it was longer than the size */
};

/*
 * Connects a stream, of which transport, fetch and buffer are set. Returns
 * FETCH_OK or an error. After an error there is nothing to close.
 */
int stream_open(struct stream *stream, const struct net_address *to);

int stream_send(struct stream *stream, struct nurl_str bytes);

/*
 * Reads the next line. Returns FETCH_OK, FETCH_ERR_SHORT if the connection ends
 * in the line, FETCH_ERR_PROTOCOL after stream->lines bytes, or another error.
 */
int stream_line(struct stream *stream, struct line *line);

/*
 * Receives 1 to `most` bytes. Returns how many, 0 after the last, or an error.
 * *bytes points to them until the next call.
 */
int stream_piece(struct stream *stream, const uint8_t **bytes, uint64_t most);

/* Returns 1 if anything is received within `ms`, else 0. */
int stream_has_more(struct stream *stream, uint32_t ms);

void stream_close(struct stream *stream);

/*
 * Takes decimal digits from the beginning of a text. Returns how many. A number
 * of more than 18 digits can become FETCH_UNKNOWN - 1.
 */
size_t line_number(struct nurl_str *text, uint64_t *number);

/* Takes this byte from the beginning of a text. Returns 0 if it is another. */
int line_byte(struct nurl_str *text, char byte);

#endif
