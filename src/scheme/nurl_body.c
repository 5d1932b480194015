/*
 * nurl_body.c - the body of a URL, read by the rules of its scheme
 */
#include "nurl_body.h"

/* The n-th span of a view. */
static struct nurl_span *span_of(void *view, const struct nurl_form *form,
                                 unsigned n)
{
    return (struct nurl_span *)((char *)view + form->first) + n;
}

static void clear(void *view, const struct nurl_form *form)
{
    unsigned n;

    for (n = 0; n < form->spans; n++) {
        span_of(view, form, n)->at = 0;
        span_of(view, form, n)->len = 0;
    }
}

/* Behind the colon, or behind the authority if `at` says where that ends. */
static enum nurl_status open(struct nurl_body *body, const struct nurl *url,
                             const char *scheme)
{
    body->text = url->text;
    body->at = 0;
    body->strict = url->profile == NURL_PROFILE_1738;
    if (url->profile == NURL_PROFILE_NONE) {
        return NURL_UNPARSED;
    }
    if (!nurl_is(nurl_get(url, url->scheme), scheme)) {
        return NURL_SCHEME;
    }
    body->at = (uint16_t)(url->scheme.len + 1);
    body->end = (uint16_t)(url->path.at + url->path.len);
    if (url->query.at) {
        body->end = (uint16_t)(url->query.at + url->query.len);
    }
    return NURL_OK;
}

static int next_is(const struct nurl_body *body, char octet)
{
    return body->at < body->end && body->text[body->at] == octet;
}

/* BOUNDS: never passes the end, and the end is inside the text. */
void nurl_body_until(struct nurl_body *body, unsigned ends)
{
    while (body->at < body->end &&
           !(nurl_reserved(body->text[body->at]) & ends)) {
        body->at++;
    }
}

enum nurl_status nurl_body_part(struct nurl_body *body, struct nurl_span *span,
                                unsigned ends, unsigned never)
{
    span->at = body->at;
    nurl_body_until(body, body->strict ? ends | never : ends);
    span->len = (uint16_t)(body->at - span->at);
    if (body->at < body->end && !(nurl_reserved(body->text[body->at]) & ends)) {
        return NURL_CHAR;
    }
    return NURL_OK;
}

static enum nurl_status parts(struct nurl_body *body, void *view,
                              const struct nurl_form *form)
{
    const struct nurl_rule *rule = form->rule;
    enum nurl_status status;
    int needed = 1; /* the first part, and one behind a part that is there */
    unsigned n;

    for (n = 0; n < form->rules; n++, rule++) {
        if (rule->lead != '\0' && !next_is(body, rule->lead)) {
            if (needed && rule->missing != NURL_OK) {
                return (enum nurl_status)rule->missing;
            }
            needed = 0;
            continue;
        }
        if (rule->lead != '\0') {
            body->at++;
        }
        status = nurl_body_part(body, span_of(view, form, n), rule->ends,
                                rule->never);
        if (status != NURL_OK) {
            return status;
        }
        needed = 1;
    }
    return NURL_OK;
}

/* "//" authority: where it is missing, else the cursor moves behind it. */
static enum nurl_status authority(struct nurl_body *body,
                                  const struct nurl *url)
{
    if (url->host_kind == NURL_KIND_NONE) {
        if (next_is(body, '/')) {
            body->at++;
        }
        return NURL_SLASHES;
    }
    body->at = url->path.at;
    return NURL_OK;
}

enum nurl_status nurl_body_read(struct nurl_body *body, void *view,
                                const struct nurl *url,
                                const struct nurl_form *form)
{
    enum nurl_status status = open(body, url, form->scheme);

    clear(view, form);
    if (status == NURL_OK) {
        status = authority(body, url);
    }
    if (status == NURL_OK && next_is(body, '?') &&
        (form->rule[1].lead != '?' || form->rule[0].missing != NURL_OK)) {
        status = NURL_HOST_CHAR;
    }
    return status == NURL_OK ? parts(body, view, form) : status;
}

enum nurl_status nurl_body_rest(struct nurl_body *body, void *view,
                                const struct nurl *url,
                                const struct nurl_form *form)
{
    enum nurl_status status = open(body, url, form->scheme);

    clear(view, form);
    return status == NURL_OK ? parts(body, view, form) : status;
}

enum nurl_status nurl_body_close(const struct nurl_body *body, void *view,
                                 const struct nurl_form *form,
                                 enum nurl_status status)
{
    *(uint16_t *)view = body->at;
    if (status != NURL_OK) {
        clear(view, form);
    }
    return status;
}
