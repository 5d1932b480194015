/*
 * stream.h - a connection that is read by lines and by pieces
 *
 * What http and ftp share. Every wait is limits.silence_ms at most; the bytes
 * of lines are bounded by stream->lines, so that a server cannot send one that
 * never ends.
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
    struct fetch_buffer buffer; /* for what comes */
    int socket;
    size_t lines;   /* how many bytes of lines may still come */
    size_t at, end; /* what has come and is not taken yet: at to end - 1 */
};

/* A line without its end, CR LF or LF alone. The caller sets text and size. */
struct line {
    char *text;
    size_t size;
    size_t length;
    uint8_t is_cut; /* it was longer than the size */
};

/*
 * Connects a stream that has its transport, fetch and buffer. FETCH_OK or a
 * fault; after a fault there is nothing to close.
 */
int stream_open(struct stream *stream, const struct net_address *to);

int stream_send(struct stream *stream, struct nurl_str octets);

/*
 * The next line. FETCH_OK, or a fault: FETCH_ERR_SHORT where the connection
 * ends within it, FETCH_ERR_PROTOCOL when stream->lines octets have come.
 */
int stream_line(struct stream *stream, struct line *line);

/*
 * A piece of what comes, 1 to `most` octets of it: how many, and where they are
 * until the next call. 0 behind the last; or a fault.
 */
int stream_piece(struct stream *stream, const uint8_t **octets, uint64_t most);

/* 1 if anything comes within `ms`, else 0. */
int stream_has_more(struct stream *stream, uint32_t ms);

void stream_close(struct stream *stream);

/*
 * Takes decimal digits from the front of a text: how many there were. A number
 * of more than 18 digits can become FETCH_UNKNOWN - 1.
 */
size_t line_number(struct nurl_str *text, uint64_t *number);

/* Takes an octet from the front of a text: 1 if it was there, else 0. */
int line_octet(struct nurl_str *text, char octet);

#endif
