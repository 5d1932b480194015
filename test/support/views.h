/*
 * views.h - the ten typed views as data: as a line of text, and checked
 *
 *     view_line: "directories=pub name=fw.bin type=i"   or   "TYPECODE@20"
 */
#ifndef VIEWS_H
#define VIEWS_H

#include "nurl_any.h"

/*
 * The view as one line, which stays until the next call: its parts, then what
 * it holds besides, as "item=7". Nothing at all is "nothing". any->scheme says
 * which view it is; any->stop is not looked at, but the view's own.
 */
const char *view_line(const struct nurl_any *any, const struct nurl *url,
                      enum nurl_status status);

/*
 * NULL if the view is sound, else which invariant it breaks: stop lies in the
 * text; after an error no part is left; after a success stop is the end of the
 * URL, and the parts with their delimiters rebuild all after the authority,
 * or after the colon. The one overlap: mailto's local and domain lie in its
 * address.
 */
const char *view_unsound(const struct nurl_any *any, const struct nurl *url,
                         enum nurl_status status);

/* The stop of a view, whichever it is; with OTHER that of the struct. */
uint16_t view_stop(const struct nurl_any *any);

#endif
