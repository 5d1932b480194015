/*
 * nurl_any.c - the view of any of the ten schemes, for tools
 */
#include "nurl_any.h"
#include "base/nurl_scheme_name.h"
#include "nurl_parse.h"
#include "url/nurl_view.h"

enum nurl_status nurl_any_view(struct nurl_any *any, const struct nurl *url)
{
    enum nurl_scheme scheme;

    any->scheme = NURL_SCHEME_OTHER;
    any->as.stop = 0;
    if (url->profile == NURL_PROFILE_NONE) {
        return NURL_ERR_UNPARSED;
    }
    scheme = nurl_scheme_of(url);
    if (scheme == NURL_SCHEME_OTHER || scheme > NURL_SCHEME_LAST_1738) {
        return NURL_ERR_SCHEME;
    }
    any->scheme = (uint8_t)scheme;
    return nurl_view(&any->as, url, any->scheme);
}

enum nurl_status nurl_any(struct nurl_any *any, const char *text, size_t length)
{
    enum nurl_status status = nurl_parse_1738(&any->url, text, length);

    if (nurl_any_view(any, &any->url) == NURL_ERR_SCHEME) {
        any->as.stop = any->url.stop; /* outside the ten there is no view */
    }
    return status;
}
