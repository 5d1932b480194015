/*
 * nurl_schemepart.c - the scheme-specific part of a URL, read by its scheme
 */
#include "scheme/nurl_schemepart.h"
#include "base/nurl_scheme_name.h"

int nurl_schemepart_is(const struct nurl_schemepart *in, char octet)
{
    return in->at < in->end && *in->at == octet;
}

/* BOUNDS: there is such an octet before the end. */
int nurl_schemepart_skip(struct nurl_schemepart *in, char octet)
{
    if (!nurl_schemepart_is(in, octet)) {
        return 0;
    }
    in->at++;
    return 1;
}

uint16_t nurl_schemepart_stop(const struct nurl_schemepart *in)
{
    return (uint16_t)(in->at - in->text);
}

/* BOUNDS: the text has at most 65,535 octets, so both numbers fit. */
void nurl_schemepart_span(const struct nurl_schemepart *in,
                          struct nurl_span *span, const char *start)
{
    span->off = (uint16_t)(start - in->text);
    span->len = (uint16_t)(in->at - start);
}

void nurl_schemepart_read(struct nurl_schemepart *in, struct nurl_span *span,
                          unsigned ends, unsigned never)
{
    const char *start = in->at;

    if (in->strict) {
        ends |= never | NURL_RESERVED_UNSAFE;
    }
    in->at = nurl_reserved_scan(start, in->end, ends);
    nurl_schemepart_span(in, span, start);
}

enum nurl_status nurl_schemepart_check(struct nurl_schemepart *in)
{
    const char *at = in->end;

    if (in->strict) {
        at = nurl_reserved_scan(in->at, in->end, NURL_RESERVED_UNSAFE);
    }
    if (at == in->end) {
        return NURL_OK;
    }
    in->at = at;
    return NURL_ERR_CHAR;
}

enum nurl_status nurl_schemepart_end(const struct nurl_schemepart *in)
{
    return in->at < in->end ? NURL_ERR_CHAR : NURL_OK;
}

/* What RFC 3986 may have read between the scheme and this part. */
static enum nurl_status behind_authority(struct nurl_schemepart *in,
                                         enum nurl_scheme scheme)
{
    if (in->url->host_kind == NURL_HOST_NONE) {
        if (scheme == NURL_SCHEME_FILE) {
            return NURL_OK;
        }
        nurl_schemepart_skip(in, '/');
        return NURL_ERR_SLASHES;
    }
    if (nurl_schemepart_is(in, '?') && scheme != NURL_SCHEME_HTTP) {
        return NURL_ERR_HOST_CHAR;
    }
    return NURL_OK;
}

/* BOUNDS: a stored struct may be damaged, and end before it begins. */
void nurl_schemepart_open(struct nurl_schemepart *in, const struct nurl *url,
                          enum nurl_scheme scheme)
{
    const struct nurl_span *last = &url->path;

    if (nurl_present(url->query)) {
        last = &url->query;
    }
    in->url = url;
    in->text = url->text;
    in->end = url->text + last->off + last->len;
    in->strict = url->profile == NURL_PROFILE_1738;
    in->status = NURL_OK;
    if (scheme == NURL_SCHEME_MAILTO || scheme == NURL_SCHEME_NEWS) {
        in->at = url->text + url->scheme.len + 1;
    } else {
        in->at = url->text + url->path.off;
        in->status = (int8_t)behind_authority(in, scheme);
    }
    if (in->end < in->at) {
        in->end = in->at;
    }
}

/* No URL of this scheme: its text, which may be NULL, is not looked at. */
static void refuse(struct nurl_schemepart *in, enum nurl_status status)
{
    in->text = "";
    in->at = in->text;
    in->end = in->text;
    in->status = (int8_t)status;
}

void nurl_schemepart_begin(struct nurl_schemepart *in, const struct nurl *url,
                           enum nurl_scheme scheme)
{
    if (url->profile == NURL_PROFILE_NONE) {
        refuse(in, NURL_ERR_UNPARSED);
    } else if (!nurl_scheme_has_name(scheme, nurl_part(url, url->scheme))) {
        refuse(in, NURL_ERR_SCHEME);
    } else {
        nurl_schemepart_open(in, url, scheme);
    }
}
