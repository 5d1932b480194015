/*
 * nurl_find.h - URLs in running text
 *
 *     Yes, I found it under <URL:ftp://info.cern.ch/pub/www/doc;
 *     type=d> but you can also ...                      RFC 1738 appendix
 *
 *     URL      <URL:...>, with anything inside
 *     ANGLE    <...> that holds a strictly valid URL
 *     BARE     one of the ten schemes or https at a word boundary, up to white
 *              space, '"', "<" or ">", without the punctuation or the
 *              unmatched ")" behind it
 *
 * In brackets white space and line breaks are ignored, so a URL that is broken
 * across lines comes out whole. A hyphen before a line break may or may not be
 * part of it: it stays, is counted, and can be dropped to try the other way.
 *
 *     nurl_find_open(&find, text, length, NURL_FIND_URL);
 *     for (;;) {
 *         nurl_writer_init(&out, room, sizeof room);
 *         if (!nurl_find_next(&find, &found, &out)) {
 *             break;
 *         }
 *         nurl_parse_1738_ref(&url, room, out.len) ...
 *     }
 *
 * Text of any length may come in pieces: with MORE the search ends before
 * what the next piece may change, an open bracket or a bare URL that touches
 * the end. What lies behind find.rest is moved to the front of the buffer, the
 * next octets follow it, and nurl_find_more goes on:
 *
 *     keep = find.length - find.rest;
 *     (move keep octets from text + find.rest to text, read more behind them)
 *     nurl_find_more(&find, text, keep + n, ways);
 *
 * The last piece comes without MORE, and so does a full buffer with rest 0.
 * Reentrant, and safe in an interrupt; linear in the length of the text.
 */
#ifndef NURL_FIND_H
#define NURL_FIND_H

#include "nurl_writer.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The ways in which a URL may stand in text; they can be added up. */
#define NURL_FIND_URL 1u
#define NURL_FIND_ANGLE 2u
#define NURL_FIND_BARE 4u
#define NURL_FIND_ANY 7u
/* Add this to drop the hyphen before a line break. */
#define NURL_FIND_DROP_HYPHEN 8u
/* Add this if the text goes on behind this piece. */
#define NURL_FIND_MORE 16u

struct nurl_find {
    const char *text;
    size_t length;
    size_t at;          /* all before it has been read */
    size_t rest;        /* where what is not decided yet begins, or length */
    uint8_t ways;       /* NURL_FIND_... */
    uint8_t is_open;    /* a bracket is open at `rest` */
    uint8_t in_word;    /* a word goes on at the start of the text */
    uint8_t after_word; /* the same for the piece that comes next */
};

struct nurl_found {
    size_t at; /* the URL in the text, behind "<" and the prefix "URL:" */
    size_t len;
    size_t hyphen_breaks; /* hyphens before a line break */
    uint8_t way;          /* URL, ANGLE or BARE */
};

/* Begins a search; `ways` is a sum of NURL_FIND_... */
void nurl_find_open(struct nurl_find *find, const char *text, size_t length,
                    unsigned ways);

/*
 * Goes on with the next piece after nurl_find_next has returned 0: with MORE
 * that is what lay behind find.rest and new text behind it, else new text.
 */
void nurl_find_more(struct nurl_find *find, const char *text, size_t length,
                    unsigned ways);

/*
 * 1 and the next URL, which is put into the writer without its brackets, its
 * prefix and the white space inside, with its fragment; or 0 when there is
 * none: then find.is_open tells whether a bracket that may hold a URL is open
 * at find.rest.
 *
 * A URL for which there is no room is found, too, and the writer says BUF;
 * whether it is valid is then not known.
 *
 * In place: the writer's room may be the memory of the text itself and begin
 * where the text does or before. What this function writes never reaches what
 * is still to be read; close the writer with nurl_writer_status, because the
 * NUL of nurl_writer_finish might. But not with ANGLE and BARE together: what
 * breaks across lines in "<...>" is put together before it is judged, and then
 * read for bare URLs.
 */
int nurl_find_next(struct nurl_find *find, struct nurl_found *found,
                   struct nurl_writer *out);

/*
 * The text without a prefix "URL:" in any case and the white space behind it;
 * once.
 */
struct nurl_str nurl_strip_prefix(struct nurl_str text);

#ifdef __cplusplus
}
#endif

#endif
