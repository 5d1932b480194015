/*
 * nurl_find.h - URLs in running text
 *
 *     Yes, I found it under <URL:ftp://info.cern.ch/pub/www/doc;
 *     type=d> but you can also ...                      RFC 1738 appendix
 *
 *     URL      <URL:...>, with anything inside
 *     ANGLE    <...> that holds a strictly valid URL
 *     BARE     one of the ten schemes or https at a word boundary, up to white
 *              space, a quote or a bracket, without the punctuation behind it
 *
 * In brackets white space and line breaks are ignored, so a URL that is broken
 * across lines comes out whole. A hyphen before a line break may or may not be
 * part of it: it stays, is counted, and can be dropped to try the other way.
 *
 *     nurl_find_open(&find, text, length, NURL_FIND_URL);
 *     for (;;) {
 *         nurl_open(&out, room, sizeof room);
 *         if (!nurl_find_next(&find, &found, &out)) {
 *             break;
 *         }
 *         nurl_parse_1738_ref(&url, room, out.len) ...
 *     }
 *
 * The text may be of any length and come in pieces: when no more is found,
 * find.at says how far it has been read; what lies behind it belongs in front
 * of the next piece, and find.is_open tells that a bracket is open there. With
 * BARE, what stands behind it has been read for bare URLs already.
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

struct nurl_find {
    const char *text;
    size_t length;
    size_t at;       /* all before it has been read */
    size_t open;     /* where the first bracket stands that stays open */
    uint8_t ways;    /* NURL_FIND_... */
    uint8_t is_open; /* 1: at `at` a bracket is open that may hold a URL */
};

struct nurl_found {
    size_t at; /* what stands in the text, between the brackets */
    size_t len;
    size_t hyphen_breaks; /* hyphens before a line break */
    uint8_t way;          /* URL, ANGLE or BARE */
};

/* Begins a search. */
void nurl_find_open(struct nurl_find *find, const char *text, size_t length,
                    unsigned ways);

/*
 * 1 and the next URL, which is put into the writer without its brackets, its
 * prefix and the white space inside, with its fragment; or 0 when there is
 * none. The writer's room may be the memory of the text itself: what is
 * written never reaches what is still to be read; but not with ANGLE and BARE
 * together, because what breaks across lines in "<...>" is put together before
 * it is judged, and then read for bare URLs. A URL for which there is
 * no room is found, too, and the writer says BUF; whether it is valid is then
 * not known.
 */
int nurl_find_next(struct nurl_find *find, struct nurl_found *found,
                   struct nurl_writer *out);

/*
 * The text without a prefix "URL:" in any case and the white space behind it;
 * once.
 */
struct nurl_str nurl_find_prefix(struct nurl_str text);

#ifdef __cplusplus
}
#endif

#endif
