/* SPDX-License-Identifier: MIT */
/*
 * stream.h - a connection that is read by lines and by blocks of bytes
 *
 * For http and ftp. After the connection, and after what is sent, the wait is
 * at most limits.first_byte_ms. Every other wait is at most limits.silence_ms.
 * stream->lines limits the bytes of lines, so that no line is endless.
 *
 * The connection is that of a transport (nfetch_transport.h): nfetch_stream_tcp
 * here, or one that adds TLS. A protocol links only the transport that it
 * names.
 */
#ifndef NFETCH_STREAM_H
#define NFETCH_STREAM_H

#include "nfetch_transport.h"

extern const struct nfetch_transport nfetch_stream_tcp;

struct nfetch_stream {
    const struct nfetch_transport *transport;
    struct nfetch *fetch;
    struct nfetch_buffer buffer; /* for received bytes */
    int socket;
    uint8_t is_asked; /* the first byte of an answer is awaited */
    size_t lines;     /* how many bytes of lines can still arrive */
    size_t at, end;   /* received and not yet taken: at to end - 1 */
};

/* A line without its end, CR LF or LF alone. The caller sets text and size. */
struct nfetch_line {
    char *text;
    size_t size;
    size_t length;
    uint8_t is_cut; /* it was longer than the size */
};

/*
 * Connects a stream, of which transport, fetch and buffer are set. Returns
 * NFETCH_OK or an error. After an error there is nothing to close.
 */
int nfetch_stream_open(struct nfetch_stream *stream,
                       const struct nfetch_net_address *to);

int nfetch_stream_send(struct nfetch_stream *stream, struct nurl_str bytes);

/*
 * Reads the next line. Returns NFETCH_OK, NFETCH_NET_ERR_CLOSED if the
 * connection ends before the first byte of an answer, NFETCH_ERR_SHORT if it
 * ends in the line, NFETCH_ERR_PROTOCOL after stream->lines bytes, or another
 * error.
 */
int nfetch_stream_line(struct nfetch_stream *stream, struct nfetch_line *line);

/*
 * Receives 1 to `most` bytes. Returns how many, 0 after the last, or an error.
 * *bytes points to them until the next call.
 */
int nfetch_stream_read(struct nfetch_stream *stream, const uint8_t **bytes,
                       uint64_t most);

void nfetch_stream_close(struct nfetch_stream *stream);

/*
 * Takes decimal digits from the beginning of a text. Returns how many. A number
 * of more than 18 digits can become NFETCH_UNKNOWN - 1.
 */
size_t nfetch_line_take_number(struct nurl_str *text, uint64_t *number);

/* Takes this byte from the beginning of a text. Returns 0 if it is another. */
int nfetch_line_take_byte(struct nurl_str *text, char byte);

#endif
