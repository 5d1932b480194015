/*
 * talk.h - what a client and a server have said to each other, in a file
 *
 *     # a comment: who was the server, and when
 *     url http://127.0.0.1:8901/fw.bin
 *     open 0 8901
 *     > 0 8901 |GET /fw.bin HTTP/1.1\0d\0a|
 *     + |Host: 127.0.0.1:8901\0d\0a\0d\0a|
 *     < 0 8901 |HTTP/1.1 200 OK\0d\0a|
 *     end 0 8901
 *
 * ">" has been sent by the client, "<" by the server, and "+" goes on with
 * what was said in the line above. The first number is a connection or a
 * socket of its own, the second the server's port. "open" is a connection, and
 * "end" that the server has ended it. Octets other than 20-7E, "\" and "|" are
 * escaped. Each "<" of a socket without "open" is a datagram.
 */
#ifndef TALK_H
#define TALK_H

#include <stddef.h>
#include <stdint.h>

enum {
    TALK_PARTS = 256,
    TALK_OCTETS = 8192,
    TALK_URL = 256
};

enum talk_kind {
    TALK_OPEN,
    TALK_SENT,
    TALK_CAME,
    TALK_END,
    TALK_RESET, /* not in a file: what was made of an end */
    TALK_QUIET  /* the same: nothing comes any more */
};

struct talk_part {
    uint8_t kind; /* enum talk_kind */
    uint8_t channel;
    uint16_t port;
    size_t at, length; /* in octets */
};

struct talk {
    char url[TALK_URL];
    size_t count;
    struct talk_part parts[TALK_PARTS];
    size_t length;
    uint8_t octets[TALK_OCTETS];
};

/* Reads the file, or says what is wrong with it and ends the program. */
void talk_read(struct talk *talk, const char *path);

/*
 * Writes a part that says something to standard output: part->length octets,
 * which are not those of a talk.
 */
void talk_write(const struct talk_part *part, const void *octets);

/* Random numbers that are always the same. */
uint32_t talk_random(uint32_t *state);

#endif
