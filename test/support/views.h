/*
 * views.h - the ten typed views as data: as a line of text, and checked
 *
 *     view_line: "directories=pub name=fw.bin type=i"   or   "TYPECODE@20"
 */
#ifndef VIEWS_H
#define VIEWS_H

#include "nurl_any.h"

/*
 * The struct of any->scheme as one line, which is valid until the next call:
 * its parts, then its other members, as "item=7". Without any it is "nothing".
 * Uses the struct's own stop, not any->stop.
 */
const char *view_line(const struct nurl_any *any, const struct nurl *url,
                      enum nurl_status status);

/* Adds the same to a line of render.h; nothing if there is nothing. */
void view_render(const struct nurl_any *any, const struct nurl *url);

/*
 * NULL, or the invariant that the struct breaks: stop is in the text. After an
 * error no part is present. After a success stop is the end of the URL, and the
 * parts with their delimiters make the text after the authority or the colon.
 * Only mailto's local and domain overlap with another part, its address.
 */
const char *view_unsound(const struct nurl_any *any, const struct nurl *url,
                         enum nurl_status status);

/* The stop of the struct of any->scheme; for OTHER any->stop. */
uint16_t view_stop(const struct nurl_any *any);

#endif
