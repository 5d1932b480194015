/* SPDX-License-Identifier: MIT */
/*
 * nurl_find.h - find URLs in running text
 *
 *     Yes, I found it under <URL:ftp://info.cern.ch/pub/www/doc;
 *     type=d> but you can also ...            RFC 1738 appendix, 3986 C
 *
 *     URL      <URL:...>, with anything inside
 *     ANGLE    <...> with a URI: scheme, ":", and what nurl_parse accepts
 *     BARE     http://h/a: a scheme of RFC 1738 or https, no other (search
 *              for "coap://" yourself), at the start of a word, up to white
 *              space, '"', "<" or ">", without punctuation and unopened
 *              brackets at its end
 *
 * URL and BARE may not parse, and can have control bytes: nurl_parse tells. In
 * brackets white space is removed: a URL across lines becomes whole. A hyphen
 * before a line break, which can belong to it, is kept and counted, or dropped
 * with DROP_HYPHEN.
 *
 * The text can arrive in parts. What the next one can change is left in
 * find.rest: move it to the front of the buffer, and read on after it. If it
 * fills the buffer, feed it again as the last text, which finds only the start
 * of a longer URL, or nothing.
 *
 *     nurl_find_begin(&find, NURL_FIND_URL | NURL_FIND_BARE);
 *     do {
 *         n = receive(buffer + kept, sizeof buffer - kept);
 *         nurl_find_feed(&find, buffer, kept + n, n == 0);
 *         while (nurl_find_next(&find, &out)) ... out.ptr, out.len, unless BUF
 *         kept = find.rest.len;
 *         memmove(buffer, find.rest.ptr, kept);
 *     } while (n > 0 || more can follow);
 */
#ifndef NURL_FIND_H
#define NURL_FIND_H

#include "nurl_writer.h"

#ifdef __cplusplus
extern "C" {
#endif

enum nurl_find_way {
    NURL_FIND_URL = 1,
    NURL_FIND_ANGLE = 2,
    NURL_FIND_BARE = 4,
    NURL_FIND_ANY = 7, /* all three; brackets first */
    NURL_FIND_DROP_HYPHEN = 8
};

struct nurl_find {
    /* If nurl_find_next returned true: */
    struct nurl_str found; /* in the text, without "<" and "URL:" */
    size_t hyphens;        /* its hyphens before a line break */
    uint8_t way;           /* URL, ANGLE or BARE */
    /* If it returned false: */
    uint8_t is_open;      /* 1: a bracket is not closed */
    struct nurl_str rest; /* not decided yet; empty after the last text */
    /* Private: */
    const char *text;
    size_t length;
    size_t next;
    uint8_t ways;
    uint8_t last;
    uint8_t in_word;
    uint8_t after_word;
};

void nurl_find_begin(struct nurl_find *find, unsigned ways);

/*
 * Sets the text, to be kept until nurl_find_next returns false. `last` is 1 if
 * nothing follows.
 */
void nurl_find_feed(struct nurl_find *find, const char *text, size_t length,
                    int last);

/*
 * Returns true and the next URL in the writer, which begins anew: without
 * brackets, prefix and white space, so never longer than `found`. Error: BUF,
 * stop 0. "<...>" with white space is checked in the buffer: after BUF it may
 * be no URL.
 */
bool nurl_find_next(struct nurl_find *find, struct nurl_writer *out);

/* Returns the text without one prefix "URL:" and the white space after it. */
struct nurl_str nurl_strip_prefix(struct nurl_str text);

#ifdef __cplusplus
}
#endif

#endif
