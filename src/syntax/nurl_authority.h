/* SPDX-License-Identifier: MIT */
/*
 * nurl_authority.h - an authority that is the whole text
 */
#ifndef NURL_AUTHORITY_H
#define NURL_AUTHORITY_H

#include "syntax/nurl_cursor.h"

/*
 * Starts a parse of the text. Returns OK, or an error of nurl_reset_to; then
 * nothing can be read.
 */
enum nurl_status nurl_authority_begin(struct nurl *url,
                                      struct nurl_cursor *cursor,
                                      struct nurl_str text);

/*
 * authority = [ userinfo "@" ] host [ ":" port ]                section 3.2
 *
 * Leaves the cursor after it, where the text should end. An address with a zone
 * is IP_LITERAL, with the cursor on the "[".
 */
enum nurl_status nurl_authority_read(struct nurl *url,
                                     struct nurl_cursor *cursor);

/*
 * Ends the parse. Returns `status`, the error of an earlier step; if that is
 * OK, checks that the text ends here. Sets an empty path at the end of the
 * text.
 */
enum nurl_status nurl_authority_end(struct nurl *url,
                                    const struct nurl_cursor *cursor,
                                    enum nurl_status status);

#endif
