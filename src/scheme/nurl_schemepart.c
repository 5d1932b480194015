/* SPDX-License-Identifier: MIT */
/*
 * nurl_schemepart.c - the scheme-specific part of a URL, read by its scheme
 */
#include "scheme/nurl_schemepart.h"

enum nurl_status nurl_schemepart_open(struct nurl_reader *in,
                                      const struct nurl *url, const char *name)
{
    size_t start;
    size_t end;

    if (url->profile == NURL_PROFILE_NONE || !nurl_scheme_is(url, name)) {
        in->text = ""; /* that of the URL can be NULL */
        in->at = in->text;
        in->end = in->text; /* after an error nothing else is asked */
        return url->profile == NURL_PROFILE_NONE ? NURL_ERR_UNPARSED
                                                 : NURL_ERR_SCHEME;
    }
    start = url->path.off;
    end = start + url->path.len;
    if (url->query.off > 0) {
        if (url->path.len == 0) {
            start = url->query.off - 1u;
        }
        end = (size_t)url->query.off + url->query.len;
    }
    nurl_reader_begin(in, url, start, end);
    return NURL_OK;
}

/* "//" authority: how long it is if it is one text, without a gap. */
static uint32_t authority_length(const struct nurl *url)
{
    uint32_t len = UINT32_C(2) + url->host.len;

    if (nurl_present(url->user)) {
        len += UINT32_C(1) + url->user.len;
        if (nurl_present(url->password)) {
            len += UINT32_C(1) + url->password.len;
        }
    }
    if (nurl_present(url->port)) {
        len += UINT32_C(1) + url->port.len;
    }
    return len;
}

/*
 * Without an authority the reader is there; in a strict URL the path has all,
 * too. BOUNDS: else it is after the authority, and moves back to the beginning
 * of what has the same length.
 */
enum nurl_status nurl_schemepart_from_colon(struct nurl_reader *in)
{
    size_t start = in->url->scheme.len + 1u;
    uint32_t end = (uint32_t)start + authority_length(in->url);

    if (in->url->host_kind == NURL_HOST_NONE || in->at == in->text + start) {
        return NURL_OK;
    }
    if (end != (uint32_t)(in->at - in->text)) {
        in->at = in->text;
        return NURL_ERR_UNPARSED;
    }
    in->at = in->text + start;
    return NURL_OK;
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
