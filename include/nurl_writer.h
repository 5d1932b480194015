/*
 * nurl_writer.h - text into room that the caller owns
 *
 * A writer never writes past its room and always counts. Functions put text
 * into it one after the other, and one check at the end tells how it went:
 *
 *     char room[32];
 *     struct nurl_writer out;
 *
 *     nurl_open(&out, room, sizeof room);
 *     nurl_put(&out, nurl_get(&url, url.host));
 *     nurl_put(&out, nurl_get(&url, url.path));
 *     if (nurl_close_string(&out) == NURL_OK) ... room is "h.com/a"
 *
 * The first failure sticks. When the room is full (NURL_BUF), what stands in
 * it is a whole prefix and stays (an escape that does not fit leaves up to two
 * octets unused), and `len` counts on: it becomes the room that is needed. So a
 * writer without room is a question for the size. After any other failure `len`
 * stands still. `stop` is an offset in the input of the call that failed.
 *
 * Reentrant, and safe in an interrupt.
 */
#ifndef NURL_WRITER_H
#define NURL_WRITER_H

#include "nurl_span.h"
#include "nurl_status.h"

#ifdef __cplusplus
extern "C" {
#endif

struct nurl_writer {
    char *at;      /* the caller's room; may be NULL if room is 0 */
    size_t room;   /* its size in octets */
    size_t len;    /* octets written, or needed */
    uint16_t stop; /* of the first failure: where in that call's input */
    int8_t status; /* enum nurl_status, of the first failure */
};

/* Starts with empty room of `size` octets; 0 asks how many are needed. */
void nurl_open(struct nurl_writer *out, char *room, size_t size);

/*
 * Puts the text as it is, octet by octet. It may lie in the writer's own
 * room, where the next octet goes or behind it. Failures: BUF at the first
 * octet without room, TOO_LONG.
 */
void nurl_put(struct nurl_writer *out, struct nurl_str text);

/* The first failure since nurl_open, or OK. Writes nothing. */
enum nurl_status nurl_close(const struct nurl_writer *out);

/*
 * Like nurl_close, and adds a NUL, which is not counted in len but needs
 * room: len + 1 octets in all, and BUF without it, stop being 0 if only the
 * NUL had none. After a failure the room, if there is any, holds the
 * empty string, so that nobody takes a text for whole that is not.
 */
enum nurl_status nurl_close_string(struct nurl_writer *out);

#ifdef __cplusplus
}
#endif

#endif
