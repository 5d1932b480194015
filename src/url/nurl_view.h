/*
 * nurl_view.h - the view of any of the ten schemes
 */
#ifndef NURL_VIEW_H
#define NURL_VIEW_H

#include "nurl_any.h"
#include "scheme/nurl_schemepart.h"

/* Reads the part by the rules of any->scheme, one of the ten. */
enum nurl_status nurl_view_read(struct nurl_any *any, struct nurl_reader *in);

#endif
