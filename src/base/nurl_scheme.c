/*
 * nurl_scheme.c - which scheme is it?
 */
#include "nurl_scheme.h"
#include "base/nurl_scheme_name.h"

enum nurl_scheme nurl_scheme_of(const struct nurl *url)
{
    return nurl_scheme_named(nurl_part(url, url->scheme));
}
