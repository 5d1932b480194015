/*
 * nurl_find.h - URLs in running text
 *
 *     Yes, I found it under <URL:ftp://info.cern.ch/pub/www/doc;
 *     type=d> but you can also ...            RFC 1738 appendix, 3986 C
 *
 *     URL      <URL:...>, with anything inside
 *     ANGLE    <...> that holds a URI: scheme, ":", and what nurl_parse takes
 *     BARE     http://h/a: one of the ten schemes of RFC 1738 or https, at the
 *              beginning of a word, up to white space, '"', "<" or ">"; without
 *              the punctuation behind it, and without a bracket that closes
 *              what the URL does not open
 *
 * In brackets white space and line breaks are ignored, so a URL that is broken
 * across lines comes out whole. A hyphen before a line break may or may not be
 * part of it: it stays and is counted, and can be dropped to try the other way.
 *
 *     nurl_writer_init(&out, room, sizeof room);
 *     nurl_find_begin(&find, NURL_FIND_URL | NURL_FIND_BARE);
 *     nurl_find_feed(&find, text, length, 1);
 *     while (nurl_find_next(&find, &out)) {
 *         if (nurl_writer_status(&out) == NURL_OK) {
 *             nurl_parse(&url, out.ptr, out.len) ...
 *         }
 *     }
 *
 * Text of any length may come in pieces. What the next piece may change, an
 * open bracket or a URL that touches the end, is left in find.rest: it is moved
 * to the front of the buffer, and the next octets are read behind it.
 *
 *     nurl_writer_init(&out, room, sizeof room);
 *     nurl_find_begin(&find, ways);
 *     kept = 0;
 *     do {
 *         space = sizeof buffer - kept;
 *         n = space > 0 ? read_some(buffer + kept, space) : 0;
 *         nurl_find_feed(&find, buffer, kept + n, n == 0);
 *         while (nurl_find_next(&find, &out)) ... as above
 *         kept = find.rest.len;
 *         memmove(buffer, find.rest.ptr, kept);
 *     } while (n > 0 || space == 0);
 *
 * A rest that fills the whole buffer will not be decided in it, so the loop
 * feeds it once more as the last text, and goes on. Of a URL that is longer
 * than the buffer a beginning is found, or nothing. Any text may be fed behind
 * the last one: what is kept from before is only whether a word goes on.
 */
#ifndef NURL_FIND_H
#define NURL_FIND_H

#include "nurl_writer.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The ways in which a URL may stand in text; they can be added up. */
enum nurl_find_way {
    NURL_FIND_URL = 1,
    NURL_FIND_ANGLE = 2,
    NURL_FIND_BARE = 4,
    NURL_FIND_ANY = 7,        /* all three; brackets are tried first */
    NURL_FIND_DROP_HYPHEN = 8 /* and a hyphen before a line break is dropped */
};

struct nurl_find {
    /* After nurl_find_next has returned 1: */
    struct nurl_str found; /* where the URL stands, without "<" and "URL:" */
    size_t hyphens;        /* hyphens before a line break that it has there */
    uint8_t way;           /* how it stands there: URL, ANGLE or BARE */
    /* After it has returned 0: */
    uint8_t is_open;      /* a bracket that may hold a URL is not closed */
    struct nurl_str rest; /* not decided yet; empty after the last text */
    /* Private: */
    const char *text;
    size_t length;
    size_t next; /* all before it has been read */
    uint8_t ways;
    uint8_t last;
    uint8_t in_word; /* a word goes on at the beginning of this piece */
    uint8_t after_word;
};

/* Begins a search; `ways` is a sum of enum nurl_find_way. */
void nurl_find_begin(struct nurl_find *find, unsigned ways);

/*
 * Gives it a text to search: the rest of the one before, if there was any, and
 * new octets behind it. `last` says that nothing follows. It may be of any
 * length, and must stay until nurl_find_next has returned 0.
 */
void nurl_find_feed(struct nurl_find *find, const char *text, size_t length,
                    int last);

/*
 * 1 and the next URL in the writer, which begins anew, or 0 when there is none
 * in this piece. The URL has no brackets, no prefix and no white space any
 * more, and still its fragment; it is as `found` where there was nothing to
 * take out, and never longer. The buffer must not lie in the text.
 *
 * Failures in the writer: BUF, stop 0. The URL is found all the same and its
 * length counted; of one in "<...>" that has white space inside it is not
 * known then whether it is one.
 */
int nurl_find_next(struct nurl_find *find, struct nurl_writer *out);

/*
 * The text without a prefix "URL:" in any case and the white space behind it;
 * once.
 */
struct nurl_str nurl_strip_prefix(struct nurl_str text);

#ifdef __cplusplus
}
#endif

#endif
