/*
 * nurl_schemepart.c - the body of a URL, read by the rules of its scheme
 */
#include "scheme/nurl_schemepart.h"
#include "base/nurl_scan.h"

static int next_is(const struct nurl_schemepart *body, char octet)
{
    return body->at < body->end && *body->at == octet;
}

void nurl_schemepart_span(const struct nurl_schemepart *body,
                          struct nurl_span *span, const char *start)
{
    span->off = (uint16_t)(start - body->text);
    span->len = (uint16_t)(body->at - start);
}

/* BOUNDS: never passes the end, and the end is inside the text. */
static enum nurl_status part(struct nurl_schemepart *body,
                             struct nurl_span *span,
                             const struct nurl_production *rule)
{
    const char *start = body->at;
    unsigned bit = 0;

    for (; body->at < body->end; body->at++) {
        bit = nurl_reserved(*body->at);
        if (bit & rule->ends) {
            break;
        }
        if (body->profile == NURL_PROFILE_1738 && (bit & rule->never)) {
            return NURL_ERR_CHAR;
        }
    }
    nurl_schemepart_span(body, span, start);
    return NURL_OK;
}

enum nurl_status nurl_schemepart_parts(struct nurl_schemepart *body,
                                       struct nurl_span *span,
                                       const struct nurl_production *rule)
{
    const struct nurl_production *end = rule + NURL_GRAMMAR_MAX;
    enum nurl_status status = NURL_OK;

    for (; rule < end && rule->lead != '\0'; rule++) {
        if (next_is(body, rule->lead)) {
            body->at++;
            status = part(body, span, rule);
        } else {
            status = (enum nurl_status)rule->missing;
        }
        if (status != NURL_OK) {
            break;
        }
        span++;
    }
    return status;
}

/* The cursor moves to where the body begins, or to the fault. */
static enum nurl_status begin(struct nurl_schemepart *body,
                              const struct nurl *url,
                              const struct nurl_grammar *form)
{
    const struct nurl_production *rule = form->rule;

    if (rule[0].lead == ':') {
        body->at += url->scheme.len;
        return NURL_OK;
    }
    body->at += url->path.off;
    if (url->host_kind == NURL_HOST_NONE) {
        if (form->spans & NURL_GRAMMAR_NO_AUTHORITY) {
            return NURL_OK;
        }
        body->at += next_is(body, '/');
        return NURL_ERR_SLASHES;
    }
    if (next_is(body, '?') && !(form->spans & NURL_GRAMMAR_QUERY)) {
        return NURL_ERR_HOST_CHAR;
    }
    return NURL_OK;
}

enum nurl_status nurl_schemepart_end(enum nurl_status status,
                                     const struct nurl_schemepart *body)
{
    unsigned n;

    *body->stop = (uint16_t)(body->at - body->text);
    for (n = 0; n < body->spans && status != NURL_OK; n++) {
        body->span[n].off = 0;
        body->span[n].len = 0;
    }
    return status;
}

enum nurl_status nurl_schemepart_begin(void *view, const struct nurl *url,
                                       const struct nurl_grammar *form,
                                       struct nurl_schemepart *body)
{
    enum nurl_status status;

    body->text = url->text;
    body->at = url->text;
    body->end = url->text + url->path.off + url->path.len;
    if (url->query.off) {
        body->end = url->text + url->query.off + url->query.len;
    }
    body->stop = view;
    body->span = (struct nurl_span *)(body->stop + 1);
    body->spans = form->spans & 15u;
    body->profile = url->profile;
    nurl_schemepart_end(NURL_ERR_UNPARSED, body); /* no part yet */
    if (url->profile == NURL_PROFILE_NONE) {
        return NURL_ERR_UNPARSED;
    }
    if (!nurl_scan_name(url->text, url->text + url->scheme.len, form->scheme)) {
        return NURL_ERR_SCHEME;
    }
    status = begin(body, url, form);
    return status == NURL_OK
               ? nurl_schemepart_parts(body, body->span, form->rule)
               : status;
}
