/*
 * stream.h - a connection that is read by lines and by pieces
 *
 * What http and ftp share. Every wait is FETCH_MS_ANSWER at most, and ends with
 * the time of the whole; the octets of lines are bounded by stream->lines, so
 * that a server cannot send one that never ends.
 */
#ifndef STREAM_H
#define STREAM_H

#include "fetch_state.h"

enum {
    /* Also of a request: a login in base64, another URL, an ETag. */
    LINE_ROOM = 1088
};

struct stream {
    uint8_t *octets; /* the caller's room for what comes, and its size */
    size_t size;
    const struct fetch *fetch; /* whose time it takes */
    int socket;
    size_t lines;   /* how many octets of lines may still come */
    size_t at, end; /* what has come and is not taken yet: at to end - 1 */
};

/* A line without its end, CR LF or LF alone. */
struct line {
    size_t length;
    uint8_t is_cut; /* it was longer than the room */
    char text[LINE_ROOM];
};

/*
 * Connects a stream that has its room. FETCH_OK or a fault; after a fault there
 * is nothing to close.
 */
int stream_open(struct stream *stream, const struct fetch *fetch,
                const struct net_address *to);

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
 * of more than 64 bits is UINT64_MAX.
 */
size_t line_number(struct nurl_str *text, uint64_t *number);

/* Takes an octet from the front of a text: 1 if it was there, else 0. */
int line_octet(struct nurl_str *text, char octet);

#endif
