/*
 * fetch_state.h - what all protocols use of a fetch
 */
#ifndef FETCH_STATE_H
#define FETCH_STATE_H

#include "fetch.h"

enum {
    FETCH_MS_SLICE = 500 /* longest wait without a call of fetch_poll */
};

/* Returns `ms`, or FETCH_MS_SLICE if that is shorter. */
uint32_t fetch_slice(uint32_t ms);

/*
 * The rate is measured in windows (struct fetch_limits). One begins now: call
 * it after a wait that was not the server's.
 */
void fetch_open_window(struct fetch *fetch);

/* Counts bytes that the network has received. Returns as fetch_poll. */
int fetch_came(struct fetch *fetch, size_t bytes);

/*
 * Returns FETCH_OK, FETCH_ERR_CANCELLED, or FETCH_ERR_SLOW at the end of a
 * window.
 */
int fetch_poll(struct fetch *fetch);

/* Waits, and opens a window. Returns FETCH_OK or FETCH_ERR_CANCELLED. */
int fetch_wait(struct fetch *fetch, uint32_t ms);

/*
 * Stores what is wrong with fetch->text and where. Returns FETCH_ERR_URL, or
 * FETCH_ERR_REDIRECT if the text came from a redirect.
 */
int fetch_fault(struct fetch *fetch, enum nurl_status fault, size_t stop);

/*
 * Returns the URL whose login may be sent now, or NULL. This is the URL that
 * the caller gave, as long as the request goes to the same origin. A login in a
 * redirect is ignored.
 */
const struct nurl *fetch_login(const struct fetch *fetch);

/*
 * The first and the second part of fetch->work. They do not overlap; `first`
 * is the size of the first part.
 */
struct fetch_buffer fetch_front(const struct fetch *fetch, size_t first);
struct fetch_buffer fetch_rest(const struct fetch *fetch, size_t first);

/* The sink: a file begins, goes on at fetch->received, grows, is complete. */
int fetch_begin(struct fetch *fetch, uint64_t size, struct nurl_str validator);
int fetch_resume(struct fetch *fetch);
int fetch_add(struct fetch *fetch, const void *bytes, size_t length);
int fetch_finish(struct fetch *fetch);

#endif
