/* SPDX-License-Identifier: MIT */
/*
 * state.h - what all protocols use of a fetch
 */
#ifndef NFETCH_STATE_H
#define NFETCH_STATE_H

#include "nfetch_transport.h" /* nfetch_say */

enum {
    NFETCH_MS_SLICE = 250, /* longest wait without a call of fetch->moved */
    /* `moved` is not called sooner in a wait of the network; between two of
       its turns there are NFETCH_NET_TURN_MS at most */
    NFETCH_MS_TURN = 125
};

/* Returns `ms`, or NFETCH_MS_SLICE if that is shorter. */
uint32_t nfetch_slice(uint32_t ms);

/*
 * The rate is that of bytes that the sink took, in windows (struct
 * nfetch_limits): no other byte that a server sends is progress. A window
 * begins now: call it after a wait that was not the server's, or that has a
 * limit of its own.
 */
void nfetch_open_window(struct nfetch *fetch);

/*
 * Calls fetch->moved. Returns NFETCH_OK, NFETCH_ERR_CANCELLED, or
 * NFETCH_ERR_LATE after limits.whole_ms; once the fetch was ended, what has
 * ended it.
 */
int nfetch_moved(struct nfetch *fetch);

/* The same, and NFETCH_ERR_SLOW at the end of a window. */
int nfetch_poll(struct nfetch *fetch);

/* struct nfetch_net's `turn`: NFETCH_OK, or as nfetch_moved if it is time to.
 */
int nfetch_turn(const struct nfetch_net *net);

/*
 * Stores what is wrong with fetch->text and where. Returns NFETCH_ERR_URL, or
 * nfetch_redirect_fault if the text is from a redirect.
 */
int nfetch_fault(struct nfetch *fetch, enum nurl_status fault, size_t stop);

/* Returns NFETCH_ERR_LOCATION for BUF, else NFETCH_ERR_REDIRECT. */
int nfetch_redirect_fault(enum nurl_status fault);

/*
 * Returns the URL whose login can be sent now, or NULL. This is the URL that
 * the caller gave, as long as the request goes to the same origin. A login in a
 * redirect is ignored.
 */
const struct nurl *nfetch_login(const struct nfetch *fetch);

/*
 * The first and the second part of fetch->work. They do not overlap; `first`
 * is the size of the first part.
 */
struct nfetch_buffer nfetch_front(const struct nfetch *fetch, size_t first);
struct nfetch_buffer nfetch_rest(const struct nfetch *fetch, size_t first);

/* Takes the text up to the next divider, and the divider. */
struct nurl_str nfetch_take_until(struct nurl_str *text, char divider);

/* Returns NFETCH_ERR_LOGIN if the server had a login, else NFETCH_ERR_DENIED.
 */
int nfetch_denied(const struct nfetch *fetch);

/* Keeps what names the version of the file. One that is too long names none. */
void nfetch_keep_version(struct nfetch *fetch, struct nurl_str validator);

/*
 * The sink: a file begins, goes on at fetch->received, grows, is complete. It
 * is told to go on only if it has bytes of an earlier fetch.
 */
int nfetch_begin(struct nfetch *fetch, uint64_t size,
                 struct nurl_str validator);
int nfetch_resume(struct nfetch *fetch);
int nfetch_add(struct nfetch *fetch, const void *bytes, size_t length);
int nfetch_finish(struct nfetch *fetch);

#endif
