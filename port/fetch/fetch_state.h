/*
 * fetch_state.h - what all protocols use of a fetch
 */
#ifndef FETCH_STATE_H
#define FETCH_STATE_H

#include "fetch.h"

enum {
    FETCH_MS_WHOLE = 60000 /* also of a server that sends drop by drop */
};

/* The time left for one step: `ms`, or less at the end of FETCH_MS_WHOLE. */
uint32_t fetch_left(const struct fetch *fetch, uint32_t ms);

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
