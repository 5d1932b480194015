/* SPDX-License-Identifier: MIT */
/*
 * nurl_schemepart.c - the scheme-specific part of a URL, read by its scheme
 */
#include "scheme/nurl_schemepart.h"

enum nurl_status nurl_schemepart_open(struct nurl_reader *in,
                                      const struct nurl *url, const char *name)
{
    size_t end;

    if (url->profile == NURL_PROFILE_NONE || !nurl_scheme_is(url, name)) {
        in->text = ""; /* that of the URL can be NULL */
        in->at = in->text;
        in->end = in->text; /* after an error nothing else is asked */
        return url->profile == NURL_PROFILE_NONE ? NURL_ERR_UNPARSED
                                                 : NURL_ERR_SCHEME;
    }
    end = (size_t)url->path.off + url->path.len;
    if (nurl_present(url->query)) {
        end = (size_t)url->query.off + url->query.len;
    }
    nurl_reader_begin(in, url, url->path.off, end);
    return NURL_OK;
}

void nurl_schemepart_from_colon(struct nurl_reader *in)
{
    nurl_reader_begin(in, in->url, in->url->scheme.len + 1u,
                      (size_t)(in->end - in->text));
}

enum nurl_status nurl_schemepart_authority(struct nurl_reader *in)
{
    if (in->url->host_kind != NURL_HOST_NONE) {
        return NURL_OK;
    }
    (void)nurl_reader_skip(in, '/');
    return NURL_ERR_SLASHES;
}

enum nurl_status nurl_schemepart_begin(struct nurl_reader *in,
                                       const struct nurl *url, const char *name)
{
    enum nurl_status status = nurl_schemepart_open(in, url, name);

    if (status == NURL_OK) {
        status = nurl_schemepart_authority(in);
    }
    if (status == NURL_OK && nurl_reader_is(in, '?')) {
        return NURL_ERR_HOST_CHAR;
    }
    return status;
}
