/*
 * nurl_any.c - the view of any of the ten schemes, for tools
 */
#include "nurl_any.h"
#include "base/nurl_scheme_name.h"
#include "url/nurl_view.h"

enum nurl_status nurl_any_parse(struct nurl_any *any, const struct nurl *url)
{
    struct nurl_schemepart in;
    enum nurl_scheme scheme;
    enum nurl_status status;

    any->scheme = NURL_SCHEME_OTHER;
    any->stop = 0;
    if (url->profile == NURL_PROFILE_NONE) {
        return NURL_ERR_UNPARSED;
    }
    scheme = nurl_scheme_named_1738(nurl_part(url, url->scheme));
    if (scheme == NURL_SCHEME_OTHER) {
        return NURL_ERR_SCHEME;
    }
    any->scheme = (uint8_t)scheme;
    nurl_schemepart_open(&in, url, scheme);
    status = nurl_view_read(any, &in);
    any->stop = nurl_schemepart_stop(&in);
    return status;
}
