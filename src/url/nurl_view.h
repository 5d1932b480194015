/*
 * nurl_view.h - which of the ten schemes, and its view
 */
#ifndef NURL_VIEW_H
#define NURL_VIEW_H

#include "nurl_any.h"

/*
 * The enum nurl_scheme of a URL that has a profile, and its view, if there
 * is one. It asks the views whose names are as long: a list of all the names
 * would take 90 octets more on Cortex-M0.
 */
unsigned nurl_view_scheme(union nurl_any_view *view, const struct nurl *url);

/* Runs the view of this scheme, which is not OTHER. */
enum nurl_status nurl_view(union nurl_any_view *view, const struct nurl *url,
                           unsigned scheme);

#endif
