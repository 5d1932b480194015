/*
 * nurl_authority.h - an authority that is the whole text
 */
#ifndef NURL_AUTHORITY_H
#define NURL_AUTHORITY_H

#include "syntax/nurl_cursor.h"

/*
 * Starts a parse of the text. Returns OK, or what nurl_reset_to returns: then
 * there is nothing to read.
 */
enum nurl_status nurl_authority_begin(struct nurl *url,
                                      struct nurl_cursor *cursor,
                                      struct nurl_str text);

/*
 * authority = [ userinfo "@" ] host [ ":" port ]                section 3.2
 *
 * Leaves the cursor after it, where the text should end. A zone is
 * IP_LITERAL: then the cursor is on the "[".
 */
enum nurl_status nurl_authority_read(struct nurl *url,
                                     struct nurl_cursor *cursor);

/*
 * Ends the parse with the status of what was read; if that is OK, the text
 * must end here. The path is empty and at the end of the text.
 */
enum nurl_status nurl_authority_end(struct nurl *url,
                                    const struct nurl_cursor *cursor,
                                    enum nurl_status status);

#endif
