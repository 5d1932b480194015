/* SPDX-License-Identifier: MIT */
/*
 * nurl_find.h - find URLs in running text
 *
 *     Yes, I found it under <URL:ftp://info.cern.ch/pub/www/doc;
 *     type=d> but you can also ...            RFC 1738 appendix, 3986 C
 *
 *     URL      <URL:...>, with anything inside
 *     ANGLE    <...> with a URI: scheme, ":", and what nurl_parse accepts
 *     BARE     http://h/a: a scheme of RFC 1738 or https, no other, at the
 *              start of a word, up to white space, '"', "<" or ">", without
 *              punctuation and unopened brackets at its end
 *
 * URL and BARE may not parse, and can have control bytes: nurl_parse tells.
 *
 * In brackets white space is removed, so a URL that is broken across lines
 * becomes whole. A hyphen before a line break can belong to the URL: it is kept
 * and counted, or dropped with DROP_HYPHEN.
 *
 *     nurl_find_begin(&find, NURL_FIND_URL | NURL_FIND_BARE);
 *     nurl_find_feed(&find, text, length, 1);
 *     while (nurl_find_next(&find, &out)) ... out.ptr, out.len, unless BUF
 *
 * The text can arrive in parts. What the next part can change is left in
 * find.rest: move it to the front of the buffer, and read on after it. If it
 * fills the buffer, feed it again as the last text: of a longer URL only the
 * start is found, or nothing.
 *
 *     do {
 *         n = receive(buffer + kept, sizeof buffer - kept);
 *         nurl_find_feed(&find, buffer, kept + n, n == 0);
 *         while (nurl_find_next(&find, &out)) ...
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

/* What to find, to be added up. */
enum nurl_find_way {
    NURL_FIND_URL = 1,
    NURL_FIND_ANGLE = 2,
    NURL_FIND_BARE = 4,
    NURL_FIND_ANY = 7, /* all three; brackets first */
    NURL_FIND_DROP_HYPHEN = 8
};

struct nurl_find {
    /* After nurl_find_next has returned true: */
    struct nurl_str found; /* the URL in the text, without "<" and "URL:" */
    size_t hyphens;        /* its hyphens before a line break */
    uint8_t way;           /* URL, ANGLE or BARE */
    /* After it has returned false: */
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

/* Begins a search. */
void nurl_find_begin(struct nurl_find *find, unsigned ways);

/*
 * Sets the text to search: the rest of the last one, and new bytes after it.
 * `last` is 1 if nothing follows. Keep the text until nurl_find_next returns
 * false.
 */
void nurl_find_feed(struct nurl_find *find, const char *text, size_t length,
                    int last);

/*
 * Returns true and the next URL, without brackets, prefix and white space, in
 * the writer, which begins anew. The URL never has more bytes than `found`.
 *
 * Error: BUF, stop 0. "<...>" with white space inside is checked in the buffer,
 * so after BUF it may be no URL.
 *
 * Takes at most 250 instructions a byte (nurl.h).
 */
bool nurl_find_next(struct nurl_find *find, struct nurl_writer *out);

/* Returns the text without one prefix "URL:" and the white space after it. */
struct nurl_str nurl_strip_prefix(struct nurl_str text);

#ifdef __cplusplus
}
#endif

#endif
