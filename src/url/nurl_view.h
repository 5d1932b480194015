/*
 * nurl_view.h - which of the ten schemes, and its view
 */
#ifndef NURL_VIEW_H
#define NURL_VIEW_H

#include "nurl_any.h"

/* The enum nurl_any_scheme of a URL. */
unsigned nurl_view_scheme(const struct nurl *url);

/* Runs the view of this scheme, which is not OTHER. */
enum nurl_status nurl_view(union nurl_any_view *view, const struct nurl *url,
                           unsigned scheme);

#endif
