/* SPDX-License-Identifier: MIT */
/*
 * nurl_view.h - the scheme-specific parts of any of the ten schemes
 */
#ifndef NURL_VIEW_H
#define NURL_VIEW_H

#include "nurl_any.h"
#include "scheme/nurl_schemepart.h"

/*
 * Parses the scheme-specific part. any->scheme must be one of the ten schemes
 * of RFC 1738.
 */
enum nurl_status nurl_view_read(struct nurl_any *any, struct nurl_reader *in);

#endif
