/* SPDX-License-Identifier: MIT */
/*
 * nurl_scheme.c - which scheme is it?
 */
#include "nurl_scheme.h"
#include "base/nurl_scheme_name.h"

/* BOUNDS: the scheme is at offset 0. Without a scheme the text can be NULL. */
enum nurl_scheme nurl_scheme_of(const struct nurl *url)
{
    return nurl_scheme_named(url->text, url->scheme.len);
}
